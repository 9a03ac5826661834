import { expect, it } from 'vitest';
import { newPdf } from './fonts/document.server.ts';
import { breakLongWords, endLong, tagged } from './page.server.ts';

const width = 480;
const pdf = async () => (await newPdf({ size: 'LETTER' })).font('sans').fontSize(12);

it('a word of thousands of letters is divided into lines, and no letter is lost', async () => {
  const document = await pdf();
  const word = 'Wim'.repeat(4000);
  const lines = breakLongWords(document, `Water ${word} off`, width).split('\n');
  expect(lines.join('')).toBe(`Water ${word} off`);
  expect(lines.length).toBeGreaterThan(100);
  for (const line of lines.slice(1, -1)) {
    expect(document.widthOfString(line)).toBeLessThanOrEqual(width);
    expect(document.widthOfString(line)).toBeGreaterThan(0.9 * width);
  }
});

it('is measured at once, however long it is', async () => {
  const document = await pdf();
  const lines = breakLongWords(document, 'm'.repeat(400_000), width);
  expect(document.heightOfString(lines, { width })).toBeGreaterThan(100_000);
});

it('words of an ordinary length stay as they are', async () => {
  const text = `The water is off\n\nSee https://condo.example/${'a/'.repeat(100)}`;
  expect(breakLongWords(await pdf(), text, width)).toBe(text);
});

/** Where the table at the end of a file says that its parts begin, and what is there. */
function partsOf(file: string): { part: number; found: string }[] {
  const [, start] = /startxref\n(\d+)\n%%EOF\n$/.exec(file) ?? [];
  const [, ...entries] = file.slice(Number(start)).matchAll(/^(\d{10}) \d{5} [fn] $/gm);
  return entries.map(([, offset], at) => ({
    part: at + 1,
    found: file.slice(Number(offset)).split('\n', 1)[0] ?? '',
  }));
}

it('a document of many pages can be read from the table at its end', async () => {
  const document = await newPdf({ size: 'LETTER', tagged: true, autoFirstPage: false });
  const read: Buffer[] = [];
  for (let page = 1; page <= 60; page++) {
    document.addPage();
    for (let line = 1; line <= 10; line++)
      tagged(document, 'P', () => document.text(`Page ${page}, line ${line}, Łukasz`));
    const bytes = document.read() as Buffer | null;
    if (bytes) read.push(bytes);
  }
  for await (const bytes of endLong(document)) read.push(bytes);
  const file = Buffer.concat(read).toString('latin1');
  const parts = partsOf(file);
  expect(parts.length).toBeGreaterThan(600);
  expect(parts.filter(({ part, found }) => found !== `${part} 0 obj`)).toEqual([]);
  expect(file.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(60);
});
