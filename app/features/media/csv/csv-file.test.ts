import { expect, it } from 'vitest';
import { csvFile } from './csv-file.ts';

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
