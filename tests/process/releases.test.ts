import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkBackup } from '#app/features/site/backups/read-backup.server.ts';
import { restoreBackup } from '#app/features/site/backups/restore.server.ts';
import { hasRows, listTables } from '#app/features/site/backups/tables.server.ts';
import { processSingleton } from '#app/lib/process/keep.server.ts';
import { readSession } from '#app/lib/session/session.server.ts';
import { pendingMigrations } from '#db/migrate.ts';
import { emptySettings, withDatabase } from '#tests/setup/backups.ts';
import { emptyDatabase } from '#tests/setup/empty-database.ts';
import { releaseCookie, releases } from '#tests/setup/releases.ts';
import { serverUrl } from '#tests/setup/template.ts';

/** Both kinds of database, where there is a server. */
const targets = ['the embedded database', ...(serverUrl ? ['PostgreSQL'] : [])];
const ways = releases.flatMap((release) => targets.map((target) => ({ ...release, target })));

/** What migrations may add to, and never take from. */
const kept = [
  ...['users', 'communities', 'user_communities', 'listings', 'activities', 'condo_notices'],
  ...[
    'newsletter_editions',
    'moderation_events',
    'mail_letters',
    'photos',
    'stored_files',
    'sessions',
  ],
].map((name) => `public.${name}`);

describe('the data of every release', () => {
  it('is kept', () => {
    expect(releases.map(({ version }) => version)).toContain('0.1.0');
  });

  it.each(ways)('is brought up to date: $version on $target', async ({ path, target }) => {
    const onServer = target === 'PostgreSQL';
    const { env, drop } = onServer
      ? await emptyDatabase()
      : { env: {} as Record<string, string>, drop: () => Promise.resolve() };
    const settings = emptySettings(env.DATABASE_URL);
    processSingleton('env', () => settings);
    const backup = await checkBackup(path);
    // It compares every table with the backup before the migrations run.
    const { missingFiles } = await restoreBackup(settings, backup);
    expect(missingFiles).toEqual([]);
    expect(existsSync(join(settings.dataDir, 'files', 'photos'))).toBe(true);
    await withDatabase(settings, async (orm) => {
      expect(await pendingMigrations(orm)).toEqual([]);
      expect(await orm.schema.getUpdateSchemaSQL()).toBe('');
      const em = orm.em.fork();
      for (const name of kept) {
        const [row] = await em.execute<{ rows: number }[]>(
          `select count(*)::int as rows from ${name}`,
        );
        expect(row?.rows, name).toBeGreaterThanOrEqual(
          backup.manifest.tables[name]?.rows ?? Infinity,
        );
      }
      for (const table of await listTables(em)) {
        if (table.name in backup.manifest.tables) {
          expect(await hasRows(em, table), table.name).toBe(true);
        }
      }
      const request = new Request(settings.appUrl, { headers: { Cookie: releaseCookie } });
      expect((await readSession(em, request))?.actor).toMatchObject({
        email: 'resident@demo.example',
      });
    });
    await drop();
  });
});
