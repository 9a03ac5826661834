import type { z } from 'zod';
import { addDays } from '#app/lib/day.ts';
import { AppError } from '#app/lib/errors.ts';
import { cursorAt } from '#app/lib/db/cursors.ts';
import { paginateBy, rowAt, type Page } from '#app/lib/db/pagination.ts';
import { afterKey } from '#app/lib/db/from-key.server.ts';
import { paramsFor } from '#app/lib/db/read.server.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import {
  bookerName,
  bookingsTurnedOff,
  placesOf,
  requireBookings,
  requireBooking,
  selectBookings,
  type BookingRow,
} from '../access.server.ts';
import { book, bookForGuest } from '../commands/book.server.ts';
import { takenIn } from '../commands/taken.server.ts';
import { mostNights } from '../limits.ts';
import { owedFor } from '../owed.ts';
import { placeName } from '../place-name.ts';
import { canRunBookings, cancelUntil, isOpen } from '../policy.ts';
import { freeSeats } from '../slots/seats.ts';
import { offeredOn, startOfDay } from '../slots/slots.server.ts';
import {
  mostBookableDays,
  type bookableQuery,
  type bookablePlaceApiSchema,
  type bookingApiSchema,
  type bookingJsonSchema,
  type bookingListQuery,
} from './api-schema.ts';

/** How many days an answer has where the call names no last one. */
const usualDays = 14;

/**
 * What can be booked in a community, with the times of some days that can be booked now. Throws AppError as
 * `requireBookings` does, and `invalid` for days in the wrong order, or too many.
 */
export async function bookable(
  ctx: Ctx,
  slugOrId: string,
  { from = cityToday(), to = addDays(from, usualDays) }: z.output<typeof bookableQuery>,
): Promise<z.input<typeof bookablePlaceApiSchema>[]> {
  const community = await requireBookings(ctx, slugOrId);
  if (to < from) throw new AppError('invalid', 'bookings.daysReversed', { field: 'to' });
  if (to > addDays(from, mostBookableDays)) {
    throw new AppError('invalid', 'bookings.tooManyDays', {
      field: 'to',
      params: { maximum: mostBookableDays },
    });
  }
  const span = { from: startOfDay(from), until: startOfDay(addDays(to, mostNights + 1)) };
  const [places, taken] = await Promise.all([
    placesOf(ctx.em, community.id),
    takenIn(ctx.em, { community: community.id }, span),
  ]);
  const now = new Date();
  const days = daysBetween(from, to);
  return places.map((place) => ({
    id: place.id,
    name: placeName(ctx.locale, place).name,
    kind: place.kind,
    slots: days
      .flatMap((day) => offeredOn(place, day, now))
      .map((slot) => ({
        start: slot.start.toISOString(),
        end: slot.end.toISOString(),
        free: freeSeats(place.capacity, taken.get(place.id) ?? [], slot),
      })),
  }));
}

function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/**
 * A page of bookings that are not over, by their start: the caller's, or with `of: 'everyone'` all of the community.
 * Throws AppError as `requireBookings` does, also for who has none where the board takes no bookings any more,
 * `forbidden`, and `invalid` for a malformed cursor.
 */
export async function bookingList(
  ctx: Ctx,
  slugOrId: string,
  { of, after, limit }: z.output<typeof bookingListQuery>,
): Promise<Page<z.input<typeof bookingApiSchema>>> {
  const community = await requireBookings(ctx, slugOrId, { turnedOff: true });
  const { id: userId } = requireActor(ctx);
  if (of === 'everyone' && !canRunBookings(ctx.actor, community.id)) {
    throw new AppError('forbidden', 'bookings.deskOnly');
  }
  const rows = await selectBookings(ctx.em)
    .where('booking.community', '=', community.id)
    .where('booking.endsAt', '>', new Date())
    .$if(of === 'mine', (query) => query.where('booking.user', '=', userId))
    .$call(
      afterKey(
        paramsFor({ ...rowAt(after), limit: limit + 1 }),
        ['booking.starts_at', 'booking.id'],
        'asc',
      ),
    )
    .execute();
  const isFirstPage = !after;
  if (!community.takesBookings && of === 'mine' && isFirstPage && rows.length === 0) {
    throw bookingsTurnedOff();
  }
  return paginateBy(
    rows,
    limit,
    (row) => bookingJson(ctx, row),
    ({ startsAt, id }) => cursorAt(startsAt, id),
  );
}

/**
 * Books a time for a unit of the caller's, or for somebody at the counter. Throws AppError as `book` and
 * `bookForGuest` do.
 */
export async function postBooking(
  ctx: Ctx,
  slugOrId: string,
  { placeId, start, end, words, name, unit }: z.output<typeof bookingJsonSchema>,
): Promise<z.input<typeof bookingApiSchema>> {
  const asked = { placeId, start, end: end ?? null, words };
  if (name !== undefined && unit === undefined) {
    throw new AppError('invalid', 'bookings.nameAndUnit', { field: 'unit' });
  }
  const made =
    name !== undefined && unit !== undefined
      ? await bookForGuest(ctx, slugOrId, asked, { name, unit })
      : await book(ctx, slugOrId, { ...asked, unit });
  const community = await requireBookings(ctx, slugOrId);
  return bookingJson(ctx, await requireBooking(ctx, community.id, made.id));
}

const bookingJson = ({ locale }: Ctx, row: BookingRow): z.input<typeof bookingApiSchema> => ({
  id: row.id,
  placeId: row.placeId,
  place: placeName(locale, row).name,
  start: row.startsAt.toISOString(),
  end: row.endsAt.toISOString(),
  state: row.state,
  position: row.position,
  cancelUntil: isOpen(row, new Date()) ? cancelUntil(row).toISOString() : null,
  owed: owedFor(row),
  unit: row.unitLabel,
  name: bookerName(locale, row),
});
