import { afterEach, expect, it } from 'vitest';
import { loginTo } from '#tests/setup/drill.ts';
import { inDrill, isFullDrill, recordDrill } from '#tests/setup/drills.ts';
import { emptyDatabase } from '#tests/setup/empty-database.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { readSaved } from '#tests/setup/saved.ts';
import { killLeftovers, startServer, type Running } from '#tests/setup/spawn.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { serverUrl } from '#tests/setup/template.ts';
import { Writer } from '#tests/setup/writer.ts';

afterEach(killLeftovers);

const rounds = inDrill(1, 10);
const writersAtOnce = inDrill(8, 50);

interface Listing {
  id: string;
  authorId: string;
  status: string;
  version: number;
}

it.runIf(serverUrl)(
  'of two processes one is killed: nothing is lost, nothing is there twice, and no page is old',
  async () => {
    const database = await emptyDatabase();
    const env = {
      ...{ ...database.env, DATA_DIR: temporaryFolder(), TRUSTED_PROXIES: '1' },
      ...{ DEMO: '1' },
    };
    const start = () => startServer(env);
    const first = await start();
    let second = await start();
    const communities = (await (await fetch(`${first.origin}/api/communities`)).json()) as {
      id: string;
      slug: string;
    }[];
    const nepean = communities.find(({ slug }) => slug === '18-nepean')?.id ?? '';

    const oldest = await oldestPage(first, second);

    const writers = Array.from({ length: writersAtOnce }, (_, n) => new Writer(`${n}`, nepean));
    const answered = () => writers.reduce((sum, writer) => sum + writer.answered, 0);
    let goesOn = true;
    // As behind a balancer: every other writer at each process, and at the other once its own is gone.
    const writing = Promise.all(
      writers.map(async (writer, index) => {
        for (let turn = index; goesOn; turn++) {
          const { origin } = turn % 2 ? first : second;
          const before = writer.answered;
          await writer.write(origin, () => goesOn && writer.answered < before + 3);
        }
      }),
    );
    for (let round = 0; round < rounds; round++) {
      const before = answered();
      await eventually(() => expect(answered()).toBeGreaterThan(before + writersAtOnce));
      await second.kill();
      const after = answered();
      await eventually(() => expect(answered()).toBeGreaterThan(after + writersAtOnce));
      second = await start();
    }
    goesOn = false;
    await writing;
    expect([await first.stop(), await second.stop()]).toEqual([0, 0]);

    const saved = await readSaved(env);
    const ids = new Set(saved.listings.map(({ id }) => id));
    const missing = writers
      .flatMap(({ acknowledged }) => acknowledged)
      .filter(({ id }) => !ids.has(id));
    const lamps = saved.listings
      .map(({ title }) => title)
      .filter((title) => title.startsWith('Lamp'));
    const twice = lamps.length - new Set(lamps).size;
    recordDrill('two processes, one killed', {
      kills: rounds,
      acknowledged: answered(),
      missing: missing.length,
      twice,
      'by half': saved.halves,
      'oldest page at the other process (ms)': oldest.toFixed(0),
    });
    expect([missing, twice, saved.halves]).toEqual([[], 0, 0]);
    if (isFullDrill) expect(oldest).toBeLessThan(1000);
    await database.drop();
  },
);

/** Marks listings as sold at one process: how long a visitor at the other still reads that they are for sale, in ms. */
async function oldestPage(first: Running, second: Running): Promise<number> {
  const cookie = await loginTo(first, 'resident@demo.example');
  const mine = await (
    await fetch(`${first.origin}/api/users/me`, { headers: { Cookie: cookie } })
  ).json();
  const { id: me } = mine as { id: string };
  const listings = (await (
    await fetch(`${first.origin}/api/listings`, { headers: { Cookie: cookie } })
  ).json()) as Listing[];
  const published = listings.filter(
    ({ authorId, status }) => authorId === me && status === 'PUBLISHED',
  );
  expect(published.length).toBeGreaterThan(1);
  let oldest = 0;
  for (const { id, version } of published.slice(0, 5)) {
    const isForSale = async () =>
      (await (await fetch(`${second.origin}/listings/${id}`)).text()).includes(
        'schema.org/InStock',
      );
    // Kept there from now on.
    expect([await isForSale(), await isForSale()]).toEqual([true, true]);
    const sold = await fetch(`${first.origin}/api/listings/${id}`, {
      method: 'PATCH',
      headers: { Cookie: cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify({ status: 'SOLD', version }),
    });
    expect(sold.status).toBe(200);
    const began = performance.now();
    await eventually(async () => expect(await isForSale()).toBe(false));
    oldest = Math.max(oldest, performance.now() - began);
  }
  return oldest;
}
