import { ModerationEvent } from '#db/entities/index.ts';
import type { LogAction, LogSubject } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';

export interface LogEntry {
  /** Null for the operator's command line, and for a scheduled job. */
  actor: Pick<Actor, 'id' | 'role'> | null;
  /** Null for what concerns no single community. */
  communityId: string | null;
  subject: { type: LogSubject; id: string };
  action: LogAction;
  from?: string | null;
  to: string;
  /** Shown to whoever it is about. */
  reason?: string | null;
  reasonCode?: string | null;
  /** Shown to moderators only. */
  note?: string | null;
  /** What it was about, as it stood then: at least a `title`, such as a name or a unit. */
  snapshot: { title: string } & Record<string, unknown>;
}

/** Adds a line to the log, inside the transaction of the change. Lines are only ever added. */
export async function recordEvent(tx: Em, entry: LogEntry): Promise<void> {
  const { actor, communityId, subject, action, snapshot } = entry;
  await tx.insert(ModerationEvent, {
    id: crypto.randomUUID(),
    subjectType: subject.type,
    subjectId: subject.id,
    community: communityId,
    actor: actor?.id ?? null,
    actorRole: actor?.role ?? null,
    action,
    fromStatus: entry.from ?? null,
    toStatus: entry.to,
    reasonCode: entry.reasonCode ?? null,
    publicReason: entry.reason ?? null,
    internalNote: entry.note ?? null,
    snapshot,
    createdAt: new Date(),
  });
}
