import { runInNewContext } from 'node:vm';

interface RouteEntry {
  id?: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  /** Missing where a route has no script of its own. */
  imports?: string[];
  /** The sheet of its section, if it needs that. */
  css?: string[];
  hasAction: boolean;
  hasLoader: boolean;
  hasClientAction: boolean;
  hasClientLoader: boolean;
  hasErrorBoundary: boolean;
}

interface Manifest {
  routes: Record<string, RouteEntry>;
}

/**
 * What unpacks the table: the address of a route is read off its name, as Remix reads it off its file, and
 * so is the name of its section's sheet (see `section-sheets.ts`).
 */
const unpack = `for(const l of t.split("\\n")){const[f,...a]=l.split(" ");for(const n of a){const p=n.replace(/\\.?_index$|_(?=\\.|$)/g,"").replace(/\\./g,"/").replace(/\\$(?=\\/|$)/,"*").replace(/\\$/g,":");m.routes["routes/"+n]={id:"routes/"+n,parentId:"root",path:p||void 0,index:/_index$/.test(n)||void 0,module:b+n+e,imports:f&32?void 0:m.entry.imports,css:f&64?void 0:[s+/[a-z]+/.exec(n)+".css"],hasAction:!!(f&1),hasLoader:!!(f&2),hasClientAction:!!(f&4),hasClientLoader:!!(f&8),hasErrorBoundary:!!(f&16)}}}`;

/**
 * The browser's list of routes, which every page loads, as a line for all routes that do the same, with their
 * names: it is a third as long as the objects. Throws where what it unpacks to is not the list that Remix made.
 */
export function asTable(list: string): string {
  const made = manifestIn(list);
  const { root, ...all } = made.routes;
  // What imports nothing and takes no forms is a file: no script navigates there.
  const pages = Object.entries(all).filter(([, route]) => route.imports || route.hasAction);
  const routes = Object.fromEntries(pages);
  const [first] = Object.values(routes);
  if (!root || !first) throw new Error('The manifest names its routes in a way we do not know');
  const end = /-[^-]*$/.exec(first.module)?.[0] ?? '';
  const [sheet = ''] = pages.flatMap(([, { css = [] }]) => css);
  const sheets = sheet.replace(/[a-z]+\.css$/, '');
  const rows = [...Map.groupBy(pages, ([, route]) => flagsOf(route))].map(([flags, alike]) =>
    [flags, ...alike.map(([id]) => id.replace(/^routes\//, ''))].join(' '),
  );
  const start = { ...made, routes: { root: { ...root, id: 'root' } } };
  const table = `{const m=window.__remixManifest=${JSON.stringify(start)},b=m.entry.module.replace(/[^/]*$/,"routes/"),e=${JSON.stringify(end)},s=${JSON.stringify(sheets)},t=${JSON.stringify(rows.join('\n'))};${unpack}}`;
  requireSame(manifestIn(table), { ...made, routes: { root, ...routes } });
  return table;
}

const flagsOf = (route: RouteEntry): number =>
  Number(route.hasAction) +
  2 * Number(route.hasLoader) +
  4 * Number(route.hasClientAction) +
  8 * Number(route.hasClientLoader) +
  16 * Number(route.hasErrorBoundary) +
  32 * Number(!route.imports) +
  64 * Number(!route.css);

function manifestIn(script: string): Manifest {
  const page: { window: { __remixManifest?: Manifest } } = { window: {} };
  runInNewContext(script, page);
  if (!page.window.__remixManifest) throw new Error('The manifest is not where we look for it');
  return page.window.__remixManifest;
}

function requireSame(unpacked: Manifest, made: Manifest): void {
  const texts = ({ routes, ...rest }: Manifest) => [
    JSON.stringify(rest),
    ...Object.entries(routes)
      .map(([id, { id: _, ...route }]) => {
        const set = Object.entries(route).filter(([, value]) => value !== undefined);
        return JSON.stringify([id, set.sort()]);
      })
      .sort(),
  ];
  const known = new Set(texts(unpacked));
  const lost = texts(made).find((text) => !known.has(text));
  if (lost) throw new Error(`The table of routes cannot tell this: ${lost}`);
}
