import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/**
 * Two files that import each other, be it through others and for their types only, cannot be read, or moved, one
 * without the other. ESLint's rule for it leaves out types, and takes as long as all its other rules together.
 */
const files = globSync(['app/**/*.{ts,tsx}', 'db/**/*.ts']);
const known = new Set(files);

const importsOf = new Map(files.map((file) => [file, readImports(file)]));

/** The files of ours that a file imports, types included. */
function readImports(file: string): string[] {
  return ts
    .preProcessFile(readFileSync(file, 'utf8'))
    .importedFiles.map(({ fileName }) => pathOf(fileName, file))
    .filter((path) => known.has(path));
}

function pathOf(specifier: string, importer: string): string {
  return specifier.startsWith('.')
    ? relative('.', resolve(dirname(importer), specifier))
    : specifier.replace(/^#/, '');
}

/** The shortest way from a file through its imports back to itself; null when there is none. */
function cycleThrough(start: string): string[] | null {
  const importedBy = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const imported of importsOf.get(file) ?? []) {
      if (imported === start) return wayTo(file, importedBy);
      if (importedBy.has(imported)) continue;
      importedBy.set(imported, file);
      queue.push(imported);
    }
  }
  return null;
}

function wayTo(file: string, importedBy: Map<string, string>): string[] {
  const importer = importedBy.get(file);
  return importer === undefined ? [file] : [...wayTo(importer, importedBy), file];
}

/** The same cycle starts at its first file by name, wherever it was found. */
function fromFirst(cycle: string[]): string {
  const first = cycle.indexOf([...cycle].sort()[0] ?? '');
  return [...cycle.slice(first), ...cycle.slice(0, first), cycle[first]].join(' -> ');
}

it('finds the imports of a file, types included', () => {
  expect(importsOf.get('app/features/newsroom/newsletters/archive-view.tsx')).toContain(
    'app/features/newsroom/newsletters/city-issues.server.ts',
  );
});

it('has no import cycle, types included', () => {
  const cycles = files.map(cycleThrough).filter((cycle) => cycle !== null);
  expect([...new Set(cycles.map(fromFirst))]).toEqual([]);
});
