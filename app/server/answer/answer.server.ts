import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import { answererOf } from './direct-answer.server.ts';
import { lineOf, routeFinder, type Matches } from './find-route.server.ts';

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
  const found = new LRUCache<string, { matches: Matches | null }>({ max: mostPaths });
  const answerers = new Map<string, ReturnType<typeof answererOf>>();
  const answerMissing = createRequestHandler(build, build.mode);

  const matchesOf = (pathname: string): Matches | null => {
    if (pathname.length > longestPath) return find(pagePath(pathname));
    const known = found.get(pathname) ?? { matches: find(pagePath(pathname)) };
    found.set(pathname, known);
    return known.matches;
  };
  const routeOf = (pathname: string) => matchesOf(pathname)?.at(-1)?.route.id ?? null;
  return {
    routeOf,
    answer(request) {
      const matches = matchesOf(new URL(request.url).pathname);
      const id = matches?.at(-1)?.route.id;
      if (!matches || id === undefined) return answerMissing(request);
      let answer = answerers.get(id);
      if (!answer) {
        const line = lineOf(build.routes, id);
        answer = answererOf(only(build, line), line);
        answerers.set(id, answer);
      }
      return answer(request, matches);
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
