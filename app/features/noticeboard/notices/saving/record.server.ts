import type { CondoNotice } from '#db/entities/index.ts';
import type { LogAction } from '#db/enums.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';

export interface NoticeTexts {
  title: string;
  text: string;
  translation: { title: string; content: string } | null;
}

export const textsOf = ({
  title,
  content,
  translation,
}: Pick<CondoNotice, 'title' | 'content' | 'translation'>): NoticeTexts => ({
  title,
  text: content,
  translation: translation ?? null,
});

interface Change {
  actor: Actor;
  action: LogAction;
  from: CondoNotice['status'] | null;
  /** The texts that a correction replaced. */
  before?: NoticeTexts;
  reason?: string | null;
}

/** Logs a notice as it is now, in the transaction of the change. */
export const recordNotice = (
  tx: Em,
  notice: CondoNotice,
  { actor, action, from, before, reason = null }: Change,
): Promise<void> =>
  recordEvent(tx, {
    actor,
    communityId: notice.community.id,
    subject: { type: 'NOTICE', id: notice.id },
    action,
    from,
    to: notice.status,
    note: reason,
    snapshot: {
      ...textsOf(notice),
      kind: notice.kind,
      audience: notice.audience,
      audienceFloors: notice.audienceFloors,
      audienceUnits: notice.audienceUnits ?? null,
      pinned: notice.pinned,
      publishedAt: notice.publishedAt?.toISOString() ?? null,
      expiresAt: notice.expiresAt?.toISOString() ?? null,
      ...(before && { before }),
    },
  });
