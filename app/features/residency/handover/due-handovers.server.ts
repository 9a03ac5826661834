import { sql } from 'kysely';
import { LockMode } from '@mikro-orm/core';
import { Handover } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { logChange } from '#app/lib/log.server.ts';
import { handOver } from './hand-over.server.ts';

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
