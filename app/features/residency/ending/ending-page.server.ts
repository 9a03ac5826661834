import { LockMode } from '@mikro-orm/core';
import { UserCommunity } from '#db/entities/index.ts';
import type { CommunityRef } from '#app/features/communities/communities/access.server.ts';
import {
  requireInManaged,
  requireManaged,
} from '#app/features/communities/manage/access.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { idIn, parseIdParam } from '#app/lib/http/addresses.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { cityToday, noonOf } from '#app/lib/forms/city-time.server.ts';
import { findLosses } from './losses.server.ts';
import { communitiesWithoutOther } from './moderators.server.ts';
import { isValidCode } from '../units/codes/valid-code.server.ts';

/**
 * The one way to a membership that is to be ended: through the desk of its community. With `lock`,
 * inside a transaction, it stays as it is until the end of it.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden`; `conflict` for one that is no membership now.
 */
export async function requireMembership(
  ctx: Ctx,
  slug: string,
  id: string,
  { lock }: { lock: boolean },
) {
  const { actor, community, found: membership } = await (lock ? locked : unlocked)(ctx, slug, id);
  const userId = membership.user?.id;
  if (!userId) throw new AppError('not-found', 'ending.notFound');
  if (membership.state !== 'CONFIRMED') {
    throw new AppError('conflict', 'ending.notConfirmed', {
      link: { to: `/manage/${community.slug}/people`, messageKey: 'ending.toPeople' },
    });
  }
  return { actor, community, membership, userId };
}

export type ManagedMembership = Awaited<ReturnType<typeof requireMembership>>;

function unlocked(ctx: Ctx, slug: string, id: string) {
  const known = idIn(id);
  const find = (community: CommunityRef) =>
    known === null
      ? null
      : ctx.em.findOne(
          UserCommunity,
          { id: known, community, user: { $ne: null } },
          { populate: ['community'], strategy: 'joined', disableIdentityMap: true },
        );
  return requireInManaged(ctx, slug, find, 'ending.notFound');
}

/** Locks nothing before the caller is known. */
async function locked(ctx: Ctx, slug: string, membershipId: string) {
  const known = await requireManaged(ctx, slug);
  const id = parseIdParam(membershipId, 'ending.notFound');
  const found = await ctx.em.findOne(
    UserCommunity,
    { id, community: known.community.id, user: { $ne: null } },
    { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!found) throw new AppError('not-found', 'ending.notFound');
  return { ...known, found };
}

export type EndingPage = Awaited<ReturnType<typeof endingPage>>;

/** The page that ends a membership. Throws AppError as `requireMembership` does. */
export async function endingPage(ctx: Ctx, slug: string, id: string) {
  const { em } = ctx;
  const found = await requireMembership(ctx, slug, id, { lock: false });
  const { actor, community, membership, userId } = found;
  const [person, code, alone, losses] = await Promise.all([
    kysely(em)
      .selectFrom('users')
      .select('name')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),
    validCode(em, community.id, unitKey(membership.condoUnit)),
    communitiesWithoutOther(em, userId, [community.id], { lock: false }),
    findLosses(em, userId, [community.id]),
  ]);
  const { endsOn } = membership;
  return {
    community: { slug: community.slug, name: community.name },
    person: { name: person.name, unit: membership.condoUnit },
    endsOn: endsOn ? { day: endsOn, at: noonOf(endsOn) } : null,
    reason: (endsOn && membership.decisionReason) || '',
    /** The first day that can be chosen. */
    today: cityToday(),
    hasCode: code !== undefined,
    moderates: membership.canModerate,
    /** Then only an administrator can go on. */
    isLastModerator: alone.length > 0,
    mayOverride: actor.role === 'ADMIN',
    ...losses,
  };
}

/** A code that opens the door of a unit now; undefined without one. */
const validCode = (em: Em, communityId: string, key: string) =>
  kysely(em)
    .selectFrom('unit_codes as code')
    .innerJoin('units as unit', 'unit.id', 'code.unit')
    .select('code.id')
    .where('unit.community', '=', communityId)
    .where('unit.key', '=', key)
    .where(isValidCode('code'))
    .executeTakeFirst();
