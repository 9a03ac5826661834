import { z } from 'zod';
import { decisionReason } from '#app/features/posts/posts/schema.ts';
import { issueMessage } from '#app/lib/forms/issue-text.server.ts';
import { typedText } from '#app/lib/forms/typed-text.ts';
import { appealLength } from './limits.ts';

/** What an author says against a decision. */
export const appealSchema = z.object({
  words: z
    .string({ error: 'appeals.wordsMissing' })
    .overwrite(typedText)
    .min(1, 'appeals.wordsMissing')
    .max(appealLength, {
      error: ({ input }) =>
        issueMessage('appeals.wordsTooLong', {
          maximum: appealLength,
          length: String(input).length,
        }),
    }),
});

/** What a moderator answers. */
export const appealDecisionSchema = z.object({
  id: z.uuid({ error: 'appeals.notFound' }).toLowerCase(),
  verdict: z.enum(['UPHOLD', 'GRANT'], { error: 'appeals.chooseButton' }),
  /** The version of the post that was shown. */
  version: z.coerce.number({ error: 'posts.versionInvalid' }).int().min(1).max(2_147_483_647),
  reason: decisionReason,
});

export type AppealDecision = z.output<typeof appealDecisionSchema>;
