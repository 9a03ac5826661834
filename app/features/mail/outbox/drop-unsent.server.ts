import { sql } from 'kysely';
import { MailLetter } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';

/** Whether an email has not left, is not leaving and is in no digest. */
export const isUnsent = sql<boolean>`(state in ('QUEUED', 'HELD') and digest_id is null
  and (claimed_until is null or claimed_until < now()))`;

/**
 * Deletes a person's emails of a kind about events whose names begin with `events`, queued since a moment,
 * where they have not left, because what they tell was undone. Returns whether one of them has left, is
 * leaving or is in a digest: then the person has to hear that it was undone. At most two statements.
 */
export async function dropUnsent(
  tx: Em,
  { kind, userId, events, since }: { kind: string; userId: string; events: string; since: Date },
): Promise<{ hasLeft: boolean }> {
  const letters = await kysely(tx)
    .selectFrom('mail_letters')
    .select(['id', isUnsent.as('isUnsent')])
    .where('user', '=', userId)
    .where('kind', '=', kind)
    .where('createdAt', '>=', since)
    .where(sql<boolean>`starts_with(event, ${events})`)
    .forUpdate()
    .execute();
  const unsent = letters.filter(({ isUnsent }) => isUnsent);
  if (unsent.length > 0) {
    await tx.nativeDelete(MailLetter, { id: { $in: unsent.map(({ id }) => id) } });
  }
  return { hasLeft: unsent.length < letters.length };
}
