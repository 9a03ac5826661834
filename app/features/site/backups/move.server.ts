import type { Orm } from '#db/config.ts';
import { predatesBaseline, ranMigrations, unknownMigrations } from '#db/migrate.ts';
import { isHalfMoved, moveSchema } from '#db/unfinished-move.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { StartError } from '#app/lib/errors.ts';
import {
  beginLong,
  clearForRows,
  insertRows,
  listTables,
  readRows,
  requireSameTables,
  requireTallies,
  tallyTable,
  textOf,
  type Table,
  type Tally,
} from './tables.server.ts';

export interface Moved {
  /** Each table as it was counted and summed up on both sides. */
  tables: Record<string, Tally>;
  /** The migrations that ran afterwards, because the folder is older than the program. */
  migrated: string[];
  /** Whether all of it was there before. */
  wasWhole: boolean;
}

/** What a move says while it goes on. */
export interface MoveReport {
  /** It takes up a move that was broken off, of which so many rows are there. */
  resumed: (rows: number) => void;
  /** Every row of a table is there. */
  copied: (table: string, rows: number) => void;
  /** Foreign keys are made, and every table is read back. */
  comparing: () => void;
}

/** The database that is moved, as it is while nobody else has it. */
interface Source {
  em: Em;
  migrations: string[];
  tables: Table[];
  tallies: Record<string, Tally>;
}

/**
 * Copies every row of the embedded database, which has to be this process's own, into an empty database on a server,
 * and compares both. Broken off at any point, it goes on from there when it is called again: each part of a table is
 * one transaction with the count of what is there. The source is only read. Throws StartError where the server's
 * database has anything else in it, or the source changed since the move began.
 */
export async function moveDatabase(source: Orm, target: Orm, report: MoveReport): Promise<Moved> {
  await refuseOtherSource(source);
  // Within `transactional`, statements to the server would go to the folder: the ORM finds its transaction by the call.
  const em = source.em.fork();
  await em.begin();
  try {
    await em.execute('set transaction isolation level repeatable read, read only');
    await beginLong(em);
    return await moveFrom(await describe(em), target, report);
  } finally {
    await em.rollback();
  }
}

async function moveFrom(from: Source, target: Orm, report: MoveReport): Promise<Moved> {
  if (await isHalfMoved(target.em.fork())) {
    await requireSame(target, from);
  } else if (await isWhole(target, from)) {
    return { tables: from.tallies, migrated: [], wasWhole: true };
  } else {
    await prepare(target, from);
  }
  await copyRows(target, from, report);
  report.comparing();
  return finish(target, from);
}

async function refuseOtherSource(source: Orm): Promise<void> {
  const ran = await ranMigrations(source.em.fork());
  if (ran.length === 0)
    throw new StartError('The database in DATA_DIR has no tables, so there is nothing to move.');
  if (await predatesBaseline(source))
    throw new StartError(
      'The database in DATA_DIR is older than the first release and cannot be moved.',
    );
  const [unknown] = unknownMigrations(ran);
  if (unknown === undefined) return;
  throw new StartError(
    `The database in DATA_DIR comes from a newer version of this program (it knows ${unknown}). Install that version, or a later one, and move with it. Nothing was changed.`,
  );
}

async function describe(em: Em): Promise<Source> {
  const tables = await listTables(em);
  const tallies: Record<string, Tally> = {};
  for (const table of tables) tallies[table.name] = await tallyTable(em, table);
  return { em, migrations: await ranMigrations(em), tables, tallies };
}

/** What a table should have, and how many of its rows are there. */
interface Progress extends Tally {
  name: string;
  done: number;
}

const readProgress = (em: Em): Promise<Progress[]> =>
  em.execute<Progress[]>(`select name, rows, sha256, done from ${moveSchema}.tables`);

/** Throws StartError unless the move that began was of the same rows. */
async function requireSame(target: Orm, { migrations, tallies }: Source): Promise<void> {
  const em = target.em.fork();
  const ran = await ranMigrations(em);
  const begun = await readProgress(em);
  const isSame =
    begun.length === Object.keys(tallies).length &&
    begun.every(
      ({ name, rows, sha256 }) => tallies[name]?.rows === rows && tallies[name].sha256 === sha256,
    );
  if (isSame && ran.join() === migrations.join()) return;
  throw new StartError(
    'The database in --to has the beginning of a move of another folder, or this one has changed since, as it does when the site is started. Make a new database (dropdb and createdb), and begin anew.',
  );
}

/**
 * Whether the database on the server has the same rows already, as after a move whose end nobody saw. Throws StartError
 * where it has anything else.
 */
async function isWhole(target: Orm, { migrations, tables, tallies }: Source): Promise<boolean> {
  const em = target.em.fork();
  const ran = await ranMigrations(em);
  const unknown = unknownMigrations(ran);
  if (unknown.length > 0) {
    throw new StartError(
      `The database in --to is of a newer version of this program (it knows ${unknown.at(-1)}). ${makeEmpty}`,
    );
  }
  const found = await firstRelation(em);
  if (ran.length === 0 && found === undefined) return false;
  if (ran.join() === migrations.join() && (await hasSameRows(em, tables, tallies))) return true;
  throw new StartError(
    `The database in --to is not empty: it has ${found ?? 'migrations'}. ${makeEmpty}`,
  );
}

const makeEmpty =
  'Make a new, empty one with createdb, without db:migrate, and name that. Nothing was changed.';

/** Something that a database has; the empty table that the migrator makes before it begins does not count. */
async function firstRelation(em: Em): Promise<string | undefined> {
  const [found] = await em.execute<{ name: string }[]>(`
    select n.nspname || '.' || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
      and (n.nspname, c.relname) not in (('public', 'migrations'), ('public', 'migrations_id_seq'))
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1 limit 1`);
  return found?.name;
}

const hasSameRows = (em: Em, tables: Table[], tallies: Record<string, Tally>): Promise<boolean> =>
  em.transactional(async (tx) => {
    await beginLong(tx);
    const there = await listTables(tx);
    if (there.map(({ name }) => name).join() !== tables.map(({ name }) => name).join())
      return false;
    for (const table of there) {
      const { rows, sha256 } = await tallyTable(tx, table);
      if (rows !== tallies[table.name]?.rows || sha256 !== tallies[table.name]?.sha256)
        return false;
    }
    return true;
  });

/**
 * Makes the tables as they are in the source, ready for rows, and notes what will be in them: all of it, or nothing.
 */
async function prepare(target: Orm, { migrations, tallies }: Source): Promise<void> {
  // Makes the migrator's own table, which it does outside of any transaction.
  await target.migrator.getExecuted();
  await target.em.fork().transactional(async (tx) => {
    await beginLong(tx);
    await tx.execute(`create schema ${moveSchema}`);
    await tx.execute(`create table ${moveSchema}.put_back (place int primary key, statement text not null);
      create table ${moveSchema}.tables (name text primary key, rows int not null, sha256 text not null, done int not null)`);
    await target.migrator.up({ migrations, transaction: tx.getTransactionContext() });
    const tables = await listTables(tx);
    requireSameTables(Object.keys(tallies), tables);
    for (const [place, statement] of (await clearForRows(tx, tables)).entries()) {
      await tx.execute(`insert into ${moveSchema}.put_back values (?, ?)`, [place, statement]);
    }
    for (const [name, { rows, sha256 }] of Object.entries(tallies)) {
      await tx.execute(`insert into ${moveSchema}.tables values (?, ?, ?, 0)`, [
        name,
        rows,
        sha256,
      ]);
    }
  });
}

async function copyRows(target: Orm, from: Source, report: MoveReport): Promise<void> {
  const em = target.em.fork();
  const progress = new Map((await readProgress(em)).map(({ name, done }) => [name, done]));
  const there = [...progress.values()].reduce((sum, done) => sum + done, 0);
  if (there > 0) report.resumed(there);
  for (const table of from.tables) {
    let done = progress.get(table.name) ?? 0;
    if (done === from.tallies[table.name]?.rows) continue;
    for await (const lines of readRows(from.em, table, done)) {
      await addPart(em, table, lines, done);
      done += lines.length;
    }
    report.copied(table.name, done);
  }
}

/** Adds a part of a table, if exactly `done` rows are there before it. */
const addPart = (em: Em, table: Table, lines: string[], done: number): Promise<void> =>
  em.transactional(async (tx) => {
    await beginLong(tx);
    const counted = await tx.execute<unknown[]>(
      `update ${moveSchema}.tables set done = done + ? where name = ? and done = ? returning name`,
      [lines.length, table.name, done],
    );
    if (counted.length === 0)
      throw new StartError('Another process moves into the database in --to. Let one of them end.');
    await insertRows(tx, table, textOf(lines));
  });

/** Puts back what was taken off, compares every table, and brings the schema up to date: all of it, or nothing. */
const finish = (target: Orm, { tallies }: Source): Promise<Moved> =>
  target.em.fork().transactional(async (tx) => {
    await beginLong(tx);
    const putBack = await tx.execute<{ statement: string }[]>(
      `select statement from ${moveSchema}.put_back order by place`,
    );
    for (const { statement } of putBack) await tx.execute(statement);
    const tables = await requireTallies(tx, await listTables(tx), tallies);
    const migrated = await target.migrator.up({ transaction: tx.getTransactionContext() });
    await tx.execute(`drop schema ${moveSchema} cascade`);
    return { tables, migrated: migrated.map(({ name }) => name), wasWhole: false };
  });
