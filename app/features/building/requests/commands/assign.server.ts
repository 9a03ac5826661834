import { User } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { changedSince, lockManagedRequest, type RequestAddress } from '../access.server.ts';
import { deskOf } from '#app/features/residency/memberships/desk-people.server.ts';
import { notifyAssigned } from '../emails/notify-of-requests.server.ts';
import { recordRequest } from '../history.server.ts';

/**
 * Gives a request to somebody at the desk, who is told by email unless it is the actor, or to nobody. Nothing changes
 * where it is so. Throws AppError: `unauthenticated`, `forbidden`, `not-found`, `invalid` for somebody who doesn't work
 * at the desk, `conflict` where it changed since `version`.
 */
export const assignRequest = (
  ctx: Ctx,
  address: RequestAddress,
  assigneeId: string | null,
  version?: number,
): Promise<{ ref: string }> =>
  inTransaction(ctx.em, async (tx) => {
    const { actor, community, request } = await lockManagedRequest({ ...ctx, em: tx }, address);
    const { ref } = request;
    if (version !== undefined && version !== request.version) throw changedSince();
    if ((request.assignee?.id ?? null) === assigneeId) return { ref };
    if (assigneeId !== null && assigneeId !== actor.id) {
      await requireAtDesk(tx, request.community.id, assigneeId);
    }
    tx.assign(request, {
      assignee: assigneeId === null ? null : tx.getReference(User, assigneeId, { wrapped: true }),
      version: request.version + 1,
    });
    await tx.flush();
    // By id: the log shows today's name.
    const more = { assigneeId };
    await recordRequest(tx, actor, request, { action: 'CHANGE', from: request.state, more });
    if (assigneeId !== null && assigneeId !== actor.id) {
      await notifyAssigned(tx, actor, { community, request, assigneeId });
    }
    return { ref };
  });

async function requireAtDesk(tx: Em, communityId: string, userId: string): Promise<void> {
  const people = await deskOf(tx, communityId);
  if (people.includes(userId)) return;
  throw new AppError('invalid', 'requests.notAtDesk', { field: 'assignee' });
}
