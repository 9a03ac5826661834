import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';
import { testApp } from '#tests/setup/app.ts';
import { killLeftovers, linesOf, runToEnd } from '#tests/setup/spawn.ts';
import { serverUrl } from '#tests/setup/template.ts';

vi.setConfig({ testTimeout: 60_000 });
afterEach(killLeftovers);

describe.runIf(serverUrl)('connections that the server terminates', () => {
  const app = testApp();

  /** Holds a lock on a table until its connection is closed. */
  async function lockTable(table: string): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: app.databaseUrl() });
    await client.connect();
    await client.query(`begin; lock table ${table} in access exclusive mode`);
    return client;
  }

  const waiting = `select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;

  /** Waits until so many connections wait for the lock, and returns their process ids. */
  const waitFor = (client: pg.Client, count: number) =>
    vi.waitFor(
      async () => {
        const { rows } = await client.query<{ pid: number }>(waiting);
        expect(rows).toHaveLength(count);
        return rows.map(({ pid }) => pid);
      },
      { timeout: 8_000, interval: 50 },
    );

  it('give their slots back, in every round', async () => {
    const { community, neighbour } = await makeNeighbourhood(app.em());
    const as = await app.signIn(neighbour);
    const json = { communityId: community.id, title: 'A lamp', description: 'It works.' };
    const log = vi.mocked(console.error).mockImplementation(() => undefined);
    for (let round = 0; round < 4; round++) {
      const lock = await lockTable('listings');
      const posts = Array.from({ length: 10 }, () => app.send('/api/listings', { as, json }));
      // All ten of them wait, so the pool had ten slots to give.
      for (const pid of await waitFor(lock, 10)) {
        await lock.query('select pg_terminate_backend($1)', [pid]);
      }
      for (const response of await Promise.all(posts)) {
        expect(response.status).toBe(503);
        expect(response.headers.get('Retry-After')).toBe('30');
        expect(await response.json()).toHaveProperty('message');
      }
      await lock.end();
      expect((await app.send('/api/listings', { as, json })).status).toBe(201);
    }
    expect(log).toHaveBeenCalled();
    log.mockReset();
  });

  it('leave a form with what was typed', async () => {
    const { community, neighbour } = await makeNeighbourhood(app.em());
    const as = await app.signIn(neighbour);
    const log = vi.mocked(console.error).mockImplementation(() => undefined);
    const lock = await lockTable('listings');
    const form = { title: 'A kept title', description: 'Kept words' };
    const sending = app.send(`/communities/${community.slug}/listings/new`, { as, form });
    const [pid] = await waitFor(lock, 1);
    await lock.query('select pg_terminate_backend($1)', [pid]);
    await lock.end();
    const response = await sending;
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('30');
    const html = await response.text();
    expect(html).toContain('value="A kept title"');
    expect(html).toContain('The site cannot reach its data at the moment.');
    log.mockReset();
  });

  it('end the process with one line when every slot is lost while the server is well', async () => {
    const env = { DATABASE_URL: app.databaseUrl() };
    const ended = await runToEnd(['tests/setup/leak-slots.ts'], env);
    expect(ended.code).toBe(1);
    expect(linesOf(ended.stderr)).toEqual([
      'No database connection could be had for too long while the server is well. Ending the process, to be started again.',
    ]);
  });
});
