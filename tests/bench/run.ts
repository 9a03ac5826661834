/**
 * Measures the production build: `npm run bench`, after `npm run build`. docs/performance.md says how, and
 * what the columns mean.
 */
import { killLeftovers } from '#tests/setup/spawn.ts';
import { openRunFolder } from '#tests/setup/temporary-folder.ts';
import { openDatabase, type BenchDatabase } from './database.ts';
import { startFloor } from './floor/start.ts';
import { measureRead, readFirst, type FirstAnswer, type Row } from './measure-read.ts';
import { isWanted, readOptions } from './options.ts';
import { makeWriters, postListings, postName } from './post-listings.ts';
import { readsOf } from './reads.ts';
import { printComparison, printReport, writeReport, type Report } from './report.ts';
import { startCounted, type CountedServer } from './server.ts';
import { measureStarts } from './start-times.ts';
import { weighStyleSheets } from './style-sheets.ts';
import { openWorld } from './world.ts';

const options = readOptions();
const { scale, seconds, pagesOnly, out, compare } = options;

async function measureRows(
  server: CountedServer,
  url: string | null,
  writers: string[] | null,
): Promise<Row[]> {
  const world = await openWorld(server.origin);
  const firsts: FirstAnswer[] = [];
  for (const read of readsOf(world)) {
    if (isWanted(options, read.name)) firsts.push(await readFirst(server, world, read));
  }
  const floor = url ? await startFloor(url) : null;
  if (!floor) console.log('No floor: only one process can open the embedded database.');
  const rows: Row[] = [];
  try {
    for (const first of firsts) {
      console.log(`${first.name}, ${first.path}`);
      rows.push(await measureRead(server, world, floor, first, seconds));
    }
  } finally {
    floor?.stop();
  }
  if (writers) {
    console.log(postName);
    rows.push(await postListings(server, world, writers));
  }
  return rows;
}

async function measure(database: BenchDatabase): Promise<Report> {
  // A database that stays must be the same for the next run.
  const posts = !pagesOnly && !options.database && isWanted(options, postName);
  const writers = posts ? await database.work(makeWriters) : null;
  const server = await startCounted(database.env);
  try {
    const rows = await measureRows(server, database.url, writers);
    const { rssBytes } = await server.ask('counts');
    const memory = { rssMB: rssBytes / 2 ** 20 };
    const css = await weighStyleSheets(server.origin);
    await server.stop();
    const start = pagesOnly ? [] : await measureStarts(database);
    return { scale, seconds, node: process.version, rows, memory, start, css };
  } finally {
    await server.stop();
  }
}

const clearUp = openRunFolder();
const database = await openDatabase(options);
process.once('SIGINT', () => void database.drop().finally(() => process.exit(130)));
try {
  const report = await measure(database);
  console.log();
  printReport(report);
  if (compare) printComparison(report, compare);
  if (out) writeReport(report, out);
} finally {
  killLeftovers();
  await database.drop();
  clearUp();
}
