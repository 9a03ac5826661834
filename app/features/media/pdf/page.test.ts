import { expect, it } from 'vitest';
import { newPdf } from './fonts/document.server.ts';
import { breakLongWords } from './page.server.ts';

const width = 480;
const pdf = () => newPdf({ size: 'LETTER' }).font('sans').fontSize(12);

it('a word of thousands of letters is divided into lines, and no letter is lost', () => {
  const document = pdf();
  const word = 'Wim'.repeat(4000);
  const lines = breakLongWords(document, `Water ${word} off`, width).split('\n');
  expect(lines.join('')).toBe(`Water ${word} off`);
  expect(lines.length).toBeGreaterThan(100);
  for (const line of lines.slice(1, -1)) {
    expect(document.widthOfString(line)).toBeLessThanOrEqual(width);
    expect(document.widthOfString(line)).toBeGreaterThan(0.9 * width);
  }
});

it('is measured at once, however long it is', () => {
  const document = pdf();
  const lines = breakLongWords(document, 'm'.repeat(400_000), width);
  expect(document.heightOfString(lines, { width })).toBeGreaterThan(100_000);
});

it('words of an ordinary length stay as they are', () => {
  const text = `The water is off\n\nSee https://condo.example/${'a/'.repeat(100)}`;
  expect(breakLongWords(pdf(), text, width)).toBe(text);
});
