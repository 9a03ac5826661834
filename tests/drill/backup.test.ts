import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { loginTo } from '#tests/setup/drill.ts';
import { emptyDatabase } from '#tests/setup/empty-database.ts';
import { killLeftovers, runToEnd, startServer } from '#tests/setup/spawn.ts';
import { serverUrl } from '#tests/setup/template.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

afterEach(killLeftovers);

const backUp = (args: string[], env: Record<string, string>) =>
  runToEnd(['app/cli/backup.ts', ...args], env);
const restore = (args: string[], env: Record<string, string>) =>
  runToEnd(['app/cli/restore.ts', ...args], env);

const passphrase = { BACKUP_PASSPHRASE: 'canal bridge skate bell' };

it('the command backs up a site that is running and being used, which another one goes on from', async () => {
  const database = await emptyDatabase();
  const env = {
    ...database.env,
    ...{ DATA_DIR: temporaryFolder(), BACKUP_DIR: temporaryFolder(), DEMO: '1' },
  };
  const server = await startServer(env);
  const cookie = await loginTo(server, 'resident@demo.example');
  const file = join(temporaryFolder(), 'site.tar.gz');
  let stopped = false;
  let posted = 0;
  const client = (async () => {
    const communities = (await (await fetch(`${server.origin}/api/communities`)).json()) as {
      id: string;
      slug: string;
    }[];
    const communityId = communities.find(({ slug }) => slug === 'hillsview-place')?.id;
    while (!stopped) {
      const answer = await fetch(`${server.origin}/api/listings`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', cookie },
        body: JSON.stringify({
          communityId,
          title: `Lamp ${posted}`,
          description: 'A lamp for a desk',
        }),
      });
      if (answer.ok) posted += 1;
      const page = await fetch(`${server.origin}/communities/hillsview-place`, {
        headers: { cookie },
      });
      expect(page.status).toBe(200);
    }
  })();
  // The other one comes while the first is being made, or right after it.
  const making = backUp([file, '--with-secret'], { ...env, ...passphrase });
  let isMade = false;
  void making.finally(() => (isMade = true));
  while (!isMade && !existsSync(`${file}.part`)) await sleep(5);
  const [first, second] = await Promise.all([making, backUp([`${file}.2`], env)]);
  stopped = true;
  await client;
  expect(posted).toBeGreaterThan(0);
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout).toMatch(/rows of \d+ tables, \d+ photos and documents/);
  expect(first.stdout).toContain('SESSION_SECRET is in it, encrypted.');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  // The embedded database makes one at a time.
  if (second.code !== 0)
    expect(second.stderr).toContain('Another backup of this site is being made');
  expect(existsSync(`${file}.2.part`)).toBe(false);
  const admin = await loginTo(server, 'admin@demo.example');
  const site = await fetch(`${server.origin}/admin/site`, { headers: { cookie: admin } });
  expect(await site.text()).toContain('made by hand.');
  expect(await server.stop()).toBe(0);
  expect(server.output()).not.toContain(passphrase.BACKUP_PASSPHRASE);

  const rehearsed = await restore([file, '--rehearse'], {});
  expect(rehearsed).toMatchObject({ code: 0, stderr: '' });
  expect(rehearsed.stdout).toMatch(/public\.users +200 +200 /);
  expect(rehearsed.stdout).toContain('It can be restored');

  // Into the other kind of database, where there is one.
  const other = serverUrl ? {} : (await emptyDatabase()).env;
  const target = { ...other, DATA_DIR: temporaryFolder(), DEMO: '1' };
  const wrong = await restore([file], { ...target, BACKUP_PASSPHRASE: 'another passphrase' });
  expect(wrong).toMatchObject({ code: 1 });
  expect(wrong.stderr).toContain('The passphrase is not that of the backup.');
  const restored = await restore([file], { ...target, ...passphrase });
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toContain('has the rows and the checksum of the backup');
  const again = await startServer(target);
  const login = await loginTo(again, 'resident@demo.example');
  const page = await fetch(`${again.origin}/communities/hillsview-place`, {
    headers: { cookie: login },
  });
  expect(page.status).toBe(200);
  expect(await again.stop()).toBe(0);
  await database.drop();
});

it('the commands say in one line what is wrong, and change nothing', async () => {
  const env = { DATA_DIR: temporaryFolder(), DEMO: '0' };
  const taken = join(temporaryFolder(), 'taken.tar.gz');
  writeFileSync(taken, 'something else');
  const said = async (ended: Promise<{ code: number | null; stderr: string }>) => {
    const { code, stderr } = await ended;
    expect(code).toBe(1);
    return stderr.trim().split('\n').at(-1);
  };
  expect(await said(backUp([], env))).toBe('Name one file to write, such as ../local-link.tar.gz.');
  expect(await said(backUp([taken], env))).toBe(
    `There is a file ${taken} already. Name a new one.`,
  );
  expect(await said(backUp(['/no/such/folder/x.tar.gz'], env))).toBe(
    'There is no folder /no/such/folder.',
  );
  expect(await said(backUp([`${taken}.2`], env))).toContain('There is no database in');
  mkdirSync(join(env.DATA_DIR, 'files'));
  expect(await said(backUp([join(env.DATA_DIR, 'files', 'x')], env))).toContain(
    'outside DATA_DIR/files',
  );
  expect(await said(restore([], env))).toBe('Name one backup.');
  expect(await said(restore([taken], env))).toContain('is not a whole backup');
  expect(await said(backUp([`${taken}.2`, '--with-secret'], env))).toContain(
    'Set BACKUP_PASSPHRASE',
  );
});

it('BACKUP_PASSPHRASE puts the secret into a backup by hand too, where it is known', async () => {
  const env = { DATA_DIR: temporaryFolder(), ...passphrase };
  expect(await runToEnd(['app/cli/migrate.ts'], env)).toMatchObject({ code: 0 });
  rmSync(join(env.DATA_DIR, 'session-secret'), { force: true });
  const folder = temporaryFolder();
  const without = await backUp([join(folder, 'without.tar.gz')], env);
  expect(without).toMatchObject({ code: 0, stderr: '' });
  expect(without.stdout).toContain('SESSION_SECRET is not in it, because it is not set here.');
  rmSync(join(env.DATA_DIR, 'session-secret'), { force: true });
  const refused = await backUp([join(folder, 'refused.tar.gz'), '--with-secret'], env);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.stderr).toContain('SESSION_SECRET is not set here');

  const secret = 'a secret that only this test knows, long enough';
  const file = join(folder, 'with.tar.gz');
  const made = await backUp([file], { ...env, SESSION_SECRET: secret });
  expect(made.stdout).toContain('SESSION_SECRET is in it, encrypted.');
  const shown = await restore([file, '--show-secret'], passphrase);
  expect(shown.stdout).toContain(`SESSION_SECRET=${secret}`);
});
