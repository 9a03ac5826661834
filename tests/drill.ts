/**
 * Runs the drills, with all their rounds: `npm run drill`, or those whose file is named, as in `npm run drill -- kill
 * outage`. They run on a PostgreSQL server of their own and then, where that makes sense, on the embedded database;
 * each prints what it counted, and the table at the end is for `docs/operating.md`. With DRILL_MINUTES the mixed load
 * lasts longer than ten minutes. Exit code 1 where one does not hold.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readDrills, recordsPath, type DrillRecord } from './setup/drills.ts';
import { postgresBin, startPostgres } from './setup/postgres-server.ts';
import { openRunFolder } from './setup/temporary-folder.ts';

/** What runs on both: the rest needs PostgreSQL, or is the same on each. */
const onBoth = ['kill', 'stop-under-load', 'backup', 'mixed-load', 'second-start', 'bookings'];
const fuzz = 'tests/whole/fuzz';
const everything = ['tests/drill/', fuzz];

const chosen = process.argv.slice(2);
const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name);

rmSync(recordsPath, { force: true });
// A build of an earlier state would be tried in place of this one.
run('node', ['app/cli/build.ts'], {});
let failed = 0;
if (postgresBin) {
  const clearUp = openRunFolder();
  const postgres = await startPostgres({ connections: 300 });
  const files = chosen.length === 0 ? everything : chosen.map(fileOf);
  failed += drills(files, { TEST_DATABASE_URL: postgres.url });
  postgres.remove();
  clearUp();
} else {
  console.log(
    'There is no PostgreSQL in /usr/lib/postgresql: only the embedded database is tried.',
  );
  failed += 1;
}
const embedded = onBoth.filter(isChosen).map((name) => `tests/drill/${name}`);
if (embedded.length > 0) failed += drills(embedded, {});
console.log(`\n${tableOf(readDrills())}\n`);
console.log(failed === 0 ? 'Every drill holds.' : 'Not every drill holds: see above.');
process.exitCode = failed === 0 ? 0 : 1;

/** Where the drill of this name is. */
function fileOf(name: string): string {
  return name === 'fuzz' ? fuzz : `tests/drill/${name}`;
}

/** Runs some files of drills, one after the other: a machine that is busy with another would not be a measure. */
function drills(files: string[], env: Record<string, string>): number {
  const vitest = ['run', '-c', 'tests/vitest.config.ts', '--maxWorkers', '1', ...files];
  return run('vitest', vitest, { DRILL: 'full', TEST_EVERYTHING: '1', ...env });
}

function run(command: string, args: string[], env: Record<string, string>): number {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0 ? 0 : 1;
}

/** The table of what was counted, in Markdown. */
function tableOf(records: DrillRecord[]): string {
  const rows = records.map(({ drill, database, counted }) => {
    const figures = Object.entries(counted).map(([name, value]) => `${name} ${value}`);
    return `| ${drill} | ${database} | ${figures.join(', ')} |`;
  });
  return ['| drill | database | counted |', '|---|---|---|', ...rows].join('\n');
}
