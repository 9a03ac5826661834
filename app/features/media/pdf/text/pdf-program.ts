/**
 * The process that checks one uploaded PDF, so that a malicious one only harms this process. It is
 * run from this file, also when the server is built.
 */
import { getDocumentProxy } from 'unpdf';
import { answerTask } from '#app/lib/process/answer-task.ts';

answerTask<Uint8Array>(async (bytes) => ({ found: await hasText(bytes) }));

/** How many pages are looked at. */
const pages = 5;

/** Fewer letters than this on a page are a stamp or a page number, where the file has pictures, as a scan does. */
const lettersOnScan = 40;

/** Whether a file has a picture: its dictionary is never compressed, because what it describes is a stream. */
const hasPicture = (bytes: Uint8Array): boolean =>
  /\/Subtype\s*\/Image\b/.test(Buffer.from(bytes).toString('latin1'));

/**
 * Whether one of the first pages of a PDF has text; null for a file that cannot be read, such as one with
 * a password.
 */
async function hasText(bytes: Uint8Array): Promise<boolean | null> {
  try {
    const fewest = hasPicture(bytes) ? lettersOnScan : 1;
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { maxImageSize: 1 });
    for (let number = 1; number <= Math.min(pages, pdf.numPages); number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join('');
      if ((text.match(/[\p{L}\p{N}]/gu) ?? []).length >= fewest) return true;
    }
    return false;
  } catch {
    return null;
  }
}
