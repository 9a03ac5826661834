import { Appeal } from '#db/entities/index.ts';
import type { AppealState, PostType } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { closeReports } from './close-reports.server.ts';
import type { DecidedPost } from './decision.server.ts';
import type { PostEvent } from './history.server.ts';

/**
 * Closes the open appeal of a post, inside the transaction of what answers it. Returns whether there was
 * one.
 */
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
 * What a decision answers besides: an appeal against the one before, and reports about the post. Call it
 * inside the transaction of the decision.
 */
export async function settle(
  tx: Em,
  {
    type,
    post: { id, communityId },
    action,
    actor,
  }: { type: PostType; post: DecidedPost; action: PostEvent['action']; actor: Actor },
): Promise<void> {
  if (action === 'APPROVE' || action === 'RESTORE') {
    await closeAppeals(tx, { type, id }, { state: 'GRANTED', by: actor });
  }
  if (action === 'REMOVE') {
    await closeReports(tx, { type, id, communityId }, { state: 'UPHELD', by: actor });
  }
}
