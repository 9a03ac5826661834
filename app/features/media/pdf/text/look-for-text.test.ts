import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { lookForText } from './look-for-text.server.ts';

const never = new AbortController().signal;
const plenty = { ms: 60_000, memoryBytes: 2 ** 30 };

/** A picture of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A PDF with these pages; an empty one has a picture, as a scan would. */
async function pdf(...pages: string[]): Promise<Uint8Array> {
  const document = new PDFDocument({ autoFirstPage: false });
  for (const page of pages) {
    document.addPage();
    if (page) document.text(page);
    else document.image(picture, 50, 50, { width: 300, height: 400 });
  }
  document.end();
  return new Uint8Array(await buffer(document));
}

const words = 'The fees of every unit rise by three percent next year.';

it('finds text on one of the first pages (rules 20.4)', async () => {
  expect(await lookForText(await pdf('', words), never, plenty)).toBe(true);
  expect(await lookForText(await pdf('', 'Page 2'), never, plenty)).toBe(false);
  expect(await lookForText(await pdf('Fees'), never, plenty), 'no picture').toBe(true);
});

it('says nothing of another file, of one that is broken, or takes too long', async () => {
  expect(await lookForText(Buffer.from('PK\u0003\u0004'), never)).toBeNull();
  expect(await lookForText(Buffer.from('%PDF-1.7 and no more'), never, plenty)).toBeNull();
  expect(await lookForText(await pdf(words), never, { ...plenty, ms: 1 })).toBeNull();
  expect(await lookForText(await pdf(words), never, { ...plenty, memoryBytes: 1 })).toBeNull();
  expect(await lookForText(await pdf(words), AbortSignal.abort())).toBeNull();
});
