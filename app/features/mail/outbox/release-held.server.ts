import { MailLetter } from '#db/entities/index.ts';
import { defaultChoice, type ChosenTopic } from '#app/features/mail/choices/topics.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { send } from '#app/lib/jobs/queue.server.ts';

/**
 * Sends what was held of a topic because the person's address was not confirmed, to the address that they have
 * confirmed now, in the transaction of that. What they want in a digest goes on waiting for it.
 */
export async function releaseHeld(
  tx: Em,
  { id, email }: { id: string; email: string },
  topic: ChosenTopic,
): Promise<void> {
  const choice = await kysely(tx)
    .selectFrom('mail_choices')
    .select('frequency')
    .where('user', '=', id)
    .where('topic', '=', topic)
    .executeTakeFirst();
  if ((choice?.frequency ?? defaultChoice(topic)) !== 'NOW') return;
  const released = await tx.nativeUpdate(
    MailLetter,
    { user: id, topic, state: 'HELD', digest: null },
    { state: 'QUEUED', address: email, nextTryAt: new Date() },
  );
  if (released > 0) await send(tx, 'send-mail', {});
}
