import { sql } from 'kysely';
import { cityToday, noonOf } from '#app/lib/forms/city-time.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { env } from '#app/lib/env.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { placeLine, type CalendarEntry } from '../calendar-text.server.ts';
import { uidOf } from '../uid.server.ts';
import { dayIn, type NamedDay } from './day-in-text.ts';

const dates = ['acOnApprox', 'heatOnApprox', 'fireInspectionApprox'] as const;
type DateTexts = Partial<Record<(typeof dates)[number], string | null>>;

/**
 * The important dates of communities that name a day, as calendars show them. The caller has checked that the
 * reader is a member.
 */
export async function importantDates(
  em: Em,
  communityIds: string[],
  locale: Locale,
): Promise<CalendarEntry[]> {
  const rows = await kysely(em)
    .selectFrom('communities')
    .select(['id', 'slug', 'name', 'address', 'language', 'createdAt', ...dates])
    .select(sql<DateTexts | null>`translation`.as('translation'))
    .where('id', 'in', communityIds)
    .where('openedAt', 'is not', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.flatMap((community) =>
    dates.flatMap((name): CalendarEntry[] => {
      const { id, slug, address, language, translation } = community;
      const day = dayIn(community[name] ?? '') ?? dayIn(translation?.[name] ?? '');
      if (!day) return [];
      const createdAt = new Date(community.createdAt);
      const start = noonOf(day.year === null ? firstDay(day, createdAt) : isoDay(day));
      return [
        {
          // Another day is another entry.
          uid: uidOf('date', `${id}-${name}-${isoDay(day)}`),
          sequence: 0,
          ...{ changedAt: createdAt, start, end: start },
          wholeDay: { isYearly: day.year === null },
          title: translate(locale, `calendars.dates.${name}`, { community: community.name }),
          text: (language === locale ? null : translation?.[name]) ?? community[name] ?? '',
          place: placeLine(community.name, address),
          url: `${env().appUrl}/communities/${slug}`,
          status: 'CONFIRMED',
          isBusy: false,
        },
      ];
    }),
  );
}

/** The first day of an entry of each year: not before its community was there, in a year that has the day. */
function firstDay(day: NamedDay, createdAt: Date): string {
  const created = cityToday(createdAt);
  const year = Number(created.slice(0, 4));
  // Of any nine years, one has a February 29.
  const days = Array.from({ length: 10 }, (_, later) => isoDay({ ...day, year: year + later }));
  return days.find((one) => one >= created && isRealDay(one)) ?? isoDay(day);
}

const isRealDay = (day: string) => new Date(day).toISOString().startsWith(day);

/** A day as it is written; one of each year, in a year that has every day. */
const isoDay = ({ year, month, day }: NamedDay): string =>
  [year ?? 2024, month, day].map((part) => String(part).padStart(2, '0')).join('-');
