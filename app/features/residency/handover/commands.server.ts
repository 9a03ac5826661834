import { Handover, User } from '#db/entities/index.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireLeaver, type Leaver } from './access.server.ts';
import { checkHandover, dayOf } from './check.server.ts';
import { handOver } from './hand-over.server.ts';
import type { HandoverInput } from './schema.server.ts';

const pending = { doneAt: null, cancelledAt: null, failedAt: null };

/** What a form handed over: to whom, and from which day on; null for at once. */
export interface HandedOver {
  successor: string;
  onDay: string | null;
  /** Whether the person who asked still has a desk to come back to. */
  staysAtDesk: boolean;
}

/**
 * Hands communities over to the successor who was confirmed, now or on a day; a hand-over that waits for
 * one of them is replaced. Throws AppError as `checkHandover` does, and `conflict` where the address
 * belongs to somebody else by now.
 */
export async function askHandover(
  ctx: Ctx,
  personId: string | null,
  input: HandoverInput,
): Promise<HandedOver> {
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
