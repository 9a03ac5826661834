import { mergeConfig } from 'vitest/config';
import shared from '../vitest.config.ts';

/** The harness of the tests, for measurements: `npm run bench:large`, after `npm run build`. */
const { projects: _, reporters: __, ...test } = shared.test ?? {};

export default mergeConfig(
  { ...shared, test },
  {
    test: {
      include: ['tests/bench/**/*.bench.ts'],
      // One after another, or they would measure each other.
      maxWorkers: 1,
      testTimeout: 600_000,
      reporters: ['default'],
    },
  },
);
