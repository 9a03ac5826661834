import { z } from 'zod';
import { languages, reportSubjects, type Language, type ReportSubject } from '#db/enums.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { defineLetter } from '#app/features/mail/outbox/letter.ts';
import { ownWords, quoteOf, wordsOf } from '#app/features/mail/outbox/own-words.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { queueLetters, recipientsOf } from '#app/features/mail/outbox/queue-letters.server.ts';
import { communityNames } from '#app/features/communities/communities/queries.server.ts';

/** Tells whoever reported something what became of it. It names nobody, so a profile has no title. */
export const reportAnsweredLetter = defineLetter({
  kind: 'REPORT_ANSWERED',
  topic: 'REPORTS',
  urgency: 'AWAITED',
  heldFor: 'anybody',
  params: z.object({
    community: z.string(),
    subject: z.enum(reportSubjects),
    /** Of a post, as it was when it was reported. */
    post: z.object({ title: z.string(), language: z.enum(languages) }).nullable(),
    state: z.enum(['UPHELD', 'DISMISSED']),
    words: ownWords,
  }),
  write: ({ params: { community, subject, post, state, words }, language, url }) => {
    const text = translate(language, `reportEmails.text.${state}`, { community });
    return {
      subject: translate(language, 'reportEmails.subject', { community }),
      preview: text,
      blocks: [
        { kind: 'heading', text: translate(language, `reportEmails.heading.${subject}`) },
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
          label: translate(language, 'reportEmails.open'),
          to: url('/account/reports'),
        },
        { kind: 'text', text: translate(language, 'reportEmails.privacy') },
      ],
      because: translate(language, 'reportEmails.because'),
    };
  },
});

/** Reports about one subject that were closed together. */
interface AnsweredReports {
  communityId: string;
  subject: ReportSubject;
  state: 'UPHELD' | 'DISMISSED';
  /** The moderator's own words, and the language they write in where it is known. */
  answer: string | undefined;
  language: Language | undefined;
  reports: {
    id: string;
    reporter: string | null;
    snapshot: { title?: string | undefined; language?: Language | undefined };
  }[];
}

/**
 * Tells everybody who reported something what became of it, in the transaction of the answer. The letters
 * name nobody, and nobody hears of their own answer. At most four statements.
 */
export async function notifyReports(
  tx: Em,
  by: { id: string },
  { communityId, subject, state, answer, language, reports }: AnsweredReports,
): Promise<void> {
  const ofOthers = reports.flatMap(({ reporter, ...report }) =>
    reporter && reporter !== by.id ? [{ reporter, ...report }] : [],
  );
  const recipients = await recipientsOf(
    tx,
    ofOthers.map(({ reporter }) => reporter),
    'REPORTS',
    { holdsUnconfirmed: true },
  );
  if (recipients.length === 0) return;
  const nameOf = await communityNames(tx, [communityId]);
  const letters = ofOthers.flatMap(({ id, reporter, snapshot: { title, language: written } }) =>
    recipients
      .filter(({ userId }) => userId === reporter)
      .map(({ held, ...to }) => ({
        to,
        held,
        event: `report:${id}`,
        communityId,
        params: {
          community: nameOf(communityId),
          subject,
          post: subject !== 'USER' && title ? { title, language: written ?? to.language } : null,
          state,
          words: wordsOf(answer, language ?? null),
        },
      })),
  );
  await queueLetters(tx, reportAnsweredLetter, letters);
}
