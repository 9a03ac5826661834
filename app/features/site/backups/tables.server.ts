import { createHash } from 'node:crypto';
import type { Em } from '#app/lib/db/database.server.ts';
import { StartError } from '#app/lib/errors.ts';

/** A table as the catalogue of its database describes it. */
export interface Table {
  /** With its schema, such as `public.users`. */
  name: string;
  /** Those that are stored as they are given: generated ones are left out. */
  columns: string[];
  /** The columns of the primary key, and whether each is a text. */
  key: { name: string; isText: boolean }[];
}

/** How many rows a table has, and the checksum of their lines in the order of the primary key. */
export interface Tally {
  rows: number;
  sha256: string;
}

/** Rows are read this many at a time. */
const batchRows = 200;

/** Lines are handed on in parts of about this many bytes. */
const partBytes = 1024 * 1024;

/**
 * The tables with something to keep. Migrations name themselves again, the counts of limits begin anew, and of the
 * job queue only the jobs and their queues are kept: its other tables are filled by each start.
 */
export async function listTables(em: Em): Promise<Table[]> {
  const rows = await em.execute<(Omit<Table, 'key'> & { key: Table['key'] | null })[]>(`
    select n.nspname || '.' || c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select json_agg(json_build_object('name', a.attname, 'isText', t.typcategory = 'S') order by k.place)
        from pg_index i
        cross join lateral unnest(i.indkey::int2[]) with ordinality k (attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        join pg_type t on t.oid = a.atttypid
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
      and ((n.nspname = 'public' and c.relname <> 'migrations')
        or (n.nspname = 'pgboss' and c.relname in ('queue', 'job')))
    order by 1`);
  return rows.map(({ name, columns, key }) => ({
    name,
    columns,
    key: key ?? keyOf(name, columns),
  }));
}

/** The partitioned table of jobs has its key on its parts only. */
function keyOf(table: string, columns: string[]): Table['key'] {
  if (table !== 'pgboss.job' || !columns.includes('id')) {
    throw new Error(`The table ${table} has no primary key.`);
  }
  return [
    { name: 'name', isText: true },
    { name: 'id', isText: false },
  ];
}

/** A name in SQL. */
const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');

/** `?` stands for a value to the ORM, so these statements have none. */
const listed = (names: string[]): string => names.map((name) => `"${name}"`).join(', ');

/**
 * Sets what the text of a value depends on for the rest of a transaction, so that the same row is the same line on
 * every database, and lifts the limits on how long it may take.
 */
export async function beginLong(tx: Em): Promise<void> {
  await tx.execute(`
    select set_config(name, value, true) from (values
      ('timezone', 'UTC'), ('datestyle', 'ISO, YMD'), ('intervalstyle', 'iso_8601'),
      ('extra_float_digits', '1'), ('bytea_output', 'hex'),
      ('statement_timeout', '0'), ('idle_in_transaction_session_timeout', '0')) as s (name, value)`);
}

/**
 * The rows of a table as lines of JSON in the order of its primary key, in parts, without the first `skip`. Call it in
 * a transaction.
 */
export async function* readRows(tx: Em, table: Table, skip = 0): AsyncGenerator<string[]> {
  const order = table.key.map(({ name, isText }) => `r."${name}"${isText ? ' collate "C"' : ''}`);
  await tx.execute(`
    declare backup_rows no scroll cursor for
    select row_to_json(r)::text as line
    from (select ${listed(table.columns)} from ${quoted(table.name)}) r
    order by ${order.join(', ')}`);
  if (skip > 0) await tx.execute(`move forward ${skip} in backup_rows`);
  let part: string[] = [];
  let bytes = 0;
  for (;;) {
    const rows = await tx.execute<{ line: string }[]>(`fetch ${batchRows} from backup_rows`);
    for (const { line } of rows) {
      part.push(line);
      bytes += line.length;
      if (bytes < partBytes) continue;
      yield part;
      part = [];
      bytes = 0;
    }
    if (rows.length < batchRows) break;
  }
  if (part.length > 0) yield part;
  await tx.execute('close backup_rows');
}

/** The text of a part: each line ends, the last one too. */
export const textOf = (lines: string[]): string => `${lines.join('\n')}\n`;

/** Counts rows and sums up their lines as they pass. */
export class Tallying {
  #rows = 0;
  readonly #hash = createHash('sha256');

  add(rows: number, text: string | Uint8Array): void {
    this.#rows += rows;
    this.#hash.update(text);
  }

  end(): Tally {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}

/** Counts and sums up a table as it is now. Call it in a transaction. */
export async function tallyTable(tx: Em, table: Table): Promise<Tally> {
  const tallying = new Tallying();
  for await (const lines of readRows(tx, table)) tallying.add(lines.length, textOf(lines));
  return tallying.end();
}

/** Adds a part's rows to a table. The database reads the JSON; no name in it becomes SQL. */
export async function insertRows(tx: Em, table: Table, text: string): Promise<void> {
  const columns = listed(table.columns);
  await tx.execute(
    `insert into ${quoted(table.name)} (${columns})
      select ${columns} from json_populate_recordset(null::${quoted(table.name)}, cast(? as json))`,
    [`[${text.trimEnd().split('\n').join(',')}]`],
  );
}

/** Whether a table has a row. */
export async function hasRows(em: Em, { name }: Table): Promise<boolean> {
  const [row] = await em.execute<{ found: boolean }[]>(
    `select exists (select from ${quoted(name)}) as found`,
  );
  return row?.found === true;
}

/** Keeps tables from being changed in their form until the transaction ends. */
export async function holdForm(tx: Em, tables: Table[]): Promise<void> {
  const names = tables.map(({ name }) => quoted(name)).join(', ');
  await tx.execute(`lock table ${names} in access share mode`);
}

/**
 * Empties tables, and takes off their triggers and foreign keys: rows come table by table, and are to be as they were.
 * Returns the statements that put them back; what breaks a foreign key fails there.
 */
export async function clearForRows(tx: Em, tables: Table[]): Promise<string[]> {
  const keys = await tx.execute<{ table: string; name: string; definition: string }[]>(`
    select con.conrelid::regclass::text as "table", con.conname as name, pg_get_constraintdef(con.oid) as definition
    from pg_constraint con join pg_namespace n on n.oid = con.connamespace
    where con.contype = 'f' and con.conparentid = 0 and n.nspname in ('public', 'pgboss')`);
  const triggered = await tx.execute<{ table: string }[]>(`
    select distinct tgrelid::regclass::text as "table" from pg_trigger where not tgisinternal`);
  for (const { table, name } of keys) {
    await tx.execute(`alter table ${table} drop constraint "${name}"`);
  }
  for (const { table } of triggered) await tx.execute(`alter table ${table} disable trigger user`);
  for (const { name } of tables) await tx.execute(`delete from ${quoted(name)}`);
  return [
    ...triggered.map(({ table }) => `alter table ${table} enable trigger user`),
    ...keys.map(
      ({ table, name, definition }) =>
        `alter table ${table} add constraint "${name}" ${definition}`,
    ),
  ];
}

/** Throws StartError unless both have the same tables. */
export function requireSameTables(expected: string[], tables: Table[]): void {
  const known = new Set(tables.map(({ name }) => name));
  if (expected.length === known.size && expected.every((name) => known.has(name))) return;
  throw new StartError('The tables that came are not those that their version makes.');
}

/** Reads tables back and compares each with what it should be. Throws StartError where one differs. */
export async function requireTallies(
  tx: Em,
  tables: Table[],
  expected: Record<string, Tally>,
): Promise<Record<string, Tally>> {
  const tallies: Record<string, Tally> = {};
  for (const table of tables) {
    const tally = await tallyTable(tx, table);
    const should = expected[table.name];
    if (tally.rows !== should?.rows || tally.sha256 !== should.sha256) {
      throw new StartError(
        `${table.name} has ${tally.rows} rows afterwards instead of ${should?.rows}, or they differ.`,
      );
    }
    tallies[table.name] = tally;
  }
  return tallies;
}
