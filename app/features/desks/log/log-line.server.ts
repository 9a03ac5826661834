import {
  reportReasons,
  type Language,
  type LogAction,
  type LogSubject,
  type ReportReason,
  type Role,
} from '#db/enums.ts';
import { reasonLabel } from '#app/features/posts/posts/decisions/reasons.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { Joined } from '#app/features/residency/memberships/joined.ts';

/** A line of the log as it is shown. */
export interface LogLine {
  id: string;
  at: Date;
  /** Null for what concerns no single community. */
  community: string | null;
  subject: LogSubject;
  subjectId: string;
  /** What it was about, as it was called then. */
  title: string;
  /** The text as it stood then. */
  text: string | null;
  language: Language | null;
  action: LogAction;
  /** Null for the command line, for a scheduled job, and for reports. */
  by: { name: string; role: Role } | null;
  from: string | null;
  to: string;
  /** The entry of the list of reasons. */
  entry: string | null;
  reason: string | null;
  note: string | null;
  /** What it changed, in words. */
  details: string[];
  /** How somebody came in without anybody deciding; null for every other line. */
  joined: Joined | null;
  ofRevision: boolean;
  noOtherModerator: boolean;
  sameModerator: boolean;
}

/** What a line keeps of the text it was about. */
export function snapshotOf(snapshot: Record<string, unknown>) {
  const { description, language } = snapshot;
  return {
    text: typeof description === 'string' ? description : null,
    language: language === 'en' || language === 'fr' ? (language as Language) : null,
    ofRevision: snapshot.ofRevision === true,
    noOtherModerator: snapshot.noOtherModerator === true,
    sameModerator: snapshot.sameModerator === true,
  };
}

/** The words of a code: of a report, or of a decision. */
export function entryOf({ locale }: Ctx, action: LogAction, code: string | null): string | null {
  if (action !== 'REPORT') return reasonLabel(locale, code);
  const reason = reportReasons.find((one): one is ReportReason => one === code);
  return reason ? translate(locale, `reports.reasons.${reason}`) : null;
}
