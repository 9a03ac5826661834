import { z } from 'zod';
import { reportReasons } from '#db/enums.ts';
import { issueMessage } from '#app/lib/forms/issue-text.server.ts';
import { typedText } from '#app/lib/forms/typed-text.ts';
import { reportLength } from './limits.ts';

/** What a member reports. A reason of one's own needs words. */
export const reportSchema = z
  .object({
    reasonCode: z.enum(reportReasons, { error: 'reports.reasonUnknown' }),
    words: z
      .string()
      .overwrite(typedText)
      .max(reportLength, {
        error: ({ input }) =>
          issueMessage('reports.wordsTooLong', {
            maximum: reportLength,
            length: String(input).length,
          }),
      })
      .optional(),
  })
  .refine(({ reasonCode, words }) => reasonCode !== 'OTHER' || Boolean(words), {
    error: 'reports.wordsMissing',
    path: ['words'],
  });

export type ReportForm = z.output<typeof reportSchema>;
