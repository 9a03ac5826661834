import { Handover, Session, User, UserCommunity } from '#db/entities/index.ts';
import {
  accountClosingLetter,
  queueAccountLetter,
} from '#app/features/accounts/login/emails/account-emails.server.ts';
import { requireOtherAdmin } from '#app/features/accounts/security/last-admin.server.ts';
import { confirmPassword } from '#app/features/accounts/security/confirm-password.server.ts';
import { closeMembership } from '#app/features/residency/ending/end-membership.server.ts';
import { carryOutLosses, findLosses } from '#app/features/residency/ending/losses.server.ts';
import { cancelForLeaving } from '#app/features/building/bookings/commands/leave.server.ts';
import { deletingLines } from '#app/features/site/profile/building-losses.server.ts';
import { inTransaction, lockPerson } from '#app/lib/db/write.server.ts';
import {
  recordRole,
  requireOtherModerator,
} from '#app/features/residency/ending/moderators.server.ts';
import { postTables } from '#app/features/posts/posts/kinds.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { logChange } from '#app/lib/log.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx, type RequestContext } from '#app/lib/session/context.server.ts';
import { formerName } from '#app/features/accounts/login/former-name.server.ts';
import { deletedFrom } from './deletion-days.ts';

/** What deleting the account does to its bookings and requests, in words. Throws AppError `unauthenticated`. */
export const deletionPage = async (ctx: Ctx): Promise<{ building: string[] }> => {
  const { id } = requireActor(ctx, 'accounts.loginToSeeAccount');
  return { building: await deletingLines(ctx.em, ctx.locale, id) };
};

type SessionCtx = Pick<RequestContext, 'em' | 'actor' | 'session' | 'locale'>;

/**
 * Closes the actor's account: everything ends that leaving all communities ends, nobody sees the name, photo, phone or
 * addresses any more, and the other sessions end; an email says until when they can come back. For 30 days the actor
 * can come back (`keepAccount`); then it is deleted for good. Throws AppError: `unauthenticated`; `invalid` for a
 * wrong password, or the last ADMIN who can log in; LastModerator; `too-many` after ten wrong passwords.
 */
export async function askDeletion(ctx: SessionCtx, password: string | undefined): Promise<void> {
  const actor = requireActor(ctx);
  const { id } = actor;
  await confirmPassword(ctx, password, 'ownAccount.passwordForDeletion');
  await inTransaction(ctx.em, async (tx) => {
    await requireOtherAdmin(tx, id);
    await lockPerson(tx, id);
    const user = await tx.findOneOrFail(User, { id }, { refresh: true });
    if (user.deletionAskedAt) return;
    const rows = await tx.find(
      UserCommunity,
      { user: id, state: { $in: ['CONFIRMED', 'WAITING'] } },
      { orderBy: { isPrimary: 'desc', position: 'asc', createdAt: 'asc' }, refresh: true },
    );
    const askedAt = new Date();
    const moderated = rows.filter(({ canModerate }) => canModerate);
    await requireOtherModerator(
      tx,
      id,
      moderated.map(({ community }) => community.id),
    );
    await leaveAll(tx, actor, rows);
    if (user.role === 'ADMIN') {
      const line = { by: actor, person: user, communityId: null, moderates: false };
      await recordRole(tx, { ...line, from: 'ADMIN', to: 'RESIDENT' });
    }
    await tx.nativeUpdate(
      User,
      { id },
      {
        name: formerName,
        phone: null,
        image: null,
        showsEmail: false,
        role: 'RESIDENT',
        deletionAskedAt: askedAt,
        held: {
          name: user.name,
          phone: user.phone ?? null,
          image: user.image ?? null,
          showsEmail: user.showsEmail,
          memberships: rows.map(({ community, condoUnit, tenure, claimedTenure }) => ({
            communityId: community.id,
            condoUnit,
            claimedTenure: claimedTenure ?? tenure ?? null,
          })),
        },
      },
    );
    if (user.isAuthenticated) {
      const { email, language } = user;
      const params = { at: askedAt.toISOString(), deletedFrom: deletedFrom(askedAt).toISOString() };
      const event = `account-closing:${id}:${params.at}`;
      const person = { id, email, language: language ?? ctx.locale };
      await queueAccountLetter(tx, accountClosingLetter, person, { event, params });
    }
    await tx.nativeDelete(Session, { user: id, idHash: { $ne: ctx.session?.idHash ?? '' } });
  });
  logChange('accounts', `${id} asked for the account to be deleted`);
}

/** Withdraws the posts, frees the places, cancels the bookings, ends the memberships and what was to be handed over. */
async function leaveAll(tx: Em, actor: Actor, rows: UserCommunity[]): Promise<void> {
  const { id } = actor;
  const everywhere = await communitiesOf(tx, id, rows);
  await carryOutLosses(tx, actor, id, await findLosses(tx, id, everywhere));
  for (const row of rows) await closeMembership(tx, row, { by: actor, bySelf: true });
  await cancelForLeaving(tx, actor, id, null);
  const cancelledAt = new Date();
  await tx.nativeUpdate(
    Handover,
    { $or: [{ person: id }, { successor: id }], doneAt: null, cancelledAt: null, failedAt: null },
    { cancelledAt },
  );
  // A post that stays readable, sold or over, has no address of somebody who is gone.
  for (const table of Object.values(postTables)) {
    await tx.nativeUpdate(table, { author: id }, { contactEmail: null });
  }
}

/** Every community where a person is or was, or has posted. */
async function communitiesOf(tx: Em, id: string, rows: UserCommunity[]): Promise<string[]> {
  const posted = await kysely(tx)
    .selectFrom('listings')
    .select('community')
    .where('author', '=', id)
    .union(kysely(tx).selectFrom('activities').select('community').where('author', '=', id))
    .union(
      kysely(tx)
        .selectFrom('activity_attendees as attendee')
        .innerJoin('activities', 'activities.id', 'attendee.activity')
        .select('activities.community')
        .where('attendee.user', '=', id),
    )
    .execute();
  const ids = [...rows.map(({ community }) => community.id), ...posted.map((row) => row.community)];
  return [...new Set(ids)];
}
