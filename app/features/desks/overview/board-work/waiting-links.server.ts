import { requestListPath, wholeList } from '#app/features/building/requests/desk/list/filter.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { WaitingWork } from './waiting.server.ts';

/** A line of what waits, such as '2 requests to join', and where it is done. */
export type WaitingLink = [label: string, to: string];

/** What waits in a community, each with the way to it; none where nothing does. */
export function waitingLinks(
  locale: Locale,
  { slug, ...work }: WaitingWork & { slug: string },
): WaitingLink[] {
  const ways = [
    ['people', deskPath(slug, 'people')],
    ['posts', `/moderation?community=${slug}#queue`],
    ['requests', requestListPath(slug, wholeList('WAITING'))],
    ['bookings', deskPath(slug, 'bookings')],
    ['reports', '/moderation/reports'],
    ['appeals', '/moderation/appeals'],
  ] as const;
  return ways
    .filter(([what]) => work[what] > 0)
    .map(([what, to]) => [translate(locale, `waitingWork.${what}`, { count: work[what] }), to]);
}
