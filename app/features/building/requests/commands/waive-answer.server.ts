import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { changedSince, lockManagedRequest, type RequestAddress } from '../access.server.ts';
import { recordRequest } from '../history.server.ts';
import { canWaiveAnswer } from '../policy.ts';

/**
 * Takes a request off those that wait for an answer, where what was written last needs none, such as thanks. Nobody is
 * told. Nothing changes where it doesn't wait. Throws AppError: `unauthenticated`, `forbidden`, `not-found`, `conflict`
 * where it changed since `version`, so that nothing unread is passed over, and where the request itself has had no
 * answer since it was sent or opened again.
 */
export const waiveAnswer = (
  ctx: Ctx,
  address: RequestAddress,
  version: number,
): Promise<{ ref: string }> =>
  inTransaction(ctx.em, async (tx) => {
    const { actor, request } = await lockManagedRequest({ ...ctx, em: tx }, address);
    const { ref, state } = request;
    if (!request.waitingSince) return { ref };
    if (version !== request.version) throw changedSince();
    if (!canWaiveAnswer(request)) throw new AppError('conflict', 'requests.needsAnswer');
    tx.assign(request, { waitingSince: null, version: version + 1 });
    await tx.flush();
    const more = { needsAnswer: false };
    await recordRequest(tx, actor, request, { action: 'CHANGE', from: state, more });
    return { ref };
  });
