import type { PostType } from '#db/enums.ts';
import { closeAppeals } from './close-appeals.server.ts';
import { closeReports } from './close-reports.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { DecidedPost } from './decision.server.ts';
import type { PostEvent } from './history.server.ts';

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
