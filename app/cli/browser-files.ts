import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { build, type OutputFile, type Plugin } from 'esbuild';
import { minify } from 'terser';

interface Build {
  /** Where Remix put the browser's files. */
  folder: string;
  /** The server's build, which names those files in the pages it writes. */
  serverBuild: string;
}

/**
 * Makes the browser's files in `folder` (`public/build`) fewer and smaller. Remix shares every module that two routes use as a
 * file of its own, and a page then loads some twenty files of a few hundred bytes, which compress
 * badly and cost an old phone a request each. Here each route becomes one file beside the one with
 * React and Remix in it. Modules that land in several routes must therefore hold no state.
 */
export async function finishBrowserFiles({ folder, serverBuild }: Build): Promise<void> {
  const framework = largest(join(folder, '_shared'));
  requireReact(framework);
  const notices = new Set<string>();
  const folded = await foldShared(folder, framework);
  rmSync(join(folder, '_shared'), { recursive: true });
  for (const { path, text } of folded) {
    for (const [notice] of text.matchAll(/\/\*\*?!?(?:(?!\*\/)[^])*@license[^]*?\*\//g)) {
      notices.add(notice);
    }
    const { code } = await minify(text, {
      module: true,
      ecma: 2020,
      compress: { passes: 3 },
      format: { comments: false },
    });
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code ?? text);
  }
  // The licences ask that their notices come along; they need not come with every page.
  writeFileSync(join(folder, 'licenses.txt'), [...notices].join('\n\n'));
  const manifest = join(folder, only(readdirSync(folder), /^manifest-/));
  for (const path of [manifest, serverBuild]) renameImports(path, basename(framework));
  leaveOutEndpoints(manifest);
}

/** The browser's list of routes has the pages only: no script navigates to an endpoint or a file. */
function leaveOutEndpoints(manifest: string): void {
  const text = readFileSync(manifest, 'utf8');
  const pages = text.replace(
    /"routes\/(?:api\.(?!docs")|photos|robots|sitemap|[^"]*pdf)[^"]*":\{[^{}]*\},?/g,
    '',
  );
  if (pages === text) throw new Error(`${manifest} names its routes in a way we do not know`);
  writeFileSync(manifest, pages);
}

/** Bundles each entry, route and dynamically imported file with all it shares but the framework. */
async function foldShared(folder: string, framework: string): Promise<OutputFile[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name));
  const loadedLater = new Set(files.flatMap(dynamicImports));
  const entries = files.filter(
    (path) => !path.includes('_shared') || path === framework || loadedLater.has(basename(path)),
  );
  const keptApart: Plugin = {
    name: 'kept-apart',
    setup({ onResolve }) {
      // Remix's files name each other by address.
      onResolve({ filter: /^\/build\// }, ({ path, kind }) =>
        kind === 'dynamic-import' || basename(path) === basename(framework)
          ? { path, external: true }
          : { path: resolve('public', path.slice(1)) },
      );
    },
  };
  const { outputFiles } = await build({
    entryPoints: entries,
    outdir: folder,
    outbase: folder,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    charset: 'utf8',
    legalComments: 'inline',
    plugins: [keptApart],
    write: false,
    allowOverwrite: true,
  });
  return outputFiles;
}

const dynamicImports = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/import\(\s*"([^"]+)"\s*\)/g)].map(([, name]) =>
    basename(name ?? ''),
  );

/** Throws if Remix has React in another file, as where a route without a view imports React. */
function requireReact(framework: string): void {
  if (!readFileSync(framework, 'utf8').includes(' react.production.min.js')) {
    throw new Error('React and Remix must be in one file: some route imports React without Remix');
  }
}

/** Tells a list of assets that a route is one file now. */
function renameImports(path: string, framework: string): void {
  const text = readFileSync(path, 'utf8');
  const frameworkUrl = `/build/_shared/${framework}`;
  const renamed = text.replace(
    /(module:\s?"\/build\/(?:entry|root|routes\/)[^"]*",\s?imports:\s?)\[[^\]]*\]/g,
    (_, start: string) => `${start}["${frameworkUrl}"]`,
  );
  if (renamed === text) throw new Error(`${path} names its files in a way we do not know`);
  writeFileSync(path, renamed);
}

function largest(folder: string): string {
  const paths = readdirSync(folder).map((name) => join(folder, name));
  const [first] = paths.sort((one, other) => statSync(other).size - statSync(one).size);
  if (!first) throw new Error(`${folder} is empty`);
  return first;
}

function only(names: string[], pattern: RegExp): string {
  const [first, second] = names.filter((name) => pattern.test(name));
  if (!first || second) throw new Error(`Expected one file like ${String(pattern)}`);
  return first;
}
