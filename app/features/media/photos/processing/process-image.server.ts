import { randomUUID } from 'node:crypto';
import { AppError } from '#app/lib/errors.ts';
import { digestOf } from '#app/lib/process/digest.server.ts';
import { processSingleton } from '#app/lib/process/keep.server.ts';
import { FairQueue, type QueueLimits } from './fair-queue.ts';
import { runChild } from './run-child.server.ts';
import type { CropMode, Fault, Rendered } from './task.ts';

/** A photo ready to be stored: upright, and without the place and time it was taken. */
export interface ProcessedImage extends Rendered {
  id: string;
  /** Of the file as it was sent, to recognize it when it is sent again. */
  digest: string;
}

export class PhotoRefused extends AppError {}

const retryAfterSeconds = 30;

/** The photos that wait are in memory, each up to 10 MB. */
const limits: QueueLimits = {
  each: 4,
  all: 16,
  people: 32,
  full: () => new AppError('too-many', 'photos.othersWaiting', { retryAfterSeconds }),
};

/** What is known of an upload besides its bytes. */
export interface UploadContext {
  crop: CropMode;
  /** The id of the person who sends it. */
  owner: string;
  /** Aborted when the person gives up. */
  signal: AbortSignal;
  /** The name of the file, if known. */
  name: string | null;
}

/**
 * Turns the bytes of an upload into the files we store, in a process of its own. One at a time,
 * because reading a large photo takes up to 400 MB; people take turns.
 * Throws PhotoRefused for anything but a JPEG, PNG, WebP or AVIF within the limits, and AppError
 * `too-many` when too many photos wait, or its place went to somebody with fewer of them.
 */
export async function processImage(
  bytes: Uint8Array,
  { crop, owner, signal, name }: UploadContext,
): Promise<ProcessedImage> {
  const queue = processSingleton('photo-queue', () => new FairQueue(limits));
  const result = await queue.run(owner, signal, () => runChild({ bytes, crop }, signal));
  if ('fault' in result) throw photoRefused(result.fault, name);
  const digest = await digestOf(bytes);
  return { id: randomUUID(), digest, ...result.rendered };
}

/**
 * The refusal of a photo, with the name of its file. Names come from strangers and can be any length,
 * so long ones are shortened.
 */
export function photoRefused(
  fault: Fault | 'tooLarge' | 'empty',
  name: string | null,
): PhotoRefused {
  if (name === null) return new PhotoRefused('invalid', `photos.${fault}.unnamed`);
  const file = name.length > 60 ? `${name.slice(0, 57)}…` : name;
  return new PhotoRefused('invalid', `photos.${fault}.named`, { params: { file } });
}
