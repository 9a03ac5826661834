import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOrm, type Orm } from '#db/config.ts';
import { openEmbedded } from '#db/embedded/open.ts';
import { migrate } from '#db/migrate.ts';
import { seedDemo } from '#db/seed.ts';
import { fillTo } from './index.ts';

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

/**
 * Makes a data folder with the embedded database: the demo city, 10,000 more posts and 500 photos. Its people have no
 * password that anybody could log in with, unless `hashPassword` makes one.
 */
export async function fillDataFolder(
  dataDir: string,
  hashPassword: (password: string) => Promise<string> = () => Promise.resolve('a hash'),
): Promise<void> {
  const pglite = await openEmbedded(join(dataDir, 'postgres'));
  const orm = createOrm({ kind: 'embedded', pglite });
  const filesDir = join(dataDir, 'files');
  await migrate(orm);
  await seedDemo(orm.em.fork(), { filesDir, hashPassword });
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
