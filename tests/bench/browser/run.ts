/**
 * Measures pages on a slow phone: `npm run bench:browser`, after `npm run build`. docs/performance.md says
 * what the columns mean.
 */
import { chromium, type Browser } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '#tests/setup/chromium.ts';
import { openRunFolder } from '#tests/setup/temporary-folder.ts';
import { openDatabase } from '../database.ts';
import { isWanted, readOptions } from '../options.ts';
import { readsOf, type Read } from '../reads.ts';
import { writeReport } from '../report.ts';
import { startCounted } from '../server.ts';
import { printTable, shown } from '../table.ts';
import { openWorld, type World } from '../world.ts';
import { phone, visit, type Visit } from './slow-phone.ts';

interface Row extends Visit {
  name: string;
}

const options = readOptions();
const { scale, out } = options;
const visits = 3;

/** The visit with the middle paint, of three with nothing kept between them. */
async function measurePage(browser: Browser, world: World, read: Read): Promise<Row> {
  const found: Visit[] = [];
  for (let at = 0; at < visits; at += 1) {
    const context = await browser.newContext({
      viewport: phone,
      colorScheme: 'light',
      locale: 'en-CA',
    });
    const [name, value] = read.as ? world.cookies[read.as].split('=') : [];
    if (name && value) await context.addCookies([{ name, value, url: world.origin }]);
    found.push(await visit(context, world.origin + read.path));
    await context.close();
  }
  found.sort((one, other) => one.lcp - other.lcp);
  return { name: read.name, ...found[Math.floor(visits / 2)]! };
}

async function measurePages(origin: string): Promise<Row[]> {
  const world = await openWorld(origin);
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: chromiumArgs,
  });
  const rows: Row[] = [];
  try {
    for (const read of readsOf(world)) {
      if (read.path.startsWith('/api/') || !isWanted(options, read.name)) continue;
      console.log(`${read.name}, ${read.path}`);
      rows.push(await measurePage(browser, world, read));
    }
  } finally {
    await browser.close();
  }
  return rows;
}

const clearUp = openRunFolder();
const database = await openDatabase(options);
try {
  const server = await startCounted(database.env);
  const rows = await measurePages(server.origin).finally(server.stop);
  console.log();
  printTable(
    ['page', 'largest paint ms', 'blocking ms', 'layout shift', 'bytes'],
    rows.map(({ name, lcp, blocking, shift, bytes }) => [
      name,
      shown(lcp),
      shown(blocking),
      shown(shift, 3),
      shown(bytes),
    ]),
  );
  if (out) writeReport({ scale, rows }, out);
} finally {
  await database.drop();
  clearUp();
}
