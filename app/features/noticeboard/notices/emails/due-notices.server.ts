import { LockMode } from '@mikro-orm/core';
import { CondoNotice } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { notifyNotice } from './notify-of-notice.server.ts';

/**
 * Queues the letters of scheduled notices whose hour has come, each in a transaction of its own. Running it
 * twice changes nothing.
 */
export async function notifyDueNotices(em: Em, signal: AbortSignal): Promise<void> {
  const isDue = { status: 'PUBLISHED', lettersDueAt: { $lte: new Date() } } as const;
  const due = await em.find(CondoNotice, isDue, {
    fields: ['id'],
    orderBy: { lettersDueAt: 'asc' },
  });
  for (const { id } of due) {
    signal.throwIfAborted();
    await em.transactional(async (tx) => {
      const notice = await tx.findOne(
        CondoNotice,
        { id, ...isDue },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
      );
      if (!notice) return;
      notice.lettersDueAt = null;
      await tx.flush();
      await notifyNotice(tx, notice);
    });
  }
}
