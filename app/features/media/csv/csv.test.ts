import { expect, it } from 'vitest';
import { csvFile, csvLine } from './csv.ts';

it('A CSV file has a mark, quotes every cell and disarms formulas (rules 16.2)', () => {
  expect(
    csvFile(
      [
        ['Unit', 'Name'],
        ['305', 'Ann "Nan" Lee'],
      ],
      ',',
    ),
  ).toBe('\uFEFF"Unit","Name"\r\n"305","Ann ""Nan"" Lee"\r\n');
  for (const formula of ['=1+1', '+1 613 555 0101', '-2', '@sum', '\t=1', '\r=1']) {
    expect(csvFile([[formula]], ';')).toBe(`\uFEFF"'${formula}"\r\n`);
  }
  expect(csvFile([['a=b', '1-2']], ';')).toBe('\uFEFF"a=b";"1-2"\r\n');
});

it('quotes what would break a line, and makes a formula a text', () => {
  expect(csvLine(['plain', 'a, b', 'say "hi"', 'two\nlines', ''])).toBe(
    'plain,"a, b","say ""hi""","two\nlines",\r\n',
  );
  for (const formula of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1']) {
    expect(csvLine([formula])).toBe(`'${formula}\r\n`);
  }
  expect(csvLine(['\r=1'])).toBe(`"'\r=1"\r\n`);
});
