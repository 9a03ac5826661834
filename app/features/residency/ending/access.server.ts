import { LockMode } from '@mikro-orm/core';
import { UserCommunity, type Community } from '#db/entities/index.ts';
import type { CommunityRef } from '#app/features/communities/communities/access.server.ts';
import {
  requireInManaged,
  requireManaged,
} from '#app/features/communities/manage/access.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { idIn, parseIdParam } from '#app/lib/http/id-param.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

/** A person's membership of a community whose desk the actor opens. */
export interface ManagedMembership {
  actor: Actor;
  community: Community;
  membership: UserCommunity;
  userId: string;
}

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
): Promise<ManagedMembership> {
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
async function locked(ctx: Ctx, slug: string, id: string) {
  const known = await requireManaged(ctx, slug);
  const found = await ctx.em.findOne(
    UserCommunity,
    {
      id: parseIdParam(id, 'ending.notFound'),
      community: known.community.id,
      user: { $ne: null },
    },
    { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!found) throw new AppError('not-found', 'ending.notFound');
  return { ...known, found };
}
