import { useLocation } from '@remix-run/react';
import type { PostType } from '#db/enums.ts';
import type { ListPosition } from '#app/lib/db/read-page.ts';

/** The id of an entry of the queue on the dashboard, where the page opens after a decision. */
export const queueAnchor = (postId: string): string => `post-${postId}`;

/** The anchor of the queue's entry that a decision was sent from; null for a form beside the queue. */
export function entryOf(form: FormData): string | null {
  const id = form.get('id');
  const isEntry = form.has('place') && typeof id === 'string' && /^[\w-]{1,60}$/.test(id);
  return isEntry ? queueAnchor(id) : null;
}

/** The address of a page of the queue, of one community or of all. */
export function queuePath(
  {
    filter,
    community,
    oldestFirst,
  }: { filter: string; community: string | null; oldestFirst: boolean },
  place: ListPosition | null,
): string {
  const query = new URLSearchParams({
    ...(filter === 'all' ? {} : { show: filter }),
    ...(community && { community }),
    ...(oldestFirst && { sort: 'oldest' }),
    ...(place && { [place.back ? 'before' : 'after']: place.cursor }),
  }).toString();
  return query ? `/moderation?${query}` : '/moderation';
}

/**
 * The id of the one form of the queue: the boxes, the reasons and the buttons of every entry belong to it, so that what
 * is selected goes with each of them.
 */
export const queueForm = 'approve-many';

/** The name of the boxes that select entries to approve together. */
export const pickName = 'pick';

/** The names of the fields of one entry: the reason from the list, the words, and what Enter in them sends. */
export const codeFieldOf = (id: string): string => `code.${id}`;
export const wordsFieldOf = (id: string): string => `words.${id}`;
export const entryFieldOf = (id: string): string => `entry.${id}`;

/** The name of the button that Enter presses, which is of no entry. */
export const enterField = 'enter';

/** An entry as its box sends it. */
export const pickOf = ({ type, id, version }: { type: PostType; id: string; version: number }) =>
  `${type}:${id}:${version}`;

/** What an address says of a selected entry: the beginning of its id. */
const tickOf = (id: string): string => id.slice(0, 8);

const ticksParam = 'selected';

/** More entries than a page of the queue has. */
const mostTicks = 20;

/** The address of a page of the queue on which what a form selects stays selected, without the entry decided. */
export function withTicks(path: string, form: FormData): string {
  const ids = form.getAll(pickName).flatMap((pick) => {
    const [, id = ''] = typeof pick === 'string' ? pick.split(':') : [];
    return /^[\da-f-]{36}$/.test(id) && id !== form.get('id') ? [tickOf(id)] : [];
  });
  const [page = '', hash] = path.split('#');
  if (ids.length === 0 || !asQueuePath(page)) return path;
  const query = new URLSearchParams(page.split('?')[1]);
  query.set(ticksParam, ids.slice(0, mostTicks).join('.'));
  return `/moderation?${query.toString()}${hash ? `#${hash}` : ''}`;
}

/** Whether an address of the queue has an entry selected. */
export const isTicked = (query: URLSearchParams, id: string): boolean =>
  (query.get(ticksParam) ?? '').split('.').includes(tickOf(id));

/** The address that a page was reached from, if that is the queue; null otherwise. */
export const asQueuePath = (from: string | null): string | null =>
  from && /^\/moderation(\?[\w=&%.~-]{0,300})?(#[\w-]{0,60})?$/.test(from) ? from : null;

/** The address of an entry that is back on a page of the queue; any other page's address stays as it is. */
export function backInQueue(to: string, postId: string): string {
  const [page] = asQueuePath(to)?.split('#') ?? [];
  return page ? `${page}#${queueAnchor(postId)}` : to;
}

/**
 * The query of a link to a page that leads back to this page of the queue. With `place`, the cursor of an entry, it
 * leads to that entry, or to the next one once that one is decided.
 */
export function useWayBack(place?: string): string {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  return `?${new URLSearchParams(place ? { from: page, place } : { from: `${page}#queue` }).toString()}`;
}
