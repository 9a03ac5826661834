import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import {
  changedSince,
  lockRequest,
  requestNotFound,
  type RequestAddress,
} from '../access.server.ts';
import { notifyDesk, notifyPeople } from '../emails/notify-of-requests.server.ts';
import { addEntry, recordRequest } from '../history.server.ts';
import { canCloseRequest, canReopenRequest, relationsTo } from '../policy.ts';
import { isEnd } from '../state-machine.ts';
import { endWorkOrder } from '../work-order/end.server.ts';
import type { ChangedRequest } from './change.server.ts';
import { messagesByAccount } from './message.server.ts';

interface Said {
  words?: string | null | undefined;
  /** The version that was shown. */
  version?: number | undefined;
}

/**
 * Opens the actor's own request again, because it isn't done. Nothing changes while it is open again. It counts as a
 * message. Throws AppError: `unauthenticated`, `forbidden` for an outsider, `not-found`, also for somebody else's,
 * `conflict` where it was never at an end, or for too long, or it changed since `version`; `too-many`.
 */
export async function reopenRequest(
  ctx: Ctx,
  address: RequestAddress,
  { words = null, version }: Said = {},
): Promise<ChangedRequest> {
  return inTransaction(ctx.em, async (tx) => {
    const { actor, community, request, facts } = await lockRequest({ ...ctx, em: tx }, address);
    if (!relationsTo(actor, facts).includes('author')) throw requestNotFound();
    await messagesByAccount.countTry(actor.id);
    const { ref, state: from } = request;
    if (from === 'REOPENED') return { ref, state: from, version: request.version };
    if (version !== undefined && version !== request.version) throw changedSince();
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
}

/**
 * Closes the actor's own request, because it isn't needed any more; `words` say why. Nothing changes where it is done.
 * It counts as a message. Throws AppError: `unauthenticated`, `forbidden` for an outsider, `not-found`, also for
 * somebody else's, `conflict` where it was declined or merged, or changed since `version`; `too-many`.
 */
export async function closeRequest(
  ctx: Ctx,
  address: RequestAddress,
  { words = null, version }: Said = {},
): Promise<ChangedRequest> {
  return inTransaction(ctx.em, async (tx) => {
    const { actor, community, request, facts } = await lockRequest({ ...ctx, em: tx }, address);
    if (!relationsTo(actor, facts).includes('author')) throw requestNotFound();
    await messagesByAccount.countTry(actor.id);
    const { ref, state: from } = request;
    if (from === 'DONE') return { ref, state: from, version: request.version };
    if (version !== undefined && version !== request.version) throw changedSince();
    if (!canCloseRequest(actor, facts)) throw new AppError('conflict', 'requests.isOver');
    tx.assign(request, {
      ...{ state: 'DONE', closedAt: new Date(), plannedFor: null, version: request.version + 1 },
    });
    await tx.flush();
    await endWorkOrder(tx, request.id);
    const entryId = await addEntry(tx, {
      ...{ requestId: request.id, kind: 'STATE', actor, byDesk: false, from, to: 'DONE' },
      ...{ words, language: ctx.locale },
    });
    await recordRequest(tx, actor, request, { action: 'CHANGE', from });
    const said = words === null ? null : { text: words, language: ctx.locale };
    const about = { community, request, entryId, words: said };
    await notifyDesk(tx, actor, { ...about, what: 'CLOSED' });
    await notifyPeople(tx, actor, {
      ...{ ...about, words: null, only: null },
      what: { kind: 'STATE', state: 'DONE', plannedFor: null },
    });
    return { ref, state: request.state, version: request.version };
  });
}
