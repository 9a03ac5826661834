import { createHash, randomUUID } from 'node:crypto';
import type sharpFactory from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import { AppError } from '#app/lib/errors.ts';
import { processSingleton } from '#app/lib/process/process-singleton.server.ts';
import { photoWidths, portraitWidths, widthsUpTo } from './addresses.ts';

/** A photo ready to be stored: upright, and without the place and time it was taken. */
export interface ProcessedImage {
  id: string;
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  /** WebP files by their width. */
  files: Map<number, Uint8Array>;
  /** Of the file as it was sent, to recognize it when it is sent again. */
  digest: string;
}

/** Why a photo cannot be taken. */
export class PhotoRefused extends AppError {}

/** Whether a photo stays whole or becomes the square portrait of a person. */
export type CropMode = 'whole' | 'portrait';

/** More pixels than any phone's camera takes; a file of a few kilobytes can claim far more. */
const maxPixels = 64_000_000;
const quality = 78;
const largest = photoWidths[photoWidths.length - 1];

/**
 * Turns the bytes of an upload into the files we store. The content decides the format, not the
 * file's name. One at a time, because reading a large photo takes up to 200 MB.
 * Throws PhotoRefused for anything but a JPEG, PNG, WebP or AVIF; `name` is the file's, if known.
 */
export function processImage(
  bytes: Uint8Array,
  name: string | null,
  crop: CropMode,
): Promise<ProcessedImage> {
  const queue = processSingleton('photo-queue', () => ({
    last: Promise.resolve<unknown>(undefined),
  }));
  const processed = queue.last.then(() => processNext(bytes, name, crop));
  queue.last = processed.catch(() => undefined);
  return processed;
}

async function processNext(
  bytes: Uint8Array,
  name: string | null,
  crop: CropMode,
): Promise<ProcessedImage> {
  const sharp = await loadSharp();
  const metadata = await metadataOf(bytes, sharp);
  if (!metadata || !isPhoto(metadata)) throw refused('wrongFormat', name);
  if (metadata.width * metadata.height > maxPixels) throw refused('tooManyPixels', name);
  try {
    const upload = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    const rendered = await render(upload.autoOrient(), crop, sharp);
    const digest = createHash('sha256').update(bytes).digest('base64url');
    return { id: randomUUID(), digest, ...rendered };
  } catch {
    throw refused('damaged', name);
  }
}

/** A file's own metadata; null for one that is empty or not a picture. */
async function metadataOf(bytes: Uint8Array, sharp: SharpFactory): Promise<Metadata | null> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}

/** Reads the upload once, at the largest size, and makes every file from that. */
async function render(
  upright: Sharp,
  crop: CropMode,
  sharp: SharpFactory,
): Promise<Pick<ProcessedImage, 'width' | 'height' | 'files'>> {
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

const isPhoto = ({ format, compression }: Metadata): boolean =>
  format === 'jpeg' ||
  format === 'png' ||
  format === 'webp' ||
  (format === 'heif' && compression === 'av1');

type Fault = 'wrongFormat' | 'tooManyPixels' | 'damaged';

/** File names come from strangers and can be any length, so long ones are shortened. */
function refused(fault: Fault, name: string | null): PhotoRefused {
  if (name === null) return new PhotoRefused('invalid', `photos.${fault}.unnamed`);
  const file = name.length > 60 ? `${name.slice(0, 57)}…` : name;
  return new PhotoRefused('invalid', `photos.${fault}.named`, { params: { file } });
}

type SharpFactory = typeof sharpFactory;

/** Loaded with the first photo, and able to read the four formats and nothing else. */
const loadSharp = (): Promise<SharpFactory> =>
  processSingleton('sharp', async () => {
    const { default: sharp } = await import('sharp');
    sharp.cache(false);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: [
        'VipsForeignLoadJpeg',
        'VipsForeignLoadPng',
        'VipsForeignLoadWebp',
        'VipsForeignLoadHeif',
      ],
    });
    return sharp;
  });
