import { Handover, User, UserCommunity } from '#db/entities/index.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { inTransaction, lockPerson } from '#app/lib/db/write.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import {
  requireLeaver,
  type Leaver,
  checkHandover,
  dayOf,
  type HandoverInput,
  successorIn,
  roleAfter,
} from './check.server.ts';
import { dropIdleOffice } from '#app/features/residency/ending/end-membership.server.ts';
import { recordRole } from '#app/features/residency/ending/moderators.server.ts';
import { lockCommunities } from '#app/features/residency/memberships/lock-communities.server.ts';
import { addModerator } from '#app/features/residency/people/add-moderator.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { notifyHandedOver } from './emails/handed-over.server.ts';
import { canTakeOver } from './successor-state.ts';
import { sql } from 'kysely';
import { LockMode } from '@mikro-orm/core';
import { kysely } from '#app/lib/db/read.server.ts';
import { logChange } from '#app/lib/log.server.ts';

const pending = { doneAt: null, cancelledAt: null, failedAt: null };

/** What a form handed over: to whom, and from which day on; null for at once. */
export type HandedOver = Awaited<ReturnType<typeof askHandover>>;

/**
 * Hands communities over to the successor who was confirmed, now or on a day; a hand-over that waits for
 * one of them is replaced. Throws AppError as `checkHandover` does, and `conflict` where the address
 * belongs to somebody else by now.
 */
export async function askHandover(ctx: Ctx, personId: string | null, input: HandoverInput) {
  return inTransaction(ctx.em, async (tx) => {
    const inside = { ...ctx, em: tx };
    const { leaver, successor, takings } = await checkHandover(inside, personId, input);
    if (input.found !== successor.id) throw new AppError('conflict', 'handover.otherPerson');
    const { actor, person } = leaver;
    const onDay = dayOf(input);
    for (const { id: communityId } of takings) {
      await cancelPending(tx, leaver, { person: person.id, community: communityId });
      if (onDay === null) {
        const people = { personId: person.id, successorId: successor.id };
        const isDone = await handOver(tx, { ...people, communityId, by: actor });
        if (!isDone) throw new AppError('conflict', 'handover.cannot');
        continue;
      }
      await tx.insert(Handover, {
        id: crypto.randomUUID(),
        community: communityId,
        person: person.id,
        successor: successor.id,
        onDay,
        askedBy: actor.id,
        createdAt: new Date(),
      });
      await record(tx, leaver, { communityId, action: 'SCHEDULE', to: successor, onDay });
    }
    const { role } = await tx.findOneOrFail(User, { id: actor.id }, { refresh: true });
    // The person who asked may have no desk left to come back to.
    return { successor: successor.name, onDay, staysAtDesk: role !== 'RESIDENT' };
  });
}

/** Cancels a hand-over that waits. Throws AppError: `unauthenticated`, `forbidden`, `not-found`. */
export async function cancelHandover(ctx: Ctx, id: string): Promise<void> {
  const waiting = await ctx.em.findOne(Handover, { id });
  if (!waiting) throw new AppError('not-found', 'handover.notFound');
  const leaver = await requireLeaver(ctx, waiting.person.id);
  await inTransaction(ctx.em, (tx) => cancelPending(tx, leaver, { id }));
}

async function cancelPending(
  tx: Em,
  leaver: Leaver,
  which: { id: string } | { person: string; community: string },
): Promise<void> {
  const found = await tx.find(Handover, { ...which, ...pending }, { populate: ['successor'] });
  for (const { id, community, successor, onDay } of found) {
    const cancelledAt = new Date();
    const changed = await tx.nativeUpdate(Handover, { id, ...pending }, { cancelledAt });
    if (changed === 0) continue;
    const line = { communityId: community.id, to: successor.unwrap(), onDay };
    await record(tx, leaver, { ...line, action: 'UNDO' });
  }
}

const record = (
  tx: Em,
  { actor, person }: Leaver,
  line: {
    communityId: string;
    action: 'SCHEDULE' | 'UNDO';
    to: { id: string; name: string };
    onDay: string;
  },
): Promise<void> =>
  recordEvent(tx, {
    actor,
    communityId: line.communityId,
    subject: { type: 'ROLE', id: person.id },
    action: line.action,
    from: person.role,
    to: person.role,
    snapshot: {
      title: person.name,
      userId: person.id,
      successor: line.to.name,
      successorId: line.to.id,
      onDay: line.onDay,
    },
  });

interface HandingOver {
  personId: string;
  successorId: string;
  communityId: string;
  /** Null when a scheduled job did it. */
  by: Pick<Actor, 'id' | 'role'> | null;
}

/**
 * Makes the successor the moderator of a community, and ends the right of the person who leaves, with
 * a line in the log and an email for each. Somebody who has nothing left to moderate becomes a RESIDENT, and stays a
 * member. Returns false, with nothing changed, when the person does not moderate it any more, the successor's
 * account is closed, or the successor waits there, was refused or is leaving. Call it inside a transaction.
 */
async function handOver(
  tx: Em,
  { personId, successorId, communityId, by }: HandingOver,
): Promise<boolean> {
  for (const id of [personId, successorId].sort()) await lockPerson(tx, id);
  const person = await tx.findOneOrFail(User, { id: personId }, { refresh: true });
  const successor = await tx.findOneOrFail(User, { id: successorId }, { refresh: true });
  const moderated = { user: personId, community: communityId, canModerate: true } as const;
  const moderates = (await tx.count(UserCommunity, { ...moderated, state: 'CONFIRMED' })) > 0;
  if (!moderates || successor.disabledAt || successor.deletionAskedAt) return false;
  const { state } = await successorIn(tx, successorId, communityId);
  if (!canTakeOver(state)) return false;
  const { role: before } = successor;
  const role = roleAfter(before, person.role);
  await tx.nativeUpdate(User, { id: successorId }, { role });
  await lockCommunities(tx, [communityId]);
  await addModerator(tx, { actor: by, userId: successorId, communityId, role });
  const line = { by, communityId };
  await recordRole(tx, { ...line, person: successor, from: before, to: role, moderates: true });
  await tx.nativeUpdate(UserCommunity, moderated, { canModerate: false });
  await recordRole(tx, {
    ...line,
    person,
    from: person.role,
    to: person.role,
    moderates: false,
  });
  await dropIdleOffice(tx, by, person, communityId);
  await notifyHandedOver(tx, { person, successor, communityId });
  return true;
}

/**
 * Carries out the hand-overs whose day has come, each in a transaction of its own. One that cannot be
 * carried out changes nothing and stays listed as failed. Running it twice changes nothing.
 */
export async function carryOutDueHandovers(em: Em, signal: AbortSignal): Promise<void> {
  const due = await kysely(em)
    .selectFrom('handovers')
    .select('id')
    .where('doneAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .where('failedAt', 'is', null)
    .where(sql<boolean>`on_day <= (now() at time zone 'America/Toronto')::date`)
    .orderBy('id')
    .execute();
  for (const { id } of due) {
    signal.throwIfAborted();
    await em.transactional(async (tx) => {
      const pending = { id, doneAt: null, cancelledAt: null, failedAt: null };
      const options = { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE } as const;
      const handover = await tx.findOne(Handover, pending, options);
      if (!handover) return;
      const people = { personId: handover.person.id, successorId: handover.successor.id };
      const communityId = handover.community.id;
      const isDone = await handOver(tx, { ...people, communityId, by: null });
      const now = new Date();
      await tx.nativeUpdate(Handover, { id }, isDone ? { doneAt: now } : { failedAt: now });
      if (!isDone) logChange('roles', `the hand-over ${id} could not be carried out`);
    });
  }
}
