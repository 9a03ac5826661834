import type { Metafile, Plugin } from 'esbuild';

/** What Remix's metafile says about the browser's files, by path. */
export type Outputs = Metafile['outputs'];

/** One of Remix's shared files, and the file that has its modules in the end. */
export interface SharedModules {
  path: string;
  lender: string;
}

/** A shared file's exports are the lender's as well, under their name and the file's number. */
const lentName = (name: string, number: number) => `s${number}_${name}`;

/** Exports from a lender what the borrowers import, given the shared files. */
export function lendingSource(names: string[], shared: SharedModules[]): string {
  const sources = names.map((lent) => {
    const [, number, name] = /^s(\d+)_(.+)$/.exec(lent) ?? [];
    return `export { ${name} as ${lent} } from ${address(shared[Number(number)]?.path)};`;
  });
  return sources.join('\n');
}

/** Imports shared modules from their lender, in one statement for each lender. */
export const borrowShared = (shared: SharedModules[], outputs: Outputs): Plugin => ({
  name: 'borrow-shared',
  setup({ onResolve, onLoad }) {
    const exportsOf = ({ path }: SharedModules) => outputs[path]?.exports ?? [];
    onResolve({ filter: /^\/build\// }, ({ path, kind, namespace }) => {
      if (kind === 'dynamic-import' || namespace === 'lender') return { path, external: true };
      const isShared = shared.some((one) => one.path === fileAt(path));
      return isShared ? { path: fileAt(path), namespace: 'shared' } : undefined;
    });
    onResolve({ filter: /./, namespace: 'shared' }, ({ path }) => ({ path, namespace: 'lender' }));
    onLoad({ filter: /./, namespace: 'shared' }, ({ path }) => {
      const number = shared.findIndex((one) => one.path === path);
      const file = shared[number];
      const names = file
        ? exportsOf(file).map((name) => `${lentName(name, number)} as ${name}`)
        : [];
      return { contents: `export { ${names.join()} } from ${JSON.stringify(file?.lender)};` };
    });
    onLoad({ filter: /./, namespace: 'lender' }, ({ path }) => {
      const names = shared.flatMap((file, number) =>
        file.lender === path ? exportsOf(file).map((name) => lentName(name, number)) : [],
      );
      return { contents: `export { ${names.join()} } from ${address(path)};` };
    });
  },
});

const importStatements = /^import \{([^}]*)\} from "([^"]+)";/gm;

/** The names that a bundle imports from a file. */
export const importedFrom = (path: string, text: string): string[] =>
  [...text.matchAll(importStatements)]
    .filter(([, , from]) => from === addressOf(path))
    .flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
    );

/** A bundle without its unused imports, which neither esbuild nor terser removes. */
export function withoutUnusedImports(text: string): string {
  const used = new Set(text.replace(importStatements, '').match(/[\w$]+/g));
  return text.replace(importStatements, (_, names: string, from: string) => {
    const needed = names
      .split(',')
      .filter((name) => used.has(name.trim().split(' as ').at(-1) ?? ''));
    return `import {${needed.join()}} from "${from}";`;
  });
}

/** The file that Remix names by this address. */
export const fileAt = (address: string): string => `public${address}`;

/** The address by which Remix names this file. */
export const addressOf = (path: string): string => path.replace(/^public/, '');

/** The address of a file, as source text. */
export const address = (path = ''): string => JSON.stringify(addressOf(path));
