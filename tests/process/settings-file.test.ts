import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '#app/features/accounts/login/auth/demo-accounts.ts';
import { siteFolder, startCommands } from '#tests/setup/site-folder.ts';
import {
  freePort,
  killLeftovers,
  linesOf,
  runIn,
  runToEnd,
  startIn,
  usedFolder,
} from '#tests/setup/spawn.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

afterEach(killLeftovers);

const migrate = (env: Record<string, string>) => runToEnd(['app/cli/migrate.ts'], env);

function settings(lines: string): string {
  const file = join(temporaryFolder(), 'settings');
  writeFileSync(file, lines);
  return file;
}

describe('a file with settings', () => {
  it('is read by a command, which says what it was about', async () => {
    const folder = usedFolder();
    const file = settings(`# ours\nDATA_DIR=${folder}\nMAIL_FROM=The Link <post@link.example>\n`);
    const { code, stdout, stderr } = await migrate({ ENV_FILE: file });
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(stdout).toContain(`The embedded database in ${folder} is up to date.`);
  });

  it('leaves what the environment has', async () => {
    const folder = usedFolder();
    const { stdout } = await migrate({
      ENV_FILE: settings('DATA_DIR=/nowhere/at/all\n'),
      DATA_DIR: folder,
    });
    expect(stdout).toContain(`The embedded database in ${folder} is up to date.`);
  });

  it.each([
    ['BACKUP_PASSPHRASE', 'four words, long #enough'],
    ['SESSION_SECRET', '#0123456789012345678901234567890123456789'],
  ])('stops a command when %s would be cut at a #: %s', async (name, value) => {
    const file = settings(`NODE_ENV=production\n${name}=${value}\n`);
    const { code, stderr } = await migrate({ ENV_FILE: file, DATA_DIR: usedFolder() });
    expect(code).toBe(1);
    expect(stderr).toContain(`The setting ${name} in ${file} has a # without quotes`);
    expect(stderr).not.toContain(value.slice(0, 8));
  });

  it('may have a # in quotes, and a comment after them or after nothing', async () => {
    const lines = `BACKUP_PASSPHRASE='four words, long #enough' # ours\nSESSION_SECRET= # none\n`;
    const { code } = await migrate({ ENV_FILE: settings(lines), DATA_DIR: usedFolder() });
    expect(code).toBe(0);
  });

  it('that is named and not there stops a command, with one line', async () => {
    const { code, stderr } = await migrate({ ENV_FILE: '/nowhere/settings' });
    expect(code).toBe(1);
    expect(stderr.trim()).toBe('There is no file /nowhere/settings, which ENV_FILE names.');
  });
});

const ways = Object.entries(startCommands);

/** Plain remix-serve reads PORT itself, before it reads our build. */
const portOf = (way: string, port: number) =>
  way === 'remix-serve' ? { env: { PORT: String(port) }, port } : { port };

describe.each(ways)('%s, with nothing but a .env', (way, command) => {
  it('ends with one line and exit code 1 when a setting of a site on PostgreSQL is missing', async () => {
    const folder = siteFolder({ DATABASE_URL: 'postgresql://127.0.0.1:1/x' });
    const { code, stderr } = await runIn(folder, command);
    expect(code).toBe(1);
    expect(linesOf(stderr)).toEqual([
      'The settings SESSION_SECRET and APP_URL are missing: a site on PostgreSQL needs DATABASE_URL, SESSION_SECRET and APP_URL (.env.example explains them).',
    ]);
  });

  it('serves the site of that file, which has no demo accounts', async () => {
    const port = await freePort();
    const folder = siteFolder({
      ...{ PORT: port, HOST: '127.0.0.1', DATA_DIR: usedFolder(), DEMO: 0, TRUSTED_PROXIES: 1 },
      ...{ APP_URL: 'https://link.example', SESSION_SECRET: 'x'.repeat(40) },
    });
    const server = await startIn(folder, command, portOf(way, port));
    const home = await fetch(server.origin);
    expect(home.headers.get('Strict-Transport-Security'), 'APP_URL has https').not.toBeNull();
    expect(await (await fetch(`${server.origin}/api/communities`)).json()).toEqual([]);
    for (const { email } of demoAccounts) {
      const login = await fetch(`${server.origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password: demoPassword }),
      });
      expect(login.status, email).toBe(401);
    }
    await server.stop();
    expect(server.output()).not.toContain(demoPassword);
    expect(existsSync(join(folder, '.data')), 'DATA_DIR is elsewhere').toBe(false);
  });
});

describe.each(ways.filter(([way]) => way !== 'npm start'))(
  '%s, without settings',
  (_way, command) => {
    it('says in one line which a site needs and how to have the demo, and ends with 1', async () => {
      const folder = siteFolder();
      const { code, stdout, stderr } = await runIn(folder, command);
      expect(code).toBe(1);
      expect(linesOf(stderr)).toEqual([
        'The settings DATABASE_URL, SESSION_SECRET and APP_URL are missing: a site needs DATABASE_URL, SESSION_SECRET and APP_URL (.env.example explains them). DEMO=0 serves one on the embedded database instead, and "npm start" or DEMO=1 the demo, whose passwords are public.',
      ]);
      expect(stdout).not.toContain(demoPassword);
      expect(existsSync(join(folder, '.data'))).toBe(false);
    });
  },
);
