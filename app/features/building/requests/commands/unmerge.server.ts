import { RequestEntry, RequestJoiner, ServiceRequest } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { lockManagedRequest, type RequestAddress } from '../access.server.ts';
import { dropMerged } from '../emails/notify-of-requests.server.ts';
import { recordRequest } from '../history.server.ts';
import { canUndoMerge } from '../policy.ts';
import type { BeforeMerge } from './merge.server.ts';

/**
 * Undoes a merge within two minutes, while neither request has changed since: both are as they were, and nobody is
 * told. A contractor's link that ended with the merge stays ended. Throws AppError: `unauthenticated`, `forbidden`,
 * `not-found`, `conflict` later, or where either changed.
 */
export const unmergeRequest = (ctx: Ctx, address: RequestAddress): Promise<{ ref: string }> =>
  inTransaction(ctx.em, async (tx) => {
    const inside = { ...ctx, em: tx };
    const { actor, request } = await lockManagedRequest(inside, address);
    const merged =
      request.mergedInto && (await tx.findOneOrFail(ServiceRequest, request.mergedInto.id));
    const { closedAt } = request;
    if (!merged || !closedAt || !canUndoMerge({ isMerged: true, closedAt })) throw tooLate();
    const { request: target } = await lockManagedRequest(inside, { ...address, ref: merged.ref });
    const before = await beforeMerge(tx, request.id, target.ref);
    if (!before || target.version !== before.version + 1) throw tooLate();
    const left = await tx.nativeDelete(RequestJoiner, { request: target.id, createdAt: closedAt });
    const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment));
    tx.assign(target, {
      affected: target.affected - left,
      isShared: before.isShared,
      waitingSince: dateOf(before.waitingSince),
      version: target.version + 1,
    });
    tx.assign(request, {
      mergedInto: null,
      closedAt: null,
      waitingSince: dateOf(before.ownWaitingSince),
      version: request.version + 1,
    });
    await tx.flush();
    await dropLines(tx, request, target);
    await dropMerged(tx, request);
    const more = { unmergedFrom: target.ref };
    await recordRequest(tx, actor, request, { action: 'CHANGE', from: request.state, more });
    return { ref: request.ref };
  });

/** Takes the lines that say it out of both histories. */
async function dropLines(tx: Em, request: ServiceRequest, target: ServiceRequest): Promise<void> {
  for (const [own, other] of [
    [request, target],
    [target, request],
  ] as const) {
    const line = { request: own.id, kind: 'MERGE', words: other.ref } as const;
    await tx.nativeDelete(RequestEntry, line);
  }
}

/** What the last merge of a request changed; null where the log does not have it. */
async function beforeMerge(tx: Em, requestId: string, into: string): Promise<BeforeMerge | null> {
  const line = await kysely(tx)
    .selectFrom('moderation_events')
    .select('snapshot')
    .where('subjectType', '=', 'REQUEST')
    .where('subjectId', '=', requestId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { mergedInto, before } = (line?.snapshot ?? {}) as {
    mergedInto?: string;
    before?: BeforeMerge;
  };
  return mergedInto === into && before ? before : null;
}

const tooLate = () => new AppError('conflict', 'requests.mergeStays');
