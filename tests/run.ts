/**
 * Runs everything: `npm test`. Types and lint, then the build, then the suite on it. Set
 * TEST_DATABASE_URL to run the suite on PostgreSQL instead of the embedded database. The last
 * line counts what passed and what failed; any failure ends with exit code 1. With `--every-drill`, a
 * drill that is skipped counts as failed, and the calls of the API get all their malformed requests.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromiumPath } from './setup/chromium.ts';

const output = 'tests/.output';
const tally = { passed: 0, failed: 0 };

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
  console.log(`${printed}== ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds(started)} s`);
}

/** Runs a step that later ones need, and counts it as one. */
function step(name: string, command: string[]): boolean {
  const ok = run(name, command);
  tally[ok ? 'passed' : 'failed'] += 1;
  return ok;
}

/** Runs a test runner and adds the counts of its report; a missing report is a failure. */
function suite(name: string, command: string[], report: string, env = {}): void {
  const ok = run(name, command, env);
  const counts = existsSync(report) ? counted(JSON.parse(readFileSync(report, 'utf8'))) : null;
  tally.passed += counts?.passed ?? 0;
  tally.failed += counts?.failed ?? 0;
  const unexplained = !counts || counts.passed === 0 || (!ok && counts.failed === 0);
  if (unexplained) tally.failed += 1;
}

/** Counts each skipped drill as failed, and names it. */
function refuseSkippedDrills(report: string): void {
  if (!existsSync(report)) return;
  const { testResults = [] } = JSON.parse(readFileSync(report, 'utf8')) as Reports;
  for (const { name, assertionResults } of testResults) {
    if (!name.includes('/tests/drill/')) continue;
    for (const { fullName, status } of assertionResults) {
      if (status === 'passed' || status === 'failed') continue;
      console.log(`A drill was skipped: ${fullName}`);
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

interface Reports {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: { name: string; assertionResults: { fullName: string; status: string }[] }[];
  stats?: { expected: number; unexpected: number; flaky: number };
}

/** The counts in a vitest or a Playwright report. */
function counted(report: Reports): { passed: number; failed: number } {
  if (report.stats) {
    return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
  }
  return { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 };
}
