import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { RequestEntry, RequestWorkOrder } from '#db/entities/index.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { lockManagedRequest, type RequestAddress } from '../access.server.ts';
import { notifyWorkDone } from '../emails/notify-of-requests.server.ts';
import { recordRequest } from '../history.server.ts';
import { newWorkOrderNonce, workOrderHash, workOrderSecret } from './address.server.ts';
import { endWorkOrder } from './end.server.ts';
import { linkEnded, workOrderAt } from './order.server.ts';

/**
 * Makes the contractor's link of an open request, or another one in its place: the old one stops working. Throws
 * AppError: `unauthenticated`, `forbidden`, `not-found`, `conflict` for a request that is closed.
 */
export const makeWorkOrder = (
  ctx: Ctx,
  address: RequestAddress,
  letsIn: string | null,
): Promise<{ ref: string }> =>
  inTransaction(ctx.em, async (tx) => {
    const { actor, request } = await lockManagedRequest({ ...ctx, em: tx }, address);
    if (request.closedAt) throw new AppError('conflict', 'requests.isOver');
    const nonce = newWorkOrderNonce();
    await tx.upsert(RequestWorkOrder, {
      ...{ request: request.id, nonce, hash: workOrderHash(workOrderSecret(request.id, nonce)) },
      ...{ letsIn: letsIn || null, madeBy: actor.id, doneAt: null, createdAt: new Date() },
    });
    const more = { workOrder: true };
    await recordRequest(tx, actor, request, { action: 'CHANGE', from: request.state, more });
    return { ref: request.ref };
  });

/**
 * Takes the contractor's link of a request back. Nothing changes where there is none. Throws AppError:
 * `unauthenticated`, `forbidden`, `not-found`.
 */
export const takeBackWorkOrder = (ctx: Ctx, address: RequestAddress): Promise<{ ref: string }> =>
  inTransaction(ctx.em, async (tx) => {
    const { actor, request } = await lockManagedRequest({ ...ctx, em: tx }, address);
    if (await endWorkOrder(tx, request.id)) {
      const more = { workOrder: false };
      await recordRequest(tx, actor, request, { action: 'CHANGE', from: request.state, more });
    }
    return { ref: request.ref };
  });

/**
 * Writes down that a contractor says the work is done: the desk reads it, and closes the request itself. Whoever has
 * the link may say it, once. Throws AppError `not-found` for a link that ended.
 */
export const reportWorkDone = (
  ctx: Ctx,
  secret: string,
  words: string | null,
): Promise<{ doneAt: Date }> =>
  inTransaction(ctx.em, async (tx) => {
    const order = await tx.findOne(
      RequestWorkOrder,
      { hash: workOrderHash(secret), request: { closedAt: null } },
      { populate: ['request.community'], lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!order) throw linkEnded();
    // Who made the link may have lost the right to.
    await workOrderAt({ ...ctx, em: tx }, secret);
    if (order.doneAt) return { doneAt: order.doneAt };
    const now = new Date();
    tx.assign(order, { doneAt: now });
    await tx.flush();
    const request = order.request.unwrap();
    const entryId = randomUUID();
    await tx.insert(RequestEntry, {
      ...{ id: entryId, request: request.id, kind: 'CONTRACTOR' },
      ...{ words: words || null, language: ctx.locale, createdAt: now },
    });
    await notifyWorkDone(tx, {
      ...{ community: request.community.unwrap(), request, entryId },
      words: words ? { text: words, language: ctx.locale } : null,
    });
    return { doneAt: now };
  });
