import { z } from 'zod';
import { issueMessage } from '#app/lib/forms/issue-text.server.ts';
import { typedText } from '#app/lib/forms/typed-text.ts';
import { longestLetter, shortestLetter } from '../limits.ts';

/** What one neighbour writes to another. */
export const letterSchema = z.object({
  words: z
    .string({ error: 'neighbours.tooShort' })
    .overwrite(typedText)
    .min(shortestLetter, { error: 'neighbours.tooShort' })
    .max(longestLetter, {
      error: ({ input }) =>
        issueMessage('neighbours.tooLong', {
          maximum: longestLetter,
          length: String(input).length,
        }),
    }),
});
