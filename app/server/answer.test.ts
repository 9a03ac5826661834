import type { ServerBuild } from '@remix-run/node';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routeFiles } from '#tests/setup/route-table.ts';
import { lineOf, routeFinder } from './answer.server.ts';

const pages = routeFiles().map(({ file, address }) => ({
  id: file,
  parentId: 'root',
  path: address.slice(1).replace(/:rest$/, '*') || undefined,
  index: address === '/' || undefined,
}));
const routes = Object.fromEntries(
  [{ id: 'root', path: '' }, ...pages].map((route) => [route.id, route]),
) as unknown as ServerBuild['routes'];
const tree = [{ id: 'root', path: '', children: pages }] as RouteObject[];

/** What a path can look like that belongs to a route, or nearly does. */
const variants = (path: string): string[] => [
  path,
  `${path}/`,
  `${path}//`,
  `${path}/more`,
  `${path}.data`,
  `${path}%`,
  `${path}%2f`,
  `${path}/%E0%A4%A`,
  path.toUpperCase(),
  path.replace(/^\/./, (start) => `/%${start.charCodeAt(1).toString(16)}`),
  path.replace('/', '//'),
  path.split('/').slice(0, -1).join('/') || '/',
];

const addresses = pages
  .map(({ path = '' }) => `/${path.replace(/:\w+/g, 'one').replace('*', 'any/where/at/all/here')}`)
  .flatMap(variants);

const idFinder = (all: ServerBuild['routes']) => {
  const find = routeFinder(all);
  return (address: string) => find(address)?.at(-1)?.route.id ?? null;
};

it('finds the route of every address as Remix does, however it is written', () => {
  const find = idFinder(routes);
  const others = addresses.filter(
    (address) => find(address) !== (matchRoutes(tree, address)?.at(-1)?.route.id ?? null),
  );
  expect(others).toEqual([]);
  expect(new Set(addresses.map(find)).size).toBe(pages.length);
});

it('finds none where nothing matches', () => {
  const few = ['root', 'login.tsx'].map((id) => [id, routes[id]]);
  expect(idFinder(Object.fromEntries(few))('/elsewhere')).toBe(null);
});

it('names a route after those around it', () => {
  expect(lineOf(routes, 'login.tsx')).toEqual(['root', 'login.tsx']);
});
