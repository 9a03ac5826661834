import { z } from 'zod';
import { postStatuses, postTypes, reasonCodes } from '#db/enums.ts';
import { typedText } from '#app/lib/forms/typed-text.ts';
import { tooLong } from '#app/lib/forms/issue-text.server.ts';
import { asVersion, invalidVersion } from './kinds.server.ts';
import { reasonLength } from '#app/features/posts/posts/decisions/limits.ts';

/** What a moderator writes about a decision. */
export const decisionReason = z
  .string()
  .overwrite(typedText)
  .max(reasonLength, { error: tooLong('posts.reasonTooLong') })
  .optional();

/** The entry of the list of reasons that a rejection or a removal carries. */
const decisionReasonCode = z.enum(reasonCodes, { error: 'reasons.unknown' }).optional().meta({
  description:
    'Why it is rejected or removed; if omitted, the reason in `reason`, or else the first one on the list',
});

/** What a form sends while no entry of the list is chosen. */
export const unchosen = 'NONE';

/** The same in a form, whose list begins with a line that asks for a choice. */
export const formReasonCode = z
  .enum([...reasonCodes, unchosen], { error: 'reasons.unknown' })
  .optional();
export type FormReasonCode = NonNullable<z.output<typeof formReasonCode>>;

const statusMissing = 'posts.statusMissing';

/** PATCH /api/listings/{id} and /api/activities/{id}. */
export const decisionSchema = z.object(
  {
    status: z.enum(postStatuses, { error: statusMissing }),
    version: asVersion(z.number({ error: invalidVersion })),
    reasonCode: decisionReasonCode,
    reason: decisionReason,
    note: decisionReason,
  },
  { error: statusMissing },
);

/** The decision buttons of the queue, of the recent activity and of a post's own page. */
export const decisionFormSchema = decisionSchema.extend({
  reasonCode: formReasonCode,
  subjectType: z.enum(postTypes),
  id: z.uuid().toLowerCase(),
  /** Where the post stands in the queue: its cursor. */
  place: z.string().max(100).optional(),
  /** The author takes back the edit that waits beside the post. */
  change: z.literal('take-back').optional(),
});
