import { fromPglite, type ConstructorOptions } from 'pg-boss';
import { describe, expect, it } from 'vitest';
import { startQueue } from '#app/jobs/queue.server.ts';
import { createOrm, type Orm } from '#db/config.ts';
import { openEmbedded } from '#db/embedded/open.ts';
import { migrate, pendingMigrations } from '#db/migrate.ts';
import { seedDemo } from '#db/seed.ts';
import {
  Activity,
  Community,
  Listing,
  PostRevision,
  User,
  UserCommunity,
} from '#db/entities/index.ts';
import { makeActivity, makeCommunity, makeListing, makeUser } from '#db/factories/index.ts';
import { Migration20261121210000 } from '#db/migrations/20261121210000-withdrawn-changes.ts';
import { emptyDatabase } from '#tests/setup/empty-database.ts';
import { runToEnd } from '#tests/setup/spawn.ts';
import { serverUrl } from '#tests/setup/template.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

async function withOrm(
  work: (orm: Orm, connection: ConstructorOptions) => Promise<void>,
): Promise<void> {
  const database = await emptyDatabase();
  if (database.env.DATABASE_URL) {
    const url = database.env.DATABASE_URL;
    const orm = createOrm({ kind: 'postgresql', url });
    await work(orm, { connectionString: url });
    await orm.close();
    await database.drop();
    return;
  }
  const pglite = await openEmbedded(null);
  const orm = createOrm({ kind: 'embedded', pglite });
  await work(orm, { db: fromPglite(pglite), backend: 'pglite' });
  await orm.close();
  await pglite.close();
}

describe('the migrations', () => {
  it('make an edit that waited the text of the post that was withdrawn', async () => {
    await withOrm(async (orm) => {
      await migrate(orm);
      const em = orm.em.fork();
      const community = makeCommunity(em);
      const author = makeUser(em);
      const shared = { title: 'Changed', description: 'New words', contactEmail: null };
      const when = new Date('2027-05-01T16:00:00Z');
      const changes = [
        [
          makeListing,
          'LISTING',
          { price: 900, category: 'books', condition: null, images: ['/a'] },
        ],
        [makeActivity, 'ACTIVITY', { when: when.toISOString(), tags: ['outdoors'], images: [] }],
      ] as const;
      for (const status of ['WITHDRAWN', 'PUBLISHED'] as const) {
        for (const [make, postType, fields] of changes) {
          const { id: postId } = make(em, author, community, { status });
          em.create(PostRevision, {
            postType,
            postId,
            community,
            author,
            fields: { ...shared, ...fields },
            baseVersion: 2,
          });
        }
      }
      await em.flush();
      const step = new Migration20261121210000(orm.driver, orm.config);
      step.up();
      for (const query of step.getQueries()) await em.execute(String(query));
      const now = orm.em.fork();
      const withdrawn = { status: 'WITHDRAWN' } as const;
      expect(await now.findOneOrFail(Listing, withdrawn)).toMatchObject({
        ...shared,
        price: 900,
        category: 'books',
        images: ['/a'],
      });
      expect(await now.findOneOrFail(Activity, withdrawn)).toMatchObject({
        ...shared,
        when,
        tags: ['outdoors'],
      });
      expect(await now.count(PostRevision, { status: 'PENDING' })).toBe(2);
      expect(await now.count(PostRevision, withdrawn)).toBe(2);
      expect(await now.count(Listing, { title: 'Changed' })).toBe(1);
    });
  });

  it('make exactly the schema that the entities describe, and running twice changes nothing', async () => {
    await withOrm(async (orm) => {
      expect((await migrate(orm)).length).toBeGreaterThan(0);
      expect(await migrate(orm)).toEqual([]);
      expect(await pendingMigrations(orm)).toEqual([]);
      expect(await orm.schema.getUpdateSchemaSQL()).toBe('');
    });
  });

  it('make the tables that the installed pg-boss wants', async () => {
    await withOrm(async (orm, connection) => {
      await migrate(orm);
      const boss = await startQueue(connection, [], { working: false });
      expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true });
      await boss.stop({ graceful: false });
    });
  });

  it('keep what a database of one language holds: its texts are English, without a French side', async () => {
    await withOrm(async (orm) => {
      await orm.migrator.up({ to: '20261121200000-languages' });
      await orm.em.fork().execute(
        `insert into communities (id, slug, name, office_hours, require_moderation, created_at)
         values ('7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa', 'old-mill', 'Old Mill', 'Weekdays', true, now())`,
      );
      await migrate(orm);
      const community = await orm.em.fork().findOneOrFail(Community, { slug: 'old-mill' });
      expect(community).toMatchObject({
        language: 'en',
        officeHours: 'Weekdays',
        translation: null,
      });
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
    await withOrm(async (orm) => {
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
    });
  });
});
