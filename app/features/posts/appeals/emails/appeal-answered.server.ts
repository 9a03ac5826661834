import { z } from 'zod';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { defineLetter } from '#app/features/mail/outbox/letter.ts';
import { ownWords, quoteOf } from '#app/features/mail/outbox/own-words.server.ts';
import { namedPost } from '#app/features/posts/posts/emails/post-decided.server.ts';

/** Tells an author what became of their appeal. */
export const appealAnsweredLetter = defineLetter({
  kind: 'APPEAL_ANSWERED',
  topic: 'OWN_POSTS',
  params: z.object({
    community: z.string(),
    post: namedPost,
    verdict: z.enum(['UPHOLD', 'GRANT']),
    words: ownWords,
  }),
  write: ({ params: { community, post, verdict, words }, language, url }) => {
    const text = translate(language, `decisionLetters.appeals.${verdict}.text`, { community });
    return {
      subject: translate(language, `decisionLetters.appeals.${verdict}.subject`, {
        post: post.title,
      }),
      preview: text,
      blocks: [
        {
          kind: 'heading',
          text: translate(language, `decisionLetters.appeals.${verdict}.heading`),
        },
        { kind: 'list', entries: [{ text: post.title, language: post.language }] },
        { kind: 'text', text },
        ...quoteOf(language, words),
        {
          kind: 'button',
          label: translate(language, 'decisionLetters.open'),
          to: url(postPath(post.type, post.id)),
        },
      ],
      because: translate(language, 'decisionLetters.because', { community }),
    };
  },
});
