import { z } from 'zod';
import { decisionReason, decisionReasonCode } from '#app/features/posts/posts/schema.ts';

/** The form that rejects all pending posts of one author. */
export const rejectAuthorSchema = z.object({
  reasonCode: decisionReasonCode,
  reason: decisionReason,
  /** When the newest of the posts that were shown was written. */
  shownUntil: z.iso
    .datetime()
    .transform((time) => new Date(time))
    .optional(),
  /** How many were shown. */
  shown: z.coerce.number().int().optional(),
});

export type RejectAuthorForm = z.output<typeof rejectAuthorSchema>;
