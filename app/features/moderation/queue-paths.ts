import type { Place } from '#app/lib/db/read-page.ts';

/** The id of an entry of the queue on the dashboard, where the page opens after a decision. */
export const queueAnchor = (postId: string): string => `post-${postId}`;

/** The address of a page of the queue. */
export function queuePath(filter: string, place: Place | null): string {
  const query = new URLSearchParams({
    ...(filter === 'all' ? {} : { show: filter }),
    ...(place && { [place.back ? 'before' : 'after']: place.cursor }),
  }).toString();
  return query ? `/moderation?${query}` : '/moderation';
}

/** The address that a page was reached from, if that is the queue; null otherwise. */
export const asQueuePath = (from: string | null): string | null =>
  from && /^\/moderation(\?[\w=&%.~-]{0,200})?(#[\w-]{0,60})?$/.test(from) ? from : null;
