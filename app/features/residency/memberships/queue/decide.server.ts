import { User, UserCommunity } from '#db/entities/index.ts';
import type { Language, MembershipState } from '#db/enums.ts';
import { carryOutLosses, findLosses } from '#app/features/residency/ending/losses.server.ts';
import { leaveUnits } from '#app/features/residency/ending/end-membership.server.ts';
import { recordEvent, type LogEntry } from '#app/lib/record-event.server.ts';
import {
  notifyMemberships,
  notifyTakenBack,
} from '#app/features/residency/membership-emails/notify-members.server.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { reopenInvitation } from '../invitations/settle.server.ts';
import { confirmationToUndo, lastConfirmation } from './last-confirmation.server.ts';

/**
 * Refuses somebody who waits, with the reason that they read. Somebody who was a member and
 * moved loses what everybody loses whose membership ends, their further units too. Returns their name. Throws AppError:
 * `unauthenticated`, `forbidden`, `not-found`, `conflict` where somebody else decided or they
 * do not wait any more.
 */
export async function refusePerson(
  ctx: Ctx,
  slug: string,
  id: string,
  reason: string,
): Promise<{ name: string }> {
  const { actor, community } = await requireManaged(ctx, slug);
  return inTransaction(ctx.em, async (tx) => {
    const person = await findPerson(tx, community.id, id);
    const changed = await tx.nativeUpdate(
      UserCommunity,
      { id, community: community.id, state: 'WAITING' },
      {
        state: 'ENDED',
        confirmedAt: null,
        endedAt: new Date(),
        endsOn: null,
        canModerate: false,
        decidedBy: actor.id,
        decisionReason: reason,
      },
    );
    if (changed === 0) throw await decidedBefore(tx, community.id, id);
    const losses = await findLosses(tx, person.userId, [community.id]);
    await carryOutLosses(tx, actor, person.userId, losses);
    const by = await recordDecision(tx, ctx, person, {
      action: 'REFUSE',
      from: 'WAITING',
      to: 'ENDED',
      reason,
    });
    await leaveUnits(tx, person.row, actor);
    await notifyMemberships(tx, 'MEMBERSHIP_REFUSED', { ids: [id], by });
    return { name: person.name };
  });
}

/**
 * Puts somebody who was refused back into the queue. Returns their name. Throws AppError:
 * `unauthenticated`, `forbidden`, `not-found`, `conflict` for anybody who was not refused.
 */
export async function reopenPerson(ctx: Ctx, slug: string, id: string): Promise<{ name: string }> {
  const { community } = await requireManaged(ctx, slug);
  return inTransaction(ctx.em, async (tx) => {
    const person = await findPerson(tx, community.id, id);
    const changed = await tx.nativeUpdate(
      UserCommunity,
      { id, community: community.id, state: 'ENDED', confirmedAt: null, user: { $ne: null } },
      { state: 'WAITING', endedAt: null, decidedBy: null, decisionReason: null },
    );
    if (changed === 0) throw await decidedBefore(tx, community.id, id);
    const reopened = { action: 'REOPEN', from: 'ENDED', to: 'WAITING' } as const;
    const by = await recordDecision(tx, ctx, person, reopened);
    const since = person.row.endedAt ?? new Date(0);
    await notifyTakenBack(tx, 'MEMBERSHIP_REFUSED', { id, userId: person.userId, since, by });
    return { name: person.name };
  });
}

/**
 * Undoes the confirmation of a member, who waits in the queue again. Undone already, nothing changes. Returns their
 * name, what was done, and whether they get an email about it. Throws AppError: `unauthenticated`, `forbidden`,
 * `not-found`, `conflict` for anybody who is not confirmed, or whose membership has been used or changed since.
 */
export async function unconfirmPerson(
  ctx: Ctx,
  slug: string,
  id: string,
): Promise<{ name: string; done: 'unconfirm' | 'unconfirmTold' | 'unconfirmAgain' }> {
  const { community } = await requireManaged(ctx, slug);
  return inTransaction(ctx.em, async (tx) => {
    // Whoever joins something or changes the membership at the same moment waits, or is seen below.
    await kysely(tx)
      .selectFrom('user_communities')
      .select('id')
      .where('id', '=', id)
      .where('community', '=', community.id)
      .forUpdate()
      .execute();
    const person = await findPerson(tx, community.id, id);
    const line = await lastConfirmation(tx, id);
    if (person.row.state === 'WAITING' && line.last?.action === 'UNDO') {
      return { name: person.name, done: 'unconfirmAgain' };
    }
    if (person.row.state !== 'CONFIRMED') throw await decidedBefore(tx, community.id, id);
    const confirmation = confirmationToUndo(person.row, line);
    if (!confirmation) throw new AppError('conflict', 'doorQueue.usedSince');
    const { sentAway, matched } = confirmation;
    const sender = sentAway?.decidedBy && (await tx.findOne(User, sentAway.decidedBy));
    await tx.nativeUpdate(
      UserCommunity,
      { id },
      {
        state: 'WAITING',
        tenure: null,
        confirmedAt: null,
        endedAt: sentAway?.endedAt ?? null,
        decidedBy: sender ? sender.id : null,
        decisionReason: sentAway?.decisionReason ?? null,
      },
    );
    if (matched) {
      const { invitation, furtherUnits: taken } = matched;
      await reopenInvitation(tx, invitation, { actor: requireActor(ctx), membershipId: id, taken });
    }
    const undone = { action: 'UNDO', from: 'CONFIRMED', to: 'WAITING' } as const;
    const by = await recordDecision(tx, ctx, person, undone);
    const since = person.row.confirmedAt ?? new Date(0);
    const { isTold } = await notifyTakenBack(tx, 'MEMBERSHIP_CONFIRMED', {
      ...{ id, userId: person.userId, since, by },
    });
    return { name: person.name, done: isTold ? 'unconfirmTold' : 'unconfirm' };
  });
}

/** A membership that somebody has, with their name. Throws AppError `not-found`. */
async function findPerson(tx: Em, communityId: string, id: string) {
  const row = await tx.findOne(
    UserCommunity,
    { id, community: communityId, user: { $ne: null } },
    { refresh: true },
  );
  const user = row?.user && (await tx.findOne(User, { id: row.user.id }, { fields: ['name'] }));
  if (!row || !user) throw new AppError('not-found', 'doorQueue.notFound');
  return { row, name: user.name, userId: user.id };
}

/** Logs a decision of whoever is logged in. Returns who that is, for the email. */
async function recordDecision(
  tx: Em,
  ctx: Ctx,
  { row, name, userId }: Awaited<ReturnType<typeof findPerson>>,
  decision: Pick<LogEntry, 'action' | 'from' | 'to' | 'reason'>,
): Promise<{ id: string; locale: Language }> {
  const actor = requireActor(ctx);
  await recordEvent(tx, {
    ...decision,
    actor,
    communityId: row.community.id,
    subject: { type: 'MEMBER', id: row.id },
    snapshot: { title: name, unit: row.condoUnit, userId },
  });
  return { id: actor.id, locale: ctx.locale };
}

/** The error for a decision that came too late: it says what was decided, and by whom. */
async function decidedBefore(tx: Em, communityId: string, id: string): Promise<AppError> {
  const row = await tx.findOne(
    UserCommunity,
    { id, community: communityId },
    { populate: ['decidedBy'], refresh: true },
  );
  if (!row) return new AppError('not-found', 'doorQueue.notFound');
  const { state }: { state: MembershipState } = row;
  const by = row.decidedBy?.getEntity().name;
  return by
    ? new AppError('conflict', `doorQueue.decided.${state}By`, { params: { name: by } })
    : new AppError('conflict', `doorQueue.decided.${state}`);
}
