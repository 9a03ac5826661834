import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Drills that take long and do not depend on the kind of database: `npm test -- --every-drill` runs them. */
const longDrills = ['accounts', 'heavy-photos', 'login-crowd', 'pooled-connections'];

const root = resolve(import.meta.dirname, '..');

export default defineConfig({
  root,
  resolve: {
    alias: [{ find: /^#(app|db|tests)\//, replacement: `${root}/$1/` }],
  },
  test: {
    include: [
      'app/**/*.test.ts',
      'db/**/*.test.ts',
      'tests/{routes,jobs,process,build,drill}/**/*.test.ts',
    ],
    exclude: process.env.TEST_EVERYTHING
      ? []
      : longDrills.map((name) => `tests/drill/${name}.test.ts`),
    globalSetup: ['tests/setup/global.ts'],
    pool: 'forks',
    // Twice the cores of a small machine, because many tests wait for processes and clocks.
    maxWorkers: 4,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    server: { deps: { external: [/\/build\/index\.js/] } },
    reporters: ['default', ['json', { outputFile: 'tests/.output/vitest.json' }]],
  },
});
