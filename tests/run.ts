/**
 * Runs the tests. `npm test` is quick: what one change may break, in six minutes. `npm run test:all` (`--all`) is
 * everything (docs/decisions/0044); it tries a few failed files again, and `npm run test:all -- --shard 1/2` runs one
 * half of it, for two machines. `--after-quick` leaves out what `npm test` has just built and checked. Types, lint and
 * format are checked beside the build and the first suite. Set TEST_DATABASE_URL to run on PostgreSQL instead of the
 * embedded database. All that the tools print is in tests/.output/*.log. The last line counts what passed and what
 * failed; any failure ends with exit code 1.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sweepLogs } from './setup/log-secrets.ts';
import { readReport, type Reports } from './setup/reports.ts';
import { runSuite } from './setup/run-suite.ts';

const {
  all: everything = false,
  'after-quick': isChecked = false,
  shard,
} = parseArgs({
  options: {
    all: { type: 'boolean' },
    'after-quick': { type: 'boolean' },
    shard: { type: 'string' },
  },
}).values;
/**
 * What the quick suite runs (docs/decisions/0044): units, the rules and permissions of routes, one start and one
 * migration, how files depend on each other, and the browser specs that have the tag.
 */
const quick = {
  files: [
    'app/',
    'db/',
    'tests/routes/',
    'tests/jobs/',
    'tests/process/first-start',
    'tests/build/import-cycles',
    'tests/build/wings',
    'tests/build/security-document',
  ],
  tag: '@quick',
};
const output = 'tests/.output';
const tally = { passed: 0, failed: 0 };
/** At most this many failed test files are tried again: more are no accident. */
const mostTriedAgain = everything ? 5 : 0;
/** What failed, to be named once more at the end. */
const failures: string[] = [];
/** How long each part took. */
const times: string[] = [];
const begun = performance.now();

rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
// Hundreds of processes load the same modules.
process.env.NODE_COMPILE_CACHE = resolve(output, 'compile-cache');
process.env.TEST_EVERYTHING = everything ? '1' : '';
const logs = resolve(output, 'logs');
if (everything) process.env.TEST_LOGS = logs;
console.log(`All that the tools print is in ${output}/*.log`);
const build = isChecked || check('build', ['node', 'app/cli/build.ts']);
// Nothing waits for these, so they take what the build and the suites leave over. One shard does them for all.
const checks =
  !isChecked && (shard === undefined || shard.startsWith('1/'))
    ? [
        check('lint', [
          'node',
          '--max-semi-space-size=64',
          'node_modules/eslint/bin/eslint.js',
          '.',
        ]),
        // TypeScript 7 checks types in a quarter of the time; the tools below still build on TypeScript 5.
        check('types', [
          'node',
          'node_modules/typescript-7/bin/tsc',
          '-p',
          '.',
          '--singleThreaded',
        ]),
        check('format', ['oxfmt', '--check']),
      ]
    : [];
if (await build) {
  const files = everything ? [] : quick.files;
  const tag = everything ? [] : ['--grep', quick.tag];
  await suite('vitest', 'files', ['vitest', 'run', '-c', 'tests/vitest.config.ts'], files);
  // A server has all that drills need.
  if (everything && process.env.TEST_DATABASE_URL) refuseSkippedDrills(`${output}/vitest.json`);
  const browser = ['playwright', 'test', '-c', 'tests/playwright.config.ts'];
  await suite('playwright', 'specs', browser, tag, {
    TEST_TEMPLATE: 'made',
    // The server runs in the same process as the specs, and makes much that is soon garbage.
    NODE_OPTIONS: '--max-semi-space-size=64',
  });
}
if (everything) refuseSecretsInLogs();
await Promise.all(checks);
for (const failure of failures) console.log(`FAILED: ${failure}`);
console.log(`Time: ${times.join(', ')}; all together ${seconds(begun)} s`);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;

/** Runs a check beside others, and counts it as one. A failed one shows what it printed. Returns whether it passed. */
async function check(name: string, [command = '', ...args]: string[]): Promise<boolean> {
  const started = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  if (name !== 'build' && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let printed = '';
  child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
  child.stderr.on('data', (part: Buffer) => (printed += part.toString()));
  const ok = (await new Promise<number | null>((done) => child.once('close', done))) === 0;
  writeFileSync(`${output}/${name}.log`, printed);
  tally[ok ? 'passed' : 'failed'] += 1;
  if (!ok) {
    failures.push(name);
    console.log(printed);
  }
  noteTime(name, ok, started);
  return ok;
}

/**
 * Runs a test runner and adds the counts of its report; a missing report is a failure. In the whole suite a few
 * files that failed run once more, alone on the machine: what passes then counts as passed, and is named (record 20).
 */
async function suite(
  name: string,
  unit: string,
  command: string[],
  chosen: string[],
  env = {},
): Promise<void> {
  const report = `${output}/${name}.json`;
  const run = async (title: string, args: string[]): Promise<boolean> => {
    const started = performance.now();
    const log = `${output}/${title.replace(', ', '-')}.log`;
    const ok = await runSuite({ name: title, unit, command: [...command, ...args], log, env });
    noteTime(title, ok, started);
    return ok;
  };
  const ok = await run(name, [...chosen, ...(shard ? [`--shard=${shard}`] : [])]);
  const first = readReport(report);
  const again = ok ? [] : (first?.failedFiles ?? []);
  const tries = again.length > 0 && again.length <= mostTriedAgain;
  if (tries) renameSync(report, firstOf(report));
  const second = tries && (await run(`${name}, again`, again)) ? readReport(report) : null;
  if (first && second && second.failed === 0 && second.passed > 0) {
    for (const failure of first.failures) console.log(`Passed at the second try: ${failure}`);
    tally.passed += first.passed + first.failed;
    return;
  }
  tally.passed += first?.passed ?? 0;
  tally.failed += first?.failed ?? 0;
  failures.push(...(first?.failures ?? []));
  const unnamed = (first?.failed ?? 0) - (first?.failures.length ?? 0);
  if (unnamed > 0) failures.push(`${name}, ${unnamed} that its report does not name`);
  const unexplained = !first || first.passed === 0 || (!ok && first.failed === 0);
  if (!unexplained) return;
  tally.failed += 1;
  failures.push(`${name}, without a report that says why: see ${output}/${name}.log`);
}

/** Where the first report is kept while a second one is made. */
function firstOf(report: string): string {
  return report.replace('.json', '-first.json');
}

/** Looks for secrets in what all servers of the run logged, counts that as one check, and prints what was looked at. */
function refuseSecretsInLogs(): void {
  const { lines, requests, found } = sweepLogs(logs);
  console.log(
    `== secrets in logs: ${found.length} found in ${lines} lines of which ${requests} are requests`,
  );
  for (const line of found.slice(0, 20)) failures.push(`a secret in a log: ${line}`);
  if (requests === 0) failures.push('secrets in logs: no server left a log');
  tally[found.length === 0 && requests > 0 ? 'passed' : 'failed'] += 1;
}

/** Counts each skipped drill as failed, and names it. */
function refuseSkippedDrills(latest: string): void {
  const report = existsSync(firstOf(latest)) ? firstOf(latest) : latest;
  if (!existsSync(report)) return;
  const { testResults = [] } = JSON.parse(readFileSync(report, 'utf8')) as Reports;
  for (const { name, assertionResults } of testResults) {
    if (!name.includes('/tests/drill/')) continue;
    for (const { fullName, status } of assertionResults) {
      if (status === 'passed' || status === 'failed') continue;
      failures.push(`a drill was skipped: ${fullName}`);
      tally.failed += 1;
    }
  }
}

function noteTime(name: string, ok: boolean, started: number): void {
  console.log(`== ${name}: ${ok ? 'ok' : 'FAILED'}, ${seconds(started)} s`);
  times.push(`${name.replace(', ', ' ')} ${seconds(started)} s`);
}

function seconds(started: number): number {
  return Math.round((performance.now() - started) / 1000);
}
