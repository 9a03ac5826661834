/**
 * The process that checks one uploaded PDF, so that a malicious one only harms this process. It is
 * run from this file, also when the server is built.
 */
import { writeFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';

const end = () => process.kill(process.pid, 'SIGKILL');
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
process.once('disconnect', end);

try {
  // Where memory runs out, Linux ends this process and not the server.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Other systems have no such file.
}

process.once('message', (bytes: Uint8Array) => {
  void hasText(bytes).then((found) => process.send?.({ found }));
});

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
