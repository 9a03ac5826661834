import { request } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { secretAddresses } from '#app/lib/http/secret-addresses.server.ts';
import { recordDrill } from '#tests/setup/drills.ts';
import { linesWithSecret } from '#tests/setup/log-secrets.ts';
import { killLeftovers, startServer, usedFolder } from '#tests/setup/spawn.ts';

afterEach(killLeftovers);

/** The same address, in each spelling that the router accepts. */
const spellings = (path: string): string[] => [
  path,
  `${path}/`,
  `${path}.data`,
  path.toUpperCase(),
  path.replace(/^\/./, (start) => `/%${start.charCodeAt(1).toString(16)}`),
  path.replaceAll('/', '//'),
  `/.${path}`,
  `/x/..${path}`,
  `http://other.example${path}`,
  `/login?redirectTo=${encodeURIComponent(path)}`,
  `${path}?token=canary&redirectTo=${path}`,
];

/** Sends a target as it is, which `fetch` would not. */
const ask = (origin: string, path: string, method: string) =>
  new Promise<void>((done, fail) => {
    request(origin, { path, method, agent: false }, (response) => {
      response.resume().once('close', done);
    })
      .once('error', fail)
      .end();
  });

it('no secret of any address stands in the log, in any spelling', async () => {
  const server = await startServer({
    ...{ DATA_DIR: usedFolder(), DEMO: '0', APP_URL: 'http://localhost:3000' },
    SESSION_SECRET: 'a secret that only the tests know, long enough',
  });
  const addresses = secretAddresses.flatMap(({ route, query }) =>
    query
      ? query.map((name) => `${route}?${name}=canary`)
      : [route.replace(':secret', 'canary'), `${route.replace(':secret', 'canary')}/report`],
  );
  const targets = addresses.flatMap(spellings);
  for (const target of targets) {
    for (const method of ['GET', 'POST']) await ask(server.origin, target, method);
  }
  expect(await server.stop()).toBe(0);
  const lines = server.output().split('\n');
  const count = lines.filter((line) => line.includes('[request]')).length;
  recordDrill('secrets in the log', {
    requests: count,
    secrets: linesWithSecret(server.output()).length,
  });
  expect(count).toBeGreaterThanOrEqual(targets.length * 2);
  expect(linesWithSecret(server.output())).toEqual([]);
});
