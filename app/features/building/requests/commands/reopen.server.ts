import { RequestEntry } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import {
  changedSince,
  lockRequest,
  requestNotFound,
  type FoundRequest,
  type RequestAddress,
} from '../access.server.ts';
import { notifyDesk, notifyPeople } from '../emails/notify-of-requests.server.ts';
import { peopleOf } from '../emails/request-people.server.ts';
import { addEntry, recordRequest } from '../history.server.ts';
import {
  canCloseRequest,
  canReopenRequest,
  relationsTo,
  saidUnneeded,
  type RequestFacts,
} from '../policy.ts';
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
  inTransaction(ctx.em, async (tx) => {
    const inside = { ...ctx, em: tx };
    return changeOwn(inside, await lockOwn(inside, address), said, {
      ...{ to: 'REOPENED', action: 'REOPEN', tells: 'REOPENED' },
      check: (actor, facts) => {
        if (canReopenRequest(actor, facts)) return;
        throw new AppError('conflict', isEnd(facts.state) ? 'requests.tooLate' : 'requests.isOpen');
      },
    });
  });

/**
 * Closes the actor's own request, because it isn't needed any more; `words` say why. Where neighbours follow it, it
 * goes on, and the desk alone is told. Nothing changes where it is done, or was told. It counts as a message. Throws
 * AppError: `unauthenticated`, `forbidden` for an outsider, `not-found`, also for somebody else's, `conflict` where it
 * was declined or merged, or changed since `version`; `too-many`.
 */
export const closeRequest = (
  ctx: Ctx,
  address: RequestAddress,
  said: Said = {},
): Promise<ChangedRequest> =>
  inTransaction(ctx.em, async (tx) => {
    const inside = { ...ctx, em: tx };
    const own = await lockOwn(inside, address);
    const { actor, request, facts } = own;
    const others = (await peopleOf(tx, request)).filter((id) => id !== actor.id);
    if (others.length > 0 && canCloseRequest(actor, facts)) {
      return tellUnneeded(inside, own, said);
    }
    return changeOwn(inside, own, said, {
      ...{ to: 'DONE', action: 'CHANGE', tells: 'CLOSED' },
      check: () => {
        if (!canCloseRequest(actor, facts)) throw new AppError('conflict', 'requests.isOver');
      },
    });
  });

/** The actor's own request, locked until the transaction of `ctx` ends; it counts as a message. Throws as above. */
async function lockOwn(ctx: Ctx, address: RequestAddress): Promise<FoundRequest> {
  const found = await lockRequest(ctx, address);
  if (!relationsTo(found.actor, found.facts).includes('author')) throw requestNotFound();
  await messagesByAccount.countTry(found.actor.id);
  return found;
}

interface OwnChange {
  to: 'REOPENED' | 'DONE';
  action: 'REOPEN' | 'CHANGE';
  /** What the desk is told. */
  tells: 'REOPENED' | 'CLOSED';
  /** Throws AppError for a request that may not be changed so. */
  check: (actor: Actor, facts: RequestFacts) => void;
}

async function changeOwn(
  { em: tx, locale }: Ctx,
  { actor, community, request, facts }: FoundRequest,
  { words = null, version }: Said,
  { to, action, tells, check }: OwnChange,
): Promise<ChangedRequest> {
  const { ref, state: from } = request;
  if (from === to) return { ref, state: from, version: request.version };
  if (version !== undefined && version !== request.version) throw changedSince();
  check(actor, facts);
  const now = new Date();
  tx.assign(request, {
    ...{ state: to, plannedFor: null },
    ...(isEnd(to) ? { closedAt: now, waitingSince: null } : { closedAt: null, waitingSince: now }),
    version: request.version + 1,
  });
  await tx.flush();
  if (isEnd(to)) await endWorkOrder(tx, request.id);
  const entryId = await addEntry(tx, {
    ...{ requestId: request.id, kind: 'STATE', actor, byDesk: false, from, to },
    ...{ words, language: locale, at: now },
  });
  await recordRequest(tx, actor, request, { action, from });
  const about = { community, request, entryId };
  await notifyDesk(tx, actor, {
    ...{ ...about, what: tells },
    words: words === null ? null : { text: words, language: locale },
  });
  await notifyPeople(tx, actor, {
    ...{ ...about, words: null, only: null },
    what: { kind: 'STATE', state: to, plannedFor: null },
  });
  return { ref, state: request.state, version: request.version };
}

/**
 * Tells the desk that the author no longer needs a request that goes on for others. Words with it wait for an answer.
 */
async function tellUnneeded(
  { em: tx, locale }: Ctx,
  { actor, community, request }: FoundRequest,
  { words = null, version }: Said,
): Promise<ChangedRequest> {
  const { ref, state } = request;
  if (await wasToldUnneeded(tx, request.id)) return { ref, state, version: request.version };
  if (version !== undefined && version !== request.version) throw changedSince();
  const at = new Date();
  const entryId = await addEntry(tx, {
    ...{ requestId: request.id, kind: 'UNNEEDED', actor, byDesk: false },
    ...{ words, language: locale, onlyFor: { person: actor.id }, at },
  });
  tx.assign(request, {
    ...(words && { waitingSince: request.waitingSince ?? at }),
    version: request.version + 1,
  });
  await tx.flush();
  await notifyDesk(tx, actor, {
    ...{ community, request, entryId, what: 'UNNEEDED' },
    words: words === null ? null : { text: words, language: locale },
  });
  return { ref, state, version: request.version };
}

/** Whether the author of a request has told the desk before, as `saidUnneeded` says. */
const wasToldUnneeded = async (tx: Em, requestId: string): Promise<boolean> =>
  saidUnneeded(
    await tx.find(
      RequestEntry,
      { request: requestId, $or: [{ kind: 'UNNEEDED' }, { toState: 'REOPENED' }] },
      { orderBy: { createdAt: 'asc', id: 'asc' } },
    ),
  );
