import { sql } from 'kysely';
import {
  happensColumns,
  happensOf,
  isOut,
  isShownTo,
  readerIn,
} from '#app/features/noticeboard/notices/row.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely, paramsFor } from '#app/lib/db/read.server.ts';
import { env } from '#app/lib/env.server.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { sideFor, type Locale } from '#app/lib/i18n/locale.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { CalendarEntry } from '../calendar-text.server.ts';
import { uidOf } from '../uid.server.ts';

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
      kysely(em)
        .selectFrom('condo_notices as notice')
        .innerJoin('communities as community', 'community.id', 'notice.community')
        .select(['notice.id', 'notice.title', 'notice.content', 'notice.language'])
        .select(
          sql<{ title: string; content: string } | null>`notice.translation`.as('translation'),
        )
        .select(['notice.version', 'notice.updatedAt', ...happensColumns])
        .select(['community.slug', 'community.name', 'community.address'])
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
  return found.flat().flatMap((row): CalendarEntry[] => {
    const happens = happensOf(row);
    if (!happens) return [];
    const { title, content } = sideFor(locale, row);
    return [
      {
        uid: uidOf('notice', row.id),
        sequence: row.version - 1,
        changedAt: new Date(row.updatedAt),
        start: happens.at,
        end: happens.until ?? happens.at,
        ...(happens.isWholeDay && { wholeDay: { isYearly: false } }),
        title,
        text: content,
        place: [row.name, row.address].filter(Boolean).join(', '),
        url: `${env().appUrl}/communities/${row.slug}/notices/${row.id}`,
        status: 'CONFIRMED',
        isBusy: false,
      },
    ];
  });
}
