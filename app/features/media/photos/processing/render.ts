import sharp, { type Metadata, type Sharp } from 'sharp';
import { photoWidths, portraitWidths, widthsUpTo } from '../addresses.ts';
import { faultIn, maxPixelsOf } from './size-limits.ts';
import type { CropMode, Rendered, Task, TaskResult } from './task.ts';

const quality = 78;
const largest = photoWidths[photoWidths.length - 1];

/** Only the four formats can be read. The content decides the format, not the file's name. */
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ],
});

/** Makes the files of a photo, or says what is wrong with it. Its size is checked before decoding. */
export async function render({ bytes, crop }: Task): Promise<TaskResult> {
  const metadata = await metadataOf(bytes);
  if (!metadata) return { fault: isHeic(bytes) ? 'heic' : 'wrongFormat' };
  const fault = faultIn(metadata);
  if (fault) return { fault };
  try {
    const upload = sharp(bytes, { limitInputPixels: maxPixelsOf(metadata), failOn: 'error' });
    return { rendered: await filesOf(upload.autoOrient(), crop) };
  } catch {
    return { fault: 'damaged' };
  }
}

/** The brands of ISO 23008-12 that files of phones have. Some cannot even be opened to read their metadata. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'];

const isHeic = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.subarray(4, 12)).toString('latin1');
  return head.startsWith('ftyp') && heicBrands.includes(head.slice(4));
};

/** A file's own metadata; null for one that is empty or not a picture. */
async function metadataOf(bytes: Uint8Array): Promise<Metadata | null> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}

/** Reads the upload once, at the largest size, and makes every file from that. */
async function filesOf(upright: Sharp, crop: CropMode): Promise<Rendered> {
  const sized =
    crop === 'portrait'
      ? upright.resize({ width: portraitWidths[1], height: portraitWidths[1], fit: 'cover' })
      : upright.resize({
          width: largest,
          height: largest,
          fit: 'inside',
          withoutEnlargement: true,
        });
  const { data, info } = await sized
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const files = new Map<number, Uint8Array>();
  for (const each of widthsUpTo(width, crop === 'portrait' ? portraitWidths : photoWidths)) {
    const file = await sharp(data, { raw: { width, height, channels } })
      .resize({ width: each })
      .webp({ quality })
      .toBuffer();
    files.set(each, file);
  }
  return { width, height, files };
}
