import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createOrm } from '#db/config.ts';
import { openEmbedded } from '#db/embedded/open.ts';
import { migrate } from '#db/migrate.ts';
import { emptyDatabase } from '#tests/setup/empty-database.ts';
import {
  killLeftovers,
  linesOf,
  runToEnd,
  serve,
  serveToEnd,
  usedFolder,
} from '#tests/setup/spawn.ts';
import { serverUrl } from '#tests/setup/template.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

afterEach(killLeftovers);

/** Migrates a database, and names its migration as versions before the first release did. */
async function makeOlder(env: Record<string, string>, folder: string): Promise<void> {
  const pglite = env.DATABASE_URL ? null : await openEmbedded(join(folder, 'postgres'));
  const orm = createOrm(
    pglite ? { kind: 'embedded', pglite } : { kind: 'postgresql', url: env.DATABASE_URL ?? '' },
  );
  await migrate(orm);
  await orm.em.fork().execute(`update migrations set name = '20261121000000-first-tables'`);
  await orm.close();
  await pglite?.close();
}

async function runSql(env: { DATABASE_URL?: string; DATA_DIR: string }, sql: string) {
  const { DATABASE_URL: url, DATA_DIR } = env;
  if (url) {
    const orm = createOrm({ kind: 'postgresql', url });
    await orm.em.fork().execute(sql);
    await orm.close();
    return;
  }
  const pglite = await openEmbedded(join(DATA_DIR, 'postgres'));
  await pglite.exec(sql);
  await pglite.close();
}

describe('a database of another version', () => {
  it('is refused in one line if it is older than the first release', async () => {
    const database = await emptyDatabase();
    const folder = temporaryFolder();
    const env = { ...database.env, DATA_DIR: folder };
    await makeOlder(env, folder);
    const remedy = serverUrl
      ? 'set DATABASE_URL to a new database.'
      : `move ${folder} away, or set DATA_DIR to a new folder.`;
    for (const command of [['app/cli/migrate.ts'], serve]) {
      const { code, stderr } = await runToEnd(command, env);
      expect(code).toBe(1);
      expect(linesOf(stderr)).toHaveLength(1);
      expect(stderr).toContain('is older than the first release');
      expect(stderr).toContain(remedy);
    }
    await database.drop();
  });

  it('is refused in one line if the job queue has other tables', async () => {
    const database = await emptyDatabase();
    const env = { ...database.env, DATA_DIR: usedFolder(), DEMO: '0' };
    await runToEnd(['app/cli/migrate.ts'], env);
    await runSql(env, 'update pgboss.version set version = version - 1');
    const ended = await serveToEnd(env);
    expect(ended.code).toBe(1);
    expect(linesOf(ended.stderr)).toHaveLength(1);
    expect(ended.stderr).toContain('npm run db:migrate');
    await database.drop();
  });
});
