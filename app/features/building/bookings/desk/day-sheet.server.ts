import type { DeskPageArgs } from '#app/features/communities/manage/desk-page.server.ts';
import { holdingStates } from '#db/enums.ts';
import { addDays } from '#app/lib/day.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { idIn } from '#app/lib/http/addresses.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { placesOf, selectBookings, type BookingRow } from '../access.server.ts';
import { longestDays } from '../limits.ts';
import { owedFor } from '../owed.ts';
import { placeName } from '../place-name.ts';
import { hasTimes, startOfDay } from '../slots/slots.server.ts';

/** How many days the sheet has. */
const days = 7;
/** More than the largest building has in the 127 days of its calendar. */
const mostRows = 50_000;
const mostAsked = 50;

/** A booking as the desk lists it. */
export interface SheetRow {
  id: string;
  placeId: string;
  place: string;
  language: 'en' | 'fr';
  start: Date;
  end: Date;
  state: BookingRow['state'];
  unit: string;
  /** Null where names are left out. */
  name: string | null;
  owed: ReturnType<typeof owedFor>;
  isKeyOut: boolean;
}

/** The bookings that hold their time in a community, between two moments, by their start. */
export const holdingIn = (
  { em }: Pick<Ctx, 'em'>,
  communityId: string,
  { from, until, placeId = null }: { from: Date; until: Date; placeId?: string | null },
): Promise<BookingRow[]> =>
  selectBookings(em)
    .where('booking.community', '=', communityId)
    .where('booking.state', 'in', holdingStates)
    .where('booking.startsAt', '<', until)
    .where('booking.startsAt', '>', new Date(from.getTime() - longestDays * 24 * 60 * 60 * 1000))
    .where('booking.endsAt', '>', from)
    .$if(placeId !== null, (query) => query.where('booking.place', '=', placeId))
    .orderBy('booking.startsAt')
    .orderBy('booking.id')
    .limit(mostRows)
    .execute();

/**
 * A week of a community's bookings from a day on, today where the address names none; of one place, and without names
 * for a wall, where the address says so. With what waits to be confirmed.
 */
export async function daySheet({ ctx, community, url }: DeskPageArgs) {
  const asked = url.searchParams.get('day') ?? '';
  const day = hasTimes(asked) ? asked : cityToday();
  const placeId = idIn(url.searchParams.get('place') ?? undefined);
  const hasNames = url.searchParams.get('names') !== 'off';
  const from = startOfDay(day);
  const until = startOfDay(addDays(day, days));
  const [places, rows, toConfirm] = await Promise.all([
    placesOf(ctx.em, community.id),
    holdingIn(ctx, community.id, { from, until, placeId }),
    selectBookings(ctx.em)
      .where('booking.community', '=', community.id)
      .where('booking.state', '=', 'ASKED')
      .where('booking.endsAt', '>', new Date())
      .orderBy('booking.startsAt')
      .orderBy('booking.id')
      .limit(mostAsked)
      .execute(),
  ]);
  const { slug, name, takesBookings } = community;
  const view = (row: BookingRow) => rowOf(ctx, row, hasNames);
  return {
    community: { slug, name },
    isOn: takesBookings,
    today: cityToday(),
    day,
    before: addDays(day, -1),
    after: addDays(day, 1),
    weekBefore: addDays(day, -days),
    weekAfter: addDays(day, days),
    placeId,
    hasNames,
    places: places.map((place) => ({ id: place.id, ...placeName(ctx.locale, place) })),
    toConfirm: toConfirm.map(view),
    days: Array.from({ length: days }, (_, index) => addDays(day, index)).map((one) => {
      const [begins, ends] = [startOfDay(one), startOfDay(addDays(one, 1))];
      return {
        day: one,
        rows: rows.filter(({ startsAt, endsAt }) => startsAt < ends && endsAt > begins).map(view),
      };
    }),
  };
}

function rowOf({ locale }: Ctx, row: BookingRow, hasNames: boolean): SheetRow {
  const { name: place, language } = placeName(locale, row);
  return {
    ...{ id: row.id, placeId: row.placeId, place, language },
    ...{ start: row.startsAt, end: row.endsAt, state: row.state, unit: row.unitLabel },
    name: hasNames ? (row.personName ?? row.guestName) : null,
    owed: owedFor(row),
    isKeyOut: row.keyOutAt !== null && row.keyInAt === null,
  };
}
