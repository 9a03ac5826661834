import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { inDrill, isFullDrill, recordDrill } from '#tests/setup/drills.ts';
import { eventually } from '#tests/setup/eventually.ts';
import {
  postgresBin,
  startPostgres,
  startStandby,
  type PostgresServer,
} from '#tests/setup/postgres-server.ts';
import { killLeftovers, startServer } from '#tests/setup/spawn.ts';
import { serverUrl } from '#tests/setup/template.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

afterEach(killLeftovers);

const rounds = inDrill(1, 3);

it.runIf(serverUrl && postgresBin)(
  'standbys fall behind, hang, go away and are promoted: no request fails, and no page is old',
  async () => {
    const primary = await startPostgres();
    const one = await startStandby(primary);
    const two = await startStandby(primary);
    await run(two, "alter system set recovery_min_apply_delay = '200ms'");
    await run(two, 'select pg_reload_conf()');
    const site = await startServer({
      DATABASE_URL: primary.url,
      DATABASE_READ_URLS: `${one.url}, ${two.url}`,
      SESSION_SECRET: 'a secret that only the tests know, long enough',
      DATA_DIR: temporaryFolder(),
      DEMO: '1',
    });
    const listing = await run<{ id: string }>(
      primary,
      "select id from listings where status = 'PUBLISHED' limit 1",
    );
    const id = listing[0]?.id ?? '';
    const title = (text: string) =>
      `update listings set title = '${text}', language = 'en' where id = '${id}'`;

    let goesOn = true;
    /** When each title was acknowledged. */
    const saved: number[] = [];
    // With rests, in which a page that is kept too long would show.
    const rest = () => sleep(saved.length % 10 === 0 ? 1500 : 100);
    const writing = (async () => {
      for (; goesOn; await rest()) {
        await run(primary, title(`Lamp ${saved.length}.`));
        saved.push(performance.now());
      }
    })();
    const found = { pages: 0, failed: 0, elsewhere: 0, oldest: 0 };
    let visit = 0;
    const read = async () => {
      while (goesOn) {
        const began = performance.now();
        visit += 1;
        // Some addresses are kept; the others were never asked for, and are made anew.
        const address = visit % 2 === 0 ? visit % 7 : visit;
        const answer = await fetch(`${site.origin}/listings/${id}?visit=${address}`);
        const html = await answer.text();
        found.pages += 1;
        if (answer.status !== 200) found.failed += 1;
        if (html.includes('Elsewhere')) found.elsewhere += 1;
        const shown = /Lamp (\d+)\./.exec(html)?.[1];
        const next = shown === undefined ? undefined : saved[Number(shown) + 1];
        // For so long it had been out of date when it was asked for.
        if (next !== undefined) found.oldest = Math.max(found.oldest, began - next);
      }
    };
    const reading = [read(), read(), read()];

    const used = async (server: PostgresServer) => {
      const before = await scans(server);
      await eventually(async () => expect(await scans(server)).toBeGreaterThan(before + 20));
    };
    const unused = (server: PostgresServer) =>
      eventually(async () => {
        const before = await scans(server);
        // Servers count with a delay of a second.
        await sleep(2500);
        expect(await scans(server)).toBe(before);
      });
    const answersOn = async () => {
      const { pages } = found;
      await eventually(() => expect(found.pages).toBeGreaterThan(pages + 50));
    };

    for (let round = 0; round < rounds; round++) {
      await used(one);
      await used(two);
      await run(one, 'select pg_wal_replay_pause()');
      await unused(one);
      await run(one, 'select pg_wal_replay_resume()');
      await used(one);
      one.pause();
      await answersOn();
      await sleep(3000);
      await answersOn();
      one.resume();
      await used(one);
      one.stop();
      await answersOn();
      one.start();
      await used(one);
    }
    one.promote();
    await unused(one);
    await run(one, title('Elsewhere'));
    await answersOn();
    await used(two);
    two.stop();
    await answersOn();
    goesOn = false;
    await Promise.all([writing, ...reading]);
    const output = site.output();
    expect(await site.stop()).toBe(0);

    recordDrill('standbys behind, silent, away, promoted', {
      rounds,
      changes: saved.length,
      pages: found.pages,
      failed: found.failed,
      'of the promoted one': found.elsewhere,
      'oldest page (ms)': found.oldest.toFixed(0),
    });
    expect([found.failed, found.elsewhere]).toEqual([0, 0]);
    expect(output).toContain('answers reads');
    expect(output).toContain('is left out');
    if (isFullDrill) expect(found.oldest).toBeLessThan(1000);
    for (const server of [one, two, primary]) server.remove();
  },
  inDrill(240_000, 1_800_000),
);

/** How often a server has looked through a table or an index of the site so far. */
async function scans(server: PostgresServer): Promise<number> {
  const [row] = await run<{ scans: number }>(
    server,
    'select sum(seq_scan + coalesce(idx_scan, 0))::int as scans from pg_stat_user_tables',
  );
  return row?.scans ?? 0;
}

async function run<Row extends pg.QueryResultRow>(
  { url }: PostgresServer,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
