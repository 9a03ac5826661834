import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';

/**
 * The photos in a folder of this machine. A file that was put is on the disk, with the folders that
 * lead to it from `root`.
 */
export class DurableDriver extends FSDriver {
  readonly #root: string;
  readonly #location: string;

  constructor({ root, location }: { root: string; location: string }) {
    super({ location, visibility: 'private' });
    this.#root = root;
    this.#location = location;
  }

  override async put(...args: Parameters<FSDriver['put']>): Promise<void> {
    await super.put(...args);
    let path = join(this.#location, args[0]);
    await flush(path);
    while (path !== this.#root) await flush((path = dirname(path)));
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
