/**
 * Runs the tests. `npm test` is quick: everything that one change may break, each page once. `npm run test:all`
 * (`--all`) adds every role, theme and language, both ways to run a page, every drill and the whole fuzz; it
 * tries a few failed files again. Types, lint and format are checked beside the build and the first suite, which
 * runs on it. Set TEST_DATABASE_URL to run them on PostgreSQL instead of the embedded database. The last line counts
 * what passed and what failed; any failure ends with exit code 1.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { chromiumPath } from './setup/chromium.ts';
import { sweepLogs } from './setup/log-secrets.ts';
import { readReport, type Reports } from './setup/reports.ts';

const output = 'tests/.output';
const tally = { passed: 0, failed: 0 };
const everything = process.argv.includes('--all');
/** At most this many failed test files are tried again: more are no accident. */
const mostTriedAgain = everything ? 5 : 0;
/** What failed, to be named once more at the end. */
const failures: string[] = [];

rmSync(output, { recursive: true, force: true });
// Hundreds of processes load the same modules.
process.env.NODE_COMPILE_CACHE = resolve(output, 'compile-cache');
process.env.TEST_EVERYTHING = everything ? '1' : '';
const logs = resolve(output, 'logs');
if (everything) process.env.TEST_LOGS = logs;
const build = check('build', ['node', 'app/cli/build.ts']);
// Nothing waits for these, so they take what the build and the suites leave over.
const checks = [
  check('lint', ['eslint', '.']),
  // TypeScript 7 checks types in a quarter of the time; the tools below still build on TypeScript 5.
  check('types', ['node', 'node_modules/typescript-7/bin/tsc', '-p', '.', '--singleThreaded']),
  check('format', ['prettier', '--check', '--cache', '--log-level', 'warn', '.']),
];
if (await build) {
  await suite('vitest', ['vitest', 'run', '-c', 'tests/vitest.config.ts'], `${output}/vitest.json`);
  // A server has all that drills need.
  if (everything && process.env.TEST_DATABASE_URL) refuseSkippedDrills(`${output}/vitest.json`);
  await suite(
    'playwright',
    ['playwright', 'test', '-c', 'tests/playwright.config.ts'],
    `${output}/playwright.json`,
    {
      TEST_CHROMIUM: await chromiumPath(),
      TEST_TEMPLATE: 'made',
      // The server runs in the same process as the specs, and makes much that is soon garbage.
      NODE_OPTIONS: '--max-semi-space-size=64',
    },
  );
}
if (everything) refuseSecretsInLogs();
await Promise.all(checks);
for (const failure of failures) console.log(`FAILED: ${failure}`);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;

/** Runs a check beside others, counts it as one, and prints its output once it has ended. Returns whether it passed. */
async function check(name: string, [command = '', ...args]: string[]): Promise<boolean> {
  const started = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  if (name !== 'build' && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let printed = '';
  child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
  child.stderr.on('data', (part: Buffer) => (printed += part.toString()));
  const ok = (await new Promise<number | null>((done) => child.once('close', done))) === 0;
  tally[ok ? 'passed' : 'failed'] += 1;
  if (!ok) failures.push(name);
  console.log(`${printed}== ${name}: ${ok ? 'ok' : 'FAILED'}, ${seconds(started)} s`);
  return ok;
}

/**
 * Runs a test runner and adds the counts of its report; a missing report is a failure. In the whole suite a few
 * files that failed run once more, alone on the machine: what passes then counts as passed, and is named (record 20).
 */
async function suite(name: string, command: string[], report: string, env = {}): Promise<void> {
  const ok = await run(name, command, env);
  const first = readReport(report);
  const again = ok ? [] : (first?.failedFiles ?? []);
  const tries = again.length > 0 && again.length <= mostTriedAgain;
  if (tries) renameSync(report, firstOf(report));
  const second =
    tries && (await run(`${name}, again`, [...command, ...again], env)) ? readReport(report) : null;
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
  failures.push(`${name}, without a report that says why`);
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

async function run(name: string, [command = '', ...args]: string[], env = {}): Promise<boolean> {
  const started = performance.now();
  console.log(`\n== ${name}`);
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const status = await new Promise<number | null>((done) => child.once('close', done));
  console.log(`== ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds(started)} s`);
  return status === 0;
}

function seconds(started: number): number {
  return Math.round((performance.now() - started) / 1000);
}
