import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { keepErrorsOutsideTests } from './setup/errors-outside-tests.ts';
import { vitestProgress } from './setup/progress.ts';

const root = resolve(import.meta.dirname, '..');

/** It changes every message of its process. */
const pseudoLocale = 'tests/whole/pseudo-locale.test.ts';

/** Files that each run in a process of their own, or one after the other in a few (record 26). */
const project = (name: string, include: string[], isolate: boolean): TestProjectConfiguration => ({
  extends: true,
  test: {
    name,
    include,
    isolate,
  },
});

export default defineConfig({
  root,
  resolve: {
    alias: [{ find: /^#(app|db|tests)\//, replacement: `${root}/$1/` }],
  },
  test: {
    projects: [
      project('alone', ['tests/{process,build,drill}/**/*.test.ts', pseudoLocale], true),
      project('routes', ['tests/{routes,jobs,whole}/**/!(pseudo-locale).test.ts'], false),
      project('units', ['{app,db}/**/*.test.ts'], false),
    ],
    globalSetup: ['tests/setup/global.ts'],
    // What reads the settings by itself reads no developer's file.
    env: { ENV_FILE: '' },
    pool: 'forks',
    // A file makes much that is soon garbage, most of all the embedded database.
    execArgv: ['--max-semi-space-size=64'],
    // One more than cores, because many tests wait for processes and clocks.
    maxWorkers: availableParallelism() + 1,
    // For what hangs, however busy the machine is: most tests take less than a second. A whole drill takes minutes.
    testTimeout: process.env.DRILL === 'full' ? 3_600_000 : 240_000,
    hookTimeout: 240_000,
    server: { deps: { external: [/\/build\/server\//] } },
    reporters: [
      'default',
      vitestProgress,
      ['json', { outputFile: 'tests/.output/vitest.json' }],
      keepErrorsOutsideTests('tests/.output/vitest-errors.json'),
    ],
  },
});
