/**
 * Measures the production build: `npm run bench`, after `npm run build`. docs/performance.md says how, and
 * what the columns mean.
 */
import { killLeftovers } from '#tests/setup/spawn.ts';
import { openRunFolder } from '#tests/setup/temporary-folder.ts';
import { openDatabase } from './database.ts';
import { startFloor } from './floor/start.ts';
import { measureRead, readFirst, type FirstAnswer, type Row } from './measure-read.ts';
import { isWanted, readOptions } from './options.ts';
import { readsOf } from './reads.ts';
import { startCounted } from './server.ts';
import { openWorld } from './world.ts';

const options = readOptions();
const clearUp = openRunFolder();
const database = await openDatabase(options);
const server = await startCounted(database.env);
try {
  const floor = database.url ? await startFloor(database.url) : null;
  const world = await openWorld(server.origin);
  const firsts: FirstAnswer[] = [];
  for (const read of readsOf(world)) {
    if (isWanted(options, read.name)) firsts.push(await readFirst(server, world, read));
  }
  const rows: Row[] = [];
  for (const first of firsts) {
    rows.push(await measureRead(server, world, floor, first, options.seconds));
    console.log(JSON.stringify(rows.at(-1)));
  }
  floor?.stop();
} finally {
  await server.stop();
  killLeftovers();
  await database.drop();
  clearUp();
}
