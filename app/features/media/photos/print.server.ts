import { photoWidths, readAddress, widthsUpTo } from './addresses.ts';
import { fileKey } from './commands.server.ts';
import { photoStore } from './storage/photo-store.server.ts';

/** A photo as a PDF takes it; sizes in pixels. */
export interface PrintedPhoto {
  jpeg: Buffer;
  width: number;
  height: number;
}

const quality = 82;
/** Wide enough for half a page. */
const printWidth = photoWidths[1];

/** The photo at an address as a JPEG of at most 800 pixels' width; null for one that has no file any more. */
export async function photoForPrint(address: string): Promise<PrintedPhoto | null> {
  const photo = readAddress(address);
  if (!photo) return null;
  const widths = widthsUpTo(photo.width).filter((width) => width <= printWidth);
  const key = fileKey(photo.id, widths.at(-1) ?? photo.width);
  const store = await photoStore();
  if (!(await store.exists(key))) return null;
  // Only PDFs with photos need it here, and a start that reads it takes longer.
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(await store.getBytes(key))
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}
