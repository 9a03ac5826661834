import type { ServerBuild } from '@remix-run/node';
import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';

type Routes = ServerBuild['routes'];

/** A route that matches a path and those around it, from the root on. */
export type Matches = RouteMatch<string, RouteObject>[];

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
export function patternOf(routes: Routes, id: string | null): string {
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
