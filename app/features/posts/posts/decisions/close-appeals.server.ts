import { Appeal } from '#db/entities/index.ts';
import type { AppealState, PostType } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';

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
