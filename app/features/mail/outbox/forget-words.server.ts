import { sql } from '@mikro-orm/core';
import { MailLetter } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';

/** For how long outgoing mail shows what a letter said: long enough to ask why one did not come. */
const wordsKeptDays = 90;

/**
 * Forgets what letters said that were settled 90 days ago. That they went, where and when, stays: nobody
 * gets a second letter of one event.
 */
export async function forgetWords(em: Em): Promise<void> {
  const before = new Date(Date.now() - wordsKeptDays * 24 * 60 * 60 * 1000);
  await em.nativeUpdate(
    MailLetter,
    {
      state: { $in: ['SENT', 'BOUNCED', 'SUPPRESSED', 'FAILED'] },
      createdAt: { $lt: before },
      [sql`params <> '{}'::jsonb`]: [],
    },
    { params: {}, lastError: null },
  );
}
