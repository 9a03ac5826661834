import fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { csvFile, csvRows, withoutApostrophes } from './csv.ts';

const cellOf = (text: string) =>
  csvRows([[text]], 'en')
    .slice(1, -3)
    .replaceAll('""', '"');

it('A CSV file has a mark, quotes every cell, and is parted as its language does (rules 16.2)', () => {
  const rows = [
    ['Unit', 'Name'],
    ['305', 'Ann "Nan" Lee'],
  ];
  expect(csvFile(rows, 'en')).toBe('\uFEFF"Unit","Name"\r\n"305","Ann ""Nan"" Lee"\r\n');
  expect(csvFile(rows, 'fr')).toBe('\uFEFF"Unit";"Name"\r\n"305";"Ann ""Nan"" Lee"\r\n');
  expect(csvRows([['a, b', 'two\nlines', '']], 'en')).toBe('"a, b","two\nlines",""\r\n');
});

it('makes a formula a text at the beginning, and after each separator and line break', () => {
  for (const formula of ['=1+1', '+1 613 555 0101', '-2', '@sum', '\uFF1D1']) {
    expect(cellOf(formula)).toBe(`'${formula}`);
    for (const before of [
      'Bike;',
      'Bike,',
      'Bike; ',
      'Bike\t',
      'Bike\n',
      'Bike\r',
      'Bike;"',
      "x,'",
    ]) {
      expect(cellOf(before + formula)).toBe(`${before}'${formula}`);
    }
  }
  expect(cellOf('Bike;=1+1;=cmd')).toBe("Bike;'=1+1;'=cmd");
  for (const harmless of ['a=b', '1-2', 'Ann-Lee, Bo', "O'Neil", 'Bike; lamp', '']) {
    expect(cellOf(harmless)).toBe(harmless);
  }
});

it('is read again as it was, whatever it was', () => {
  const text = fc.string({ unit: fc.constantFrom(...`ab=+-@,;"' \t\n\r`) });
  fc.assert(
    fc.property(
      fc.array(text, { minLength: 2, maxLength: 4 }),
      fc.constantFrom('en', 'fr'),
      (row, locale) => {
        const delimiter = locale === 'fr' ? ';' : ',';
        const [read = []]: string[][] = parse(csvFile([row], locale), { bom: true, delimiter });
        expect(read.map(withoutApostrophes)).toEqual(row);
      },
    ),
  );
});

it('takes no longer for a long run of separators than it is', () => {
  const long = '; '.repeat(500_000);
  expect(cellOf(`${long}=1`)).toBe(`${long}'=1`);
  expect(cellOf(`${long}x`)).toBe(`${long}x`);
});
