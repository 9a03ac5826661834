import {
  bookingNotFound,
  type BookingRow,
  requireBookingIn,
  selectBookings,
} from '#app/features/building/bookings/access.server.ts';
import { daySheetOf } from '#app/features/building/bookings/feed/feed.server.ts';
import { bookingsPath } from '#app/features/building/bookings/paths.ts';
import { placeName, placeTexts } from '#app/features/building/bookings/place-name.ts';
import {
  canSeeBooking,
  holdsItsTime,
  isOwnBooking,
} from '#app/features/building/bookings/policy.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { env } from '#app/lib/env.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { calendarResponse } from './calendar-response.server.ts';
import { calendarText, placeLine, type CalendarEntry } from './calendar-text.server.ts';
import { uidOf } from './uid.server.ts';

/** A booking in a calendar. One that was refused or cancelled is struck out. */
function bookingEntry(
  row: BookingRow,
  { title, text, place, url }: Pick<CalendarEntry, 'title' | 'text' | 'place' | 'url'>,
): CalendarEntry {
  const statuses: Partial<Record<BookingRow['state'], CalendarEntry['status']>> = {
    ASKED: 'TENTATIVE',
    CONFIRMED: 'CONFIRMED',
  };
  return {
    uid: uidOf('booking', row.id),
    sequence: row.version - 1,
    changedAt: row.updatedAt,
    start: row.startsAt,
    end: row.endsAt,
    ...{ title, text, place, url },
    status: statuses[row.state] ?? 'CANCELLED',
    isBusy: true,
  };
}

function ownEntry(
  row: BookingRow,
  locale: Locale,
  community: { slug: string; name: string },
): CalendarEntry {
  const { name, rules } = placeTexts(locale, row);
  return bookingEntry(row, {
    title: translate(
      locale,
      row.state === 'ASKED' ? 'bookings.calendarAsked' : 'bookings.calendarTitle',
      { place: name },
    ),
    text: rules ?? '',
    place: `${name}, ${community.name}`,
    url: env().appUrl + bookingsPath(community.slug, row.placeId, row.id),
  });
}

/**
 * One's own booking as a calendar file. Throws AppError as `requireBookingIn` does, and `not-found` for one that waits
 * for a time or lost it.
 */
export async function bookingCalendar(
  ctx: Ctx,
  request: Request,
  { slug, id }: { slug: string; id: string | undefined },
): Promise<Response> {
  const { community, booking: row } = await requireBookingIn(ctx, slug, id);
  if (!isOwnBooking(ctx.actor, row) || !holdsItsTime(row.state)) throw bookingNotFound();
  const { locale } = ctx;
  const text = calendarText({ entries: [ownEntry(row, locale, community)], locale });
  return calendarResponse(request, text, { filename: `${slug}-${row.id}`, locale });
}

/**
 * The bookings of a person that they may see, from `since` on: those that hold or held their time, also one that is not
 * over where they live no more, such as the elevator for moving out.
 */
export async function ownBookings(
  em: Em,
  actor: Actor,
  locale: Locale,
  { since, most }: { since: Date; most: number },
): Promise<CalendarEntry[]> {
  const rows = await selectBookings(em)
    .innerJoin('communities as community', 'community.id', 'booking.community')
    .select(['community.slug', 'community.name as communityName'])
    .where('booking.user', '=', actor.id)
    .where('booking.state', 'in', ['ASKED', 'CONFIRMED', 'CANCELLED', 'REFUSED'])
    .where('booking.seat', 'is not', null)
    .where('booking.startsAt', '>', since)
    .orderBy('booking.startsAt')
    .orderBy('booking.id')
    .limit(most)
    .execute();
  const now = new Date();
  return rows
    .filter((row) => canSeeBooking(actor, row, now))
    .map(({ slug, communityName: name, ...row }) => ownEntry(row, locale, { slug, name }));
}

/**
 * The bookings of the community that an address belongs to, for its concierge. Nobody has to log in. Throws AppError
 * `not-found`.
 */
export async function daySheetCalendar(
  em: Em,
  request: Request,
  secret: string,
): Promise<Response> {
  const sheet = await daySheetOf(em, secret);
  if (!sheet) throw new AppError('not-found', 'calendars.notFound');
  const { community, rows } = sheet;
  const locale = community.language;
  const entries = rows.map((row) => {
    const { name } = placeName(locale, row);
    return bookingEntry(row, {
      title: translate(locale, 'bookings.sheetTitle', { place: name, unit: row.unitLabel }),
      // What was said is for the desk alone, and anyone may have the address.
      text: row.personName ?? row.guestName ?? '',
      place: placeLine(name, community.name, community.address),
      url: `${env().appUrl}/manage/${community.slug}/bookings/${row.id}`,
    });
  });
  const text = calendarText({
    entries,
    locale,
    name: translate(locale, 'bookings.sheetName', { community: community.name }),
  });
  return calendarResponse(request, text, { filename: `${community.slug}-bookings`, locale });
}
