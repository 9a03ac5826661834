import type { ServiceRequest } from '#db/entities/index.ts';
import type { Language, RequestState } from '#db/enums.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { changedSince, lockManagedRequest, type RequestAddress } from '../access.server.ts';
import { notifyPeople } from '../emails/notify-of-requests.server.ts';
import { addEntry, recordRequest } from '../history.server.ts';
import { isOfAuthorAlone } from '../policy.ts';
import { isAnswer, isEnd, movesFrom } from '../state-machine.ts';
import { endWorkOrder } from '../work-order/end.server.ts';

export interface RequestChange {
  state?: RequestState | undefined;
  /** The day in Ottawa that PLANNED is for. */
  plannedFor?: string | undefined;
  /** For everybody whom the request affects, or for its author alone (rules 35.4); a refusal needs them. */
  words?: string | undefined;
  /** For the desk alone. */
  note?: string | undefined;
  /** Of the words; without it, the writer's own language. */
  language?: Language | undefined;
  /** The version that was shown. */
  version?: number | undefined;
}

export interface ChangedRequest {
  ref: string;
  state: RequestState;
  version: number;
}

/**
 * What the desk makes of a request: another state, words for its people, and a note for the desk. Words without a
 * state are a message. While a request is its author's alone, the words are between them and the desk, and stay so.
 * Throws AppError: `unauthenticated`, `forbidden`, `not-found`,
 * `invalid` by field (no change at all, PLANNED without a day or for one that is over, DECLINED without words),
 * `conflict` (it changed since `version`, its state does not allow it, or it was merged).
 */
export const changeRequest = (
  ctx: Ctx,
  address: RequestAddress,
  { state, plannedFor, words, note, language = ctx.locale, version }: RequestChange,
): Promise<ChangedRequest> =>
  inTransaction(ctx.em, async (tx) => {
    const { actor, community, request } = await lockManagedRequest({ ...ctx, em: tx }, address);
    if (version !== undefined && version !== request.version) throw changedSince();
    if (request.mergedInto) throw new AppError('conflict', 'requests.isMerged');
    const to = newState(request, state, plannedFor);
    checkChange(request, { to, plannedFor, words, note });
    const from = request.state;
    const now = new Date();
    const hasAnswered = Boolean(words) || (to !== null && isAnswer(from, to));
    const day = to === 'PLANNED' ? (plannedFor ?? null) : null;
    tx.assign(request, {
      ...(to && { state: to, plannedFor: day, closedAt: isEnd(to) ? now : null }),
      // What is written now has to be forgotten too: with the next run, or two years after a new end.
      forgottenAt: null,
      ...((to || words) && { firstAnsweredAt: request.firstAnsweredAt ?? now }),
      ...(hasAnswered && { waitingSince: null }),
      version: request.version + 1,
    });
    await tx.flush();
    if (to && isEnd(to)) await endWorkOrder(tx, request.id);
    const line = { requestId: request.id, actor, byDesk: true, language };
    const onlyFor = isOfAuthorAlone(request) ? { person: request.author?.id ?? null } : undefined;
    const said: string[] = [];
    if (to) {
      const told = onlyFor ? null : words || null;
      const state = { kind: 'STATE', from, to, plannedFor: day, words: told, at: now } as const;
      said.push(await addEntry(tx, { ...line, ...state }));
    }
    if (words && (onlyFor || !to)) {
      const at = momentAfter(now, 1);
      said.push(await addEntry(tx, { ...line, kind: 'MESSAGE', words, onlyFor, at }));
    }
    const [entryId] = said;
    if (entryId !== undefined) {
      await notifyPeople(tx, actor, {
        ...{ community, request, entryId, only: onlyFor?.person ?? null },
        what: to ? { kind: 'STATE', state: to, plannedFor: day } : { kind: 'MESSAGE' },
        words: words ? { text: words, language } : null,
      });
    }
    if (note) {
      const at = momentAfter(now, 2);
      await addEntry(tx, { ...line, kind: 'NOTE', words: note, language: ctx.locale, at });
    }
    if (to) {
      const more = day ? { plannedFor: day } : {};
      await recordRequest(tx, actor, request, { action: 'CHANGE', from, more });
    }
    return { ref: request.ref, state: request.state, version: request.version };
  });

const momentAfter = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds);

/** The state that a request gets; null where it stays as it is. PLANNED for another day is a change. */
function newState(
  request: ServiceRequest,
  state: RequestState | undefined,
  plannedFor: string | undefined,
): RequestState | null {
  if (state === undefined) return null;
  const isSame = state === request.state;
  const isOtherDay = state === 'PLANNED' && plannedFor !== (request.plannedFor ?? undefined);
  return isSame && !isOtherDay ? null : state;
}

function checkChange(
  request: ServiceRequest,
  { to, plannedFor, words, note }: Omit<RequestChange, 'state'> & { to: RequestState | null },
): void {
  if (!to && !words && !note) {
    throw new AppError('invalid', 'requests.nothingChanged', { field: 'words' });
  }
  if (!to) return;
  if (!movesFrom(request.state).includes(to)) {
    throw new AppError('conflict', 'requests.changedSince');
  }
  if (to === 'PLANNED' && (!plannedFor || plannedFor < cityToday())) {
    const wrong = plannedFor ? 'requests.dayOver' : 'requests.dayMissing';
    throw new AppError('invalid', wrong, { field: 'plannedFor' });
  }
  if (to === 'DECLINED' && !words) {
    throw new AppError('invalid', 'requests.reasonMissing', { field: 'words' });
  }
}
