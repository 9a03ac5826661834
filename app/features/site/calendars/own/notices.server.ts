import { isOut, isShownTo, readerIn } from '#app/features/noticeboard/notices/row.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { paramsFor } from '#app/lib/db/read.server.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { CalendarEntry } from '../calendar-text.server.ts';
import { noticeEntry, selectNoticeEntries } from '../notice-entry.server.ts';

/**
 * What notices of the actor's communities are about, where they name a day, from `since` on: those that are out and
 * for the actor, also once they have left the hub.
 */
export async function noticeDates(
  em: Em,
  actor: Actor,
  locale: Locale,
  { since, most }: { since: Date; most: number },
): Promise<CalendarEntry[]> {
  const found = await Promise.all(
    actor.memberships.map(({ communityId }) =>
      selectNoticeEntries(em)
        .where('notice.community', '=', communityId)
        .where('community.openedAt', 'is not', null)
        .where(isOut)
        .where(isShownTo(paramsFor(readerIn({ actor }, communityId))))
        .where('notice.happensOn', '>=', cityToday(since))
        .orderBy('notice.happensOn')
        .orderBy('notice.id')
        .limit(most)
        .execute(),
    ),
  );
  return found.flat().flatMap((row) => noticeEntry(row, locale));
}
