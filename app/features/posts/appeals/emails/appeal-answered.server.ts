import { z } from 'zod';
import type { PostStatus } from '#db/enums.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { defineLetter } from '#app/features/mail/outbox/letter.ts';
import { ownWords, quoteOf, wordsOf } from '#app/features/mail/outbox/own-words.server.ts';
import { isStanding, namedPost } from '#app/features/posts/posts/emails/post-decided.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { communityNames } from '#app/features/communities/communities/queries.server.ts';
import type {
  Decided,
  Decider,
} from '#app/features/posts/posts/emails/notify-of-decision.server.ts';
import { notify } from '#app/features/mail/outbox/queue-letters.server.ts';

const granted: readonly PostStatus[] = ['PUBLISHED'];
const upheld: readonly PostStatus[] = ['REJECTED', 'REMOVED'];

/** Tells an author what became of their appeal. */
export const appealAnsweredLetter = defineLetter({
  kind: 'APPEAL_ANSWERED',
  topic: 'OWN_POSTS',
  urgency: 'AWAITED',
  heldFor: 'anybody',
  params: z.object({
    community: z.string(),
    post: namedPost,
    verdict: z.enum(['UPHOLD', 'GRANT']),
    words: ownWords,
  }),
  current: async (em, { params, createdAt }) => {
    const statuses = params.verdict === 'GRANT' ? granted : upheld;
    return (await isStanding(em, params.post, { in: statuses, since: createdAt })) ? params : null;
  },
  thread: ({ post }) => postPath(post.type, post.id),
  write: ({ params: { community, post, verdict, words }, language, url }) => {
    const text = translate(language, `decisionEmails.appeals.${verdict}.text`, { community });
    return {
      subject: translate(language, `decisionEmails.appeals.${verdict}.subject`, {
        post: post.title,
      }),
      preview: text,
      blocks: [
        {
          kind: 'heading',
          text: translate(language, `decisionEmails.appeals.${verdict}.heading`),
        },
        { kind: 'list', entries: [{ text: post.title, language: post.language }] },
        { kind: 'text', text },
        ...quoteOf(language, words),
        {
          kind: 'button',
          label: translate(language, 'decisionEmails.open'),
          to: url(postPath(post.type, post.id)),
        },
      ],
      because: translate(language, 'decisionEmails.because', { community }),
    };
  },
});

/** Tells an author what became of their appeal, in the transaction of the answer. */
export async function notifyAppeal(
  tx: Em,
  by: Decider,
  {
    appealId,
    verdict,
    answer,
    authorId,
    communityId,
    postId: id,
    ...named
  }: Pick<Decided, 'authorId' | 'communityId' | 'type' | 'postId' | 'title' | 'language'> & {
    appealId: string;
    verdict: 'UPHOLD' | 'GRANT';
    answer: string | undefined;
  },
): Promise<void> {
  if (authorId === by.id) return;
  const nameOf = await communityNames(tx, [communityId]);
  await notify(tx, appealAnsweredLetter, {
    userIds: [authorId],
    event: `appeal:${appealId}`,
    communityId,
    holdsUnconfirmed: true,
    params: {
      community: nameOf(communityId),
      post: { id, ...named },
      verdict,
      words: wordsOf(answer, by.locale),
    },
  });
}
