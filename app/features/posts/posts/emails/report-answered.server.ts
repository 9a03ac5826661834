import { z } from 'zod';
import { languages, reportSubjects } from '#db/enums.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { defineLetter } from '#app/features/mail/outbox/letter.ts';
import { ownWords, quoteOf } from '#app/features/mail/outbox/own-words.server.ts';

/** Tells whoever reported something what became of it. It names nobody, so a profile has no title. */
export const reportAnsweredLetter = defineLetter({
  kind: 'REPORT_ANSWERED',
  topic: 'REPORTS',
  params: z.object({
    community: z.string(),
    subject: z.enum(reportSubjects),
    /** Of a post, as it was when it was reported. */
    post: z.object({ title: z.string(), language: z.enum(languages) }).nullable(),
    state: z.enum(['UPHELD', 'DISMISSED']),
    words: ownWords,
  }),
  write: ({ params: { community, subject, post, state, words }, language, url }) => {
    const text = translate(language, `reportLetters.text.${state}`, { community });
    return {
      subject: translate(language, 'reportLetters.subject', { community }),
      preview: text,
      blocks: [
        { kind: 'heading', text: translate(language, `reportLetters.heading.${subject}`) },
        ...(post
          ? [
              {
                kind: 'list' as const,
                entries: [{ text: post.title, language: post.language }],
              },
            ]
          : []),
        { kind: 'text', text },
        ...quoteOf(language, words),
        {
          kind: 'button',
          label: translate(language, 'reportLetters.open'),
          to: url('/account/reports'),
        },
        { kind: 'text', text: translate(language, 'reportLetters.privacy') },
      ],
      because: translate(language, 'reportLetters.because'),
    };
  },
});
