import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Migration } from '@mikro-orm/migrations';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { backUpBeforeUpgrades } from '#app/features/site/backups/before-upgrade.server.ts';
import { checkBackup } from '#app/features/site/backups/read-backup.server.ts';
import { embeddedDatabase } from '#app/lib/db/embedded.server.ts';
import { upgrade } from '#app/lib/db/upgrade.server.ts';
import { createOrm, type Orm } from '#db/config.ts';
import { openEmbedded } from '#db/embedded/open.ts';
import { makeUser } from '#db/factories/index.ts';
import { ranMigrations } from '#db/migrate.ts';
import { migrationsList } from '#db/migrations/index.ts';
import { printSchema, printTables } from '#tests/setup/backups.ts';
import { emptyDatabase } from '#tests/setup/empty-database.ts';
import { killLeftovers, linesOf, runToEnd, serve } from '#tests/setup/spawn.ts';
import { serverUrl } from '#tests/setup/template.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { prepareServer, type TestHarness } from '#tests/setup/test-env.ts';

afterEach(killLeftovers);

const nameOf = /^before-upgrade-\d+\.\d+\.\d+\S*-\d{8}T\d{6}Z\.tar\.gz$/;
const newest = migrationsList.at(-1)?.name ?? '';

describe('an upgrade', () => {
  const backupDir = join(temporaryFolder(), 'made', 'when needed');
  const shipped = [...migrationsList];
  let harness: TestHarness;
  beforeAll(async () => {
    harness = await prepareServer({ backupDir });
    backUpBeforeUpgrades();
    const em = harness.orm.em.fork();
    makeUser(em);
    await em.flush();
  });
  afterEach(() => {
    migrationsList.splice(0, Infinity, ...shipped);
    vi.restoreAllMocks();
  });
  afterAll(() => harness.close());

  class MakesTable extends Migration {
    override up(): void {
      this.addSql('create table "upgrade_test" ("id" int primary key)');
      this.addSql(`update users set name = 'changed'`);
    }
  }
  class Throws extends Migration {
    override up(): void {
      this.addSql('create table "upgrade_test_2" ("id" int primary key)');
      this.addSql('alter table "no_such_table" add column "x" int');
    }
  }

  /** Runs the upgrade to a version with these migrations too. */
  async function upgradeWith(
    more: Record<string, typeof MakesTable>,
    overrides: Partial<TestHarness['env']> = {},
  ) {
    for (const [name, migration] of Object.entries(more)) {
      migrationsList.push({ name, class: migration } as (typeof migrationsList)[number]);
    }
    const { databaseUrl } = harness.env;
    const orm = createOrm(
      databaseUrl
        ? { kind: 'postgresql', url: databaseUrl }
        : { kind: 'embedded', pglite: (await embeddedDatabase(harness.env)).pglite },
    );
    try {
      return await upgrade(orm, { ...harness.env, ...overrides });
    } finally {
      await orm.close();
    }
  }
  const names = () => (existsSync(backupDir) ? readdirSync(backupDir).sort() : []);
  const print = async () => [
    await printTables(harness.orm),
    await printSchema(harness.orm),
    await ranMigrations(harness.orm.em.fork()),
  ];
  const quiet = () => vi.spyOn(console, 'log').mockReturnValue();

  it('with nothing to do writes no backup', async () => {
    expect(await upgradeWith({})).toEqual([]);
    expect(names()).toEqual([]);
  });

  it('that cannot write its backup changes nothing, and says how to go on', async () => {
    quiet();
    const file = join(temporaryFolder(), 'a file');
    writeFileSync(file, '');
    const before = await print();
    const refused = upgradeWith(
      { '20991231000000-one': MakesTable },
      { backupDir: join(file, 'x') },
    );
    await expect(refused).rejects.toThrow(
      /^This version has 1 migration to run, and the backup before them could not be written to \S+ file\/x: .+\. The database was not changed\. Let this account write there, .+ SKIP_UPGRADE_BACKUP=1 goes on without this one\.$/,
    );
    expect(await print()).toEqual(before);
  });

  it('that fails leaves everything as it was, and names the migration, the backup and what to do', async () => {
    quiet();
    const before = await print();
    const failing = { '20991231000000-one': MakesTable, '20991231000001-two': Throws };
    const failed = await upgradeWith(failing).catch((error: unknown) => error as Error);
    const [name = '', ...others] = names();
    expect(others).toEqual([]);
    expect(name).toMatch(nameOf);
    expect(failed).toMatchObject({ name: 'StartError' });
    expect(String(failed)).toContain('everything in the database is as it was before');
    expect(String(failed)).toContain('db/migrations/20991231000001-two.ts stopped with: ');
    expect(String(failed)).toContain('no_such_table');
    expect(String(failed)).toContain(join(backupDir, name));
    expect(linesOf(String(failed))).toHaveLength(1);
    expect(await print()).toEqual(before);
    const { manifest } = await checkBackup(join(backupDir, name));
    expect(manifest.tables['public.users']?.rows).toBe(1);
    expect(manifest.migrations.at(-1)).toBe(newest);

    // Tried again, as a supervisor does: one is enough.
    await new Promise((done) => setTimeout(done, 1_001));
    await expect(upgradeWith(failing)).rejects.toThrow('stopped with');
    expect(names()).toHaveLength(1);
    expect(names()).not.toEqual([name]);
  });

  it('keeps the last three, and leaves other files alone', async () => {
    quiet();
    const old = ['20260101', '20260102', '20260103'].map(
      (day) => `before-upgrade-0.0.1-${day}T000000Z.tar.gz`,
    );
    for (const name of [...old, 'notes.txt', `${old[0]}.part`]) {
      writeFileSync(join(backupDir, name), 'x');
    }
    expect(await upgradeWith({ '20991231000000-one': MakesTable })).toEqual(['20991231000000-one']);
    expect(names()).toHaveLength(4);
    expect(names().slice(0, 2)).toEqual(old.slice(1));
    expect(names()).toContain('notes.txt');
  });

  it('writes none where the operator says so', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    quiet();
    const before = names();
    const one = { '20991231000002-three': class extends Throws {} };
    await expect(
      upgradeWith({ '20991231000000-one': MakesTable, ...one }, { skipUpgradeBackup: true }),
    ).rejects.toThrow(/^(?!.*backup from before).*stopped with/);
    expect(names()).toEqual(before);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('SKIP_UPGRADE_BACKUP'));
  });
});

describe('a command or a start of a newer version', () => {
  /** A database with one account, without what the newest migration made. */
  async function makeOlder() {
    const database = await emptyDatabase();
    const folder = temporaryFolder();
    const env = { ...database.env, DATA_DIR: folder, DEMO: '0' };
    await withDatabase(env, async (orm) => {
      const migrations = migrationsList.map(({ name }) => name).slice(0, -1);
      await orm.migrator.up({ migrations });
      const em = orm.em.fork();
      makeUser(em);
      await em.flush();
    });
    return { env, drop: database.drop, backups: join(folder, 'backups') };
  }

  async function withDatabase(
    env: { DATABASE_URL?: string; DATA_DIR: string },
    work: (orm: Orm) => Promise<void>,
  ): Promise<void> {
    const pglite = env.DATABASE_URL ? null : await openEmbedded(join(env.DATA_DIR, 'postgres'));
    const orm = createOrm(
      pglite ? { kind: 'embedded', pglite } : { kind: 'postgresql', url: env.DATABASE_URL ?? '' },
    );
    await work(orm);
    await orm.close();
    await pglite?.close();
  }

  it('writes a backup into DATA_DIR first, one process of several', async () => {
    const { env, drop, backups } = await makeOlder();
    const command = ['app/cli/migrate.ts'];
    const ended = await Promise.all([
      runToEnd(command, env),
      ...(serverUrl ? [runToEnd(command, env), runToEnd(command, env)] : []),
    ]);
    for (const one of ended) expect(one).toMatchObject({ code: 0, stderr: '' });
    const said = ended.map(({ stdout }) => stdout).join('');
    const [name = '', ...others] = readdirSync(backups);
    expect(others).toEqual([]);
    expect(name).toMatch(nameOf);
    expect(said.match(/\[backup\] before 1 migration: writing/g)).toHaveLength(1);
    expect(said).toContain(join(backups, name));
    expect(said).toContain(`applied migrations: 1 (${newest})`);
    const { manifest } = await checkBackup(join(backups, name));
    expect(manifest.migrations).not.toContain(newest);
    expect(manifest.tables['public.users']?.rows).toBe(1);
    await drop();
  });

  // On a server, only db:migrate changes the schema.
  it.skipIf(serverUrl).each([
    ['the server', serve],
    ['an admin command', ['app/cli/admin.ts', 'revoke-sessions', 'nobody@building.example']],
  ])('refuses in one line where it cannot be written: %s', async (_name, command) => {
    const { env, drop, backups } = await makeOlder();
    writeFileSync(backups, 'in its place');
    const ended = await runToEnd(command, env);
    expect(ended.code).toBe(1);
    expect(linesOf(ended.stderr)).toHaveLength(1);
    expect(ended.stderr).toContain('The database was not changed.');
    await withDatabase(env, async (orm) => {
      expect(await ranMigrations(orm.em.fork())).not.toContain(newest);
    });
    await drop();
  });

  const shell = ['--map-root-user', '--mount', 'sh', '-c'];
  const mount = (folder: string) => `mount -t tmpfs -o size=4k tmpfs ${folder}`;
  const canMount = spawnSync('unshare', [...shell, mount(temporaryFolder())]).status === 0;

  it.runIf(canMount)('refuses where the disk for the backup is full', async () => {
    const { env, drop, backups } = await makeOlder();
    mkdirSync(backups);
    const { status, stderr } = spawnSync(
      'unshare',
      [
        ...shell,
        `${mount(backups)} && head -c 4096 /dev/zero > ${backups}/full && exec node app/cli/migrate.ts`,
      ],
      { encoding: 'utf8', env: { ...process.env, DATABASE_URL: '', ...env } },
    );
    expect(status).toBe(1);
    expect(linesOf(stderr)).toHaveLength(1);
    expect(stderr).toContain('Make room there, or set BACKUP_DIR to a folder on another disk');
    await withDatabase(env, async (orm) => {
      expect(await ranMigrations(orm.em.fork())).not.toContain(newest);
    });
    await drop();
  });
});
