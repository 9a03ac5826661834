import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errors, type Disk } from 'flydrive';
import { StartError } from '#app/lib/errors.ts';
import { beganAt, outdated } from './retention.ts';

/**
 * Puts a backup into the bucket under its own name, reads it back, and deletes those there that are too old. One that
 * comes back changed is deleted. Returns its bytes.
 */
export async function putIntoBucket(
  store: Disk,
  path: string,
  signal: AbortSignal,
): Promise<number> {
  const name = basename(path);
  const { size } = await stat(path);
  const sent = await measure(createReadStream(path), signal);
  const content = createReadStream(path, { signal });
  await store.putStream(name, content, { contentLength: size, contentType: 'application/gzip' });
  const kept = await measure(await store.getStream(name), signal);
  if (kept.bytes !== sent.bytes || kept.sha256 !== sent.sha256) {
    await store.delete(name);
    throw new Error(`${name} came back from the bucket as something else`);
  }
  for (const old of outdated(await namesIn(store))) await store.delete(old);
  return size;
}

/**
 * Fetches a backup into a folder and returns its path. Throws StartError, with the names that are there, when it is not
 * in the bucket.
 */
export async function fetchFromBucket(store: Disk, name: string, folder: string): Promise<string> {
  // Anything else in the bucket is none of ours.
  const content = beganAt(name) ? await openOrNull(store, name) : null;
  if (!content) throw await notThere(store, name);
  const path = join(folder, name);
  try {
    await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return path;
}

async function openOrNull(store: Disk, name: string): Promise<Readable | null> {
  try {
    if (!(await store.exists(name))) return null;
    return await store.getStream(name);
  } catch (error) {
    if (error instanceof errors.E_CANNOT_READ_FILE && isMissing(error.cause)) return null;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.message.includes('ENOENT'));

async function notThere(store: Disk, name: string): Promise<StartError> {
  const names = (await namesIn(store)).sort().reverse();
  const list = names.map((one) => `  s3:${one}\n`).join('');
  const there = names.length > 0 ? `These are there:\n${list}` : 'No backup is there.';
  return new StartError(`The bucket has no backup named ${name || '(nothing)'}. ${there}`);
}

/** The names of the backups in the bucket, in no order. Other files there are left alone. */
async function namesIn(store: Disk): Promise<string[]> {
  const names: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await store.listAll('/', paginationToken ? { paginationToken } : {});
    for (const entry of page.objects) {
      if (entry.isFile && beganAt(entry.key)) names.push(entry.key);
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
  return names;
}

async function measure(
  content: Readable,
  signal: AbortSignal,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    content,
    async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        bytes += chunk.byteLength;
        hash.update(chunk);
      }
    },
    { signal },
  );
  return { bytes, sha256: hash.digest('hex') };
}
