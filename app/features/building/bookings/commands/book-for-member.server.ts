import { Booking } from '#db/entities/index.ts';
import { unitKey as keyOf } from '#app/features/communities/communities/unit.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import {
  bookingNotFound,
  isLeftToOthers,
  requireBookings,
  requireDesk,
  selectBookings,
} from '../access.server.ts';
import { notifyBooking, recallHeld } from '../emails/booking.server.ts';
import {
  insertBooking,
  ownFor,
  requireFree,
  requireLocked,
  type Asked,
  type Made,
} from './book.server.ts';
import { recordBooking } from './log-lines.server.ts';

/** The member of a community whose membership has this id; undefined for one of another community, or that ended. */
export const memberToBookFor = (em: Em, communityId: string, id: string) =>
  kysely(em)
    .selectFrom('user_communities as membership')
    .innerJoin('users as person', 'person.id', 'membership.user')
    .select(['membership.id', 'membership.condoUnit', 'person.id as userId', 'person.name'])
    .where('membership.id', '=', id)
    .where('membership.community', '=', communityId)
    .where(isCurrentMembership('membership'))
    .executeTakeFirst();

/** The error for booking for somebody who is no member. */
export const noLongerMember = () => new AppError('not-found', 'bookings.noLongerMember');

/**
 * Books a place for a member, whose booking it is: they are told, and it is confirmed right away, however far ahead it
 * is and however many they have. Where they waited for that time, they have it; where they have it, nothing changes.
 * Throws AppError as `bookForGuest` does, `not-found` for who is no member, and `forbidden` for the actor's own while
 * somebody else moderates the community.
 */
export async function bookForMember(
  ctx: Ctx,
  slugOrId: string,
  asked: Asked,
  membershipId: string,
): Promise<Made> {
  const { id: communityId } = await requireBookings(ctx, slugOrId);
  const actor = requireDesk(ctx, communityId);
  return inTransaction(ctx.em, async (tx) => {
    const place = await requireLocked(tx, communityId, asked.placeId);
    const member = await memberToBookFor(tx, communityId, membershipId);
    if (!member) throw noLongerMember();
    const { userId, condoUnit } = member;
    if (await isLeftToOthers(tx, actor, { communityId, userId })) {
      throw new AppError('forbidden', 'bookings.ownAtCounter');
    }
    const own = await ownFor(tx, userId, asked);
    if (own && own.state !== 'WAITING') return { ...own, placeId: place.id };
    const { slot, seat } = await requireFree(tx, place, asked);
    if (own) return placeFromLine(tx, actor, own.id, seat);
    const made = await insertBooking(tx, place, slot, {
      ...{ user: userId, unitLabel: condoUnit, unitKey: keyOf(condoUnit) || userId, seat },
      ...{ words: asked.words ?? null, madeBy: actor.id, state: 'CONFIRMED' },
    });
    await recordBooking(tx, actor, made, { what: 'BOOKED' });
    await notifyBooking(tx, made, 'CONFIRMED');
    return { id: made.id, placeId: place.id, state: made.state };
  });
}

/** Gives somebody in line the seat that is free, out of turn. The place is locked. */
async function placeFromLine(tx: Em, actor: Actor, id: string, seat: number): Promise<Made> {
  const waiting = await selectBookings(tx).where('booking.id', '=', id).executeTakeFirst();
  if (!waiting) throw bookingNotFound();
  const now = new Date();
  const placed = { state: 'CONFIRMED', seat, ticket: null, placedAt: now } as const;
  await tx.nativeUpdate(
    Booking,
    { id },
    { ...placed, version: waiting.version + 1, updatedAt: now },
  );
  await recallHeld(tx, id);
  await recordBooking(tx, actor, waiting, { what: 'PLACED', from: 'WAITING' });
  await notifyBooking(tx, { ...waiting, ...placed }, 'CONFIRMED');
  return { id, placeId: waiting.placeId, state: 'CONFIRMED' };
}
