import type { ServerBuild } from '@remix-run/node';
import { expect, it } from 'vitest';
import { routeTable } from './route-table.server.ts';

const routes = Object.fromEntries(
  [
    { id: 'root', path: '' },
    { id: 'home', parentId: 'root', index: true },
    { id: 'listing', parentId: 'root', path: 'listings/:id' },
    { id: 'new-listing', parentId: 'root', path: 'listings/new' },
    { id: 'account', parentId: 'root', path: 'account' },
    { id: 'settings', parentId: 'account', path: 'settings' },
    { id: 'missing', parentId: 'root', path: '*' },
  ].map((route) => [route.id, route]),
) as unknown as ServerBuild['routes'];

const find = routeTable(routes);

it.each([
  ['/', 'home', '/'],
  ['/_root.data', 'home', '/'],
  ['/listings/one', 'listing', '/listings/:id'],
  ['/listings/one.data', 'listing', '/listings/:id'],
  ['/listings/new', 'new-listing', '/listings/new'],
  ['/account/settings', 'settings', '/account/settings'],
  ['/no/such/page', 'missing', '/*'],
])('%s leads to %s', (path, id, pattern) => {
  expect(find(path)).toEqual({ id, pattern });
  expect(find(path)).toEqual({ id, pattern });
});

it('finds none where nothing matches, however long', () => {
  const few = routeTable({ root: routes.root } as ServerBuild['routes']);
  expect(few('/elsewhere')).toBe(null);
  expect(few(`/${'x'.repeat(5000)}`)).toBe(null);
});
