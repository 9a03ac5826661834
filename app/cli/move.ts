/** Moves a site from the embedded database to PostgreSQL: `npm run move -- --to ADDRESS`; `--help` says the rest. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createOrm, type Orm } from '#db/config.ts';
import { moveDatabase, type Moved, type MoveReport } from '../features/site/backups/move.server.ts';
import { reach } from '../lib/db/database.server.ts';
import { embeddedDatabase, FolderInUseError } from '../lib/db/embedded.server.ts';
import { commandEnv, type Env } from '../lib/env.server.ts';
import { StartError } from '../lib/errors.ts';
import { readSettingsFile } from '../lib/settings-file.server.ts';
import { numberOf } from './backup-words.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: npm run move -- --to postgresql://user:password@localhost:5432/local_link

  Copies everything from the embedded database in DATA_DIR into an empty database on a PostgreSQL server, and
  compares both. Stop the site first, and make the database with createdb. Photos and documents stay where they are.
  The embedded database is only read. Broken off, the same command goes on from there.

  The password can be left out of the address, and given in PGPASSWORD.`;

await runCommand(main);

async function main(): Promise<void> {
  readSettingsFile();
  const { to, help } = readArguments();
  if (help) {
    console.log(usage);
    return;
  }
  const began = performance.now();
  const env = commandEnv();
  refuseSettings(env);
  const target = createOrm({ kind: 'postgresql', url: to }, { patient: true });
  try {
    await reach(target, '--to');
    await refuseEncoding(target);
    const moved = await fromFolder(env, (source) => moveDatabase(source, target, reporting()));
    console.log(`\n${outcome(moved, began)}\n\n${nextSteps(env)}`);
  } finally {
    await target.close();
  }
}

function readArguments(): { to: string; help: boolean } {
  try {
    const { values } = parseArgs({
      options: { help: { type: 'boolean', short: 'h' }, to: { type: 'string' } },
    });
    const { help = false, to = '' } = values;
    if (help || (/^postgres(ql)?:\/\//.test(to) && URL.canParse(to))) return { to, help };
  } catch {
    // Said below.
  }
  throw new StartError(
    `${usage}\n\nName the database with --to, such as postgresql://user:password@localhost:5432/local_link.`,
  );
}

function refuseSettings({ databaseUrl, dataDir }: Env): void {
  if (databaseUrl) {
    throw new StartError(
      'DATABASE_URL is set, so the site does not use the embedded database. Leave it out for a move: --to says where to.',
    );
  }
  if (!existsSync(join(dataDir, 'postgres'))) {
    throw new StartError(
      `There is no embedded database in ${dataDir}. Set DATA_DIR as the site has it.`,
    );
  }
}

async function refuseEncoding(target: Orm): Promise<void> {
  const [found] = await target.em
    .fork()
    .execute<{ encoding: string }[]>(`select current_setting('server_encoding') as encoding`);
  if (found?.encoding === 'UTF8') return;
  throw new StartError(
    `The database in --to keeps its texts as ${found?.encoding}. Make one with createdb --encoding UTF8 --template template0.`,
  );
}

/** Does something with the embedded database, which nobody else may have open. */
async function fromFolder<Result>(env: Env, work: (source: Orm) => Promise<Result>) {
  const { pglite, release } = await embeddedDatabase(env).catch((error: unknown) => {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new StartError(
      `${error.message} A move needs the site stopped: what people do meanwhile would be left behind.`,
    );
  });
  const source = createOrm({ kind: 'embedded', pglite });
  try {
    return await work(source);
  } finally {
    await source.close();
    await pglite.close();
    release();
  }
}

/** Prints how far it is. */
function reporting(): MoveReport {
  return {
    resumed(rows) {
      console.log(`This move began before: ${numberOf(rows)} rows are there, and it goes on.`);
    },
    copied(table, rows) {
      console.log(`  ${table}: ${numberOf(rows)}`);
    },
    comparing() {
      console.log('Every row is there. Making foreign keys, and reading all of it back …');
    },
  };
}

function outcome({ tables, migrated, wasWhole }: Moved, began: number): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const what = `${numberOf(rows)} rows of ${Object.keys(tables).length} tables`;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const first = wasWhole
    ? `All of it is in PostgreSQL already: ${what}.`
    : `Moved ${what} in ${seconds} s.`;
  return `${first} Every table was read back, and has the same count and checksum on both sides.${
    migrated.length > 0
      ? `\nThe folder was older: ${migrated.length} migrations brought PostgreSQL up to date.`
      : ''
  }`;
}

/** What the operator does now, and how to go back. */
function nextSteps({ dataDir, sessionSecret, demo, usesBucket, appUrl }: Env): string {
  const kept = join(dataDir, 'session-secret');
  const isKept = existsSync(kept) && readFileSync(kept, 'utf8') === sessionSecret;
  return `Do this now:
1. Set in .env, or where the site has its settings:
     DATABASE_URL    the address that you gave to --to
     SESSION_SECRET  ${isKept ? `what the file ${kept} has: PostgreSQL’s sites don’t read it there` : 'as it is'}
     APP_URL         the address that people type, as it is (${appUrl} here)${
       demo ? '\n     DEMO=1          if it is to stay the demo city; otherwise DEMO=0' : ''
     }
   Keep DATA_DIR=${dataDir}: ${
     usesBucket
       ? 'emails that are written to files stay there, and photos and documents in S3_BUCKET'
       : `photos and documents stay in ${join(dataDir, 'files')}`
   }.
2. Start the site. Who was logged in still is, and links in emails, codes and calendar addresses work on.
3. Look at it, and make a backup: npm run backup -- ../after-the-move.tar.gz

To go back, take DATABASE_URL out again and start: ${join(dataDir, 'postgres')} is as it was. What people did since is only
in PostgreSQL; a backup of it, restored into a new DATA_DIR, is the way back with that.
Delete ${join(dataDir, 'postgres')} when you are sure.`;
}
