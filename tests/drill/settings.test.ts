import { networkInterfaces } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { killLeftovers, startServer, usedFolder, type Running } from '#tests/setup/spawn.ts';

afterEach(killLeftovers);

/** An address of this machine that others could use too; on one without a network, another one of its own. */
const outside =
  Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address ?? '127.0.0.2';

const answersOutside = ({ origin }: Running): Promise<boolean> =>
  fetch(origin.replace('127.0.0.1', outside)).then(
    ({ ok }) => ok,
    () => false,
  );

it('a demo can be opened from this machine only, unless HOST says more', async () => {
  const settings: [Record<string, string>, boolean][] = [
    [{ DEMO: '1' }, false],
    [{ DEMO: '1', HOST: '0.0.0.0' }, true],
    [{ DEMO: '0' }, true],
  ];
  for (const [env, open] of settings) {
    const server = await startServer({ DATA_DIR: usedFolder(), ...env });
    expect(await answersOutside(server), JSON.stringify(env)).toBe(open);
    await server.stop();
    const isOpenDemo = env.DEMO === '1' && open;
    const warnings = server.output().match(/\[DEMO\] The passwords of this demo are public/g) ?? [];
    expect(warnings, JSON.stringify(env)).toHaveLength(isOpenDemo ? 1 : 0);
  }
});

it('X-Forwarded-For from a proxy that the settings do not know is said once in the log', async () => {
  for (const [trusted, times] of [
    ['0', 1],
    ['1', 0],
  ] as const) {
    const env = { DATA_DIR: usedFolder(), DEMO: '0', TRUSTED_PROXIES: trusted };
    const server = await startServer(env);
    let complaints = '';
    server.child.stderr.on('data', (data) => (complaints += String(data)));
    for (let n = 0; n < 3; n++) {
      const headers = { 'X-Forwarded-For': '203.0.113.9' };
      expect((await fetch(`${server.origin}/api/communities`, { headers })).status).toBe(200);
    }
    expect(await server.stop()).toBe(0);
    expect(complaints.match(/TRUSTED_PROXIES/g) ?? []).toHaveLength(times);
  }
});
