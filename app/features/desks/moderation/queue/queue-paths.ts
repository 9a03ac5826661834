import { useLocation } from '@remix-run/react';
import type { Place } from '#app/lib/db/read-page.ts';

/** The id of an entry of the queue on the dashboard, where the page opens after a decision. */
export const queueAnchor = (postId: string): string => `post-${postId}`;

/** The entry of the queue that a form with a decision stands in; null for one beside the queue. */
export function entryOf(form: FormData): string | null {
  const id = form.get('id');
  const isEntry = form.has('place') && typeof id === 'string' && /^[\w-]{1,60}$/.test(id);
  return isEntry ? queueAnchor(id) : null;
}

/** The address of a page of the queue, of one community or of all. */
export function queuePath(
  { filter, community }: { filter: string; community: string | null },
  place: Place | null,
): string {
  const query = new URLSearchParams({
    ...(filter === 'all' ? {} : { show: filter }),
    ...(community && { community }),
    ...(place && { [place.back ? 'before' : 'after']: place.cursor }),
  }).toString();
  return query ? `/moderation?${query}` : '/moderation';
}

/** The address that a page was reached from, if that is the queue; null otherwise. */
export const asQueuePath = (from: string | null): string | null =>
  from && /^\/moderation(\?[\w=&%.~-]{0,200})?(#[\w-]{0,60})?$/.test(from) ? from : null;

/**
 * What a link carries so that the page it leads to can lead back to this page of the queue, at
 * `anchor`. `place` is the cursor of an entry: once that is decided, the way leads to the next one.
 */
export function useWayBack(anchor: string, place?: string): string {
  const { pathname, search } = useLocation();
  const from = { from: `${pathname}${search}#${anchor}` };
  return `?${new URLSearchParams(place ? { ...from, place } : from).toString()}`;
}
