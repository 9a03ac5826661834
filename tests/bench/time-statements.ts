/**
 * Times the statements of each read, one after another on one connection, and says for how many of the runs
 * PostgreSQL used the plan that it keeps. `TEST_DATABASE_URL` names the server, and the options are those of the bench:
 * `node tests/bench/time-statements.ts --scale metro --database NAME --only home,moderation`.
 */
import pg from 'pg';
import { killLeftovers } from '#tests/setup/spawn.ts';
import { openRunFolder } from '#tests/setup/temporary-folder.ts';
import type { Statement } from './counting.ts';
import { openDatabase } from './database.ts';
import { readFirst } from './measure-read.ts';
import { isWanted, readOptions } from './options.ts';
import { readsOf, type Read } from './reads.ts';
import { settled, startCounted, type CountedServer } from './server.ts';
import { openWorld, type World } from './world.ts';

const options = readOptions();
const runs = 50;
/** PostgreSQL decides after five runs whether it keeps a plan. */
const runsBefore = 10;

/** When no job of the server sends anything either. */
async function untilQuiet(server: CountedServer): Promise<void> {
  let before = await server.ask('counts');
  for (;;) {
    const after = await settled(server);
    if (after.sent === before.sent) return;
    before = after;
  }
}

/** What every visit sends: a job may begin in between. */
async function statementsOf(server: CountedServer, world: World, read: Read) {
  await readFirst(server, world, read);
  await untilQuiet(server);
  const visits = [];
  for (let visit = 0; visit < 3; visit++) {
    visits.push((await readFirst(server, world, read)).statements);
  }
  const [first = [], ...others] = visits;
  return first.filter(({ text }) =>
    others.every((statements) => statements.some((one) => one.text === text)),
  );
}

let names = 0;

async function time(client: pg.Client, { text, values, name }: Statement) {
  names += 1;
  const query = { text, values, ...(name && { name: `timed_${names}` }) };
  const times: number[] = [];
  for (let run = 0; run < runsBefore + runs; run++) {
    const start = performance.now();
    await client.query(query);
    times.push(performance.now() - start);
  }
  const { rows } = await client.query<{ kept: string }>(
    'select generic_plans as kept from pg_prepared_statements where name = $1',
    [query.name ?? ''],
  );
  const sorted = times.slice(runsBefore).sort((one, other) => one - other);
  return { median: sorted[runs / 2] ?? 0, kept: Number(rows[0]?.kept ?? 0) };
}

const clearUp = openRunFolder();
const database = await openDatabase(options);
try {
  if (!database.url) throw new Error('TEST_DATABASE_URL names no server');
  const server = await startCounted(database.env);
  const found: { read: Read; statements: Statement[] }[] = [];
  try {
    const world = await openWorld(server.origin);
    for (const read of readsOf(world).filter(({ name }) => isWanted(options, name))) {
      found.push({ read, statements: await statementsOf(server, world, read) });
    }
  } finally {
    await server.stop();
  }
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query('set jit = off');
  for (const { read, statements } of found) {
    console.log(read.name);
    for (const statement of statements) {
      const { median, kept } = await time(client, statement);
      const begin = statement.text.replace(/\s+/g, ' ').trim().slice(0, 60);
      const plan = `${kept} of ${runsBefore + runs} by the plan kept`;
      console.log(`  ${median.toFixed(2).padStart(6)} ms, ${plan}: ${begin}`);
    }
  }
  await client.end();
} finally {
  killLeftovers();
  await database.drop();
  clearUp();
}
