import { canOpenDashboard } from '#app/lib/session/actor.ts';
import { cursorAt } from '#app/lib/db/cursors.ts';
import {
  keyFormat,
  positionAfter,
  positionIn,
  type Key,
  type ListPosition,
} from '#app/lib/db/read-page.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { asQueuePath, queueAnchor, queuePath } from './queue/queue-paths.ts';
import { moderationQueue, queueViewIn, readQueue, type QueueView } from './queue/queries.server.ts';

/** A link back to the place in the queue from which a moderator came to a page. */
interface WayBack {
  to: string;
  label: string;
  /** Says that it leads to the next entry, once the one they came from is decided; null otherwise. */
  next: string | null;
}

const from = (url: URL): string | null => asQueuePath(url.searchParams.get('from'));

/**
 * The way back to the queue for a moderator who came from there; null for everybody else. Once the entry they
 * came from no longer waits, it leads to where the queue goes on.
 */
export async function wayBackToQueue(
  ctx: Ctx,
  url: URL,
  isWaiting: boolean,
): Promise<WayBack | null> {
  const { actor, locale } = ctx;
  const page = from(url);
  if (page === null || !actor || !canOpenDashboard(actor)) return null;
  const place = url.searchParams.get('place');
  const { to, isNext } = await placeInQueue(ctx, { page: new URL(page, url), place, isWaiting });
  return {
    to,
    label: translate(locale, 'moderation.backToQueue'),
    next: isNext ? translate(locale, 'moderation.nextInQueue') : null,
  };
}

/**
 * The address of a page of the queue at the entry of the cursor `place`, or where it goes on after that one, and
 * whether that is at another entry.
 */
async function placeInQueue(
  ctx: Ctx,
  { page, place, isWaiting }: { page: URL; place: string | null; isWaiting: boolean },
): Promise<{ to: string; isNext: boolean }> {
  if (!place) return { to: page.pathname + page.search + page.hash, isNext: false };
  if (!isWaiting) return goOnAfter(ctx, page, place);
  const [id] = /[\da-f-]{36}$/.exec(place) ?? [];
  const to = `${page.pathname}${page.search}#${id ? queueAnchor(id) : 'queue'}`;
  return { to, isNext: false };
}

/** Adds the present page's way back to another page's address. */
export function withWayBack(path: string, url: URL): string {
  const kept = new URLSearchParams();
  const [to, place] = [from(url), url.searchParams.get('place')];
  if (to === null) return path;
  kept.set('from', to);
  if (place) kept.set('place', place);
  return `${path}?${kept.toString()}`;
}

/** The page of the queue that somebody came from, at its heading. */
export function queueBehind(url: URL): string {
  const [page] = from(url)?.split('#') ?? [];
  return page === undefined ? '/moderation' : `${page}#queue`;
}

/**
 * The address where the queue goes on after the entry at `place`, seen from one of its pages: the next entry that
 * the actor can decide, or the heading when none is left.
 */
export const nextInQueue = async (ctx: Ctx, page: URL, place: string): Promise<string> =>
  (await goOnAfter(ctx, page, place)).to;

/** The same, and whether there is such an entry. */
async function goOnAfter(
  ctx: Ctx,
  page: URL,
  place: string,
): Promise<{ to: string; isNext: boolean }> {
  const view = await queueViewIn(ctx, page.searchParams);
  const shown = positionIn(page.searchParams);
  const { page: at, next } = await afterDecision(ctx, view, { shown, cursor: place });
  const to = `${queuePath(view, at)}#${next ? queueAnchor(next) : 'queue'}`;
  return { to, isNext: next !== null };
}

/**
 * Where the queue goes on after a decision about the entry of `cursor`, on the page at `shown`: the page with
 * the next entry that the actor can decide, and its id. At the end of the queue it is the same page without an
 * entry, or the first page when nothing is left on it.
 */
async function afterDecision(
  ctx: Ctx,
  view: QueueView,
  { shown, cursor }: { shown: ListPosition | null; cursor: string },
): Promise<{ page: ListPosition | null; next: string | null }> {
  try {
    const [{ items: left }, next] = await Promise.all([
      moderationQueue(ctx, view, shown),
      nextToDecide(ctx, view, cursor),
    ]);
    if (next === null) return { page: left.length > 0 ? shown : null, next };
    const isShown = left.some(({ id }) => id === next.id);
    return { page: isShown ? shown : await pageWith(ctx, view, { next, cursor }), next: next.id };
  } catch (error) {
    if (error instanceof AppError) return { page: null, next: null };
    throw error;
  }
}

/** The first entry after a cursor that the actor can decide. */
async function nextToDecide(ctx: Ctx, view: QueueView, cursor: string): Promise<Key | null> {
  const key = keyFormat.parse(cursor);
  const rows = await readQueue(ctx, view, { ...key, back: null, limit: 2 }, true);
  const next = rows.find(({ id }) => id !== key.id);
  return next ? { at: new Date(next.createdAt), id: next.id } : null;
}

/**
 * The page after a cursor if it shows `next`; otherwise the page that begins with `next`.
 */
async function pageWith(
  ctx: Ctx,
  view: QueueView,
  { next, cursor }: { next: Key; cursor: string },
): Promise<ListPosition | null> {
  const following = positionAfter(cursor);
  const { items } = await moderationQueue(ctx, view, following);
  if (items.some(({ id }) => id === next.id)) return following;
  const rows = await readQueue(ctx, view, { ...next, back: true, limit: 2 }, null);
  const before = rows.find(({ id }) => id !== next.id);
  return before ? positionAfter(cursorAt(new Date(before.createdAt), before.id)) : null;
}
