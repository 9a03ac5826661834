import { MailLetter, NeighbourBlock, NeighbourLetter } from '#db/entities/index.ts';
import { neighbourLetter, neighbourEvent } from './emails/message.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { keptDays } from './limits.ts';

/** Deletes messages between neighbours that were kept for 90 days, and the emails with them. */
export async function sweepMessages(em: Em): Promise<void> {
  const before = new Date(Date.now() - keptDays * 24 * 60 * 60 * 1000);
  await em.nativeDelete(NeighbourLetter, { createdAt: { $lt: before } });
  await em.nativeDelete(MailLetter, {
    kind: neighbourLetter.kind,
    createdAt: { $lt: before },
    state: { $nin: ['QUEUED', 'HELD'] },
  });
}

/** Deletes what a person wrote to neighbours and got from them, and who blocked whom. */
export async function forgetMessagesOf(tx: Em, userId: string): Promise<void> {
  const messages = await kysely(tx)
    .selectFrom('neighbour_letters')
    .select('id')
    .where((is) => is.or([is('sender', '=', userId), is('receiver', '=', userId)]))
    .forUpdate()
    .execute();
  await tx.nativeDelete(NeighbourLetter, { $or: [{ sender: userId }, { receiver: userId }] });
  await tx.nativeDelete(MailLetter, {
    event: { $in: messages.map(({ id }) => neighbourEvent(id)) },
  });
  await tx.nativeDelete(NeighbourBlock, { $or: [{ person: userId }, { blocked: userId }] });
}
