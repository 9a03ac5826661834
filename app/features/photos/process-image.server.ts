import { createHash, randomUUID } from 'node:crypto';
import type sharpFactory from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import { AppError } from '#app/lib/errors.ts';
import { processSingleton } from '#app/lib/process/process-singleton.server.ts';
import { photoWidths, portraitWidths, widthsUpTo } from './addresses.ts';

/** A photo ready to be kept: upright, without a word about where and when it was taken. */
export interface ProcessedImage {
  id: string;
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  /** WebP files by their width. */
  files: Map<number, Uint8Array>;
  /** Of the file as it was sent, to know it again by. */
  digest: string;
}

/** Says of a file, by its name, why it cannot be taken. */
export class PhotoRefused extends AppError {}

/** How a photo is cut: as it is, or as the square portrait of a person. */
export type CropMode = 'whole' | 'portrait';

/** More pixels than any phone's camera takes; a file of a few kilobytes can claim far more. */
const maxPixels = 64_000_000;
const quality = 78;
const largest = photoWidths[photoWidths.length - 1];

/**
 * Turns the bytes of an upload into the files we keep. What a file is, is judged by its content.
 * One at a time, because a large photo takes up to 200 MB while it is being read.
 * Throws PhotoRefused for anything but a JPEG, PNG, WebP or AVIF.
 */
export function processImage(
  bytes: Uint8Array,
  name: string,
  cut: CropMode,
): Promise<ProcessedImage> {
  const turn = processSingleton('photo-queue', () => ({
    last: Promise.resolve<unknown>(undefined),
  }));
  const prepared = turn.last.then(() => prepare(bytes, name, cut));
  turn.last = prepared.catch(() => undefined);
  return prepared;
}

async function prepare(bytes: Uint8Array, name: string, cut: CropMode): Promise<ProcessedImage> {
  const sharp = await loadSharp();
  const metadata = await metadataOf(bytes, sharp);
  if (!metadata || !isPhoto(metadata)) {
    throw refused(name, 'is not a JPEG, PNG, WebP or AVIF photo. Please choose another file.');
  }
  if (metadata.width * metadata.height > maxPixels) {
    throw refused(name, 'has more than 64 million pixels. Please make it smaller first.');
  }
  try {
    const upload = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    const rendered = await render(upload.autoOrient(), cut, sharp);
    const digest = createHash('sha256').update(bytes).digest('base64url');
    return { id: randomUUID(), digest, ...rendered };
  } catch {
    throw refused(name, 'is damaged and cannot be read. Please choose another file.');
  }
}

/** What a file says of itself; null for one that is no picture, or empty. */
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
  cut: CropMode,
  sharp: SharpFactory,
): Promise<Pick<ProcessedImage, 'width' | 'height' | 'files'>> {
  const sized =
    cut === 'portrait'
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
  for (const each of widthsUpTo(width, cut === 'portrait' ? portraitWidths : photoWidths)) {
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

/** File names come from strangers and can be any length. */
function refused(name: string, what: string): PhotoRefused {
  const short = name.length > 60 ? `${name.slice(0, 57)}…` : name;
  return new PhotoRefused('invalid', `“${short}” ${what}`);
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
