import { expect, it } from 'vitest';
import { cyclesAmong, readImports } from '#tests/setup/imports.ts';

/**
 * Two files that import each other, be it through others and for their types only, cannot be read, or moved, one
 * without the other. ESLint's rule for it leaves out types, and takes as long as all its other rules together.
 */
const imports = readImports();

it('finds the imports of a file, types included', () => {
  expect(imports.get('app/features/newsroom/newsletters/archive-view.tsx')).toContain(
    'app/features/newsroom/newsletters/city-issues.server.ts',
  );
});

it('has no import cycle, types included', () => {
  expect(cyclesAmong(imports)).toEqual([]);
});
