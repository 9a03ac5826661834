import { UserCommunity } from '#db/entities/index.ts';
import { elevatorsOf, type Elevator } from '#app/features/building/bookings/moving.server.ts';
import { cancelForLeaving } from '#app/features/building/bookings/commands/leave.server.ts';
import {
  findBuildingLosses,
  leavingText,
} from '#app/features/site/profile/building-losses.server.ts';
import type { ShownLeaving } from '#app/features/site/profile/leaving.ts';
import { endMembership } from '#app/features/residency/ending/end-membership.server.ts';
import { findLosses } from '#app/features/residency/ending/losses.server.ts';
import { canWithdraw } from '#app/features/residency/memberships/door/queries.server.ts';
import { inTransaction, lockPerson } from '#app/lib/db/write.server.ts';
import {
  communitiesWithoutOther,
  requireOtherModerator,
} from '#app/features/residency/ending/moderators.server.ts';
import { cityToday, noonOf } from '#app/lib/forms/city-time.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { isMember } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';

/** A membership as its owner reads of it. */
export interface OwnMembership {
  id: string;
  community: { name: string; slug: string };
  unit: string;
  state: 'MEMBER' | 'WAITING' | 'NOT_OPEN' | 'REFUSED' | 'WITHDRAWN' | 'ENDED';
  /** The last day, if one is set, or when it ended. */
  until: Date | null;
  /** Why it ended or was refused. */
  reason: string | null;
  canLeave: boolean;
  /** Whether leaving only withdraws a request. */
  isRequest: boolean;
  /** The elevator that they can book for a move; null where there is none, or they can't. */
  elevator: Elevator | null;
}

/** Every membership of the actor's, the present ones first. Throws AppError `unauthenticated`. */
export async function ownMemberships(ctx: Ctx): Promise<OwnMembership[]> {
  const { id } = requireActor(ctx, 'accounts.loginToSeeAccount');
  const rows = await ctx.em.find(
    UserCommunity,
    { user: id, state: { $in: ['CONFIRMED', 'WAITING', 'ENDED'] } },
    { populate: ['community'], orderBy: { isPrimary: 'desc', position: 'asc', createdAt: 'asc' } },
  );
  const present = rows.map(toOwn);
  const elevators = await elevatorsOf(
    ctx.em,
    ctx.locale,
    present.flatMap(({ state }, index) => {
      const communityId = rows[index]?.community.id;
      return state === 'MEMBER' && communityId ? [communityId] : [];
    }),
  );
  const all = present.map((own): OwnMembership => ({
    ...own,
    elevator:
      own.state === 'MEMBER'
        ? (elevators.find(({ slug }) => slug === own.community.slug) ?? null)
        : null,
  }));
  return [...all.filter(({ canLeave }) => canLeave), ...all.filter(({ canLeave }) => !canLeave)];
}

function toOwn(row: UserCommunity): Omit<OwnMembership, 'elevator'> {
  const { name, slug, openedAt } = row.community.unwrap();
  const { endsOn, endedAt, confirmedAt, decidedBy } = row;
  const isOver = row.state === 'CONFIRMED' && endsOn && endsOn < cityToday();
  const state = (): OwnMembership['state'] => {
    if (row.state === 'ENDED' && !confirmedAt) return decidedBy ? 'REFUSED' : 'WITHDRAWN';
    if (row.state === 'ENDED' || isOver) return 'ENDED';
    if (row.state === 'WAITING') return 'WAITING';
    return openedAt || row.canModerate ? 'MEMBER' : 'NOT_OPEN';
  };
  const isPresent = row.state !== 'ENDED' && !isOver;
  return {
    id: row.id,
    community: { name, slug },
    unit: row.condoUnit,
    state: state(),
    until: row.state === 'ENDED' ? (endedAt ?? null) : endsOn ? noonOf(endsOn) : null,
    reason: row.decisionReason ?? null,
    canLeave: isPresent,
    isRequest: canWithdraw(row),
  };
}

/** What the page that leaves a community says. */
export interface LeavePage extends ShownLeaving {
  /** Whether it is only a request to join, which is withdrawn. */
  isRequest: boolean;
  /** Whether nobody else moderates it, so that the actor cannot go yet. */
  isLastModerator: boolean;
  /** Whether it is the actor's only community. */
  isOnly: boolean;
  /** The elevator that they can book before they go; null where there is none. */
  elevator: Elevator | null;
}

/** What the actor would lose with a community. Throws AppError: `unauthenticated`, `not-found`. */
export async function leavePage(ctx: Ctx, membershipId: string): Promise<LeavePage> {
  const { em } = ctx;
  const { id, memberships, waiting } = requireActor(ctx, 'accounts.loginToSeeAccount');
  const row = await findOwn(ctx, membershipId, false);
  const communityId = row.community.id;
  const [losses, building, alone, [elevator = null]] = await Promise.all([
    findLosses(em, id, [communityId]),
    findBuildingLosses(em, id, [communityId]),
    communitiesWithoutOther(em, id, [communityId], { lock: false }),
    elevatorsOf(em, ctx.locale, isMember(ctx.actor, communityId) ? [communityId] : []),
  ]);
  return {
    communityId,
    name: row.community.unwrap().name,
    moderates: row.canModerate,
    isRequest: canWithdraw(row),
    ...losses,
    building: [...building.values()].map((one) => leavingText(ctx.locale, one)).join(' '),
    isLastModerator: alone.length > 0,
    isOnly: memberships.length + waiting.length === 1,
    elevator,
  };
}

/**
 * Ends one of the actor's own memberships, the last one too, or withdraws a request, and cancels what they booked
 * there. Returns the community's name.
 * Throws AppError: `unauthenticated`, `not-found`; LastModerator.
 */
export async function leaveCommunity(
  ctx: Ctx,
  membershipId: string,
): Promise<{ name: string; wasRequest: boolean }> {
  const actor = requireActor(ctx);
  return inTransaction(ctx.em, async (tx) => {
    await lockPerson(tx, actor.id);
    const row = await findOwn({ ...ctx, em: tx }, membershipId);
    await requireOtherModerator(tx, actor.id, row.canModerate ? [row.community.id] : []);
    const wasRequest = canWithdraw(row);
    await endMembership(tx, row, { by: actor, bySelf: true });
    await cancelForLeaving(tx, actor, actor.id, [row.community.id]);
    return { name: row.community.unwrap().name, wasRequest };
  });
}

async function findOwn(ctx: Ctx, id: string, refresh = true): Promise<UserCommunity> {
  const { id: user } = requireActor(ctx);
  const row = await ctx.em.findOne(
    UserCommunity,
    { id, user, state: { $in: ['CONFIRMED', 'WAITING'] } },
    { populate: ['community'], strategy: 'joined', refresh },
  );
  if (!row) throw new AppError('not-found', 'ownAccount.noMembership');
  return row;
}
