import { User, UserCommunity } from '#db/entities/index.ts';
import type { MembershipState } from '#db/enums.ts';
import { carryOutLosses, findLosses } from '#app/features/residency/ending/losses.server.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { notifyMemberships } from '#app/features/residency/membership-emails/notify-members.server.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

/**
 * Refuses somebody who waits at the door, with the reason that they read. Somebody who was a member and
 * moved loses what everybody loses whose membership ends. Returns their name. Throws AppError:
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
    await recordEvent(tx, {
      actor,
      communityId: community.id,
      subject: { type: 'MEMBER', id },
      action: 'REFUSE',
      from: 'WAITING',
      to: 'ENDED',
      reason,
      snapshot: { title: person.name, unit: person.unit, userId: person.userId },
    });
    const by = { ...actor, locale: ctx.locale };
    await notifyMemberships(tx, 'MEMBERSHIP_REFUSED', { ids: [id], by });
    return { name: person.name };
  });
}

/**
 * Puts somebody who was refused back into the queue. Returns their name. Throws AppError:
 * `unauthenticated`, `forbidden`, `not-found`, `conflict` for anybody who was not refused.
 */
export async function reopenPerson(ctx: Ctx, slug: string, id: string): Promise<{ name: string }> {
  const { actor, community } = await requireManaged(ctx, slug);
  return inTransaction(ctx.em, async (tx) => {
    const person = await findPerson(tx, community.id, id);
    const changed = await tx.nativeUpdate(
      UserCommunity,
      { id, community: community.id, state: 'ENDED', confirmedAt: null, user: { $ne: null } },
      { state: 'WAITING', endedAt: null, decidedBy: null, decisionReason: null },
    );
    if (changed === 0) throw await decidedBefore(tx, community.id, id);
    await recordEvent(tx, {
      actor,
      communityId: community.id,
      subject: { type: 'MEMBER', id },
      action: 'REOPEN',
      from: 'ENDED',
      to: 'WAITING',
      snapshot: { title: person.name, unit: person.unit, userId: person.userId },
    });
    const by = { ...actor, locale: ctx.locale };
    await notifyMemberships(tx, 'MEMBERSHIP_WAITING', { ids: [id], by });
    return { name: person.name };
  });
}

async function findPerson(tx: Em, communityId: string, id: string) {
  const row = await tx.findOne(UserCommunity, { id, community: communityId, user: { $ne: null } });
  const user = row?.user && (await tx.findOne(User, { id: row.user.id }, { fields: ['name'] }));
  if (!row || !user) throw new AppError('not-found', 'doorQueue.notFound');
  return { name: user.name, unit: row.condoUnit, userId: user.id };
}

/** The error for a decision that came too late: it says where the membership stands, and by whom. */
export async function decidedBefore(tx: Em, communityId: string, id: string): Promise<AppError> {
  const row = await tx.findOne(
    UserCommunity,
    { id, community: communityId },
    { populate: ['decidedBy'], refresh: true },
  );
  if (!row) return new AppError('not-found', 'doorQueue.notFound');
  const state: MembershipState = row.state;
  const by = row.decidedBy?.getEntity().name;
  return by
    ? new AppError('conflict', `doorQueue.decided.${state}By`, { params: { name: by } })
    : new AppError('conflict', `doorQueue.decided.${state}`);
}
