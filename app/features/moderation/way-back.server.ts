import { canOpenDashboard } from '#app/features/communities/policy.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { asQueuePath } from './queue-paths.ts';

/** A link back to the place in the queue from which a moderator came to a page. */
export interface WayBack {
  to: string;
  label: string;
}

const from = (url: URL): string | null => asQueuePath(url.searchParams.get('from'));

/** The way back to the queue, for a moderator who came from there; null otherwise. */
export function wayBackToQueue({ actor, locale }: Ctx, url: URL): WayBack | null {
  const to = from(url);
  if (to === null || !actor || !canOpenDashboard(actor)) return null;
  return { to, label: translate(locale, 'moderation.backToQueue') };
}

/** A page's address that keeps the way back that the present one has. */
export function withWayBack(path: string, url: URL): string {
  const to = from(url);
  return to === null ? path : `${path}?${new URLSearchParams({ from: to }).toString()}`;
}

/** The page of the queue somebody came from, at its heading. */
export function queueBehind(url: URL): string {
  const [page] = from(url)?.split('#') ?? [];
  return page === undefined ? '/moderation' : `${page}#queue`;
}
