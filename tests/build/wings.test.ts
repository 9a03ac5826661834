import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cyclesAmong, readImports } from '#tests/setup/imports.ts';

/** The order that lint knows, from ground to roof. */
const { wings } = (await import(resolve('eslint.config.js'))) as { wings: string[] };

/** `accounts` and `accounts/login`, for a file of the feature. */
const placeOf = (file: string) => {
  const [, wing, domain] = /^app\/features\/([^/]+)\/([^/]+)\//.exec(file) ?? [];
  return wing && domain ? { wing, domain: `${wing}/${domain}` } : null;
};

/** Which wings, and which domains, import which others, types included. */
const arrows = { wing: new Map<string, Set<string>>(), domain: new Map<string, Set<string>>() };
for (const [file, imported] of readImports()) {
  const from = placeOf(file);
  for (const path of from ? imported : []) {
    const to = placeOf(path);
    for (const kind of ['wing', 'domain'] as const) {
      if (!from || !to || from[kind] === to[kind]) continue;
      const known = arrows[kind].get(from[kind]) ?? new Set();
      arrows[kind].set(from[kind], known.add(to[kind]));
    }
  }
}

/** The arrows of the diagram, as `from to`. */
function drawn(): string[] {
  const text = readFileSync('docs/architecture.md', 'utf8');
  const [, diagram = ''] = /```mermaid\n(.*?)```/s.exec(text) ?? [];
  return [...diagram.matchAll(/^ *(\S+) --> (.+)$/gm)].flatMap(([, from, to]) =>
    (to ?? '').split(' & ').map((one) => `${from} ${one}`),
  );
}

describe('the wings of app/features', () => {
  it('are eleven, and hold every file', () => {
    const files = [...readImports().keys()].filter((file) => file.startsWith('app/features/'));
    const lost = files.filter((file) => !wings.includes(placeOf(file)?.wing ?? ''));
    expect(lost).toEqual([]);
    expect(wings).toHaveLength(11);
  });

  it('import only those below them', () => {
    const upward = [...arrows.wing].flatMap(([from, all]) =>
      [...all].filter((to) => wings.indexOf(to) > wings.indexOf(from)).map((to) => `${from} ${to}`),
    );
    expect(upward).toEqual([]);
  });

  it('hold domains that import each other in one direction', () => {
    expect(cyclesAmong(arrows.domain)).toEqual([]);
  });

  it('are drawn as they are in docs/architecture.md', () => {
    const real = [...arrows.wing].flatMap(([from, all]) => [...all].map((to) => `${from} ${to}`));
    expect(drawn().sort()).toEqual(real.sort());
  });
});
