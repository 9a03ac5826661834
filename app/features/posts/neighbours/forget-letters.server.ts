import { MailLetter, NeighbourBlock, NeighbourLetter } from '#db/entities/index.ts';
import { neighbourLetter, neighbourEvent } from './emails/message.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { keptDays } from './limits.ts';

/** Deletes letters that were kept for 90 days, and what was sent of them. */
export async function sweepLetters(em: Em): Promise<void> {
  const before = new Date(Date.now() - keptDays * 24 * 60 * 60 * 1000);
  await em.nativeDelete(NeighbourLetter, { createdAt: { $lt: before } });
  await em.nativeDelete(MailLetter, {
    kind: neighbourLetter.kind,
    createdAt: { $lt: before },
    state: { $nin: ['QUEUED', 'HELD'] },
  });
}

/** Deletes what a person wrote to neighbours and got from them, and who blocked whom. */
export async function forgetLetters(tx: Em, userId: string): Promise<void> {
  const letters = await kysely(tx)
    .selectFrom('neighbour_letters')
    .select('id')
    .where((is) => is.or([is('sender', '=', userId), is('receiver', '=', userId)]))
    .forUpdate()
    .execute();
  await tx.nativeDelete(NeighbourLetter, { $or: [{ sender: userId }, { receiver: userId }] });
  await tx.nativeDelete(MailLetter, {
    event: { $in: letters.map(({ id }) => neighbourEvent(id)) },
  });
  await tx.nativeDelete(NeighbourBlock, { $or: [{ person: userId }, { blocked: userId }] });
}

/** The letters that a person wrote, without whom they went to, as a copy of one’s data has them. */
export const ownLetters = (em: Em, userId: string) =>
  kysely(em)
    .selectFrom('neighbour_letters as letter')
    .innerJoin('communities as community', 'community.id', 'letter.community')
    .select(['community.name as community', 'letter.postType', 'letter.postId', 'letter.words'])
    .select('letter.createdAt')
    .where('letter.sender', '=', userId)
    .orderBy('letter.createdAt')
    .execute();
