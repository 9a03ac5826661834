import { sql } from 'kysely';
import { Appeal } from '#db/entities/index.ts';
import type { AppealState, PostType } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';

/** Closes the open appeal of a post, in the transaction of its answer. Returns whether there was one. */
export async function closeAppeals(
  tx: Em,
  { type, id }: { type: PostType; id: string },
  {
    state,
    by,
    answer,
  }: {
    state: Exclude<AppealState, 'OPEN'>;
    /** Null where the author made it pointless. */
    by: { id: string } | null;
    /** Shown to the author. */
    answer?: string | undefined;
  },
): Promise<boolean> {
  const closed = await tx.nativeUpdate(
    Appeal,
    { postType: type, postId: id, state: 'OPEN' },
    { state, decidedBy: by?.id ?? null, answer: answer ?? null, decidedAt: new Date() },
  );
  return closed > 0;
}

/**
 * Opens the appeal against the rejection of a post again, in the transaction that undoes the approval which granted
 * it.
 */
export async function reopenAppeal(
  tx: Em,
  { type, id }: { type: PostType; id: string },
): Promise<void> {
  const rejection = await kysely(tx)
    .selectFrom('moderation_events')
    .select('id')
    .where('subjectType', '=', type)
    .where('subjectId', '=', id)
    .where('action', '=', 'REJECT')
    .where(sql<boolean>`snapshot->'ofRevision' is null`)
    .where('undoneAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!rejection) return;
  await tx.nativeUpdate(
    Appeal,
    { event: rejection.id, state: 'GRANTED' },
    { state: 'OPEN', decidedBy: null, answer: null, decidedAt: null },
  );
}
