import { afterEach, expect, it } from 'vitest';
import { startBalancer } from '#tests/setup/balancer.ts';
import { loginTo } from '#tests/setup/drill.ts';
import { inDrill, isFullDrill, recordDrill } from '#tests/setup/drills.ts';
import { emptyDatabase } from '#tests/setup/empty-database.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { readSaved } from '#tests/setup/saved.ts';
import { loadSite, type SiteLoad } from '#tests/setup/site-load.ts';
import { freePort, killLeftovers, startServer, type Running } from '#tests/setup/spawn.ts';
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
  'of two processes behind a balancer one is killed: nothing is lost or twice, limits hold, and no page is old',
  async () => {
    const database = await emptyDatabase();
    const env = {
      ...{ ...database.env, DATA_DIR: temporaryFolder(), TRUSTED_PROXIES: '1' },
      ...{ DEMO: '1' },
    };
    const port = String(await freePort());
    const startSecond = () => startServer({ ...env, PORT: port });
    const first = await startServer(env);
    let second = await startSecond();
    const communities = (await (await fetch(`${first.origin}/api/communities`)).json()) as {
      id: string;
      slug: string;
    }[];
    const nepean = communities.find(({ slug }) => slug === '18-nepean')?.id ?? '';

    const oldest = Math.max(await oldestPage(first, second), await oldestFooter(first, second));

    const writers = Array.from({ length: writersAtOnce }, (_, n) => new Writer(`${n}`, nepean));
    const answered = () => writers.reduce((sum, writer) => sum + writer.answered, 0);
    let goesOn = true;
    const balancer = await startBalancer([first.origin, second.origin]);
    const writing = Promise.all(
      writers.map(async (writer) => {
        while (goesOn) await writer.write(balancer.origin, () => goesOn);
      }),
    );
    const loading = loadSite(balancer.origin, () => goesOn);
    for (let round = 0; round < rounds; round++) {
      const before = answered();
      await eventually(() => expect(answered()).toBeGreaterThan(before + writersAtOnce));
      await second.kill();
      const after = answered();
      await eventually(() => expect(answered()).toBeGreaterThan(after + writersAtOnce));
      second = await startSecond();
    }
    const last = answered();
    await eventually(() => expect(answered()).toBeGreaterThan(last + writersAtOnce));
    goesOn = false;
    await writing;
    const load = await loading;
    balancer.close();
    const lost = await lostAt([first, second], load);
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
      'other requests': load.requests,
      'server errors': load.serverErrors,
      'logins and uploads': load.logins.length + load.uploads.length,
      'of these lost': lost.length,
      'guesses that the limit of 10 let through': load.guesses.taken,
      'oldest page at the other process (ms)': oldest.toFixed(0),
    });
    expect([missing, twice, saved.halves]).toEqual([[], 0, 0]);
    expect([lost, load.serverErrors]).toEqual([[], 0]);
    expect(Math.min(load.logins.length, load.uploads.length)).toBeGreaterThan(0);
    const { taken, refused, unanswered } = load.guesses;
    expect(refused).toBeGreaterThan(0);
    expect(taken).toBeLessThanOrEqual(10);
    expect(taken + unanswered).toBeGreaterThanOrEqual(10);
    if (isFullDrill) expect(oldest).toBeLessThan(1000);
    await database.drop();
  },
  inDrill(240_000, 1_800_000),
);

/** The logins and uploads that one of these processes does not know. */
async function lostAt(servers: Running[], { logins, uploads }: SiteLoad): Promise<string[]> {
  const lost: string[] = [];
  for (const server of servers) {
    const { origin } = server;
    for (const cookie of logins) {
      const me = await fetch(`${origin}/api/users/me`, { headers: { Cookie: cookie } });
      if (me.status !== 200) lost.push(`a login at ${origin}: ${me.status}`);
    }
    const cookie = await loginTo(server, 'resident@demo.example');
    for (const url of uploads) {
      const photo = await fetch(origin + url, { headers: { Cookie: cookie } });
      if (photo.status !== 200) lost.push(`${url} at ${origin}: ${photo.status}`);
    }
  }
  return lost;
}

/** Says at one process who runs the site: how long a visitor at the other is not told of it by the footer, in ms. */
async function oldestFooter(first: Running, second: Running): Promise<number> {
  const cookie = await loginTo(first, 'admin@demo.example');
  let oldest = 0;
  for (const operatorName of ['Rideau Homes', 'Rideau River Homes']) {
    const form = await fetch(`${first.origin}/admin/site`, { headers: { Cookie: cookie } });
    const seen = /name="seen" value="(\d+)"/.exec(await form.text())?.[1] ?? '';
    const isNamed = async () =>
      (await (await fetch(`${second.origin}/events`)).text()).includes(operatorName);
    // Kept there from now on.
    expect([await isNamed(), await isNamed()]).toEqual([false, false]);
    const saved = await fetch(`${first.origin}/admin/site`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({
        ...{ operatorName, contactEmail: 'hello@rideau.example', privacyEmail: '' },
        ...{ aboutEn: '', aboutFr: '', contactNoteEn: '', contactNoteFr: '', seen },
      }),
    });
    expect(saved.status).toBe(303);
    const began = performance.now();
    await eventually(async () => expect(await isNamed()).toBe(true));
    oldest = Math.max(oldest, performance.now() - began);
  }
  return oldest;
}

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
