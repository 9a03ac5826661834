import type { DeskPageArgs } from '#app/features/communities/manage/desk-page.server.ts';
import { holdingStates } from '#db/enums.ts';
import { addDays } from '#app/lib/day.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { idIn } from '#app/lib/http/addresses.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { otherModerators } from '#app/features/posts/posts/decisions/who-decides.server.ts';
import { sql } from 'kysely';
import { bookerName, placesOf, selectBookings, type BookingRow } from '../access.server.ts';
import { longestDays } from '../limits.ts';
import { owedFor } from '../owed.ts';
import { placeName } from '../place-name.ts';
import { hasTimes, startOfDay } from '../slots/slots.server.ts';

/** How many days the sheet has. */
const days = 7;
/** More than the largest building has in the 127 days of its calendar. */
const mostRows = 50_000;
/** The most bookings of each list above the sheet. */
const mostListed = 100;

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

/** A booking with something that has to come back. */
export interface ToReturnRow extends SheetRow {
  back: ('DEPOSIT' | 'KEY')[];
}

/** Somebody on the waiting list. */
export interface WaitingRow extends SheetRow {
  /** The number in line. */
  position: number | null;
  since: Date;
}

/** The rows of a list above the sheet, the first ones where there are too many. */
interface Listed<Row> {
  rows: Row[];
  isCut: boolean;
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
 * for a wall, where the address says so. With what is to be confirmed, what has to come back, and who waits for a time.
 */
export async function daySheet({ ctx, community, url }: DeskPageArgs) {
  const asked = url.searchParams.get('day') ?? '';
  const day = hasTimes(asked) ? asked : cityToday();
  const placeId = idIn(url.searchParams.get('place') ?? undefined);
  const hasNames = url.searchParams.get('names') !== 'off';
  const from = startOfDay(day);
  const until = startOfDay(addDays(day, days));
  const now = new Date();
  const actor = requireActor(ctx);
  const [places, rows, toConfirm, toReturn, waiting] = await Promise.all([
    placesOf(ctx.em, community.id),
    holdingIn(ctx, community.id, { from, until, placeId }),
    listed(ctx.em, community.id)
      .where('booking.state', '=', 'ASKED')
      .where('booking.endsAt', '>', now)
      .where(isForViewer(actor.id))
      .execute(),
    toReturnIn(ctx.em, community.id, now).where(isForViewer(actor.id)).execute(),
    listed(ctx.em, community.id)
      .where('booking.state', '=', 'WAITING')
      .where('booking.startsAt', '>', now)
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
    toConfirm: shown(toConfirm, view),
    toReturn: shown(toReturn, (row): ToReturnRow => ({ ...view(row), back: backOf(row) })),
    waiting: shown(waiting, (row): WaitingRow => ({
      ...view(row),
      ...{ position: row.position, since: row.createdAt },
    })),
    days: Array.from({ length: days }, (_, index) => addDays(day, index)).map((one) => {
      const [begins, ends] = [startOfDay(one), startOfDay(addDays(one, 1))];
      return {
        day: one,
        rows: rows.filter(({ startsAt, endsAt }) => startsAt < ends && endsAt > begins).map(view),
      };
    }),
  };
}

/** The bookings of a community for a list above the sheet: one more than it shows. */
const listed = (em: Em, communityId: string) =>
  selectBookings(em)
    .where('booking.community', '=', communityId)
    .orderBy('booking.startsAt')
    .orderBy('booking.ticket')
    .orderBy('booking.id')
    .limit(mostListed + 1);

/** Leaves out the viewer's own bookings while another moderator is there to see to them. */
const isForViewer = (viewerId: string) =>
  sql<boolean>`not (booking.user_id is not distinct from ${viewerId}::uuid
    and ${otherModerators(viewerId, sql`booking.community_id`)})`;

/** What is over, cancelled or declined, and of which a deposit or a key has not come back. */
const toReturnIn = (em: Em, communityId: string, now: Date) =>
  listed(em, communityId)
    .where((is) =>
      is.or([
        is('booking.depositHeldAt', 'is not', null).and('booking.depositReturnedAt', 'is', null),
        is('booking.keyOutAt', 'is not', null).and('booking.keyInAt', 'is', null),
      ]),
    )
    .where((is) =>
      is.or([is('booking.endsAt', '<=', now), is('booking.state', 'in', ['CANCELLED', 'REFUSED'])]),
    );

const backOf = (row: BookingRow): ToReturnRow['back'] => [
  ...(row.depositHeldAt && !row.depositReturnedAt ? (['DEPOSIT'] as const) : []),
  ...(isKeyOut(row) ? (['KEY'] as const) : []),
];

const isKeyOut = ({ keyOutAt, keyInAt }: BookingRow) => keyOutAt !== null && keyInAt === null;

const shown = <Row>(rows: BookingRow[], view: (row: BookingRow) => Row): Listed<Row> => ({
  rows: rows.slice(0, mostListed).map(view),
  isCut: rows.length > mostListed,
});

function rowOf({ locale }: Ctx, row: BookingRow, hasNames: boolean): SheetRow {
  const { name: place, language } = placeName(locale, row);
  return {
    ...{ id: row.id, placeId: row.placeId, place, language },
    ...{ start: row.startsAt, end: row.endsAt, state: row.state, unit: row.unitLabel },
    name: hasNames ? bookerName(locale, row) : null,
    owed: owedFor(row),
    isKeyOut: isKeyOut(row),
  };
}
