import type { ServiceRequest } from '#db/entities/index.ts';
import { RequestJoiner } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction, insertNew } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { lockManagedRequest, type RequestAddress } from '../access.server.ts';
import { notifyMerged } from '../emails/notify-of-requests.server.ts';
import { peopleOf } from '../emails/request-people.server.ts';
import { addEntry, recordRequest } from '../history.server.ts';
import { endWorkOrder } from '../work-order/end.server.ts';

/** What a merge changed, as the log keeps it so that it can be undone: of the other request, and of the double. */
export interface BeforeMerge {
  isShared: boolean;
  waitingSince: string | null;
  ownWaitingSince: string | null;
  version: number;
}

/**
 * Ends a request as the double of another one of the same community, which its author and those who joined it follow
 * from now on. The other one is shared from then on. Throws AppError: `unauthenticated`, `forbidden`, `not-found`,
 * `invalid` for itself or one that is not there, `conflict` where either is closed.
 */
export const mergeRequest = (
  ctx: Ctx,
  address: RequestAddress,
  intoRef: string,
): Promise<{ ref: string }> =>
  inTransaction(ctx.em, async (tx) => {
    const inside = { ...ctx, em: tx };
    const { actor, community, request } = await lockManagedRequest(inside, address);
    const target = await lockTarget(inside, { ...address, ref: intoRef });
    if (target.id === request.id) throw unknownTarget();
    if (request.closedAt || target.closedAt) {
      throw new AppError('conflict', 'requests.notMergeable');
    }
    const now = new Date();
    const people = await peopleOf(tx, request);
    const isNew = people.filter((id) => id !== target.author?.id);
    const joined = await insertJoiners(tx, target.id, isNew, now);
    const before: BeforeMerge = {
      isShared: target.isShared,
      waitingSince: target.waitingSince?.toISOString() ?? null,
      ownWaitingSince: request.waitingSince?.toISOString() ?? null,
      version: target.version,
    };
    tx.assign(target, {
      ...{ affected: target.affected + joined, isShared: true, version: target.version + 1 },
      waitingSince: waitingAfter(request, target),
    });
    tx.assign(request, {
      ...{ mergedInto: target.id, closedAt: now, waitingSince: null },
      version: request.version + 1,
    });
    await tx.flush();
    await endWorkOrder(tx, request.id);
    const line = { actor, byDesk: true, language: ctx.locale, kind: 'MERGE' } as const;
    await addEntry(tx, { ...line, requestId: request.id, words: target.ref });
    await addEntry(tx, { ...line, requestId: target.id, words: request.ref });
    const more = { mergedInto: target.ref, before };
    await recordRequest(tx, actor, request, { action: 'CHANGE', from: request.state, more });
    await notifyMerged(tx, actor, { community, request, into: target.ref });
    return { ref: target.ref };
  });

/**
 * Since when the other request waits: a message that the double's people have no answer to goes on waiting there. What
 * was only sent has its answer, for the email says where it goes on.
 */
function waitingAfter(double: ServiceRequest, target: ServiceRequest): Date | null {
  const own = target.waitingSince ?? null;
  const other = double.waitingSince ?? null;
  if (other === null || double.state === 'NEW') return own;
  return own === null || other < own ? other : own;
}

async function lockTarget(ctx: Ctx, address: RequestAddress): Promise<ServiceRequest> {
  try {
    return (await lockManagedRequest(ctx, address)).request;
  } catch (error) {
    if (error instanceof AppError && error.messageKey === 'requests.notFound') {
      throw unknownTarget();
    }
    throw error;
  }
}

const unknownTarget = () => new AppError('invalid', 'requests.mergeUnknown', { field: 'into' });

/** Returns how many had not joined. */
async function insertJoiners(tx: Em, request: string, users: string[], createdAt: Date) {
  if (users.length === 0) return 0;
  return insertNew(
    tx,
    RequestJoiner,
    users.map((user) => ({ request, user, createdAt })),
  );
}
