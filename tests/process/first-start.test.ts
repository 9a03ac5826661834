import { afterAll, expect, it } from 'vitest';
import { migrate, pendingMigrations } from '#db/migrate.ts';
import { emptyDatabase, withEmptyOrm } from '#tests/setup/empty-database.ts';
import { killLeftovers, runToEnd, startServer } from '#tests/setup/spawn.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

/* The one migration and the one start of the quick suite (record 44). */

afterAll(killLeftovers);

it('the migrations make exactly the schema that the entities describe, and running twice changes nothing', async () => {
  await withEmptyOrm(async (orm) => {
    expect((await migrate(orm)).length).toBeGreaterThan(0);
    expect(await migrate(orm)).toEqual([]);
    expect(await pendingMigrations(orm)).toEqual([]);
    expect(await orm.schema.getUpdateSchemaSQL()).toBe('');
  });
});

it('a site starts on an empty database, answers pages and calls, and stops in order', async () => {
  const database = await emptyDatabase();
  const env: Record<string, string> = { DATA_DIR: temporaryFolder(), DEMO: '0', ...database.env };
  // On a server, the schema is the operator's to make.
  if (env.DATABASE_URL) {
    expect(await runToEnd(['app/cli/migrate.ts'], env)).toMatchObject({ code: 0, stderr: '' });
  }
  const server = await startServer(env);
  for (const [path, words] of [
    ['/', 'The Local Link'],
    ['/login', 'name="password"'],
    ['/api/communities', '[]'],
  ] as const) {
    const response = await fetch(server.origin + path);
    expect(response.status, path).toBe(200);
    expect(await response.text(), path).toContain(words);
  }
  expect(await server.stop()).toBe(0);
  expect(server.output()).not.toMatch(/error/i);
  await database.drop();
});
