import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { inDrill, isFullDrill, recordDrill } from '#tests/setup/drills.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { postgresBin, startPostgres, type PostgresServer } from '#tests/setup/postgres-server.ts';
import { readSaved } from '#tests/setup/saved.ts';
import { startSlowProxy, type SlowProxy } from '#tests/setup/slow-proxy.ts';
import { killLeftovers, runToEnd, startServer, type Running } from '#tests/setup/spawn.ts';
import { lockTable } from '#tests/setup/table-lock.ts';
import { serverUrl } from '#tests/setup/template.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { Writer } from '#tests/setup/writer.ts';

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

describe.runIf(serverUrl && postgresBin)('under writers, a PostgreSQL server', () => {
  let postgres: PostgresServer;
  let network: SlowProxy;
  let site: Running;
  let env: Record<string, string>;
  const writers: Writer[] = [];
  let goesOn = true;
  let writing: Promise<unknown>;

  beforeAll(async () => {
    postgres = await startPostgres();
    network = await startSlowProxy(Number(new URL(postgres.url).port));
    const url = new URL(postgres.url);
    url.port = String(network.port);
    env = {
      DATABASE_URL: url.href,
      APP_URL: 'http://localhost:3000',
      SESSION_SECRET: 'a secret that only the tests know, long enough',
      DATA_DIR: temporaryFolder(),
      DEMO: '1',
      TRUSTED_PROXIES: '1',
    };
    site = await startServer(env);
    const communities = (await (await fetch(`${site.origin}/api/communities`)).json()) as {
      id: string;
      slug: string;
    }[];
    const nepean = communities.find(({ slug }) => slug === '18-nepean')?.id ?? '';
    const count = inDrill(8, 50);
    writers.push(...Array.from({ length: count }, (_, n) => new Writer(`${n}`, nepean)));
    writing = Promise.all(
      writers.map(async (writer) => {
        while (goesOn) {
          // Comes back where the database is away.
          await writer.write(site.origin, () => goesOn);
          await sleep(300);
        }
      }),
    );
  });
  afterAll(async () => {
    goesOn = false;
    killLeftovers();
    await network.close();
    postgres.remove();
  });

  const acknowledged = () => writers.flatMap((writer) => writer.acknowledged);
  const answered = () => writers.reduce((sum, writer) => sum + writer.answered, 0);
  const answers = (more: number) => {
    const before = answered();
    return eventually(() => expect(answered()).toBeGreaterThanOrEqual(before + more));
  };
  /** Waits until a change is saved again, and returns how long that took, in seconds. */
  async function wellAgain(): Promise<number> {
    const began = performance.now();
    await answers(1);
    return (performance.now() - began) / 1000;
  }

  it('that restarts, is cut off, slow and silent loses nothing that was acknowledged', async () => {
    await answers(writers.length);
    const [restarts, cuts] = [inDrill(2, 10), inDrill(2, 10)];
    let slowest = 0;
    let cut = 0;
    for (let restart = 0; restart < restarts; restart++) {
      postgres.stop();
      await sleep(300);
      postgres.start();
      slowest = Math.max(slowest, await wellAgain());
      await answers(writers.length);
    }
    for (let round = 0; round < cuts; round++) {
      cut += network.cut();
      slowest = Math.max(slowest, await wellAgain());
      await answers(writers.length);
    }
    network.delayMs = 500;
    await wellAgain();
    network.delayMs = 0;
    postgres.pause();
    await sleep(inDrill(3, 20) * 1000);
    postgres.resume();
    slowest = Math.max(slowest, await wellAgain());
    goesOn = false;
    // Refuses with anything but 503 would have ended it with an error.
    await writing;
    const restartsOfOurs = site.child.exitCode === null ? 0 : 1;
    expect(await site.stop()).toBe(0);

    const saved = await readSaved(env);
    const ids = new Set(saved.listings.map(({ id }) => id));
    const missing = acknowledged().filter(({ id }) => !ids.has(id));
    const lamps = saved.listings
      .map(({ title }) => title)
      .filter((title) => title.startsWith('Lamp'));
    const twice = lamps.length - new Set(lamps).size;
    recordDrill('PostgreSQL restarted, cut off, 500 ms slow, silent', {
      restarts,
      'connections cut': cut,
      acknowledged: answered(),
      missing: missing.length,
      twice,
      'by half': saved.halves,
      'restarts of ours': restartsOfOurs,
      'well again (s)': slowest.toFixed(1),
    });
    expect([missing, twice, saved.halves, restartsOfOurs]).toEqual([[], 0, 0, 0]);
    if (isFullDrill) expect(slowest).toBeLessThan(5);
  });
});
