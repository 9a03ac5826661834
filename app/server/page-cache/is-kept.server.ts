import type { ServerBuild } from '@remix-run/node';
import { methodsOf } from '#app/lib/api/api-route.server.ts';
import { handleOf } from '#app/lib/http/route-handle.ts';

/** Whether what a route answers visitors may be kept: it says so in its `handle`, or in its call's declaration. */
export function isKept(routes: ServerBuild['routes'], id: string | null): boolean {
  const module = id === null ? undefined : routes[id]?.module;
  const get = methodsOf(module?.loader)?.GET;
  return get ? get.cache !== undefined : handleOf(module).sameForVisitors === true;
}
