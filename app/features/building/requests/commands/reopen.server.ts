import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import {
  changedSince,
  lockRequest,
  requestNotFound,
  type RequestAddress,
} from '../access.server.ts';
import { notifyDesk, notifyPeople } from '../emails/notify-of-requests.server.ts';
import { addEntry, recordRequest } from '../history.server.ts';
import { canCloseRequest, canReopenRequest, relationsTo, type RequestFacts } from '../policy.ts';
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
export const reopenRequest = (
  ctx: Ctx,
  address: RequestAddress,
  said: Said = {},
): Promise<ChangedRequest> =>
  changeOwn(ctx, address, said, {
    ...{ to: 'REOPENED', action: 'REOPEN', tells: 'REOPENED' },
    check: (actor, facts) => {
      if (canReopenRequest(actor, facts)) return;
      throw new AppError('conflict', isEnd(facts.state) ? 'requests.tooLate' : 'requests.isOpen');
    },
  });

/**
 * Closes the actor's own request, because it isn't needed any more; `words` say why. Nothing changes where it is done.
 * It counts as a message. Throws AppError: `unauthenticated`, `forbidden` for an outsider, `not-found`, also for
 * somebody else's, `conflict` where it was declined or merged, or changed since `version`; `too-many`.
 */
export const closeRequest = (
  ctx: Ctx,
  address: RequestAddress,
  said: Said = {},
): Promise<ChangedRequest> =>
  changeOwn(ctx, address, said, {
    ...{ to: 'DONE', action: 'CHANGE', tells: 'CLOSED' },
    check: (actor, facts) => {
      if (!canCloseRequest(actor, facts)) throw new AppError('conflict', 'requests.isOver');
    },
  });

interface OwnChange {
  to: 'REOPENED' | 'DONE';
  action: 'REOPEN' | 'CHANGE';
  /** What the desk is told. */
  tells: 'REOPENED' | 'CLOSED';
  /** Throws AppError for a request that may not be changed so. */
  check: (actor: Actor, facts: RequestFacts) => void;
}

const changeOwn = (
  ctx: Ctx,
  address: RequestAddress,
  { words = null, version }: Said,
  { to, action, tells, check }: OwnChange,
): Promise<ChangedRequest> =>
  inTransaction(ctx.em, async (tx) => {
    const { actor, community, request, facts } = await lockRequest({ ...ctx, em: tx }, address);
    if (!relationsTo(actor, facts).includes('author')) throw requestNotFound();
    await messagesByAccount.countTry(actor.id);
    const { ref, state: from } = request;
    if (from === to) return { ref, state: from, version: request.version };
    if (version !== undefined && version !== request.version) throw changedSince();
    check(actor, facts);
    tx.assign(request, {
      ...{ state: to, closedAt: isEnd(to) ? new Date() : null, plannedFor: null },
      version: request.version + 1,
    });
    await tx.flush();
    if (isEnd(to)) await endWorkOrder(tx, request.id);
    const entryId = await addEntry(tx, {
      ...{ requestId: request.id, kind: 'STATE', actor, byDesk: false, from, to },
      ...{ words, language: ctx.locale },
    });
    await recordRequest(tx, actor, request, { action, from });
    const about = { community, request, entryId };
    await notifyDesk(tx, actor, {
      ...{ ...about, what: tells },
      words: words === null ? null : { text: words, language: ctx.locale },
    });
    await notifyPeople(tx, actor, {
      ...{ ...about, words: null, only: null },
      what: { kind: 'STATE', state: to, plannedFor: null },
    });
    return { ref, state: request.state, version: request.version };
  });
