import { Handover, User, UserCommunity } from '#db/entities/index.ts';
import { recordEvent } from '#app/features/log/record.server.ts';
import { inTransaction } from '#app/lib/db/transaction.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireLeaver, type Leaver } from './access.server.ts';
import { handOver } from './hand-over.server.ts';
import type { HandoverInput } from './schema.server.ts';

const pending = { doneAt: null, cancelledAt: null, failedAt: null };

/** What a form handed over: to whom, and from which day on; null for at once. */
export interface HandedOver {
  successor: string;
  onDay: string | null;
}

/**
 * Hands communities over to a successor, now or on a day; a hand-over that waits for one of them is
 * replaced. Throws AppError as `requireLeaver` does, `invalid` for an address without an account or a
 * community that the person does not moderate.
 */
export async function askHandover(
  ctx: Ctx,
  personId: string | null,
  { successor: email, communities, when, onDay }: Omit<HandoverInput, 'change'>,
): Promise<HandedOver> {
  const leaver = await requireLeaver(ctx, personId);
  return inTransaction(ctx.em, async (tx) => {
    const { actor, person } = leaver;
    const successor = await findSuccessor(tx, email, person.id);
    const communityIds = [...new Set(communities)];
    const moderated = await tx.count(UserCommunity, {
      user: person.id,
      community: { $in: communityIds },
      canModerate: true,
      state: 'CONFIRMED',
    });
    if (moderated < communityIds.length) {
      throw new AppError('invalid', 'handover.notModerated', { field: 'communities' });
    }
    for (const communityId of communityIds) {
      await cancelPending(tx, leaver, { person: person.id, community: communityId });
      if (when === 'now' || !onDay) {
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
      await record(tx, leaver, { communityId, action: 'SCHEDULE', to: successor.name, onDay });
    }
    return { successor: successor.name, onDay: when === 'now' ? null : (onDay ?? null) };
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
    const line = { communityId: community.id, to: successor.unwrap().name, onDay };
    await record(tx, leaver, { ...line, action: 'UNDO' });
  }
}

async function findSuccessor(tx: Em, email: string, personId: string) {
  const working = { email, disabledAt: null, deletionAskedAt: null };
  const successor = await tx.findOne(User, working, { fields: ['name'] });
  if (!successor) throw new AppError('invalid', 'handover.noSuchAccount', { field: 'successor' });
  if (successor.id === personId) {
    throw new AppError('invalid', 'handover.samePerson', { field: 'successor' });
  }
  return successor;
}

const record = (
  tx: Em,
  { actor, person }: Leaver,
  line: { communityId: string; action: 'SCHEDULE' | 'UNDO'; to: string; onDay: string },
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
      successor: line.to,
      onDay: line.onDay,
    },
  });
