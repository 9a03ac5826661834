import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { User } from '#db/entities/index.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { replaceMemberships, requireCommunitiesExist } from '../memberships.server.ts';
import type { Profile } from '../schema.ts';

/**
 * Changes the actor's own profile and memberships; never the role. The first community becomes the
 * primary one. Moderators of a community that stays remain its moderators; in a community that is
 * added, the actor is a resident. A new e-mail address is not yet confirmed.
 * Throws AppError: `unauthenticated`, `invalid` for a community that does not exist, `conflict`
 * when another account has the e-mail.
 */
export async function updateProfile(ctx: Ctx, input: Profile): Promise<void> {
  const { id } = requireActor(ctx);
  const { name, email, phone, communities } = input;
  try {
    await ctx.em.transactional(async (tx) => {
      await requireCommunitiesExist(tx, communities);
      // Locked until the end, so that two saves of one profile run one after the other.
      await kysely(tx).selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
      await tx.nativeUpdate(User, { id, email: { $ne: email } }, { email, isAuthenticated: false });
      await tx.nativeUpdate(
        User,
        { id },
        { name, ...(phone === undefined ? {} : { phone: phone || null }) },
      );
      await replaceMemberships(tx, id, communities);
    });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) {
      throw new AppError('conflict', 'accounts.emailTaken', { field: 'email' });
    }
    throw error;
  }
}
