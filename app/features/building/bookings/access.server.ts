import {
  requireCommunity,
  type CommunityRef,
} from '#app/features/communities/communities/access.server.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { sql } from 'kysely';
import { otherModerators } from '#app/features/posts/posts/decisions/who-decides.server.ts';
import type { BookingState } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { idIn, parseIdParam } from '#app/lib/http/addresses.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { canSeeHub, type Actor } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { canRunBookings, canSeeBooking } from './policy.ts';

/** A community whose rooms can be booked, as its pages need it. */
export interface BookingCommunity {
  id: string;
  slug: string;
  name: string;
  managerEmail: string | null;
  managerPhone: string | null;
  takesBookings: boolean;
}

const findCommunity = async (em: Em, ref: CommunityRef) =>
  kysely(em)
    .selectFrom('communities')
    .select(['id', 'slug', 'name', 'openedAt', 'takesBookings', 'managerEmail', 'managerPhone'])
    .$if('id' in ref, (query) => query.where('id', '=', 'id' in ref ? ref.id : ''))
    .$if('slug' in ref, (query) => query.where('slug', '=', 'slug' in ref ? ref.slug : ''))
    .executeTakeFirst();

/**
 * The community whose bookings somebody opens: its members and moderators may. Throws AppError: `unauthenticated`,
 * `forbidden`, and `not-found`, also where its board takes no bookings any more, unless `turnedOff`: what was booked
 * before can still be read and cancelled.
 */
export async function requireBookings(
  ctx: Ctx,
  slugOrId: string,
  { turnedOff = false } = {},
): Promise<BookingCommunity> {
  const community = await requireCommunity(ctx, slugOrId, canSeeHub, findCommunity);
  if (!community.takesBookings && !turnedOff) throw bookingsTurnedOff();
  return community;
}

/** The error where the board takes no bookings any more. */
export const bookingsTurnedOff = () => new AppError('not-found', 'bookings.turnedOff');

/** The actor, who runs the bookings of a community. Throws AppError `unauthenticated`, `forbidden`. */
export function requireDesk(ctx: Ctx, communityId: string): Actor {
  const actor = requireActor(ctx);
  if (!canRunBookings(actor, communityId)) throw new AppError('forbidden', 'bookings.deskOnly');
  return actor;
}

/**
 * Whether what is done for this person at the desk is left to another moderator, because it is the actor's own and
 * somebody else moderates the community.
 */
export async function isLeftToOthers(
  em: Em,
  actor: Actor,
  { communityId, userId }: { communityId: string; userId: string | null },
): Promise<boolean> {
  if (userId !== actor.id) return false;
  const { others } = await kysely(em)
    .selectNoFrom(otherModerators(actor.id, sql`${communityId}::uuid`).as('others'))
    .executeTakeFirstOrThrow();
  return others;
}

/** What every place to book is read with. */
const placeColumns = [
  'place.id',
  'place.community as communityId',
  'place.kind',
  'place.name',
  'place.rules',
  'place.image',
  'place.language',
  'place.translation',
  'place.times',
  'place.mostNights',
  'place.capacity',
  'place.aheadDays',
  'place.leadHours',
  'place.cancelHours',
  'place.mostPerMonth',
  'place.bookers',
  'place.isConfirmedByHand',
  'place.deposit',
  'place.needsCertificate',
  'place.closedDays',
  'place.archivedAt',
  'place.version',
] as const;

const selectPlaces = (em: Em) =>
  kysely(em).selectFrom('bookable_places as place').select(placeColumns);

/** A place to book, as its rules need it. */
export type Place = Awaited<ReturnType<ReturnType<typeof selectPlaces>['execute']>>[number];

/** The places of a community, by name; with `archived` also those that can no longer be booked. */
export const placesOf = (
  em: Em,
  communityId: string,
  { archived = false } = {},
): Promise<Place[]> =>
  selectPlaces(em)
    .where('place.community', '=', communityId)
    .$if(!archived, (query) => query.where('place.archivedAt', 'is', null))
    .orderBy('place.name')
    .orderBy('place.id')
    .execute();

/**
 * A place of a community by the id of an address. Throws AppError `not-found`, also for one that can no longer be
 * booked, unless `archived`.
 */
export async function requirePlace(
  em: Em,
  communityId: string,
  id: string | undefined,
  { archived = false } = {},
): Promise<Place> {
  const place = await selectPlaces(em)
    .where('place.community', '=', communityId)
    .where('place.id', '=', parseIdParam(id, 'bookings.placeNotFound'))
    .executeTakeFirst();
  if (!place || (place.archivedAt && !archived)) throw placeNotFound();
  return place;
}

/** The error for a place that is not there, or can no longer be booked. */
export const placeNotFound = () => new AppError('not-found', 'bookings.placeNotFound');

/** The error for a booking that is not there, or not for this person. */
export const bookingNotFound = () => new AppError('not-found', 'bookings.notFound');

/**
 * Keeps anybody else from booking, freeing or changing a place until the end of the transaction, and returns it as it
 * is now; null for one that is gone.
 */
export const lockPlace = async (tx: Em, id: string): Promise<Place | null> =>
  (await selectPlaces(tx).where('place.id', '=', id).forNoKeyUpdate().executeTakeFirst()) ?? null;

/** The line of those who book a place: each begins its transaction once the one before has ended. */
export const bookingLine = (placeId: string): string => `place ${placeId.toLowerCase()}`;

/** Where a booking stands in line for any part of its time, from 1; null for one that does not wait. */
const position = sql<number | null>`case when booking.state = 'WAITING' then (
  select count(*)::int from bookings ahead
   where ahead.place_id = booking.place_id and ahead.ticket <= booking.ticket
     and ahead.starts_at < booking.ends_at and ahead.ends_at > booking.starts_at) end`.as(
  'position',
);

/** Bookings with their place and their person. */
export const selectBookings = (em: Em) =>
  kysely(em)
    .selectFrom('bookings as booking')
    .innerJoin('bookable_places as place', 'place.id', 'booking.place')
    .leftJoin('users as person', 'person.id', 'booking.user')
    .leftJoin('stored_files as file', 'file.id', 'booking.certificate')
    .select(['booking.id', 'booking.community as communityId', 'booking.place as placeId'])
    .select(['booking.user as userId', 'booking.guestName', 'booking.unitLabel', 'booking.unitKey'])
    .select(['booking.startsAt', 'booking.endsAt', 'booking.seat', 'booking.ticket'])
    .select(['booking.placedAt', 'booking.certificateReceivedAt'])
    .select(['booking.words', 'booking.reason', 'booking.certificate as certificateId'])
    .select(['booking.depositHeldAt', 'booking.depositReturnedAt', 'booking.keyOutAt'])
    .select(['booking.keyInAt', 'booking.damage', 'booking.version', 'booking.createdAt'])
    .select(['booking.updatedAt', 'person.name as personName', 'person.phone as phone'])
    .select(['file.name as certificateName', 'file.mediaType as certificateType', position])
    .select((of) => of.ref('booking.state').$castTo<BookingState>().as('state'))
    .select(['place.name', 'place.language', 'place.translation', 'place.kind'])
    .select(['place.cancelHours', 'place.deposit', 'place.needsCertificate'])
    .select(['place.isConfirmedByHand', 'place.mostNights', 'place.rules']);

/** A booking with its place and its person, as pages and commands need it. */
export type BookingRow = Awaited<ReturnType<ReturnType<typeof selectBookings>['execute']>>[number];

/** The name of the person who booked, in the reader's language if their account is closed; null without a name. */
export const bookerName = (
  locale: Locale,
  { personName, guestName }: Pick<BookingRow, 'personName' | 'guestName'>,
): string | null => (personName === null ? guestName : nameFor(locale, personName));

const findBooking = (em: Em, id: string): Promise<BookingRow | undefined> =>
  selectBookings(em).where('booking.id', '=', id).executeTakeFirst();

/**
 * A booking by the id of an address, with its community. Its own person gets there until it is over, also once they are
 * no longer a member and nothing else of the community opens for them. Throws AppError as `requireBookings` does where
 * bookings are turned on, and `not-found`, also for somebody else's.
 */
export async function requireBookingIn(
  ctx: Ctx,
  slugOrId: string,
  id: string | undefined,
): Promise<{ community: BookingCommunity; booking: BookingRow }> {
  const known = idIn(id);
  const booking = ctx.actor && known ? await findBooking(ctx.em, known) : undefined;
  const isSeen = (actor: Actor | null, communityId: string) =>
    booking?.communityId === communityId && canSeeBooking(actor, booking, new Date());
  const community = await requireCommunity(
    ctx,
    slugOrId,
    (actor, communityId) => canSeeHub(actor, communityId) || isSeen(actor, communityId),
    findCommunity,
  );
  if (!booking || !isSeen(ctx.actor, community.id)) throw bookingNotFound();
  return { community, booking };
}

/**
 * A booking of a community that this person may see, by the id of an address. Throws AppError `not-found`, also for
 * somebody else's.
 */
export async function requireBooking(
  { em, actor }: Pick<Ctx, 'em' | 'actor'>,
  communityId: string,
  id: string | undefined,
): Promise<BookingRow> {
  const booking = await findBooking(em, parseIdParam(id, 'bookings.notFound'));
  if (booking?.communityId !== communityId || !canSeeBooking(actor, booking, new Date())) {
    throw bookingNotFound();
  }
  return booking;
}

/** A booking that nobody else changes until the end of the transaction. Throws AppError `not-found`. */
export async function requireLockedBooking(
  inside: Pick<Ctx, 'em' | 'actor'>,
  communityId: string,
  id: string | undefined,
): Promise<BookingRow> {
  const { placeId } = await requireBooking(inside, communityId, id);
  await lockPlace(inside.em, placeId);
  return requireBooking(inside, communityId, id);
}
