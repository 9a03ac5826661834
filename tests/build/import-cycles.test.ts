import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/**
 * ESLint's import-x/no-cycle leaves out type imports. A cycle of types still means that two files
 * cannot be read, or moved, one without the other, so this test counts every import.
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
  expect(importsOf.get('app/features/newsletters/archive-view.tsx')).toContain(
    'app/features/newsletters/city-issues.server.ts',
  );
});

it('has no import cycle, types included', () => {
  const cycles = files.map(cycleThrough).filter((cycle) => cycle !== null);
  expect([...new Set(cycles.map(fromFirst))]).toEqual([]);
});
