import { z } from 'zod';
import { reportSubjects } from '#db/enums.ts';
import { decisionReason, decisionReasonCode } from '#app/features/posts/posts/schema.ts';

/** What a moderator decides about the reports of one post or person. */
export const reportDecisionSchema = z.object({
  subjectType: z.enum(reportSubjects, { error: 'reports.notFound' }),
  id: z.uuid({ error: 'reports.notFound' }).toLowerCase(),
  communityId: z.uuid({ error: 'reports.notFound' }).toLowerCase(),
  verdict: z.enum(['REMOVE', 'UPHOLD', 'DISMISS'], { error: 'reports.chooseButton' }),
  /** The version of the post that was shown. */
  version: z.coerce.number({ error: 'posts.versionInvalid' }).int().min(1).optional(),
  /** The last report that was shown. */
  shownUntil: z.iso
    .datetime({ error: 'reports.notFound' })
    .transform((time) => new Date(time))
    .optional(),
  /** With REMOVE: the entry of the list of reasons. */
  reasonCode: decisionReasonCode,
  /** With REMOVE for the author, otherwise for whoever reported. */
  reason: decisionReason,
});

export type ReportDecision = z.output<typeof reportDecisionSchema>;
