import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';

/**
 * Every file of ours in app and db, by its path from the top, with the files of ours that it imports, types included.
 */
export function readImports(): Map<string, string[]> {
  const files = globSync(['app/**/*.{ts,tsx}', 'db/**/*.ts']);
  const known = new Set(files);
  return new Map(
    files.map((file) => [
      file,
      ts
        .preProcessFile(readFileSync(file, 'utf8'))
        .importedFiles.map(({ fileName }) => pathOf(fileName, file))
        .filter((path) => known.has(path)),
    ]),
  );
}

function pathOf(specifier: string, importer: string): string {
  return specifier.startsWith('.')
    ? relative('.', resolve(dirname(importer), specifier))
    : specifier.replace(/^#/, '');
}

/** The shortest way from `start` along the arrows back to itself; null when there is none. */
function cycleThrough(
  start: string,
  arrows: ReadonlyMap<string, Iterable<string>>,
): string[] | null {
  const reachedFrom = new Map<string, string>();
  const queue = [start];
  for (const from of queue) {
    for (const to of arrows.get(from) ?? []) {
      if (to === start) return fromFirst(wayTo(from, reachedFrom));
      if (reachedFrom.has(to)) continue;
      reachedFrom.set(to, from);
      queue.push(to);
    }
  }
  return null;
}

function wayTo(place: string, reachedFrom: ReadonlyMap<string, string>): string[] {
  const before = reachedFrom.get(place);
  return before === undefined ? [place] : [...wayTo(before, reachedFrom), place];
}

/** The same cycle starts at its first name, wherever it was found, and ends there. */
function fromFirst(cycle: string[]): string[] {
  const first = cycle.indexOf([...cycle].sort()[0] ?? '');
  return [...cycle.slice(first), ...cycle.slice(0, first), cycle[first] ?? ''];
}

/** Every cycle among the arrows, once. */
export function cyclesAmong(arrows: ReadonlyMap<string, Iterable<string>>): string[] {
  const found = [...arrows.keys()].flatMap(
    (start) => cycleThrough(start, arrows)?.join(' -> ') ?? [],
  );
  return [...new Set(found)];
}
