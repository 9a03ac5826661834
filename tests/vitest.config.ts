import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

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
    globalSetup: ['tests/setup/global.ts'],
    pool: 'forks',
    // One more than the cores, because many tests wait for processes and clocks.
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    server: { deps: { external: [/\/build\/index\.js/] } },
    reporters: ['default', ['json', { outputFile: 'tests/.output/vitest.json' }]],
  },
});
