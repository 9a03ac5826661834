import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isReady, readiness, watchReadiness } from '#app/server/health/readiness.server.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { killLeftovers, startServer, usedFolder, type Running } from '#tests/setup/spawn.ts';
import { lockTable } from '#tests/setup/table-lock.ts';
import { serverUrl } from '#tests/setup/template.ts';
import { prepareServer } from '#tests/setup/test-env.ts';

afterAll(killLeftovers);

const token = 'a-token-for-figures';

describe('a site watched from outside (rules 34)', () => {
  let server: Running;
  beforeAll(async () => {
    server = await startServer({
      DATA_DIR: usedFolder(),
      DEMO: '0',
      LOG_FORMAT: 'json',
      METRICS_TOKEN: token,
    });
  });
  afterAll(() => server.stop());

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.origin + path, { headers });

  it('says that it lives, and that it can serve', async () => {
    const alive = await ask('/healthz');
    expect([alive.status, await alive.text()]).toEqual([200, 'ok\n']);
    expect(alive.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    const ready = await ask('/readyz');
    expect(ready.status).toBe(200);
    expect(ready.headers.get('Cache-Control')).toBe('no-store');
    expect(await ready.json()).toEqual({
      ready: true,
      ...{ database: 'ok', schema: 'ok', jobs: 'ok', disk: 'ok' },
      installation: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    });
  });

  it('gives its figures to whoever has the token', async () => {
    await ask('/communities/nowhere?q=canary');
    for (const sent of [undefined, 'Bearer wrong']) {
      const refused = await ask('/metrics', sent ? { Authorization: sent } : {});
      expect([refused.status, refused.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer']);
    }
    const figures = await ask('/metrics', { Authorization: `Bearer ${token}` });
    expect(figures.headers.get('Content-Type')).toContain('text/plain');
    const text = await figures.text();
    expect(text).toContain(
      'http_requests_total{method="GET",route="/communities/:slug",status="404"} 1',
    );
    for (const name of [
      ...['http_request_duration_seconds_bucket', 'nodejs_eventloop_lag_seconds'],
      ...['local_link_ready 1', 'local_link_queue_age_seconds 0', 'local_link_mail_given_up 0'],
      ...['local_link_disk_free_bytes ', 'process_resident_memory_bytes '],
      'local_link_pool_connections{state="busy"}',
    ]) {
      expect(text).toContain(name);
    }
    // Nobody asked for backups.
    expect(text).not.toContain('local_link_backup_age_seconds');
    expect(text).not.toContain('local_link_backup_failed');
    expect(text).not.toContain('canary');
  });

  it('writes each line of its log as JSON, with the request’s id and no word of its address', async () => {
    const answer = await ask('/welcome/canary?tab=activities&q=canary');
    const id = answer.headers.get('X-Request-Id');
    const lines = await eventually(() => {
      const all = server
        .output()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      expect(all.some((line) => line.id === id)).toBe(true);
      return all;
    });
    expect(lines.find((line) => line.id === id)).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      about: 'request',
      id,
      method: 'GET',
      route: '/welcome/:secret',
      query: '?tab=activities',
      status: answer.status,
      bytes: null,
      ms: expect.any(Number) as number,
    });
    expect(lines.every((line) => line.level && line.time && line.about)).toBe(true);
    expect(JSON.stringify(lines)).not.toContain('canary');
    // Those who watch are not written down.
    expect(lines.some((line) => String(line.route).includes('health'))).toBe(false);
  });
});

it.runIf(serverUrl)(
  'a database that says nothing makes it not ready, and asking waits for nothing',
  async () => {
    const harness = await prepareServer();
    try {
      await watchReadiness(harness.env);
      expect(isReady()).toBe(true);
      const lock = await lockTable(harness.env.databaseUrl ?? '', 'migrations');
      await eventually(() => expect(readiness().database).toBe('failing'));
      expect(readiness()).toMatchObject({ schema: 'unknown', jobs: 'unknown', disk: 'ok' });
      await lock.release();
      await eventually(() => expect(isReady()).toBe(true));
    } finally {
      await harness.close();
    }
  },
);
