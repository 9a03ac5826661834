import { randomUUID } from 'node:crypto';
import { RequestEntry, type ServiceRequest } from '#db/entities/index.ts';
import type { Language, LogAction, RequestEntryKind, RequestState } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';

export interface NewEntry {
  requestId: string;
  kind: RequestEntryKind;
  actor: Pick<Actor, 'id' | 'role'>;
  /** Whether they act for the desk. */
  byDesk: boolean;
  from?: RequestState;
  to?: RequestState;
  plannedFor?: string | null;
  words?: string | null;
  language: Language;
  /**
   * Of a MESSAGE that only the desk and one person read: who that is, null where their account is gone. Without it,
   * every reader of the request reads the line.
   */
  onlyFor?: { person: string | null } | undefined;
  /** Without it, now. Of several lines added together, each needs its own, which keeps them in order. */
  at?: Date;
}

/** Adds a line to the history of a request, in the transaction of the change. Returns its id. */
export async function addEntry(tx: Em, entry: NewEntry): Promise<string> {
  const { requestId, kind, actor, byDesk, from, to, language, onlyFor, at = new Date() } = entry;
  const id = randomUUID();
  await tx.insert(RequestEntry, {
    ...{ id, request: requestId, kind, author: actor.id, authorRole: actor.role, byDesk },
    fromState: from ?? null,
    toState: to ?? null,
    plannedFor: entry.plannedFor ?? null,
    words: entry.words ?? null,
    language,
    isPrivate: onlyFor !== undefined,
    person: onlyFor?.person ?? null,
    createdAt: at,
  });
  return id;
}

/** Logs what became of a request. The log names its reference and no personal words: it is kept for longer. */
export const recordRequest = (
  tx: Em,
  actor: Pick<Actor, 'id' | 'role'>,
  request: ServiceRequest,
  {
    action,
    from,
    more = {},
  }: { action: LogAction; from: RequestState | null; more?: Record<string, unknown> },
): Promise<void> =>
  recordEvent(tx, {
    actor,
    communityId: request.community.id,
    subject: { type: 'REQUEST', id: request.id },
    action,
    from,
    to: request.state,
    snapshot: { title: request.ref, category: request.category, state: request.state, ...more },
  });
