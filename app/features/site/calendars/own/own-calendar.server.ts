import { sql } from 'kysely';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { defaultLocale, type Locale } from '#app/lib/i18n/locale.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { activityEntry } from '../activity-entry.server.ts';
import { ownBookings } from '../booking-entry.server.ts';
import { calendarResponse } from '../calendar-response.server.ts';
import { calendarText, type CalendarEntry } from '../calendar-text.server.ts';
import { ownerOf } from './address.server.ts';
import { importantDates } from './important-dates.server.ts';
import { noticeDates } from './notices.server.ts';

/** How far back the calendar goes, and the most entries it has: the nearest stay. */
const daysBack = 90;
const mostEntries = 500;
const firstMoment = () => new Date(Date.now() - daysBack * 24 * 60 * 60 * 1000);

/**
 * The calendar of whoever an address belongs to, with what they may see now: the activities of their
 * communities that were approved, the important dates that name a day, notices that happen on one, and their
 * own bookings. Nobody has to log in. Throws AppError `not-found`.
 */
export async function ownCalendar(em: Em, request: Request, secret: string): Promise<Response> {
  const actor = await ownerOf(em, secret);
  if (!actor) throw new AppError('not-found', 'calendars.notFound');
  const locale = actor.language ?? defaultLocale;
  const [activities, dates, notices, bookings] = await Promise.all([
    entriesOf(em, actor, locale),
    datesOf(em, actor, locale),
    noticeDates(em, actor, locale, { since: firstMoment(), most: mostEntries }),
    ownBookings(em, actor, locale, { since: firstMoment(), most: mostEntries }),
  ]);
  const text = calendarText({
    locale,
    entries: [...activities, ...dates, ...notices, ...bookings],
    name: translate(locale, 'calendars.name'),
  });
  return calendarResponse(request, text, { filename: 'the-local-link', locale });
}

const datesOf = async (em: Em, { memberships }: Actor, locale: Locale) =>
  memberships.length === 0
    ? []
    : importantDates(
        em,
        memberships.map(({ communityId }) => communityId),
        locale,
      );

async function entriesOf(em: Em, { id, memberships }: Actor, locale: Locale) {
  if (memberships.length === 0) return [];
  const rows = await kysely(em)
    .selectFrom('activities as activity')
    .innerJoin('communities as community', 'community.id', 'activity.community')
    .select(['activity.id', 'activity.title', 'activity.description', 'activity.status'])
    .select(['activity.version', 'activity.updatedAt', 'activity.endsAt', 'activity.place'])
    .select(['community.name', 'community.address'])
    .select((of) => of.ref('activity.when').$notNull().as('when'))
    .select(
      sql<boolean>`(activity.author_id = ${id}::uuid or exists (
        select from activity_attendees attendee
         where attendee.activity_id = activity.id and attendee.user_id = ${id}::uuid
           and attendee.ticket is null))`.as('goes'),
    )
    .where(
      'activity.community',
      'in',
      memberships.map(({ communityId }) => communityId),
    )
    .where('activity.status', 'in', ['PUBLISHED', 'CANCELLED'])
    .where('activity.when', '>', firstMoment())
    .orderBy('activity.when')
    .orderBy('activity.id')
    .limit(mostEntries)
    .execute();
  return rows.map(({ name, address, goes, when, endsAt, updatedAt, ...row }): CalendarEntry => {
    const facts = {
      ...{ ...row, when: new Date(when), endsAt: endsAt && new Date(endsAt) },
      updatedAt: new Date(updatedAt),
      community: { name, address },
    };
    const entry = activityEntry(facts, locale);
    if (!goes || row.status === 'CANCELLED') return { ...entry, isBusy: false };
    return {
      ...entry,
      title: translate(locale, 'calendars.going', { title: entry.title }),
      text: `${translate(locale, 'calendars.youGo')}\n\n${entry.text}`,
    };
  });
}
