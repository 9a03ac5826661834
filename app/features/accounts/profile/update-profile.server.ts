import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { User } from '#db/entities/index.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import { AppError, refuseFields } from '#app/lib/errors.ts';
import { requireActor, type RequestContext } from '#app/lib/session/context.server.ts';
import { accountErrors } from '../account-errors.server.ts';
import { replaceMemberships } from '../memberships.server.ts';
import type { Profile } from '../schema.ts';
import { confirmPassword, updateConfirmed } from '../security/confirm-password.server.ts';
import { endOtherSessions } from '../security/sessions.server.ts';
import { leaveCommunities, type ConfirmedLeaving } from './leaving.server.ts';

/**
 * Changes the actor's own profile and memberships; never the role. The first community becomes the
 * primary one. Moderators of a community that stays remain its moderators; in a community that is
 * added, the actor is a resident. Leaving one where posts, attendance or a right to moderate would be
 * lost has to be in `confirmedLeaving`. A new e-mail address needs the present password, is not yet confirmed
 * and ends the actor's other sessions.
 * Throws AppError: `unauthenticated`; `invalid` for a community that does not exist, the name of an
 * office or a password that is missing or wrong; `conflict` when another account has the e-mail;
 * `too-many` after ten wrong passwords; LeavingUnconfirmed.
 */
export async function updateProfile(
  ctx: RequestContext,
  input: Profile,
  confirmedLeaving: ConfirmedLeaving,
): Promise<void> {
  const actor = requireActor(ctx);
  const { id } = actor;
  const { name, email, phone, communities, currentPassword } = input;
  refuseFields(await accountErrors({ em: ctx.em, owner: actor }, input));
  const changesEmail = email !== actor.email;
  const confirmed = changesEmail
    ? await confirmPassword(ctx, currentPassword, 'security.passwordForEmail')
    : null;
  try {
    await ctx.em.transactional(async (tx) => {
      // Locked until the end, so that two saves of one profile run one after the other.
      await kysely(tx).selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
      if (confirmed !== null) {
        await updateConfirmed(tx, { id, confirmed }, { email, isAuthenticated: false });
        await endOtherSessions({ ...ctx, em: tx });
      }
      await tx.nativeUpdate(
        User,
        { id },
        { name, ...(phone === undefined ? {} : { phone: phone || null }) },
      );
      const chosenIds = communities.map(({ communityId }) => communityId);
      await leaveCommunities({ ...ctx, em: tx }, id, chosenIds, confirmedLeaving);
      await replaceMemberships(tx, id, communities);
    });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) {
      throw new AppError('conflict', 'accounts.emailTaken', { field: 'email' });
    }
    throw error;
  }
}
