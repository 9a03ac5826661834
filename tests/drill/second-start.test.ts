import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  freePort,
  killLeftovers,
  linesOf,
  serveToEnd,
  startServer,
  usedFolder,
} from '#tests/setup/spawn.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

afterEach(killLeftovers);

describe('the data folder', () => {
  it('is refused to a second process, and free again after the first one stops', async () => {
    const DATA_DIR = usedFolder();
    const first = await startServer({ DATA_DIR, DEMO: '0' });
    const second = await serveToEnd({ DATA_DIR, DEMO: '0', PORT: String(await freePort()) });
    expect(second.code).toBe(1);
    expect(linesOf(second.stderr)).toHaveLength(1);
    expect(second.stderr).toContain(`in use by process ${first.child.pid}`);
    expect(await first.stop()).toBe(0);
    const third = await startServer({ DATA_DIR, DEMO: '0' });
    expect(await third.stop()).toBe(0);
  });

  it('takes over the lock of a dead process, even if another process has its id now', async () => {
    const DATA_DIR = usedFolder();
    const stale = { pid: process.pid, host: hostname(), startedAt: '1' };
    writeFileSync(join(DATA_DIR, 'lock'), JSON.stringify(stale));
    const server = await startServer({ DATA_DIR, DEMO: '0' });
    expect(readFileSync(join(DATA_DIR, 'lock'), 'utf8')).toContain(`"pid":${server.child.pid}`);
    await server.stop();
  });
});

/** Each line has its time, and the demo accounts come once the server listens. */
function expectTimedLog(output: string): void {
  const [started = '', served = ''] = output.split('Demo accounts, password');
  const timed = (about: string) => new RegExp(String.raw`^\d{4}-[\dT:.-]+Z \[${about}\] `, 'm');
  expect(started).toMatch(timed('start'));
  expect(served).toMatch(timed('request'));
  expect(served).toMatch(timed('stopping'));
  expect(served.slice(served.indexOf('[request]')), 'no empty lines').not.toContain('\n\n');
  expect(served).not.toMatch(/^(GET|POST|\[)/m);
}

describe('a second start', () => {
  it('logs with the time, and reuses the demo city', async () => {
    const DATA_DIR = temporaryFolder();
    const first = await startServer({ DATA_DIR, DEMO: '1' });
    const before = await (await fetch(`${first.origin}/api/listings`)).json();
    await first.stop();
    expectTimedLog(first.output());
    const migrated = /^\S+Z \[migrate\] applied migrations: \d+ \(\d+-\S+( to \d+-\S+)?\)$/gm;
    expect(first.output().match(migrated), 'one line for the new database').toHaveLength(1);
    const again = await startServer({ DATA_DIR, DEMO: '1' });
    expect(again.output()).not.toContain('[migrate]');
    expect(await (await fetch(`${again.origin}/api/listings`)).json()).toEqual(before);
    await again.stop();
  });
});
