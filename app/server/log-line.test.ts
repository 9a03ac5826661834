import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { prepareSettings } from '#tests/setup/test-env.ts';
import type { Site } from './site.ts';
import { siteServer } from './http.ts';

const site: Site = {
  answer: () => Promise.resolve(new Response('An answer')),
  isForVisitors: () => false,
  patternOf: (pathname) =>
    /^\/+welcome\/+[^/]+$/i.test(decodeURIComponent(pathname)) ? '/welcome/:secret' : '/*',
};
let server: Server;

beforeAll(async () => {
  prepareSettings();
  server = siteServer(site, (_request, _response, next) => next());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.close();
});

/** The line of the log about a request for this target, which is sent as it is. */
async function lineFor(path: string): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((done, fail) => {
    request({ port, path, host: '127.0.0.1', agent: false }, (response) => {
      response.resume().once('close', done);
    })
      .once('error', fail)
      .end();
  });
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  return lines.join('\n').replace(/ 200 .*/, '');
}

it.each([
  '/welcome/canary',
  '/Welcome/canary',
  '/%77elcome/canary',
  '//welcome//canary',
  '/./welcome/canary',
  '/x/../welcome/canary',
  'http://other.example/welcome/canary',
])('the log names the route of %s and not what stood in it (rules 17.1)', async (path) => {
  expect(await lineFor(path)).toMatch(/Z \[request\] GET \/welcome\/:secret$/);
});

it.each([
  ['/join?code=canary', '/*'],
  ['/login/sign-on/back?code=canary&state=canary', '/*'],
  ['/login?redirectTo=/invitation/canary', '/*'],
  ['/communities?q=canary&page=2', '/*?page=2'],
  ['/x?tab=activities&token=canary', '/*?tab=activities'],
  ['/x?tab=%2Fwelcome%2Fcanary', '/*'],
  ['/unknown/canary?a=canary#canary', '/*'],
])('of the query of %s it writes only what is on the list', async (path, shown) => {
  const line = await lineFor(path);
  expect(line).not.toContain('canary');
  expect(line.endsWith(` GET ${shown}`)).toBe(true);
});
