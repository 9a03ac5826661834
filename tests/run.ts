/**
 * Runs everything: `npm test`. Types and lint, then the build, then the suite on it. Set
 * TEST_DATABASE_URL to run the suite on PostgreSQL instead of the embedded database. The last
 * line counts what passed and what failed; any failure ends with exit code 1. With `--every-drill`, a
 * drill that is skipped counts as failed, and the calls of the API get all their malformed requests.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromiumPath } from './setup/chromium.ts';
import type { ErrorOutsideTests } from './setup/errors-outside-tests.ts';

const output = 'tests/.output';
const tally = { passed: 0, failed: 0 };
/** At most this many failed test files are tried again: more are no accident. */
const mostTriedAgain = 5;
/** What failed, to be named once more at the end. */
const failures: string[] = [];

rmSync(output, { recursive: true, force: true });
// Hundreds of processes load the same modules.
process.env.NODE_COMPILE_CACHE = resolve(output, 'compile-cache');
const suiteOnly = process.argv.includes('--suite-only');
const everyDrill = process.argv.includes('--every-drill');
if (!suiteOnly) {
  await Promise.all([
    check('types', ['tsc', '-p', '.']),
    check('lint', ['eslint', '.']),
    check('format', ['prettier', '--check', '--log-level', 'warn', '.']),
  ]);
}
if (step('build', ['node', 'app/cli/build.ts'])) {
  suite('vitest', ['vitest', 'run', '-c', 'tests/vitest.config.ts'], `${output}/vitest.json`, {
    TEST_EVERYTHING: everyDrill ? '1' : '',
  });
  if (everyDrill) refuseSkippedDrills(`${output}/vitest.json`);
  suite(
    'playwright',
    ['playwright', 'test', '-c', 'tests/playwright.config.ts'],
    `${output}/playwright.json`,
    {
      TEST_CHROMIUM: await chromiumPath(),
      TEST_TEMPLATE: 'made',
    },
  );
}
for (const failure of failures) console.log(`FAILED: ${failure}`);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;

/** Runs a check in parallel with others, counts it as one, and prints its output once it has ended. */
async function check(name: string, [command = '', ...args]: string[]): Promise<void> {
  const started = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
  child.stderr.on('data', (part: Buffer) => (printed += part.toString()));
  const status = await new Promise<number | null>((done) => child.once('close', done));
  tally[status === 0 ? 'passed' : 'failed'] += 1;
  if (status !== 0) failures.push(name);
  console.log(`${printed}== ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds(started)} s`);
}

/** Runs a step that later ones need, and counts it as one. */
function step(name: string, command: string[]): boolean {
  const ok = run(name, command);
  tally[ok ? 'passed' : 'failed'] += 1;
  if (!ok) failures.push(name);
  return ok;
}

/**
 * Runs a test runner and adds the counts of its report; a missing report is a failure. A few files that
 * failed run once more, alone on the machine, because hundreds of processes compete for two cores before:
 * what passes then counts as passed, and is named (record 20).
 */
function suite(name: string, command: string[], report: string, env = {}): void {
  const ok = run(name, command, env);
  const first = readReport(report);
  const again = ok ? [] : (first?.failedFiles ?? []);
  const tries = again.length > 0 && again.length <= mostTriedAgain;
  if (tries) renameSync(report, firstOf(report));
  const second =
    tries && run(`${name}, again`, [...command, ...again], env) ? readReport(report) : null;
  if (first && second && second.failed === 0 && second.passed > 0) {
    for (const failure of first.failures) console.log(`Passed at the second try: ${failure}`);
    tally.passed += first.passed + first.failed;
    return;
  }
  tally.passed += first?.passed ?? 0;
  tally.failed += first?.failed ?? 0;
  failures.push(...(first?.failures ?? []));
  const unexplained = !first || first.passed === 0 || (!ok && first.failed === 0);
  if (!unexplained) return;
  tally.failed += 1;
  failures.push(`${name}, without a report that says why`);
}

/** Where the first report is kept while a second one is made. */
function firstOf(report: string): string {
  return report.replace('.json', '-first.json');
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

function run(name: string, [command = '', ...args]: string[], env = {}): boolean {
  const started = performance.now();
  console.log(`\n== ${name}`);
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  console.log(`== ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds(started)} s`);
  return status === 0;
}

function seconds(started: number): number {
  return Math.round((performance.now() - started) / 1000);
}

interface Spec {
  title: string;
  ok: boolean;
  tests: { results: { errors: { message?: string }[] }[] }[];
}

interface Suite {
  /** Of a suite at the top: its file. */
  title: string;
  specs?: Spec[];
  suites?: Suite[];
}

interface Reports {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
  stats?: { expected: number; unexpected: number; flaky: number };
  suites?: Suite[];
}

interface Counts {
  passed: number;
  failed: number;
  /** The names of what failed. */
  failures: string[];
  failedFiles: string[];
}

/** The counts in a vitest or a Playwright report; null where there is none. */
function readReport(path: string): Counts | null {
  if (!existsSync(path)) return null;
  const report = JSON.parse(readFileSync(path, 'utf8')) as Reports;
  if (report.stats) return browserCounts(report, report.stats);
  return withErrors(fileCounts(report), path.replace('.json', '-errors.json'));
}

/** Counts each error outside of tests as a failure of the file that ran, so that it is named and tried again. */
function withErrors(counts: Counts, path: string): Counts {
  if (!existsSync(path)) return counts;
  const errors = JSON.parse(readFileSync(path, 'utf8')) as ErrorOutsideTests[];
  const files = errors.map(({ file }) => file);
  const named = errors.map(({ file, message }) => `${file} outside of a test: ${message}`.trim());
  return {
    ...counts,
    failed: counts.failed + errors.length,
    failures: [...counts.failures, ...named],
    // What belongs to no file cannot be tried again by itself.
    failedFiles: files.includes('') ? [] : [...new Set([...counts.failedFiles, ...files])],
  };
}

function browserCounts({ suites = [] }: Reports, stats: NonNullable<Reports['stats']>): Counts {
  const failed = suites.flatMap((suite) =>
    specsIn(suite)
      .filter(({ ok }) => !ok)
      .map((spec) => ({ file: suite.title, title: `${spec.title}${inShort(errorOf(spec))}` })),
  );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: failed.map(({ file, title }) => `${file} ${title}`),
    failedFiles: [...new Set(failed.map(({ file }) => file))],
  };
}

/** The first error of a spec that failed. */
function errorOf({ tests }: Spec): string | undefined {
  return tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]?.message;
}

/** The start of an error's message on one line, without a terminal's colours. */
function inShort(message = ''): string {
  const plain = stripVTControlCharacters(message).replace(/\s+/g, ' ').trim();
  return plain && ` (${plain.slice(0, 300)})`;
}

function specsIn({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

function fileCounts({ numPassedTests = 0, numFailedTests = 0, testResults = [] }: Reports): Counts {
  const failed = testResults.filter(({ status }) => status === 'failed');
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: failed.flatMap(({ name, assertionResults }) => [
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages }) =>
            `${relative('.', name)} ${fullName}${inShort(failureMessages?.[0])}`,
        ),
    ]),
    failedFiles: failed.map(({ name }) => relative('.', name)),
  };
}
