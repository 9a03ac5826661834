import { describe, expect, it } from 'vitest';
import { startQueue } from '#app/lib/jobs/queue.server.ts';
import { migrate } from '#db/migrate.ts';
import { seedDemo } from '#db/seed.ts';
import {
  Contractor,
  Listing,
  NewsletterEdition,
  NewsletterIssue,
  User,
  UserCommunity,
} from '#db/entities/index.ts';
import { makeUser } from '#db/factories/index.ts';
import { emptyDatabase, withEmptyOrm } from '#tests/setup/empty-database.ts';
import { runToEnd } from '#tests/setup/spawn.ts';
import { serverUrl } from '#tests/setup/template.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

const fourSeasons = ['fall-2024', 'spring-2024', 'summer-2024', 'winter-2023'];
const seasonTitles = ['Fall 2024', 'Spring 2024', 'Summer 2024', 'Winter 2023'];

describe('the migrations', () => {
  it('leave a new database without a newsletter and without a contractor', async () => {
    await withEmptyOrm(async (orm) => {
      await migrate(orm);
      expect(await orm.em.fork().count(NewsletterEdition)).toBe(0);
      expect(await orm.em.fork().count(NewsletterIssue)).toBe(0);
      expect(await orm.em.fork().count(Contractor)).toBe(0);
    });
  });

  it('leave the newsletters of the first release where somebody has an account', async () => {
    await withEmptyOrm(async (orm) => {
      await orm.migrator.up({ to: '20261125000011-site-settings' });
      const em = orm.em.fork();
      makeUser(em);
      await em.flush();
      await migrate(orm);
      const kept = await orm.em.fork().findAll(NewsletterEdition, { orderBy: { slug: 'asc' } });
      expect(kept.map(({ slug }) => slug)).toEqual(fourSeasons);
    });
  });

  it('make the tables that the installed pg-boss wants', async () => {
    await withEmptyOrm(async (orm, connection) => {
      await migrate(orm);
      const boss = await startQueue(connection, [], { working: false });
      expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true });
      await boss.stop({ graceful: false });
    });
  });

  it.runIf(serverUrl)('may be started by two processes at once', async () => {
    const database = await emptyDatabase();
    const env = { ...database.env, DATA_DIR: temporaryFolder() };
    const ended = await Promise.all([
      runToEnd(['app/cli/migrate.ts'], env),
      runToEnd(['app/cli/migrate.ts'], env),
    ]);
    expect(ended).toMatchObject([
      { code: 0, stderr: '' },
      { code: 0, stderr: '' },
    ]);
    await database.drop();
  });
});

describe('the demo city', () => {
  it('is seeded once, with 127 residents in Hillsview Place', async () => {
    await withEmptyOrm(async (orm) => {
      await migrate(orm);
      const options = { filesDir: temporaryFolder(), hashPassword: async () => 'a hash' };
      expect(await seedDemo(orm.em.fork(), options)).toBe(true);
      const em = orm.em.fork();
      const counts = async () => [
        await em.count(User),
        await em.count(Listing),
        await em.count(UserCommunity),
      ];
      const before = await counts();
      expect(await seedDemo(orm.em.fork(), options)).toBe(false);
      expect(await counts()).toEqual(before);
      const residents = await em.count(UserCommunity, {
        community: { slug: 'hillsview-place' },
        user: { role: { $in: ['RESIDENT', 'BOARD'] } },
      });
      expect(residents).toBe(127);
      const titles = (rows: { title: string }[]) => rows.map(({ title }) => title).sort();
      expect(await em.count(Contractor, { status: 'PUBLISHED' })).toBe(3);
      expect(titles(await em.findAll(NewsletterEdition))).toEqual(seasonTitles);
      expect(titles(await em.find(NewsletterIssue, { community: null }))).toEqual(seasonTitles);
    });
  });
});
