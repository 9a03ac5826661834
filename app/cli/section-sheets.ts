import { createHash } from 'node:crypto';
import type { Metafile } from 'esbuild';

/** The style sheets of the site, by their address. */
export interface Sheets {
  /** The address of the one that every page links to. */
  everyPage: string;
  texts: Map<string, string>;
  /** The address of the one that a route links to as well, by the route's name; most need it, some do not. */
  ofRoute: Map<string, string>;
}

interface Bundle {
  /** Remix's file with all styles. */
  path: string;
  text: string;
  /** What esbuild says about it: `metafile.css.json`. */
  metafile: Metafile;
}

/**
 * Divides the bundle into what the root uses, for every page, and what each section of the site uses
 * beside it. What stands in two sections is in both sheets: a page links to one of them at most.
 * Throws where dividing would put a rule before one that it has to come after.
 */
export function divideSheet({ path, text, metafile }: Bundle): Sheets {
  const parts = partsOf(path, text, metafile);
  const everyPage = usedBy('app/root.tsx', metafile);
  requireFirst([...parts.keys()], everyPage);
  const sections = new Map<string, Set<string>>();
  const sectionOfRoute = new Map<string, string>();
  for (const [, route = ''] of routesIn(metafile)) {
    const own = [...usedBy(`app/routes/${route}.tsx`, metafile)].filter(
      (part) => parts.has(part) && !everyPage.has(part),
    );
    if (own.length === 0) continue;
    const section = sectionOf(route);
    sectionOfRoute.set(route, section);
    sections.set(section, new Set([...(sections.get(section) ?? []), ...own]));
  }
  const textOf = (used: Set<string>) =>
    [...parts].flatMap(([part, rules]) => (used.has(part) ? rules : [])).join('');
  const texts = new Map([['', textOf(everyPage)]]);
  for (const [section, used] of sections) texts.set(section, textOf(used));

  const hash = hashOf([...texts.values()]);
  const addressOf = (section: string) => `/build/css-${hash}${section && `-${section}`}.css`;
  return {
    everyPage: addressOf(''),
    texts: new Map([...texts].map(([section, rules]) => [addressOf(section), rules])),
    ofRoute: new Map([...sectionOfRoute].map(([route, section]) => [route, addressOf(section)])),
  };
}

/** A list of assets in which each route has its section's sheet: Remix links to it, also before a script shows the page. */
export const withSheets = (ofRoute: Sheets['ofRoute'], list: string): string =>
  list.replace(
    /(module:\s?"\/build\/routes\/([^"]+)-[A-Z0-9]{8}\.js",\s?)(?=imports:)/g,
    (_, start: string, route: string) => {
      const sheet = ofRoute.get(route);
      return sheet ? `${start}css: ["${sheet}"], ` : start;
    },
  );

/** A section has the first word of its routes' addresses as its name. The editor's desk is one too. */
const sectionOf = (route: string): string =>
  route.startsWith('manage.editor') ? 'editor' : (/[a-z]+/.exec(route)?.[0] ?? '');

const routesIn = ({ inputs }: Metafile) =>
  Object.keys(inputs).flatMap((input) => {
    const found = /^app\/routes\/(.+)\.tsx$/.exec(input);
    return found ? [found] : [];
  });

/** The rules of each file with styles, in the order of the bundle. */
function partsOf(path: string, text: string, { outputs }: Metafile): Map<string, string> {
  const bytes = Buffer.from(text);
  const parts = new Map<string, string>();
  let start = 0;
  for (const [part, { bytesInOutput }] of Object.entries(outputs[path]?.inputs ?? {})) {
    parts.set(part, bytes.toString('utf8', start, (start += bytesInOutput)));
  }
  const isWhole = [...parts.values()].every((rules) => rules === '' || rules.endsWith('}'));
  if (start === 0 || bytes.toString('utf8', start).trim() !== '' || !isWhole) {
    throw new Error('The bundle of styles is not made of the files that esbuild says');
  }
  return parts;
}

/** A file and all that it imports, directly or not. */
function usedBy(input: string, metafile: Metafile, found = new Set<string>()): Set<string> {
  if (found.has(input)) return found;
  found.add(input);
  for (const { path } of metafile.inputs[input]?.imports ?? []) usedBy(path, metafile, found);
  return found;
}

function requireFirst(parts: string[], everyPage: Set<string>): void {
  const firstOther = parts.findIndex((part) => !everyPage.has(part));
  const late = parts.slice(firstOther).find((part) => everyPage.has(part));
  if (late) throw new Error(`${late} is for every page, but comes after styles of one section`);
}

const hashOf = (texts: string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 7);
