import { randomUUID } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { User, UserCommunity } from '#db/entities/index.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireCommunities } from './commands.server.ts';
import type { Profile } from './schema.ts';

/**
 * Changes the actor's own profile and memberships; never the role. The first community becomes
 * the primary one. Who moderates a community that stays goes on doing so; one that is added is
 * joined as a resident. A new e-mail address counts as not yet confirmed.
 * Throws AppError: `unauthenticated`, `invalid` for a community that does not exist, `conflict`
 * when another account has the e-mail.
 */
export async function updateProfile(ctx: Ctx, input: Profile): Promise<void> {
  const actor = requireActor(ctx);
  try {
    await ctx.em.transactional(async (tx) => {
      await requireCommunities(tx, input.communities);
      // Held until the end, so that two saves of one profile follow each other.
      await tx.execute('select 1 from users where id = ? for update', [actor.id]);
      await tx.nativeUpdate(
        User,
        { id: actor.id, email: { $ne: input.email } },
        { email: input.email, isAuthenticated: false },
      );
      await tx.nativeUpdate(
        User,
        { id: actor.id },
        {
          name: input.name,
          ...(input.phone === undefined ? {} : { phone: input.phone || null }),
        },
      );
      await writeMemberships(tx, actor.id, input.communities);
    });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) {
      throw new AppError(
        'conflict',
        'Another account has this e-mail already. Please use a different address.',
        { field: 'email' },
      );
    }
    throw error;
  }
}

/**
 * Makes a person's memberships the ones given. The old primary one steps down before the new one
 * steps up: the database allows one at any moment.
 */
async function writeMemberships(
  tx: Em,
  userId: string,
  wanted: Profile['communities'],
): Promise<void> {
  const held = await tx.execute<{ id: string }[]>(
    'select community_id as id from user_communities where user_id = ?',
    [userId],
  );
  const heldIds = new Set(held.map(({ id }) => id));
  const wantedIds = wanted.map(({ communityId }) => communityId);
  await tx.nativeUpdate(UserCommunity, { user: userId, isPrimary: true }, { isPrimary: false });
  await tx.nativeDelete(UserCommunity, { user: userId, community: { $nin: wantedIds } });
  const now = Date.now();
  for (const [index, { communityId, condoUnit }] of wanted.entries()) {
    const isPrimary = index === 0;
    if (heldIds.has(communityId)) {
      await tx.nativeUpdate(
        UserCommunity,
        { user: userId, community: communityId },
        { condoUnit, isPrimary },
      );
    } else {
      await tx.insert(UserCommunity, {
        id: randomUUID(),
        user: userId,
        community: communityId,
        condoUnit,
        isPrimary,
        // Memberships are listed by age: those added at once keep the order they were given in.
        createdAt: new Date(now + index),
      });
    }
  }
}
