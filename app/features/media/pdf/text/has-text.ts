import { getDocumentProxy } from 'unpdf';

/** How many pages are looked at. */
const pages = 5;

/** Fewer letters than this on a page are a stamp or a page number on a scan. */
const lettersOfText = 40;

/**
 * Whether one of the first pages of a PDF has text; null for a file that cannot be read, such as one with
 * a password. Call it in a process of its own: a PDF can take any time and memory.
 */
export async function hasText(bytes: Uint8Array): Promise<boolean | null> {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { maxImageSize: 1 });
    for (let number = 1; number <= Math.min(pages, pdf.numPages); number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join('');
      if ((text.match(/[\p{L}\p{N}]/gu) ?? []).length >= lettersOfText) return true;
    }
    return false;
  } catch {
    return null;
  }
}
