import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import { handleOf } from '../../lib/http/route-handle.ts';
import { otherAssets } from '../assets-in.server.ts';
import { lineOf, patternOf, routeFinder, type Matches } from './find-route.server.ts';

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
