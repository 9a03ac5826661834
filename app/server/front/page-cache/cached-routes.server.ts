import type { ServerBuild } from '@remix-run/node';
import { methodsOf } from '#app/lib/api/api-route.server.ts';

/**
 * The pages and files that are the same for every visitor, so that they may be made once for all. A page
 * with a form of its own is none: each copy of a form has a key.
 */
export const pagesForVisitors = new Set(
  [
    '_index',
    '$guide',
    'activities.$id._index',
    'api.docs._index',
    'api.docs.shapes',
    'articles.$slug',
    'articles[.]atom',
    'events._index',
    'events.$slug',
    'events.$slug[.]ics',
    'events[.]atom',
    'listings.$id._index',
    'newsletter._index',
    'newsletter.$slug',
    'newsletter.archives',
    'newsletter-issues.$id._index',
    'newsletters[.]atom',
    'sitemap[.]xml',
  ].map((name) => `routes/${name}`),
);

/** Whether what a route answers visitors may be kept: a page of the list, or a call that says so. */
export function isKeptForVisitors(routes: ServerBuild['routes'], id: string | null): boolean {
  if (id === null) return false;
  const get = methodsOf(routes[id]?.module.loader)?.GET;
  return get ? get.cache !== undefined : pagesForVisitors.has(id);
}
