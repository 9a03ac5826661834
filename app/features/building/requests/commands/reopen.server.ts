import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { lockRequest, requestNotFound, type RequestAddress } from '../access.server.ts';
import { notifyDesk, notifyPeople } from '../emails/notify-of-requests.server.ts';
import { addEntry, recordRequest } from '../history.server.ts';
import { canCloseRequest, canReopenRequest, relationsTo } from '../policy.ts';
import { isEnd } from '../state-machine.ts';
import { endWorkOrder } from '../work-order/end.server.ts';
import type { ChangedRequest } from './change.server.ts';

/**
 * Opens the actor's own request again, because it isn't done. Nothing changes while it is open again. Throws AppError:
 * `unauthenticated`, `forbidden` for an outsider, `not-found`, also for somebody else's, `conflict` where it was never
 * at an end, or for too long.
 */
export const reopenRequest = (
  ctx: Ctx,
  address: RequestAddress,
  words: string | null,
): Promise<ChangedRequest> =>
  inTransaction(ctx.em, async (tx) => {
    const { actor, community, request, facts } = await lockRequest({ ...ctx, em: tx }, address);
    if (!relationsTo(actor, facts).includes('author')) throw requestNotFound();
    const { ref, state: from } = request;
    if (from === 'REOPENED') return { ref, state: from, version: request.version };
    if (!canReopenRequest(actor, facts)) {
      const wrong = isEnd(from) ? 'requests.tooLate' : 'requests.isOpen';
      throw new AppError('conflict', wrong);
    }
    tx.assign(request, {
      ...{ state: 'REOPENED', closedAt: null, plannedFor: null, version: request.version + 1 },
    });
    await tx.flush();
    const entryId = await addEntry(tx, {
      ...{ requestId: request.id, kind: 'STATE', actor, byDesk: false, from, to: 'REOPENED' },
      ...{ words, language: ctx.locale },
    });
    await recordRequest(tx, actor, request, { action: 'REOPEN', from });
    const said = words === null ? null : { text: words, language: ctx.locale };
    const about = { community, request, entryId, words: said };
    await notifyDesk(tx, actor, { ...about, what: 'REOPENED' });
    await notifyPeople(tx, actor, {
      ...{ ...about, words: null, only: null },
      what: { kind: 'STATE', state: 'REOPENED', plannedFor: null },
    });
    return { ref, state: request.state, version: request.version };
  });

/**
 * Closes the actor's own request, because it isn't needed any more. Nothing changes where it is done. Throws AppError:
 * `unauthenticated`, `forbidden` for an outsider, `not-found`, also for somebody else's, `conflict` where it was
 * declined or merged.
 */
export const closeRequest = (ctx: Ctx, address: RequestAddress): Promise<ChangedRequest> =>
  inTransaction(ctx.em, async (tx) => {
    const { actor, community, request, facts } = await lockRequest({ ...ctx, em: tx }, address);
    if (!relationsTo(actor, facts).includes('author')) throw requestNotFound();
    const { ref, state: from } = request;
    if (from === 'DONE') return { ref, state: from, version: request.version };
    if (!canCloseRequest(actor, facts)) throw new AppError('conflict', 'requests.isOver');
    tx.assign(request, {
      ...{ state: 'DONE', closedAt: new Date(), plannedFor: null, version: request.version + 1 },
    });
    await tx.flush();
    await endWorkOrder(tx, request.id);
    const entryId = await addEntry(tx, {
      ...{ requestId: request.id, kind: 'STATE', actor, byDesk: false, from, to: 'DONE' },
      language: ctx.locale,
    });
    await recordRequest(tx, actor, request, { action: 'CHANGE', from });
    const about = { community, request, entryId, words: null };
    await notifyDesk(tx, actor, { ...about, what: 'CLOSED' });
    await notifyPeople(tx, actor, {
      ...{ ...about, only: null },
      what: { kind: 'STATE', state: 'DONE', plannedFor: null },
    });
    return { ref, state: request.state, version: request.version };
  });
