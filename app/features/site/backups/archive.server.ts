import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { finished, pipeline } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack, type Pack } from 'tar-stream';

/** Writes a `.tar.gz`, and sums up each entry. What is written waits for what takes it, so memory stays level. */
export class ArchiveWriter {
  readonly #pack: Pack = pack();
  readonly #written: Promise<void>;
  /** Rejected when the file cannot be written any more. */
  readonly #failed: Promise<never>;
  readonly #time = new Date();
  readonly sums: { name: string; sha256: string }[] = [];

  constructor(out: Writable) {
    this.#written = pipeline(this.#pack, createGzip(), out);
    this.#failed = this.#written.then(() => new Promise<never>(() => undefined));
    this.#failed.catch(() => undefined);
  }

  /** Adds an entry of `size` bytes. */
  async add(
    name: string,
    size: number,
    content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  ): Promise<void> {
    const hash = createHash('sha256');
    const sink = await this.#begin(name, size);
    sink.on('error', () => undefined);
    for await (const chunk of content) {
      hash.update(chunk);
      if (!sink.write(chunk)) await this.#orFailed(once(sink, 'drain'));
    }
    const ended = once(sink, 'close');
    sink.end(undefined);
    await this.#orFailed(ended);
    this.sums.push({ name, sha256: hash.digest('hex') });
  }

  /** Adds an entry with this text. */
  addText(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    return this.add(name, bytes.length, [bytes]);
  }

  /** Ends the archive and waits until all of it has been taken. */
  async end(): Promise<void> {
    this.#pack.finalize();
    await this.#written;
  }

  /** Breaks the archive off: what takes it learns that it is not whole. */
  async abandon(error: unknown): Promise<void> {
    this.#pack.destroy(error instanceof Error ? error : new Error(String(error)));
    await this.#written.catch(() => undefined);
  }

  /**
   * Begins an entry. Where the file could not be written any more, that is the error, not that the archive has ended.
   */
  async #begin(name: string, size: number): Promise<ReturnType<Pack['entry']>> {
    try {
      return this.#pack.entry({ name, size, mode: 0o600, mtime: this.#time });
    } catch (error) {
      await this.#written;
      throw error;
    }
  }

  #orFailed<Value>(done: Promise<Value>): Promise<Value> {
    return Promise.race([done, this.#failed]);
  }
}

export interface Entry {
  name: string;
  size: number;
  content: AsyncIterable<Buffer>;
}

/**
 * The entries of a `.tar.gz` in their order. The content of each is read before the next is asked for; what was not
 * read is skipped. Throws where the file is broken or ends too soon, or has anything but plain files in it.
 */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  const entries = extract();
  const source = createReadStream(path);
  const read = pipeline(source, createGunzip(), entries);
  // Reading the entries throws the same.
  read.catch(() => undefined);
  try {
    for await (const entry of entries) {
      const { name, size, type } = entry.header;
      if (type !== 'file') throw new Error(`${name} is not a plain file`);
      yield { name, size, content: entry as AsyncIterable<Buffer> };
      entry.resume();
    }
    await read;
  } finally {
    source.destroy();
    entries.destroy();
    await finished(source).catch(() => undefined);
  }
}
