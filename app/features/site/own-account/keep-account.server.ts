import { User } from '#db/entities/index.ts';
import {
  accountKeptLetter,
  queueAccountLetter,
} from '#app/features/accounts/login/emails/account-emails.server.ts';
import { joinCommunity } from '#app/features/residency/memberships/join.server.ts';
import { lockCommunities } from '#app/features/residency/memberships/lock-communities.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { logChange } from '#app/lib/log.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { deletedFrom } from './deletion-days.ts';

/** When the actor's account is deleted for good. Throws AppError: `unauthenticated`, `not-found` for one that stays. */
export async function closingOf(ctx: Ctx): Promise<{ name: string; deletedFrom: Date }> {
  const { id, name } = requireActor(ctx);
  const user = await ctx.em.findOneOrFail(User, { id }, { fields: ['deletionAskedAt'] });
  if (!user.deletionAskedAt) throw new AppError('not-found', 'ownAccount.notClosing');
  return { name, deletedFrom: deletedFrom(user.deletionAskedAt) };
}

/**
 * Takes back the deletion of the actor's account: name, photo and phone are as before. They join
 * their communities again by each one's own rule; posts stay withdrawn, and a right to moderate is gone.
 * Throws AppError `unauthenticated`. An account that stays anyway is no error.
 */
export async function keepAccount(ctx: Ctx): Promise<void> {
  const actor = requireActor(ctx);
  const { id } = actor;
  const isBack = await inTransaction(ctx.em, async (tx) => {
    const row = await kysely(tx)
      .selectFrom('users')
      .select(['held', 'deletionAskedAt', 'email', 'language', 'isAuthenticated as isConfirmed'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row?.deletionAskedAt || !row.held) return false;
    const { email, language, isConfirmed } = row;
    const { name, phone, image, showsEmail, memberships } = row.held;
    const back = { name, phone, image, showsEmail, deletionAskedAt: null, held: null };
    await tx.nativeUpdate(User, { id }, back);
    await lockCommunities(
      tx,
      memberships.map(({ communityId }) => communityId),
    );
    for (const [index, membership] of memberships.entries()) {
      await joinCommunity(tx, {
        actor: { id, role: 'RESIDENT', name },
        ...membership,
        isPrimary: index === 0,
        position: index,
      });
    }
    if (isConfirmed) {
      const at = new Date().toISOString();
      const person = { id, email, language: language ?? ctx.locale };
      const letter = { event: `account-kept:${id}:${at}`, params: { at } };
      await queueAccountLetter(tx, accountKeptLetter, person, letter);
    }
    return true;
  });
  if (isBack) logChange('accounts', `${id} keeps the account`);
}
