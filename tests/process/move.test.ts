import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createOrm, type Orm } from '#db/config.ts';
import { openEmbedded } from '#db/embedded/open.ts';
import { lockFolder } from '#db/folder-lock.ts';
import { migrate } from '#db/migrate.ts';
import { moveDatabase, type MoveReport } from '#app/features/site/backups/move.server.ts';
import { requireOurSchema } from '#app/lib/db/database.server.ts';
import { printSchema, printTables } from '#tests/setup/backups.ts';
import { emptyDatabase } from '#tests/setup/empty-database.ts';
import { makeFullSite } from '#tests/setup/full-site.ts';
import { freePort, killLeftovers, linesOf, runToEnd } from '#tests/setup/spawn.ts';
import { serverUrl } from '#tests/setup/template.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

afterEach(killLeftovers);

describe('the command', () => {
  const move = async (args: string[], env: Record<string, string>) => {
    const { code, stderr } = await runToEnd(['app/cli/move.ts', ...args], env);
    expect(code).toBe(1);
    return linesOf(stderr).at(-1);
  };

  it('says in one line what is wrong, without a password', async () => {
    const dataDir = temporaryFolder();
    const to = ['--to', `postgresql://me:hush@127.0.0.1:${await freePort()}/x`];
    expect(await move(['--to', 'x'], {})).toContain('Name the database with --to');
    expect(await move(to, { DATA_DIR: dataDir })).toBe(
      `There is no embedded database in ${dataDir}. Set DATA_DIR as the site has it.`,
    );
    mkdirSync(join(dataDir, 'postgres'));
    const unreached = await move(to, { DATA_DIR: dataDir });
    expect(unreached).toMatch(
      /^The database in --to cannot be reached: .+ machine and port in --to/,
    );
    expect(unreached).not.toContain('hush');
    expect(
      await move(to, { DATA_DIR: dataDir, DATABASE_URL: 'postgresql://127.0.0.1/x' }),
    ).toContain('DATABASE_URL is set, so the site does not use the embedded database.');
  });

  it.runIf(serverUrl)('refuses while the site has the folder', async () => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, 'postgres'));
    const release = lockFolder(dataDir);
    const { env, drop } = await emptyDatabase();
    expect(await move(['--to', env.DATABASE_URL ?? ''], { DATA_DIR: dataDir })).toMatch(
      /is in use by process \d+ on .+ A move needs the site stopped/,
    );
    release();
    await drop();
  });
});

describe.runIf(serverUrl)('a move to PostgreSQL', () => {
  let source: Orm;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const pglite = await openEmbedded(null);
    source = createOrm({ kind: 'embedded', pglite });
    await migrate(source);
    await makeFullSite(() => source.em.fork(), temporaryFolder());
    // A table of two parts.
    await source.em.fork().execute(
      `insert into city_figures (name, value, counted_at)
        select 'figure-' || n || repeat('x', 600), n, now() from generate_series(10000, 13000) n`,
    );
    close = async () => {
      await source.close();
      await pglite.close();
    };
  });
  afterAll(() => close());

  /** Works with an empty database on the server, which goes afterwards. */
  async function withTarget(work: (target: Orm) => Promise<void>): Promise<void> {
    const { env, drop } = await emptyDatabase();
    const target = createOrm(
      { kind: 'postgresql', url: env.DATABASE_URL ?? '' },
      { patient: true },
    );
    try {
      await work(target);
    } finally {
      await target.close();
      await drop();
    }
  }

  const silent: MoveReport = {
    resumed: () => undefined,
    copied: () => undefined,
    comparing: () => undefined,
  };
  /** Breaks off once a table is there. */
  const until = (last: string): MoveReport => ({
    ...silent,
    copied(table) {
      if (table === last) throw new Error('broken off');
    },
  });

  it('goes on where it was broken off, doubles no row, and ends with the same rows and schema', async () => {
    const before = await printTables(source);
    await withTarget(async (target) => {
      const begun = moveDatabase(source, target, until('public.bookmarks'));
      await expect(begun).rejects.toThrow('broken off');
      await expect(requireOurSchema(target)).rejects.toThrow('has not ended: run "npm run move"');

      // Broken off again, between the parts of a table.
      const em = target.em.fork();
      await em.execute(`
        create function refuse() returns trigger language plpgsql as $$ begin raise 'no more room'; end $$;
        create trigger refuse before insert on city_figures for each row when (new.value = 12999) execute function refuse()`);
      await expect(moveDatabase(source, target, silent)).rejects.toThrow('no more room');
      await em.execute('drop function refuse cascade');
      const [part] = await em.execute<{ rows: number }[]>(
        'select count(*)::int as rows from city_figures',
      );
      expect(part?.rows).toBeGreaterThan(1000);
      expect(part?.rows).toBeLessThan(3000);

      let resumed = 0;
      const copied: string[] = [];
      const { tables, migrated, wasWhole } = await moveDatabase(source, target, {
        ...silent,
        resumed: (rows) => (resumed = rows),
        copied: (table) => copied.push(table),
      });
      expect([migrated, wasWhole]).toEqual([[], false]);
      expect(resumed).toBeGreaterThan(1000);
      expect(copied[0]).toBe('public.city_figures');
      for (const [name, { rows }] of Object.entries(tables)) expect(rows, name).toBeGreaterThan(0);
      expect(await printTables(target)).toEqual(before);
      expect(await printTables(source)).toEqual(before);
      expect(await printSchema(target)).toEqual(await printSchema(source));
      expect(await target.schema.getUpdateSchemaSQL()).toBe('');
      await requireOurSchema(target);

      // The end that nobody saw.
      expect(await moveDatabase(source, target, silent)).toMatchObject({ wasWhole: true, tables });
      await em.execute(`delete from city_figures where value = 12999`);
      await expect(moveDatabase(source, target, silent)).rejects.toThrow(
        /^The database in --to is not empty: it has \S+\. Make a new, empty one .+ Nothing was changed\.$/,
      );
    });
  });

  it('refuses to go on after the folder has changed', async () => {
    await withTarget(async (target) => {
      await expect(moveDatabase(source, target, until('public.bookmarks'))).rejects.toThrow();
      const change = (by: number) =>
        source.em
          .fork()
          .execute(`update city_figures set value = value + ${by} where value > 12998`);
      await change(10);
      await expect(moveDatabase(source, target, silent)).rejects.toThrow(
        'this one has changed since',
      );
      await change(-10);
      expect(await moveDatabase(source, target, silent)).toMatchObject({ wasWhole: false });
    });
  });

  it.each([
    ['a table of something else', 'create table other (id int)', 'it has public.other.'],
    ['another schema', 'create schema s; create view s.v as select 1 as x', 'it has s.v.'],
    [
      'a newer version',
      `create table migrations (id serial, name text); insert into migrations (name) values ('20991231-more')`,
      'is of a newer version of this program (it knows 20991231-more)',
    ],
  ])('refuses a database with %s', async (_what, statement, why) => {
    await withTarget(async (target) => {
      await target.em.fork().execute(statement);
      await expect(moveDatabase(source, target, silent)).rejects.toThrow(why);
    });
  });
});
