import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { loginTo } from '#tests/setup/drill.ts';
import { inDrill, isFullDrill, recordDrill } from '#tests/setup/drills.ts';
import { emptyDatabase } from '#tests/setup/empty-database.ts';
import { killLeftovers, serve, startServer, type Running } from '#tests/setup/spawn.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { Writer } from '#tests/setup/writer.ts';

afterEach(killLeftovers);

/** An hour with DRILL_MINUTES=60. */
const seconds = inDrill(10, Number(process.env.DRILL_MINUTES ?? 10) * 60);
const looks = 5;

/** What people read, one after the other; with `hub` in the place of a community's page. */
const reads = [
  ...['/', '/events', '/newsletter', '/articles', '/help', '/login', '/api/communities'],
  ...['hub', 'hub?tab=buy-sell', 'hub?tab=activities', 'hub/notices', 'hub/search?q=lamp'],
  ...['/account', '/account/posts', '/nowhere'],
];

it('a mixed load leaves the heap as it was after each collection', async () => {
  const database = await emptyDatabase();
  const file = join(temporaryFolder(), 'heap');
  const probe = resolve('tests/setup/heap-probe.ts');
  const server = await startServer(
    {
      ...{ ...database.env, DATA_DIR: temporaryFolder(), DEMO: '1', TRUSTED_PROXIES: '1' },
      HEAP_FILE: file,
    },
    ['--expose-gc', '--import', probe, ...serve],
  );
  const heap = async (): Promise<number> => {
    rmSync(file, { force: true });
    server.child.kill('SIGUSR2');
    while (!existsSync(file)) await sleep(20);
    return (JSON.parse(readFileSync(file, 'utf8')) as { heap: number }).heap;
  };
  const communities = (await (await fetch(`${server.origin}/api/communities`)).json()) as {
    id: string;
    slug: string;
  }[];
  const nepean = communities.find(({ slug }) => slug === '18-nepean')?.id ?? '';
  const cookie = await loginTo(server, 'resident@demo.example');

  const found = { requests: 0, 'server errors': 0 };
  const writers = Array.from({ length: 2 }, (_, n) => new Writer(`x${n}`, nepean));
  const heaps: number[] = [];
  for (let look = 0; look < looks; look++) {
    let goesOn = true;
    const readers = Array.from({ length: 6 }, (_, reader) =>
      read(server, reader % 2 ? cookie : null, found, () => goesOn),
    );
    const writing = writers.map((writer) => writer.write(server.origin, () => goesOn));
    await sleep((seconds / looks) * 1000);
    goesOn = false;
    await Promise.all([...readers, ...writing]);
    // What requests under way hold is not what stays.
    await sleep(1000);
    heaps.push(await heap());
  }
  expect(await server.stop()).toBe(0);

  recordDrill('mixed load', {
    minutes: (seconds / 60).toFixed(1),
    ...found,
    changes: writers.reduce((sum, { answered }) => sum + answered, 0),
    'heap after collection (MB)': heaps.map((megabytes) => megabytes.toFixed(0)).join(' '),
  });
  expect(found['server errors']).toBe(0);
  // What is kept for visitors fills up at first.
  const [, second = 0] = heaps;
  if (isFullDrill) expect(heaps.at(-1)).toBeLessThan(second * 1.1 + 10);
  await database.drop();
}, 5_400_000);

/** Reads pages one after the other, and counts them. */
async function read(
  { origin }: Running,
  cookie: string | null,
  found: { requests: number; 'server errors': number },
  goesOn: () => boolean,
): Promise<void> {
  for (let n = 0; goesOn(); n++) {
    const path = (reads[n % reads.length] ?? '/').replace('hub', '/communities/hillsview-place');
    const response = await fetch(origin + path, { headers: cookie ? { Cookie: cookie } : {} });
    await response.arrayBuffer();
    found.requests += 1;
    if (response.status >= 500) found['server errors'] += 1;
  }
}
