import { resolve } from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { keepErrorsOutsideTests } from './setup/errors-outside-tests.ts';

/** Drills that take long and do not depend on the kind of database: `npm test -- --every-drill` runs them. */
const longDrills = ['accounts', 'heavy-photos', 'letters', 'login-crowd', 'pooled-connections'];

const root = resolve(import.meta.dirname, '..');

const onServer = Boolean(process.env.TEST_DATABASE_URL);

/** Files that each run in a process of their own, or one after the other in a few (record 26). */
const project = (name: string, include: string[], isolate: boolean): TestProjectConfiguration => ({
  extends: true,
  test: {
    name,
    include,
    exclude: process.env.TEST_EVERYTHING
      ? []
      : longDrills.map((drill) => `tests/drill/${drill}.test.ts`),
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
      project('alone', ['tests/{process,build,drill}/**/*.test.ts'], true),
      // On a server, the pool of the build would outlive the database of its file.
      project('routes', ['tests/{routes,jobs}/**/*.test.ts'], onServer),
      project('units', ['{app,db}/**/*.test.ts'], false),
    ],
    globalSetup: ['tests/setup/global.ts'],
    pool: 'forks',
    // Twice the cores of a small machine, because many tests wait for processes and clocks.
    maxWorkers: 4,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    server: { deps: { external: [/\/build\/index\.js/] } },
    reporters: [
      'default',
      ['json', { outputFile: 'tests/.output/vitest.json' }],
      keepErrorsOutsideTests('tests/.output/vitest-errors.json'),
    ],
  },
});
