import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { User } from '#db/entities/index.ts';
import { storedUnit } from '#app/features/communities/communities/unit-label.server.ts';
import { AppError, refuseFields } from '#app/lib/errors.ts';
import { requireActor, type RequestContext } from '#app/lib/session/context.server.ts';
import { lockCommunities } from '#app/features/residency/memberships/lock-communities.server.ts';
import { lockPerson } from '#app/lib/db/write.server.ts';
import { accountErrors } from '#app/features/residency/registration/account-errors.server.ts';
import { matchRowCodes } from '#app/features/residency/units/codes/row-codes.server.ts';
import { replaceMemberships } from '#app/features/residency/registration/replace-memberships.server.ts';
import { changeAddress } from '#app/features/accounts/security/change-address.server.ts';
import { confirmPassword } from '#app/features/accounts/security/confirm-password.server.ts';
import { leaveCommunities, type Confirmed } from './leaving.server.ts';
import type { Profile } from './schema.ts';

/**
 * Changes the actor's own profile and memberships; never the role. The first community becomes the primary one.
 * Moderators of a community that stays remain its moderators; in a community that is added, the actor is a resident.
 * Leaving one where posts, attendance or a right to moderate would be lost has to be in `agreed`. A new email address
 * needs the present password, and changes as `changeAddress` says. Throws AppError: `unauthenticated`; `invalid` for a
 * community that does not exist, a code that does not work, the name of an office or a password that is missing or
 * wrong; `conflict` when another account has the email; `too-many` after ten wrong passwords or codes, or five changes
 * of address; LeavingUnconfirmed; LastModerator.
 */
export async function updateProfile(
  ctx: RequestContext,
  input: Profile,
  agreed: Confirmed,
  request: Request,
): Promise<void> {
  const actor = requireActor(ctx);
  const { id } = actor;
  const { name, email, phone, communities, currentPassword, showsEmail } = input;
  const codes = await matchRowCodes(ctx.em, communities, { request, accountId: id });
  refuseFields([...(await accountErrors({ em: ctx.em, owner: actor }, input)), ...codes.errors]);
  const unitIn = new Map(
    [...actor.memberships, ...actor.waiting].map((own) => [own.communityId, own.condoUnit]),
  );
  const chosen = communities.map((row, index) => ({
    ...row,
    condoUnit:
      codes.matched[index]?.unit.label ?? storedUnit(row.condoUnit, unitIn.get(row.communityId)),
    proof: codes.matched[index] ?? null,
  }));
  const changesEmail = email !== actor.email;
  const confirmed = changesEmail
    ? await confirmPassword(ctx, currentPassword, 'security.passwordForEmail')
    : null;
  try {
    await ctx.em.transactional(async (tx) => {
      // Locked until the end, so that two saves of one profile run one after the other.
      await lockPerson(tx, id);
      await lockCommunities(tx, [
        ...chosen.map(({ communityId }) => communityId),
        ...[...actor.memberships, ...actor.waiting].map(({ communityId }) => communityId),
      ]);
      // First, so that a question about leaving says nothing of the address, and is no try.
      await leaveCommunities(tx, actor, chosen, agreed);
      if (confirmed !== null)
        await changeAddress({ ...ctx, em: tx }, { email, confirmed, request });
      await tx.nativeUpdate(
        User,
        { id },
        {
          name,
          ...(phone === undefined ? {} : { phone: phone || null }),
          ...(showsEmail === undefined ? {} : { showsEmail }),
        },
      );
      await replaceMemberships(tx, actor, chosen);
    });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) {
      throw new AppError('conflict', 'accounts.emailTaken', { field: 'email' });
    }
    throw error;
  }
}
