import { canOpenDashboard } from '#app/features/communities/policy.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { queueFilterSchema } from './queries.server.ts';
import { asQueuePath, queueAnchor, queuePath } from './queue-paths.ts';
import { afterDecision } from './queue.server.ts';

/** A link back to the place in the queue from which a moderator came to a page. */
export interface WayBack {
  to: string;
  label: string;
}

const from = (url: URL): string | null => asQueuePath(url.searchParams.get('from'));

/**
 * The way back to the queue, for a moderator who came from there; null otherwise. Once the entry
 * they came from no longer waits, it leads to where the queue goes on.
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
  const to = isWaiting || !place ? page : await nextInQueue(ctx, new URL(page, url), place);
  return { to, label: translate(locale, 'moderation.backToQueue') };
}

/** A page's address that keeps the way back that the present one has. */
export function withWayBack(path: string, url: URL): string {
  const kept = new URLSearchParams();
  const [to, place] = [from(url), url.searchParams.get('place')];
  if (to === null) return path;
  kept.set('from', to);
  if (place) kept.set('place', place);
  return `${path}?${kept.toString()}`;
}

/** The page of the queue somebody came from, at its heading. */
export function queueBehind(url: URL): string {
  const [page] = from(url)?.split('#') ?? [];
  return page === undefined ? '/moderation' : `${page}#queue`;
}

/**
 * The address where the queue goes on after the entry at `place`, from one of its pages: at the next
 * entry the actor can decide, or at the heading when none is left.
 */
export async function nextInQueue(ctx: Ctx, page: URL, place: string): Promise<string> {
  const filter = queueFilterSchema.parse(page.searchParams.get('show'));
  const shown = page.searchParams.get('after') || null;
  const { cursor, next } = await afterDecision(ctx, filter, { cursor: shown, place });
  return `${queuePath(filter, cursor)}#${next ? queueAnchor(next) : 'queue'}`;
}
