import { bookingsToCome } from '#app/features/building/bookings/commands/leave.server.ts';
import { openRequestsBy } from '#app/features/building/requests/pages/own-requests.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';

/** What leaving means for what somebody booked and reported. */
export interface BuildingLosses {
  /** How many bookings and places in line are cancelled. */
  bookings: number;
  /** Whether they have an elevator booked, which stays theirs. */
  keepsElevator: boolean;
  /** How many of their requests are open. */
  requests: number;
}

/** What leaving each of these communities means for what somebody booked and reported, by community. */
export async function findBuildingLosses(
  em: Em,
  userId: string,
  communityIds: readonly string[],
): Promise<Map<string, BuildingLosses>> {
  const [coming, open] = await Promise.all([
    bookingsToCome(em, userId, communityIds),
    openRequestsBy(em, userId),
  ]);
  return new Map(
    communityIds.map((id) => {
      const here = coming.filter(({ communityId }) => communityId === id);
      return [
        id,
        {
          bookings: here.filter(({ isKept }) => !isKept).length,
          keepsElevator: here.some(({ isKept }) => isKept),
          requests: open.get(id) ?? 0,
        },
      ];
    }),
  );
}

/** The same in words; '' where there is nothing to say. */
export const leavingText = (
  locale: Locale,
  { bookings, keepsElevator, requests }: BuildingLosses,
): string =>
  [
    ...(bookings > 0 ? [translate(locale, 'ownAccount.losing.bookings', { count: bookings })] : []),
    ...(keepsElevator ? [translate(locale, 'ownAccount.losing.elevator')] : []),
    ...(requests > 0 ? [translate(locale, 'ownAccount.losing.requests', { count: requests })] : []),
  ].join(' ');

/** What deleting one's account means for everything that one booked and reported, in words. */
export async function deletingLines(em: Em, locale: Locale, userId: string): Promise<string[]> {
  const [coming, open] = await Promise.all([
    bookingsToCome(em, userId, null),
    openRequestsBy(em, userId),
  ]);
  const requests = [...open.values()].reduce((sum, count) => sum + count, 0);
  return [
    ...(coming.length > 0
      ? [translate(locale, 'ownAccount.losing.bookings', { count: coming.length })]
      : []),
    ...(requests > 0
      ? [translate(locale, 'ownAccount.losing.requestsKept', { count: requests })]
      : []),
  ];
}
