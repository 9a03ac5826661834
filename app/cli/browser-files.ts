import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Metafile } from 'esbuild';
import { minify } from 'terser';
import { languages, type Language } from '../../db/enums.ts';
import { isPlainPage } from '../lib/http/plain-pages.ts';
import { foldShared, type BrowserFile } from './fold-shared.ts';
import { inEachLanguage } from './one-language.ts';
import { asTable } from './route-table.ts';
import { divideSheet, withSheets } from './section-sheets.ts';
import { addressOf, fileAt } from './shared-modules.ts';

interface Build {
  /** Where Remix put the browser's files. */
  folder: string;
  /** The server's build, which names those files in the pages it writes. */
  serverBuild: string;
}

/**
 * Makes the browser's files in `folder` (`public/build`) fewer and smaller. Remix shares every
 * module that two routes use as a file of its own, and a page then loads some twenty files of a few
 * hundred bytes, which compress badly and cost an old phone a request each. Here each route becomes
 * one file beside two that every page loads: one with React and Remix in it, and the root's. Each
 * language has files of its own, with its messages only. A
 * module that the root does not use, but several routes do, must therefore hold no state. The style sheet
 * becomes one for every page and one for each section of the site (record 34).
 */
export async function finishBrowserFiles({ folder, serverBuild }: Build): Promise<void> {
  const framework = largest(join(folder, '_shared'));
  requireReact(framework);
  const root = join(folder, only(readdirSync(folder), /^root-/));
  const manifest = join(folder, only(readdirSync(folder), /^manifest-/));
  const { outputs } = metafileIn(serverBuild, 'js');
  const bundle = join(folder, only(readdirSync(folder), /^css-bundle-.*\.css$/));
  const sheets = divideSheet({
    path: bundle,
    text: readFileSync(bundle, 'utf8'),
    metafile: metafileIn(serverBuild, 'css'),
  });
  const scripts = Object.keys(outputs).filter((path) => path.endsWith('.js'));
  const folded = await inEachLanguage(scripts, () =>
    foldShared({ folder, outputs, framework, root }),
  );
  const everyFile = [...folded.values()].flat();
  const addresses = newAddresses(everyFile, framework, root, sheets.everyPage).set(
    addressOf(bundle),
    sheets.everyPage,
  );
  rmSync(join(folder, '_shared'), { recursive: true });
  rmSync(bundle);
  for (const [address, text] of sheets.texts) writeFileSync(fileAt(address), text);
  for (const { path } of everyFile) rmSync(path, { force: true });
  for (const [language, bundles] of folded) {
    const files = await Promise.all(bundles.map(minified));
    for (const { path, text } of files) {
      const isManifest = path === manifest;
      const finished = isManifest
        ? asTable(withAddresses(addresses, pagesOnly(finishedList(text))))
        : text;
      write(addresses.get(addressOf(path)) ?? addressOf(path), finished, language);
    }
  }
  const server = finishedList(readFileSync(serverBuild, 'utf8'));
  writeFileSync(serverBuild, withAddresses(addresses, server));
  // The licences ask that their notices come along; they need not come with every page.
  writeFileSync(join(folder, 'licenses.txt'), licenceNotices(everyFile).join('\n\n'));

  function finishedList(list: string): string {
    return withSheets(sheets.ofRoute, withImportsOf(framework, list));
  }

  function write(address: string, text: string, language: Language): void {
    const path = fileAt(inLanguage(language, address));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, inLanguage(language, withAddresses(addresses, text)));
  }
}

/**
 * Each language's scripts name each other: those of other languages than English are in a folder.
 * The style sheets are the same in all.
 */
const inLanguage = (language: Language, text: string): string =>
  language === languages[0]
    ? text
    : text.replace(/(?<=^|")\/build\/(?=[^"]+\.js(?:"|$))/g, `/build/${language}/`);

async function minified({ path, text }: BrowserFile): Promise<BrowserFile> {
  const { code } = await minify(withoutEmptyModules(text), {
    module: true,
    ecma: 2020,
    compress: { passes: 3, drop_console: ['warn'] },
    format: { comments: false },
  });
  return { path, text: code ?? text };
}

/**
 * Lets the minifier drop what esbuild leaves of a module that only the server has: a function that makes
 * an empty one, and the call of it.
 */
const withoutEmptyModules = (text: string): string =>
  text
    .replace(/(?<== )\w+\(\((\w+), (\w+)\) => \{\s*\2\.exports = \{\};\s*\}\)/g, `${pure} $&`)
    .replace(/(?<== )(\w+)\((\w+\(\))((?:, 1)?\))(?=[,;])/g, `${pure} $1(${pure} $2$3`);

const pure = '/* @__PURE__ */';

function licenceNotices(files: BrowserFile[]): string[] {
  const notice = /\/\*\*?!?(?:(?!\*\/)[^])*@license[^]*?\*\//g;
  return [...new Set(files.flatMap(({ text }) => text.match(notice) ?? []))];
}

/**
 * The files' new addresses by Remix's. Remix's hash of a route says nothing about what the route
 * takes from the root's file, so the hash in a name is of the two files that every page loads, in every
 * language, and of the style sheets, which the root's file and the list of routes name. Routes share one hash, of all of them: every page loads the list of all names, and does not
 * have to load a hash with each.
 * Equal names hold equal programs, as browsers and caches expect.
 */
function newAddresses(
  files: BrowserFile[],
  framework: string,
  root: string,
  sheet: string,
): Map<string, string> {
  const hashOf = (...paths: string[]) =>
    files
      .filter(({ path }) => paths.includes(path))
      .reduce((hash, { text }) => hash.update(text), createHash('sha256'))
      .digest('hex');
  const ofFramework = hashOf(framework);
  const ofBoth = hashOf(framework, root) + sheet;
  const isRoute = (address: string) => address.startsWith('/build/routes/');
  const ofRoutes = files.map(({ path }) => addressOf(path)).filter(isRoute);
  return new Map(
    files.map(({ path }) => {
      const address = addressOf(path);
      const hash = createHash('sha256')
        .update(isRoute(address) ? ofRoutes.sort().join() : address)
        .update(path === framework ? ofFramework : ofBoth)
        .digest('hex')
        .slice(0, 7);
      return [address, address.replace(/(-[A-Z0-9]{8})?\.js$/, `-${hash}.js`)];
    }),
  );
}

const withAddresses = (addresses: Map<string, string>, text: string): string =>
  text.replace(/"(\/build\/[^"]+\.(?:js|css))"/g, (quoted, address: string) =>
    quoted.replace(address, () => addresses.get(address) ?? address),
  );

/** The browser's list of routes has the pages only that a script navigates to: no endpoint, no file, no plain page. */
function pagesOnly(manifest: string): string {
  const pages = manifest.replace(
    /"routes\/((?:[^"\\]|\\.)*)":\{[^{}]*\},?/g,
    (entry, name: string) =>
      /^(?:api\.|photos|robots|sitemap|\$guide$)|\[\.\](?:pdf|csv|zip|ics|atom)/.test(name) ||
      isPlainPage(addressOfRoute(name))
        ? ''
        : entry,
  );
  if (pages === manifest) throw new Error('The manifest names its routes in a way we do not know');
  return pages;
}

/** The address of a route's page, by the name of its file. */
const addressOfRoute = (name: string): string =>
  `/${name
    .replace(/\.?_index$/, '')
    .replace(/_(?=\.|$)/g, '')
    .replace(/\./g, '/')}`;

/** A list of assets in which every route is one file, beside the framework's. */
function withImportsOf(framework: string, list: string): string {
  const changed = list.replace(
    /(module:\s?"\/build\/(?:entry|root|routes\/)[^"]*",\s?imports:\s?)\[[^\]]*\]/g,
    (_, start: string) => `${start}["${addressOf(framework)}"]`,
  );
  if (changed === list) throw new Error('Remix names its files in a way we do not know');
  return changed;
}

const metafileIn = (serverBuild: string, kind: 'js' | 'css'): Metafile =>
  JSON.parse(readFileSync(join(dirname(serverBuild), `metafile.${kind}.json`), 'utf8')) as Metafile;

/** Throws if Remix has React in another file, as where a route without a view imports React. */
function requireReact(framework: string): void {
  if (!readFileSync(framework, 'utf8').includes(' react.production.min.js')) {
    throw new Error('React and Remix must be in one file: some route imports React without Remix');
  }
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
