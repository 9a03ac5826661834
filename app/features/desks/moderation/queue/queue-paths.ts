import { useLocation } from '@remix-run/react';
import { postTypes, type PostType } from '#db/enums.ts';
import { cursorAt } from '#app/lib/db/cursors.ts';
import { fromField } from '#app/lib/forms/choice.ts';
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

interface Entry {
  type: PostType;
  id: string;
  version: number;
  createdAt: Date;
}

/** The name of the words of one entry. */
export const wordsFieldOf = (id: string): string => `words.${id}`;

/** The name of the reason from the list, which says all that a decision by Enter has to know of its entry. */
export const codeFieldOf = ({ type, id, version, createdAt }: Entry): string =>
  `code.${id}.${type}.${version}.${createdAt.getTime()}`;

/** The entries that the names of a form's fields tell of, with the name of the reason. */
export const entriesIn = (form: FormData): (Entry & { code: string })[] =>
  [...form.keys()].flatMap((code) => {
    const [, id = '', type, version, at] =
      /^code\.([\da-f-]{36})\.([A-Z]+)\.(\d{1,9})\.(\d{1,14})$/.exec(code) ?? [];
    const kind = postTypes.find((one) => one === type);
    return kind
      ? [{ code, id, type: kind, version: Number(version), createdAt: new Date(Number(at)) }]
      : [];
  });

/** What is decided about which entry, and where the queue goes on, as one value (see `pickField`). */
export const pressOf = (
  { type, id, version, createdAt }: Entry,
  decision: Record<string, string>,
): string =>
  new URLSearchParams({
    subjectType: type,
    id,
    version: String(version),
    place: cursorAt(createdAt, id),
    ...decision,
  }).toString();

/** The rejection of an entry, with what was filled in at it. */
export const rejectionOf = (entry: Entry): string =>
  pressOf(entry, {
    status: 'REJECTED',
    [fromField('reasonCode')]: codeFieldOf(entry),
    [fromField('reason')]: wordsFieldOf(entry.id),
  });

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
