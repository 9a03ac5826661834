import fs, { readlinkSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openEmbedded } from '#db/config.ts';
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
  { timeout: 60_000 },
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
