import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { publicChanges } from '#app/lib/db/public-changes.server.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { prepareSettings } from '#tests/setup/test-env.ts';
import { files, siteServer } from './http.ts';
import type { Site } from './site.ts';

let status = 200;
const site: Site = {
  answer: () => Promise.resolve(new Response(null, { status })),
  isForVisitors: () => false,
  patternOf: () => '/*',
};
let server: Server;
let origin = '';
let gone = '';
const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);

beforeAll(async () => {
  prepareSettings();
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/page-1234.js'), 'let one = 1;');
  writeFileSync(join(folder, 'words.txt'), 'Some words');
  gone = join(folder, 'gone.txt');
  writeFileSync(gone, 'Some words');
  server = siteServer(site, files(folder));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

describe('built files', () => {
  it.each(['/assets/page-1234.js', '/words.txt'])(
    'say what %s is, in every answer',
    async (path) => {
      const first = await fetch(origin + path);
      expect(first.status).toBe(200);
      const tag = first.headers.get('ETag') ?? '';
      const answers = [
        first,
        await fetch(origin + path, { method: 'HEAD' }),
        await fetch(origin + path, { headers: { 'If-None-Match': tag } }),
        await fetch(origin + path, { headers: { Range: 'bytes=0-2' } }),
        await fetch(origin + path, { headers: { Range: 'bytes=900-' } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 304, 206, 416]);
      expect(first.headers.get('Content-Type')).toMatch(
        /^text\/(javascript|plain); charset=utf-8$/,
      );
      for (const { status, headers } of answers) {
        expect(headers.get('X-Content-Type-Options'), String(status)).toBe('nosniff');
        expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      }
      await vi.waitFor(() => {
        const lines = log.mock.calls.flatMap(([line]) => String(line).split('\n'));
        expect(lines.filter((line) => line.includes(` ${path} `))).toHaveLength(5);
      });
    },
  );
});

it('what is no built file has the headers of its own answer alone', async () => {
  const { headers } = await fetch(`${origin}/listings`);
  expect(headers.has('Content-Security-Policy')).toBe(false);
});

it('an answer that breaks off is a plain 500 that cannot be framed', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = vi.spyOn(site, 'answer').mockRejectedValueOnce(new Error('a secret of the code'));
  const broken = await fetch(`${origin}/listings`);
  expect([broken.status, await broken.text()]).toEqual([500, 'Internal Server Error']);
  expect(broken.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(broken.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  answer.mockRestore();
  silent.mockRestore();
});

it('goes on when a built file has gone since the start', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  rmSync(gone);
  await expect(fetch(`${origin}/gone.txt`).then((answer) => answer.text())).rejects.toThrow();
  expect(silent).toHaveBeenCalled();
  silent.mockRestore();
  expect(await (await fetch(`${origin}/words.txt`)).text()).toBe('Some words');
});

describe('what is kept for visitors (rules 32.2)', () => {
  const post = async (answered: number, path = '/listings') => {
    status = answered;
    const before = publicChanges();
    await fetch(origin + path, { method: 'POST', redirect: 'manual' });
    return publicChanges() - before;
  };

  it.each([400, 401, 403, 404, 409, 415, 429, 500, 503])(
    'stays when a form or a call is refused with %d',
    async (refused) => expect(await post(refused)).toBe(0),
  );

  it.each([200, 201, 204])('is renewed by a change that succeeded with %d', async (succeeded) => {
    expect(await post(succeeded)).toBe(1);
  });

  it.each(['/theme', '/lite', '/language', '/language?_data=routes%2Flanguage'])(
    'stays when a browser chooses for itself at %s',
    async (path) => expect(await post(303, path)).toBe(0),
  );
});
