import { inTransaction } from '#app/lib/db/write.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { lockManagedRequest, type RequestAddress } from '../access.server.ts';
import { recordRequest } from '../history.server.ts';

/**
 * Lets neighbours see that a request is open and join it, or no longer: those who joined go on reading it. Nothing
 * changes where it is so. Throws AppError: `unauthenticated`, `forbidden`, `not-found`.
 */
export const shareRequest = (
  ctx: Ctx,
  address: RequestAddress,
  isShared: boolean,
): Promise<{ ref: string }> =>
  inTransaction(ctx.em, async (tx) => {
    const { actor, request } = await lockManagedRequest({ ...ctx, em: tx }, address);
    if (request.isShared !== isShared) {
      tx.assign(request, { isShared, version: request.version + 1 });
      await tx.flush();
      const more = { shared: isShared };
      await recordRequest(tx, actor, request, { action: 'CHANGE', from: request.state, more });
    }
    return { ref: request.ref };
  });
