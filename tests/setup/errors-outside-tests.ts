import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter } from 'vitest/node';

/** An error that no test caught. vitest fails the run for it, but its report does not have it. */
export interface ErrorOutsideTests {
  /** The test file that ran, relative to the folder; empty where vitest does not know. */
  file: string;
  message: string;
}

/** A reporter of vitest that writes the errors outside of tests to `path`, and an empty list where there are none. */
export function keepErrorsOutsideTests(path: string): Reporter {
  return {
    onTestRunEnd(_modules, unhandled) {
      const errors = unhandled.map(({ message, ...error }): ErrorOutsideTests => {
        const file: unknown = error.VITEST_TEST_PATH;
        return { file: typeof file === 'string' ? relative('.', file) : '', message };
      });
      writeFileSync(path, JSON.stringify(errors));
    },
  };
}
