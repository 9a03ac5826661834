import { createHash } from 'node:crypto';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { limits } from './limits.ts';
import { broken, refusal } from './refusal.ts';

/** A zip that is here, none of whose files has been read. */
export interface OpenZip {
  path: string;
  /** How many bytes each file has, unpacked, by its name. */
  sizes: ReadonlyMap<string, number>;
  /** The whole content of a file, and its SHA-256. Throws StartError for one that is missing or damaged. */
  read: (name: string) => Promise<{ bytes: Buffer; sum: string }>;
  /** The SHA-256 of a file that need not be in memory. Throws StartError as `read`. */
  sumOf: (name: string) => Promise<string>;
  close: () => void;
}

/**
 * Opens a zip and looks through the list at its end. Throws StartError for a file that is not there, is no zip, was cut
 * off, or has more or larger files than a download of a community can have.
 */
export async function openZip(path: string): Promise<OpenZip> {
  const zip = await openPromise(path, { autoClose: false }).catch((error: unknown) => {
    throw notOpened(path, error);
  });
  try {
    const entries = await entriesOf(zip, path);
    return {
      path,
      sizes: new Map([...entries].map(([name, { uncompressedSize }]) => [name, uncompressedSize])),
      read: async (name) => {
        const chunks: Buffer[] = [];
        const sum = await readThrough(zip, path, entries.get(name) ?? name, (chunk) =>
          chunks.push(chunk),
        );
        return { bytes: Buffer.concat(chunks), sum };
      },
      sumOf: (name) => readThrough(zip, path, entries.get(name) ?? name),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function notOpened(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT')
    return refusal(path, 'there is no such file.', 'Name the file that was downloaded.');
  if (code === 'EACCES' || code === 'EISDIR')
    return refusal(path, 'it can’t be read.', 'Name a file that this account may read.');
  return broken(path, 'it is no zip, or was cut off.');
}

/** The files of a zip by their names. Sizes are those that the zip claims; reading fails where one has more. */
async function entriesOf(zip: ZipFile, path: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  const tooLarge = (why: string) =>
    refusal(path, why, 'No download of a community is like this: make sure where it comes from.');
  if (zip.entryCount > limits.files) throw tooLarge(`it has ${zip.entryCount} files.`);
  let bytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName } = entry;
      if (fileName.length > limits.nameLength) throw tooLarge('a name in it is too long.');
      if (entries.has(fileName)) throw tooLarge(`it has two files ${fileName}.`);
      bytes += entry.uncompressedSize;
      if (bytes > limits.bytes) throw tooLarge('unpacked, it would be larger than 4 GB.');
      entries.set(fileName, entry);
    }
  } catch (error) {
    throw isOurs(error)
      ? error
      : broken(path, `the list of its files is damaged (${said(error)}).`);
  }
  return entries;
}

/** Reads a file to its end and returns its SHA-256. */
async function readThrough(
  zip: ZipFile,
  path: string,
  entry: Entry | string,
  take: (chunk: Buffer) => void = () => undefined,
): Promise<string> {
  if (typeof entry === 'string') throw broken(path, `${entry} is missing in it.`);
  const hash = createHash('sha256');
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      hash.update(chunk as Buffer);
      take(chunk as Buffer);
    }
  } catch (error) {
    throw broken(path, `${entry.fileName} in it is damaged (${said(error)}).`);
  }
  return hash.digest('hex');
}

const isOurs = (error: unknown): boolean => error instanceof Error && error.name === 'StartError';

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));
