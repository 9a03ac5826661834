import { LockMode } from '@mikro-orm/core';
import { UserCommunity, type Community } from '#db/entities/index.ts';
import { requireManaged } from '#app/features/manage/access.server.ts';
import { AppError } from '#app/lib/errors.ts';
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
  const { actor, community } = await requireManaged(ctx, slug);
  const membership = await ctx.em.findOne(
    UserCommunity,
    { id, community: community.id, user: { $ne: null } },
    { refresh: true, ...(lock ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {}) },
  );
  const userId = membership?.user?.id;
  if (!membership || !userId) throw new AppError('not-found', 'ending.notFound');
  if (membership.state !== 'CONFIRMED') {
    throw new AppError('conflict', 'ending.notConfirmed', {
      link: { to: `/manage/${community.slug}/people`, messageKey: 'ending.toPeople' },
    });
  }
  return { actor, community, membership, userId };
}
