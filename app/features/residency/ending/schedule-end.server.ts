import { User, UserCommunity } from '#db/entities/index.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { notifyMemberships } from '#app/features/residency/membership-emails/notify-members.server.ts';
import { inTransaction, lockPerson } from '#app/lib/db/write.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireMembership, type ManagedMembership } from './access.server.ts';
import { endMembership } from './end-membership.server.ts';
import { requireOtherModerator } from './moderators.server.ts';
import type { EndingInput } from './schema.server.ts';

/** What became of a membership, and whose it is. */
export interface Ended {
  name: string;
  /** The last day; null where it ended now, or has no end any more. */
  endsOn: string | null;
}

/**
 * Ends a membership now, or with the night after a day. Throws AppError as `requireMembership` does,
 * `conflict` when somebody else set another day since the form was opened, and LastModerator, which
 * an ADMIN may override with `confirmLast`.
 */
export async function setEnd(
  ctx: Ctx,
  slug: string,
  id: string,
  {
    when,
    endsOn,
    reason = null,
    seen,
    confirmLast,
  }: Omit<EndingInput, 'change' | 'reason'> & {
    reason?: string | null | undefined;
  },
): Promise<Ended> {
  const { userId } = await requireMembership(ctx, slug, id, { lock: false });
  return inTransaction(ctx.em, async (tx) => {
    await lockPerson(tx, userId);
    const found = await requireMembership({ ...ctx, em: tx }, slug, id, { lock: true });
    const { actor, community, membership } = found;
    const before = membership.endsOn ?? null;
    if (seen !== undefined && seen !== (before ?? 'none')) {
      throw new AppError('conflict', before ? 'ending.changedTo' : 'ending.takenBack', {
        params: before ? { day: before } : {},
      });
    }
    const mayOverride = actor.role === 'ADMIN' && confirmLast === 'yes';
    if (!mayOverride) await requireOtherModerator(tx, userId, [community.id]);
    const { name } = await tx.findOneOrFail(User, { id: userId });
    if (when === 'now' || !endsOn) {
      await endMembership(tx, membership, { by: actor, reason, language: ctx.locale });
      return { name, endsOn: null };
    }
    await tx.nativeUpdate(
      UserCommunity,
      { id },
      { endsOn, decidedBy: actor.id, decisionReason: reason },
    );
    await recordDay(tx, found, { action: 'SCHEDULE', name, endsOn, reason });
    const by = { ...actor, locale: ctx.locale };
    await notifyMemberships(tx, 'MEMBERSHIP_ENDING', { ids: [id], by });
    return { name, endsOn };
  });
}

/** Takes back the day a membership was to end on. Throws AppError as `requireMembership` does. */
export async function takeBackEnd(ctx: Ctx, slug: string, id: string): Promise<Ended> {
  return inTransaction(ctx.em, async (tx) => {
    const found = await requireMembership({ ...ctx, em: tx }, slug, id, { lock: true });
    const { name } = await tx.findOneOrFail(User, { id: found.userId });
    const endsOn = found.membership.endsOn ?? null;
    if (endsOn !== null) {
      await tx.nativeUpdate(UserCommunity, { id }, { endsOn: null, decisionReason: null });
      await recordDay(tx, found, { action: 'UNDO', name, endsOn, reason: null });
      const by = { ...found.actor, locale: ctx.locale };
      await notifyMemberships(tx, 'MEMBERSHIP_STAYS', { ids: [id], by });
    }
    return { name, endsOn: null };
  });
}

const recordDay = (
  tx: Em,
  { actor, community, membership, userId }: ManagedMembership,
  {
    action,
    name,
    endsOn,
    reason,
  }: { action: 'SCHEDULE' | 'UNDO'; name: string; endsOn: string; reason: string | null },
): Promise<void> =>
  recordEvent(tx, {
    actor,
    communityId: community.id,
    subject: { type: 'MEMBER', id: membership.id },
    action,
    from: 'CONFIRMED',
    to: 'CONFIRMED',
    reason,
    snapshot: { title: name, unit: membership.condoUnit, userId, endsOn },
  });
