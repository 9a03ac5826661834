import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import {
  address,
  borrowShared,
  fileAt,
  importedFrom,
  lendingSource,
  withoutUnusedImports,
  type Outputs,
  type SharedModules,
} from './shared-modules.ts';

export interface BrowserFile {
  path: string;
  text: string;
}

interface RemixFiles {
  /** Where Remix put them: `public/build`. */
  folder: string;
  outputs: Outputs;
  /** The file with React and Remix in it. */
  framework: string;
  /** The file of the root route. */
  root: string;
}

/**
 * Bundles each entry, route and dynamically imported file with all it shares, except for what is in
 * the two files that every page loads: the framework's and the root's. The others import it there.
 */
export async function foldShared(files: RemixFiles): Promise<BrowserFile[]> {
  const { outputs, framework, root } = files;
  const inFramework = loadedBy(framework, outputs);
  const inRoot = loadedBy(root, outputs).filter(
    (path) => path !== root && !inFramework.includes(path),
  );
  const ofFramework = inFramework.map((path) => ({ path, lender: framework }));
  const shared = [...ofFramework, ...inRoot.map((path) => ({ path, lender: root }))];
  const lend = (lender: string, borrowers: BrowserFile[]) => {
    const names = borrowers.flatMap(({ text }) => importedFrom(lender, text));
    return lendingSource([...new Set(names)], shared);
  };

  const others = await bundle({ entryPoints: otherEntries(files) }, shared);
  const own = `export * from ${address(root)}; export { default } from ${address(root)};`;
  const rootFile = await bundleSource(own + lend(root, others), root, ofFramework);
  const lent = lend(framework, [...others, ...rootFile]);
  return [...others, ...rootFile, ...(await bundleSource(lent, framework, []))];

  function bundleSource(contents: string, outfile: string, shared: SharedModules[]) {
    return bundle({ stdin: { contents, resolveDir: '.' }, outfile, outdir: undefined }, shared);
  }

  async function bundle(options: BuildOptions, shared: SharedModules[]): Promise<BrowserFile[]> {
    const { outputFiles } = await build({
      outdir: files.folder,
      outbase: files.folder,
      bundle: true,
      format: 'esm',
      target: 'es2022',
      logLevel: 'error',
      charset: 'utf8',
      legalComments: 'inline',
      plugins: [borrowShared(shared, outputs), resolveAddresses],
      ...options,
      write: false,
    });
    return outputFiles.map(({ path, text }) => ({
      path: relative('.', path),
      text: withoutUnusedImports(text),
    }));
  }
}

/** The files that become one file each, other than the framework's and the root's. */
function otherEntries({ folder, outputs, framework, root }: RemixFiles): string[] {
  const loadedLater = Object.keys(outputs).flatMap((path) =>
    importsOf(path, 'dynamic-import', outputs),
  );
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => path.endsWith('.js'))
    .filter((path) => path !== framework && path !== root)
    .filter((path) => !path.includes('_shared') || loadedLater.includes(path));
}

/** The file and all that it imports, directly or not. */
function loadedBy(path: string, outputs: Outputs, found: string[] = []): string[] {
  if (found.includes(path)) return found;
  found.push(path);
  for (const imported of importsOf(path, 'import-statement', outputs)) {
    loadedBy(imported, outputs, found);
  }
  return found;
}

const importsOf = (path: string, kind: string, outputs: Outputs): string[] =>
  (outputs[path]?.imports ?? []).filter((one) => one.kind === kind).map((one) => one.path);

/** Finds the files that Remix names by address. */
const resolveAddresses: Plugin = {
  name: 'resolve-addresses',
  setup({ onResolve }) {
    onResolve({ filter: /^\/build\// }, ({ path }) => ({ path: resolve(fileAt(path)) }));
  },
};
