import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import { lineOf, routeFinder } from './find-route.server.ts';

export interface Answering {
  /** Answers a request. */
  answer: (request: Request) => Promise<Response>;
  /** The id of the route that answers a path, be it of a page or of its data; null where none does. */
  routeOf: (pathname: string) => string | null;
}

/**
 * Remix as the server calls it. Its handler flattens, ranks and compiles all routes several times for
 * each request and makes objects of each; so it gets a build of only the routes that answer, found
 * before, which costs a tenth (docs/performance.md).
 */
export function answering(build: ServerBuild): Answering {
  const find = routeFinder(build.routes);
  const found = new LRUCache<string, { id: string | null }>({ max: mostPaths });
  const handlers = new Map<string | null, (request: Request) => Promise<Response>>();

  const routeOf = (pathname: string): string | null => {
    if (pathname.length > longestPath) return find(pagePath(pathname));
    const known = found.get(pathname) ?? { id: find(pagePath(pathname)) };
    found.set(pathname, known);
    return known.id;
  };
  return {
    routeOf,
    answer(request) {
      const id = routeOf(new URL(request.url).pathname);
      let handle = handlers.get(id);
      if (!handle) {
        handle = createRequestHandler(id === null ? build : only(build, id), build.mode);
        handlers.set(id, handle);
      }
      return handle(request);
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

/** The build with one route and those around it. */
function only(build: ServerBuild, leaf: string): ServerBuild {
  const line = lineOf(build.routes, leaf);
  const pick = <Value>(all: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => line.includes(id)));
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}
