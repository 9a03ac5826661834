import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };

const folder = 'build/server';
/** The imports at the top of a built file, and those of a function: `import x from "y"`, `import("y")`. */
const imports = /^(?:import|export) (?:[^'"\n]* from )?["']([^'"]+)["'];?$|\bimport\("([^"]+)"\)/gm;
/** What MikroORM tries to read, and does without. */
const optional = ['tinyglobby', 'dataloader'];

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const imported = new Set(
  readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(imports)])
    .map(([, above, within]) => above ?? within ?? '')
    .filter((specifier) => !/^[./]/.test(specifier) && !isBuiltin(specifier))
    .map(packageOf),
);

it('reads only packages that an installation has, also those of packages that are in the build', () => {
  expect(imported.size).toBeGreaterThan(20);
  const installed = new Set([...Object.keys(packageFile.dependencies), ...optional]);
  expect([...imported].filter((name) => !installed.has(name))).toEqual([]);
});

it('reads none of the packages that are in the build a second time', () => {
  expect([...imported].filter((name) => /^(?:@mikro-orm\/|kysely$|zod)/.test(name))).toEqual([]);
});
