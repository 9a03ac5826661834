import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ErrorOutsideTests } from './errors-outside-tests.ts';

/** A report of vitest, or one of Playwright. */
export interface Reports {
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

interface Suite {
  /** Of a suite at the top: its file. */
  title: string;
  specs?: Spec[];
  suites?: Suite[];
}

interface Spec {
  title: string;
  /** One for each project. That the spec is `ok` says how it went in the first of them alone. */
  tests: SpecInProject[];
}

interface SpecInProject {
  projectName: string;
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: { errors: { message?: string }[] }[];
}

export interface Counts {
  passed: number;
  failed: number;
  /** The names of what failed, with why. */
  failures: string[];
  failedFiles: string[];
}

/** The counts in a vitest or a Playwright report; null where there is none. */
export function readReport(path: string): Counts | null {
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
    specsIn(suite).flatMap(({ title, tests }) =>
      tests.filter(hasFailed).map((test) => ({
        file: suite.title,
        name: `${suite.title} [${test.projectName}] ${title}${inShort(errorOf(test))}`,
      })),
    ),
  );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: failed.map(({ name }) => name),
    failedFiles: [...new Set(failed.map(({ file }) => file))],
  };
}

const hasFailed = ({ status }: SpecInProject): boolean =>
  status === 'unexpected' || status === 'flaky';

/** The first error of a spec that failed. */
const errorOf = ({ results }: SpecInProject): string | undefined =>
  results.flatMap(({ errors }) => errors)[0]?.message;

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
    failures: failed.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages }) =>
            `${relative('.', name)} ${fullName}${inShort(failureMessages?.[0])}`,
        ),
    ),
    failedFiles: failed.map(({ name }) => relative('.', name)),
  };
}
