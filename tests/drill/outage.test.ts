import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#tests/setup/eventually.ts';
import { postgresBin, startPostgres, type PostgresServer } from '#tests/setup/postgres-server.ts';
import { killLeftovers, runToEnd, startServer, type Running } from '#tests/setup/spawn.ts';
import { lockTable } from '#tests/setup/table-lock.ts';
import { serverUrl } from '#tests/setup/template.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

describe.runIf(serverUrl && postgresBin)('a PostgreSQL server of its own', () => {
  let postgres: PostgresServer;
  let site: Running;

  beforeAll(async () => {
    postgres = await startPostgres();
    const env = {
      DATABASE_URL: postgres.url,
      APP_URL: 'http://localhost:3000',
      SESSION_SECRET: 'a secret that only the tests know, long enough',
      DATA_DIR: temporaryFolder(),
    };
    expect(await runToEnd(['app/cli/migrate.ts'], env)).toMatchObject({ code: 0, stderr: '' });
    site = await startServer(env);
  });
  afterAll(() => {
    killLeftovers();
    postgres.remove();
  });

  /** The cookie means nothing, but keeps the answer from being one that is kept for visitors. */
  const get = (path: string) => fetch(site.origin + path, { headers: { cookie: 'made=anew' } });

  async function expectUnavailable(): Promise<void> {
    const page = await get('/');
    expect(page.status).toBe(503);
    expect(page.headers.get('Retry-After')).toBe('30');
    expect(await page.text()).toContain('The site is having a problem right now.');
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
    eventually(async () => expect((await get('/api/communities')).status).toBe(200));

  /** Expects that ten of the requests under way at once have a slot. */
  async function expectTenSlots(): Promise<void> {
    const lock = await lockTable(postgres.url, 'communities');
    const sent = Array.from({ length: 12 }, () => get('/api/communities'));
    await lock.waiting(10);
    await lock.release();
    for (const response of await Promise.all(sent)) expect(response.status).toBe(200);
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
    await expectTenSlots();
  });

  it('that says nothing is given up', async () => {
    await recovered();
    postgres.pause();
    try {
      expect((await get('/api/communities')).status).toBe(503);
    } finally {
      postgres.resume();
    }
    await recovered();
  });
});
