import { writeSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter as BrowserReporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { Reporter } from 'vitest/node';

/** What a suite tells `tests/run.ts` while it runs: one line of JSON each. */
export interface Progress {
  /** How many there are to do: files of vitest, specs of Playwright. */
  of?: number;
  /** How many of them are done with this. */
  done?: number;
  /** How many tests passed. */
  passed?: number;
  failed?: { name: string; error: string };
}

/** The variable with the file descriptor that the lines go to; unset where a suite is run by hand. */
export const progressVariable = 'TEST_PROGRESS_FD';

function tell(progress: Progress): void {
  const to = process.env[progressVariable];
  if (to) writeSync(Number(to), `${JSON.stringify(progress)}\n`);
}

const mostLines = 8;

/** The first lines of an error's message, without a terminal's colours. */
export const firstLines = (message = ''): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, mostLines)
    .join('\n');

/** The reporter of vitest. */
export const vitestProgress: Reporter = {
  onTestRunStart: (files) => tell({ of: files.length }),
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state === 'passed') tell({ passed: 1 });
    if (state !== 'failed') return;
    const name = `${relative('.', test.module.moduleId)} ${test.fullName}`;
    tell({ failed: { name, error: firstLines(errors[0]?.message) } });
  },
  // A hook that failed.
  onTestSuiteResult(suite) {
    for (const { message } of suite.errors()) {
      const name = `${relative('.', suite.module.moduleId)} ${suite.fullName}`;
      tell({ failed: { name, error: firstLines(message) } });
    }
  },
  onTestModuleEnd(file) {
    for (const { message } of file.errors()) {
      tell({ failed: { name: relative('.', file.moduleId), error: firstLines(message) } });
    }
    tell({ done: 1 });
  },
};

/** The reporter of Playwright. */
export default class PlaywrightProgress implements BrowserReporter {
  onBegin(_: unknown, suite: { allTests(): TestCase[] }): void {
    tell({ of: suite.allTests().length });
  }

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === 'passed') tell({ passed: 1 });
    else if (status !== 'skipped') {
      const [, project, file, ...titles] = test.titlePath();
      const name = `${file} [${project}] ${titles.join(' › ')}`;
      tell({ failed: { name, error: firstLines(errors[0]?.message) } });
    }
    tell({ done: 1 });
  }

  onError({ message }: { message?: string }): void {
    tell({ failed: { name: 'outside of a spec', error: firstLines(message) } });
  }

  printsToStdio(): boolean {
    return false;
  }
}
