import fs, { readlinkSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { openEmbedded } from '#db/embedded/open.ts';
import { Photo } from '#db/entities/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { multipart, pictureFile } from '#tests/setup/multipart.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';
import { usedFolder } from '#tests/setup/spawn.ts';

const { fdatasyncSync } = fs;
afterEach(() => {
  fs.fdatasyncSync = fdatasyncSync;
  syncBuiltinESMExports();
});

/** The files that are flushed from now on, in order. */
function watchFlushes(): string[] {
  const flushed: string[] = [];
  fs.fdatasyncSync = (descriptor) => {
    flushed.push(readlinkSync(`/proc/self/fd/${descriptor}`));
    fdatasyncSync(descriptor);
  };
  syncBuiltinESMExports();
  return flushed;
}

it.runIf(process.platform === 'linux')(
  'the log of the embedded database is on the disk before a commit is acknowledged',
  async () => {
    const pglite = await openEmbedded(join(usedFolder(), 'postgres'));
    await pglite.exec('create table kept (n integer)');
    const flushed = watchFlushes();
    for (let n = 1; n <= 5; n++) {
      await pglite.query('insert into kept values ($1)', [n]);
      const logs = flushed.filter((path) => path.includes('/pg_wal/'));
      expect(logs.length, `after insert ${n}`).toBeGreaterThanOrEqual(n);
    }
    flushed.length = 0;
    await pglite.query('select * from kept');
    expect(flushed, 'reading flushes nothing').toEqual([]);
    await pglite.close();
  },
);

const app = testApp();

it.runIf(process.platform === 'linux')(
  'the files of a photo, and their folders, are on the disk before its row is saved',
  async () => {
    const { resident } = await makeNeighbourhood(app.em());
    const as = await app.signIn(resident);
    const flushed: string[] = [];
    const handle = await open('.');
    const prototype = Object.getPrototypeOf(handle) as FileHandle;
    await handle.close();
    const { sync } = prototype;
    const watch = vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
      expect(await app.em().count(Photo), 'no row yet').toBe(0);
      await sync.call(this);
      flushed.push(readlinkSync(`/proc/self/fd/${this.fd}`));
    });
    const photo = await pictureFile();
    const response = await app.handle(
      multipart('/api/uploads', { as, fields: [['photo', photo]] }),
    );
    watch.mockRestore();
    expect(response.status).toBe(201);
    const [row] = await app.em().findAll(Photo);
    const folder = `/files/photos/${row?.id}`;
    for (const end of ['/400.webp', '/800.webp', '/1000.webp', '']) {
      expect(flushed).toContainEqual(expect.stringMatching(`${folder}${end}$`));
    }
    for (const end of ['/files/photos', '/files']) {
      expect(flushed).toContainEqual(expect.stringMatching(`${end}$`));
    }
  },
);
