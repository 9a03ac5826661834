import type { ServerBuild } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject } from 'react-router-dom';

type Routes = ServerBuild['routes'];

/** The route that answers a path. */
interface FoundRoute {
  id: string;
  /** Its pattern, such as `/listings/:id`: an address as it may stand in the log. */
  pattern: string;
}

/** How many paths are remembered with their route, and how long one may be. */
const mostPaths = 1000;
const longestPath = 200;

/**
 * Tells the log and the page cache which route a path leads to, be it the path of a page or of its data; null where
 * none does. Remix matches for itself.
 */
export function routeTable(routes: Routes): (pathname: string) => FoundRoute | null {
  const tree = childrenOf(routes, undefined);
  const known = new LRUCache<string, { route: FoundRoute | null }>({ max: mostPaths });
  return (pathname) => {
    const found = known.get(pathname) ?? { route: find(tree, pagePath(pathname)) };
    if (pathname.length <= longestPath) known.set(pathname, found);
    return found.route;
  };
}

function find(tree: RouteObject[], pathname: string): FoundRoute | null {
  const matches = matchRoutes(tree, pathname) ?? [];
  const id = matches.at(-1)?.route.id;
  if (id === undefined) return null;
  const parts = matches.flatMap(({ route }) => route.path ?? []).filter(Boolean);
  return { id, pattern: `/${parts.join('/')}` };
}

/** The path of a page whose data is asked for. */
const pagePath = (pathname: string): string =>
  pathname.endsWith('.data')
    ? pathname.slice(0, -'.data'.length).replace(/^\/_root$/, '/')
    : pathname;

/** The routes below one, as `matchRoutes` takes them. */
function childrenOf(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive } = route;
    if (index) return [{ id, path, caseSensitive, index }];
    return [{ id, path, caseSensitive, children: childrenOf(routes, id) }];
  });
}
