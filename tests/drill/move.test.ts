import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createOrm } from '#db/config.ts';
import { printFiles, printTables, withDatabase, emptySettings } from '#tests/setup/backups.ts';
import { loginTo } from '#tests/setup/drill.ts';
import { emptyDatabase } from '#tests/setup/empty-database.ts';
import { killLeftovers, runToEnd, startServer } from '#tests/setup/spawn.ts';
import { serverUrl } from '#tests/setup/template.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

afterEach(killLeftovers);

/** Runs the command until it prints `line`, and kills it there. Returns whether it was killed in time. */
async function killAt(args: string[], env: Record<string, string>, line: string): Promise<boolean> {
  const child = spawn('node', ['app/cli/move.ts', ...args], {
    env: { NODE_ENV: 'production', PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  const ended = once(child, 'exit');
  child.stdout.on('data', (data) => {
    if (String(data).includes(line)) child.kill('SIGKILL');
  });
  const [, signal] = (await ended) as [number | null, NodeJS.Signals | null];
  return signal === 'SIGKILL';
}

it.runIf(serverUrl)(
  'a site is moved though the move is killed five times, and goes on with its sessions',
  async () => {
    const dataDir = temporaryFolder();
    const folder = { DATA_DIR: dataDir, DEMO: '1' };
    const secret = 'a secret that only the tests know, long enough';
    const server = await startServer({ ...folder, SESSION_SECRET: secret });
    const cookie = await loginTo(server, 'resident@demo.example');
    expect(await server.stop()).toBe(0);
    const settings = { ...emptySettings(), dataDir };
    const rows = await withDatabase(settings, printTables);
    const files = printFiles(join(dataDir, 'files'));

    const database = await emptyDatabase();
    const to = ['--to', database.env.DATABASE_URL ?? ''];
    const env = { ...folder, SESSION_SECRET: secret };
    const places = ['public.activities', 'public.communities', 'public.listings', 'public.users'];
    for (const line of [...places, 'Every row is there']) {
      expect(await killAt(to, env, line), line).toBe(true);
    }
    // The site doesn't start on what is half there.
    const early = await runToEnd(['app/cli/migrate.ts'], database.env);
    expect(early.stderr).toContain('A move into the database in DATABASE_URL has not ended');

    const moved = await runToEnd(['app/cli/move.ts', ...to], env);
    expect(moved).toMatchObject({ code: 0, stderr: '' });
    expect(moved.stdout).toMatch(
      /^This move began before: [\d,]+ rows are there, and it goes on\./,
    );
    expect(moved.stdout).toContain('has the same count and checksum on both sides.');
    expect(await withDatabase(settings, printTables)).toEqual(rows);
    expect(printFiles(join(dataDir, 'files'))).toEqual(files);
    const target = createOrm({ kind: 'postgresql', url: database.env.DATABASE_URL ?? '' });
    expect(await printTables(target)).toEqual(rows);
    await target.close();

    const again = await startServer({ ...folder, ...database.env, SESSION_SECRET: secret });
    const me = await fetch(`${again.origin}/api/users/me`, { headers: { cookie } });
    expect(me.status).toBe(200);
    expect(await again.stop()).toBe(0);
    await database.drop();
  },
);
