import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';
import { testApp } from '#tests/setup/app.ts';
import { killLeftovers, linesOf, startServer } from '#tests/setup/spawn.ts';
import { lockTable } from '#tests/setup/table-lock.ts';
import { serverUrl } from '#tests/setup/template.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

afterEach(killLeftovers);

describe.runIf(serverUrl)('connections that the server terminates', () => {
  const app = testApp();

  it('give their slots back, in every round', async () => {
    const log = vi.mocked(console.error).mockImplementation(() => undefined);
    for (let round = 0; round < 4; round++) {
      // Somebody new each time, because one person may only post so often.
      const { community, neighbour } = await makeNeighbourhood(app.em());
      const as = await app.signIn(neighbour);
      const json = { communityId: community.id, title: 'A lamp', description: 'It works.' };
      const lock = await lockTable(app.databaseUrl(), 'listings');
      const posts = Array.from({ length: 10 }, () => app.send('/api/listings', { as, json }));
      // All ten of them wait, so the pool had ten slots to give.
      for (const pid of await lock.waiting(10)) await lock.terminate(pid);
      for (const response of await Promise.all(posts)) {
        expect(response.status).toBe(503);
        expect(response.headers.get('Retry-After')).toBe('30');
        expect(await response.json()).toHaveProperty('message');
      }
      await lock.release();
      expect((await app.send('/api/listings', { as, json })).status).toBe(201);
    }
    expect(log).toHaveBeenCalled();
    log.mockReset();
  });

  it('leave a form with what was typed', async () => {
    const { community, neighbour } = await makeNeighbourhood(app.em());
    const as = await app.signIn(neighbour);
    const log = vi.mocked(console.error).mockImplementation(() => undefined);
    const lock = await lockTable(app.databaseUrl(), 'listings');
    const form = { title: 'A kept title', description: 'Kept words' };
    const sending = app.send(`/communities/${community.slug}/listings/new`, { as, form });
    for (const pid of await lock.waiting(1)) await lock.terminate(pid);
    await lock.release();
    const response = await sending;
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('30');
    const html = await response.text();
    expect(html).toContain('value="A kept title"');
    expect(html).toContain('The site is having a problem right now.');
    log.mockReset();
  });

  it('end the real server with one line when every slot is lost while PostgreSQL is well', async () => {
    const server = await startServer({
      DATABASE_URL: app.databaseUrl(),
      APP_URL: 'http://localhost:3000',
      SESSION_SECRET: 'a secret that only the tests know, long enough',
      DATA_DIR: temporaryFolder(),
      NODE_OPTIONS: `--import ${pathToFileURL(resolve('tests/setup/leak-slots.ts')).href}`,
    });
    let complaints = '';
    server.child.stderr.on('data', (data) => (complaints += String(data)));
    const ended = new Promise((done) => server.child.once('close', done));
    server.child.kill('SIGUSR2');
    // The cookie means nothing, but keeps the answer from being one that is kept for visitors.
    const headers = { cookie: 'made=anew' };
    const get = () =>
      fetch(`${server.origin}/api/communities`, { headers }).then(({ status }) => status);
    // Each takes a slot at least, and those that find none wait for five seconds.
    const statuses = await Promise.all(Array.from({ length: 12 }, get));
    expect(statuses).toContain(503);
    expect(await ended).toBe(1);
    expect(linesOf(complaints).at(-1)).toContain(
      '[database] No database connection could be had for too long while the server is well. Ending the process, to be started again.',
    );
  });
});
