/**
 * Measures a move from the embedded database: `TEST_DATABASE_URL=… node tests/bench/move.ts`. It makes a folder with the
 * demo city, 10,000 more posts and 500 photos, moves it to a new database as the command does, and drops that again.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOrm, type Orm } from '#db/config.ts';
import { openEmbedded } from '#db/embedded/open.ts';
import { migrate } from '#db/migrate.ts';
import { seedDemo } from '#db/seed.ts';
import { emptyDatabase } from '#tests/setup/empty-database.ts';
import { runToEnd } from '#tests/setup/spawn.ts';
import { openRunFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { fillTo } from './fill/index.ts';

const size = {
  communities: 10,
  people: 1_000,
  listings: 8_000,
  activities: 2_000,
  attendances: 6_000,
};
const photos = 500;
/** As heavy as the largest of a photo's files usually is. */
const photoBytes = 250_000;

async function fillFolder(dataDir: string): Promise<void> {
  const pglite = await openEmbedded(join(dataDir, 'postgres'));
  const orm = createOrm({ kind: 'embedded', pglite });
  const filesDir = join(dataDir, 'files');
  await migrate(orm);
  await seedDemo(orm.em.fork(), { filesDir, hashPassword: () => Promise.resolve('a hash') });
  await fillTo(orm, size);
  await addPhotos(orm, filesDir);
  await orm.close();
  await pglite.close();
}

async function addPhotos(orm: Orm, filesDir: string): Promise<void> {
  const added = await orm.em.fork().execute<{ id: string }[]>(
    `insert into photos (id, owner_id, listing_id, width, height, created_at)
      select gen_random_uuid(), author_id, id, 1600, 1200, created_at from listings order by id limit ? returning id`,
    [photos],
  );
  for (const { id } of added) {
    const folder = join(filesDir, 'photos', id);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'large.webp'), randomBytes(photoBytes));
  }
}

const clearUp = openRunFolder();
const { env, drop } = await emptyDatabase();
try {
  const to = env.DATABASE_URL;
  if (!to) throw new Error('Set TEST_DATABASE_URL.');
  const dataDir = temporaryFolder();
  await fillFolder(dataDir);
  const begun = performance.now();
  const { code, stdout, stderr } = await runToEnd(['app/cli/move.ts', '--to', to], {
    DATA_DIR: dataDir,
  });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(stdout.split('\n\nDo this now')[0], stderr);
  console.log(`The command took ${seconds} s and ended with ${code}.`);
} finally {
  await drop();
  clearUp();
}
