import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import {
  freePort,
  killLeftovers,
  linesOf,
  runToEnd,
  serveToEnd,
  usedFolder,
} from '#tests/setup/spawn.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

afterEach(killLeftovers);

/** A start takes a second, so without TEST_EVERYTHING there is one of each kind. */
const kinds = <Kind>(all: Kind[]): Kind[] => (process.env.TEST_EVERYTHING ? all : all.slice(0, 1));

describe('a start that fails', () => {
  it.each(
    kinds([
      ['DATA_DIR', { DATA_DIR: '/dev/null/data' }],
      ['DATA_DIR', { DATA_DIR: '/proc/local-link', SESSION_SECRET: 'x'.repeat(32) }],
      ['PORT', { PORT: 'eighty' }],
    ]),
  )('names the setting %s in one line', async (name, settings) => {
    const ended = await serveToEnd({ DATA_DIR: temporaryFolder(), DEMO: '0', ...settings });
    expect(ended.code).toBe(1);
    expect(linesOf(ended.stderr)).toHaveLength(1);
    expect(ended.stderr).toContain(name);
  });

  it.each(
    kinds([
      [['app/cli/migrate.ts']],
      [['app/cli/admin.ts', 'revoke-sessions', 'ada@mail.example']],
    ]),
  )('asks a command only for the settings it uses: %j', async (args) => {
    const ended = await runToEnd(args, {
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: `postgresql://me:hush@127.0.0.1:${await freePort()}/x`,
    });
    expect(ended.code).toBe(1);
    expect(ended.stderr).toContain('cannot be reached');
  });

  it('says in one line that the database cannot be reached, without its password', async () => {
    const ended = await serveToEnd({
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: `postgresql://me:hush@127.0.0.1:${await freePort()}/x`,
      APP_URL: 'http://localhost:3000',
      SESSION_SECRET: 'x'.repeat(32),
    });
    expect(ended.code).toBe(1);
    expect(linesOf(ended.stderr)).toHaveLength(1);
    expect(ended.stderr).toContain('cannot be reached');
    expect(ended.stderr).toContain('Start PostgreSQL');
    expect(ended.stderr).not.toContain('hush');
  });

  it.each(kinds(['203.0.113.9', 'nowhere.invalid']))(
    'says in one line that HOST is not here: %s',
    async (HOST) => {
      const ended = await serveToEnd({ HOST, DATA_DIR: usedFolder(), DEMO: '0' });
      expect(ended.code).toBe(1);
      expect(linesOf(ended.stderr)).toHaveLength(1);
      expect(ended.stderr).toContain(HOST);
      expect(ended.stderr).toContain('Set HOST to');
    },
  );

  it('says in one line that the port is in use', async () => {
    const port = await freePort();
    const squatter = createServer();
    await new Promise<void>((done) => squatter.listen(port, done));
    const ended = await serveToEnd({ PORT: String(port), DATA_DIR: usedFolder(), DEMO: '0' });
    squatter.close();
    expect(ended.code).toBe(1);
    expect(linesOf(ended.stderr)).toEqual([
      `Port ${port} is in use. Stop what uses it, or set PORT to another number.`,
    ]);
    expect(ended.stdout, 'before anything is opened').toBe('');
  });
});
