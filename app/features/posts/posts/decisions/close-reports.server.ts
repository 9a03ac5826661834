import { Report } from '#db/entities/index.ts';
import type { Language, ReportState, ReportSubject } from '#db/enums.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { notifyReports } from '../emails/report-answered.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { updateReturning } from '#app/lib/db/write.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';

/** What reports are about: a post, or a person as one community sees them. */
export interface ReportedSubject {
  type: ReportSubject;
  id: string;
  communityId: string;
}

/**
 * Closes the open reports about a subject, inside the transaction of what answers them, with one line in
 * the log, and tells whoever reported. Those about the moderator's own post stay. Returns how many were closed.
 */
export async function closeReports(
  tx: Em,
  { type, id, communityId }: ReportedSubject,
  {
    state,
    by,
    answer,
    language,
    until = new Date(),
  }: {
    state: Exclude<ReportState, 'OPEN'>;
    by: Pick<Actor, 'id' | 'role'>;
    /** Shown to whoever reported. */
    answer?: string | undefined;
    /** Of the answer, where it is known. */
    language?: Language | undefined;
    /** Later ones stay open. */
    until?: Date;
  },
): Promise<number> {
  const open = {
    subjectType: type,
    subjectId: id,
    community: communityId,
    state: 'OPEN' as const,
    about: { $ne: by.id },
    createdAt: { $lte: until },
  };
  const closed = await updateReturning(tx, Report, open, {
    set: { state, decidedBy: by.id, answer: answer ?? null, decidedAt: new Date() },
    returning: ['id', 'about', 'reporter', 'snapshot'],
  });
  const [first] = closed;
  if (!first) return 0;
  const { title } = first.snapshot as { title?: string };
  await recordEvent(tx, {
    actor: by,
    communityId,
    subject: { type: 'REPORT', id },
    action: state === 'UPHELD' ? 'UPHOLD' : 'DISMISS',
    from: 'OPEN',
    to: state,
    reason: answer ?? null,
    snapshot: { title: title ?? '', about: type, aboutId: first.about, reports: closed.length },
  });
  await notifyReports(tx, by, {
    ...{ communityId, subject: type, state, answer, language },
    reports: closed.map(({ snapshot, ...report }) => ({
      ...report,
      snapshot: snapshot as { title?: string; language?: Language },
    })),
  });
  return closed.length;
}
