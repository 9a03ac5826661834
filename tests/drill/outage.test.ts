import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { postgresBin, startPostgres, type PostgresServer } from '#tests/setup/postgres-server.ts';
import {
  killLeftovers,
  runToEnd,
  startServer,
  temporaryFolder,
  type Running,
} from '#tests/setup/spawn.ts';
import { serverUrl } from '#tests/setup/template.ts';

vi.setConfig({ testTimeout: 60_000 });

describe.runIf(serverUrl && postgresBin)('a PostgreSQL server of its own', () => {
  let postgres: PostgresServer;
  let site: Running;

  beforeAll(async () => {
    postgres = await startPostgres();
    const env = {
      DATABASE_URL: postgres.url,
      SESSION_SECRET: 'a secret that only the tests know, long enough',
      DATA_DIR: temporaryFolder(),
    };
    expect(await runToEnd(['app/cli/migrate.ts'], env)).toEqual({ code: 0, stderr: '' });
    site = await startServer(env);
  });
  afterAll(() => {
    killLeftovers();
    postgres.remove();
  });

  const get = (path: string) => fetch(site.origin + path);

  async function expectUnavailable(): Promise<void> {
    const page = await get('/communities/any');
    expect(page.status).toBe(503);
    expect(page.headers.get('Retry-After')).toBe('30');
    expect(await page.text()).toContain('The site cannot reach its data at the moment.');
    const call = await get('/api/communities');
    expect(call.status).toBe(503);
    expect(call.headers.get('Retry-After')).toBe('30');
    expect(await call.json()).toHaveProperty('message');
    const form = await fetch(`${site.origin}/login`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'kept@mail.example', password: 'x' }),
    });
    expect(form.status).toBe(503);
    expect(await form.text()).toContain('kept@mail.example');
  }

  const recovered = () =>
    vi.waitFor(async () => expect((await get('/api/communities')).status).toBe(200), {
      timeout: 10_000,
      interval: 50,
    });

  /** How many requests reach the database at once. */
  async function slots(): Promise<number> {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('begin; lock table communities in access exclusive mode');
    const sent = Array.from({ length: 12 }, () => get('/api/communities'));
    const count = await vi.waitFor(
      async () => {
        const { rowCount } = await client.query(
          "select from pg_stat_activity where wait_event_type = 'Lock'",
        );
        expect(rowCount).toBe(10);
        return rowCount;
      },
      { timeout: 4_000, interval: 50 },
    );
    await client.end();
    await Promise.all(sent);
    return count ?? 0;
  }

  it('that is down is answered with 503, and keeps all ten slots through restarts', async () => {
    for (let restart = 0; restart < 3; restart++) {
      const busy = Array.from({ length: 20 }, () => get('/api/communities').catch(() => null));
      postgres.stop();
      await Promise.all(busy);
      if (restart === 0) await expectUnavailable();
      postgres.start();
      await recovered();
    }
    expect(await slots()).toBe(10);
  });

  it('that says nothing is given up after ten seconds', async () => {
    await recovered();
    postgres.pause();
    const started = performance.now();
    try {
      expect((await get('/api/communities')).status).toBe(503);
      expect(performance.now() - started).toBeLessThan(12_000);
    } finally {
      postgres.resume();
    }
    await recovered();
  });
});
