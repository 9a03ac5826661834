import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';
import { handleOf } from '../lib/http/route-handle.ts';
import { otherAssets } from './assets-in.server.ts';

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** The pattern of the route that answers, for the log; missing where another server runs the build. */
    route?: string;
  }
}

type Handler = ReturnType<typeof createRequestHandler>;

interface Answering {
  /** Answers a request. */
  answer: (request: Request, context?: AppLoadContext) => Promise<Response>;
  /** The id of the route that answers a path, be it of a page or of its data; null where none does. */
  routeOf: (pathname: string) => string | null;
  /** The pattern of that route, such as `/listings/:id`: an address as it may stand in the log. */
  patternOf: (pathname: string) => string;
}

/** Where the browser asks which routes there are for a path. */
const manifestPath = '/__manifest';

/**
 * Remix as the server calls it. Its handler flattens, ranks and compiles all routes several times for
 * each request; so it gets a build of only the routes that answer, found before, which costs a tenth
 * (docs/performance.md).
 */
export function answering(build: ServerBuild): Answering {
  const find = routeFinder(build.routes);
  const found = new LRUCache<string, { matches: Matches | null }>({ max: mostPaths });
  const handlers = new Map<string, Handler>();
  const answerManifest = manifestHandler(build);

  const matchesOf = (pathname: string): Matches | null => {
    if (pathname.length > longestPath) return find(pagePath(pathname));
    const known = found.get(pathname) ?? { matches: find(pagePath(pathname)) };
    found.set(pathname, known);
    return known.matches;
  };
  const routeOf = (pathname: string) => matchesOf(pathname)?.at(-1)?.route.id ?? null;
  const patternAt = (pathname: string) =>
    pathname === manifestPath ? manifestPath : patternOf(build.routes, routeOf(pathname));
  return {
    routeOf,
    patternOf: patternAt,
    answer(request, context = {}) {
      const { pathname } = new URL(request.url);
      if (pathname === manifestPath) return answerManifest(request, context);
      const id = routeOf(pathname) ?? '';
      let handler = handlers.get(id);
      if (!handler) {
        const line = id ? lineOf(build.routes, id) : Object.keys(build.routes);
        handler = createRequestHandler(only(build, line), build.mode);
        handlers.set(id, handler);
      }
      context.route = patternOf(build.routes, id || null);
      return handler(request, context);
    },
  };
}

/** How many paths are remembered with their route, and how long one may be. */
const mostPaths = 1000;
const longestPath = 200;

/** The path of a page whose data is asked for. */
const pagePath = (pathname: string): string =>
  pathname.endsWith('.data')
    ? pathname.slice(0, -'.data'.length).replace(/^\/_root$/, '/')
    : pathname;

/** The build with these routes alone, in this order. */
function only(build: ServerBuild, ids: string[]): ServerBuild {
  const pick = <Value>(all: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(ids.flatMap((id) => (id in all ? [[id, all[id] as Value]] : [])));
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}

/**
 * What tells the browser of routes, each browser in the language whose files it has. It is told of those
 * only that a script navigates to; for all others it finds the route of missing pages, which loads the
 * document.
 */
function manifestHandler(build: ServerBuild): Handler {
  const scripted = Object.keys(build.routes).filter(
    (id) => id === 'routes/$' || handleOf(build.routes[id]?.module).scripts !== false,
  );
  const byVersion = new Map(
    [build.assets, ...otherAssets()].map((assets): [string, Handler] => [
      assets.version,
      createRequestHandler(only({ ...build, assets }, scripted), build.mode),
    ]),
  );
  const current = byVersion.get(build.assets.version);
  return (request, context) => {
    const version = new URL(request.url).searchParams.get('version') ?? '';
    const handler = byVersion.get(version) ?? current;
    if (!handler) throw new Error('The build has no list of files');
    return handler(request, context);
  };
}

type Routes = ServerBuild['routes'];

/** A route that matches a path and those around it, from the root on. */
type Matches = RouteMatch<string, RouteObject>[];

/**
 * Returns what finds the route of a path, as Remix would, with those around it; null where none matches. Remix
 * ranks all routes anew for each request; here only those are ranked that can match, which are those
 * with as many parts and the same first part, and those whose first part varies.
 */
export function routeFinder(routes: Routes): (pathname: string) => Matches | null {
  const branches = leavesOf(routes).map((id) => branchOf(routes, id));
  const patterns = new Map(branches.map((branch) => [branch, partsOf(fullPath(branch))]));
  const firsts = new Set([...patterns.values()].map(([first = '']) => first));
  const longest = Math.max(...[...patterns.values()].map((parts) => parts.length));
  const shelves = new Map<string, RouteObject[]>();

  return (pathname) => {
    const parts = partsOf(pathname).map(decoded);
    const length = Math.min(parts.length, longest + 1);
    const first = firsts.has(parts[0] ?? '') ? (parts[0] ?? '') : '';
    const name = `${length} ${first}`;
    let shelf = shelves.get(name);
    if (!shelf) {
      shelf = branches.filter((branch) => isLike(patterns.get(branch) ?? [], length, first));
      shelves.set(name, shelf);
    }
    return matchRoutes(shelf, pathname);
  };
}

/** Whether a path of so many parts, with this first one, can be a route's. */
function isLike(pattern: string[], length: number, first: string): boolean {
  const isOpen = pattern.at(-1) === '*';
  if (isOpen ? pattern.length > length + 1 : pattern.length !== length) return false;
  return pattern.length === 0 || pattern[0] === first || /^[:*]/.test(pattern[0] ?? '');
}

/** The ids of the routes that have none below them. */
function leavesOf(routes: Routes): string[] {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  return Object.keys(routes).filter((id) => !parents.has(id));
}

/** The ids of a route and of those around it, from the root on. */
export function lineOf(routes: Routes, id: string): string[] {
  const parent = routes[id]?.parentId;
  return parent ? [...lineOf(routes, parent), id] : [id];
}

/** The pattern of a route, such as `/listings/:id`; `/*` where none answers. */
function patternOf(routes: Routes, id: string | null): string {
  if (id === null) return '/*';
  return `/${lineOf(routes, id)
    .flatMap((one) => routes[one]?.path ?? [])
    .filter(Boolean)
    .join('/')}`;
}

/** A route inside those around it, as `matchRoutes` takes it. */
function branchOf(routes: Routes, leaf: string): RouteObject {
  const [branch] = lineOf(routes, leaf).reduceRight<RouteObject[]>((children, id) => {
    const { path, index } = routes[id] ?? {};
    return [index ? { id, path, index } : { id, path, children }];
  }, []);
  if (!branch) throw new Error(`No route has the id ${leaf}`);
  return branch;
}

const fullPath = ({ path = '', children: [child] = [] }: RouteObject): string =>
  `${path}/${child ? fullPath(child) : ''}`;

/** The parts of a path, which routes compare without regard to case. */
const partsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

/** A part of a path as it is compared; one that cannot be decoded names nothing, and stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part).toLowerCase();
  } catch {
    return part;
  }
}
