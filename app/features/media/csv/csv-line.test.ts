import { expect, it } from 'vitest';
import { csvLine } from './csv-line.ts';

it('quotes what would break a line, and makes a formula a text', () => {
  expect(csvLine(['plain', 'a, b', 'say "hi"', 'two\nlines', ''])).toBe(
    'plain,"a, b","say ""hi""","two\nlines",\r\n',
  );
  for (const formula of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1']) {
    expect(csvLine([formula])).toBe(`'${formula}\r\n`);
  }
  expect(csvLine(['\r=1'])).toBe(`"'\r=1"\r\n`);
});
