import type { Em } from '#app/lib/db/database.server.ts';
import { appealAnsweredLetter } from './appeal-answered.server.ts';
import { wordsOf } from '#app/features/mail/outbox/own-words.server.ts';
import { communityNames } from '#app/features/communities/communities/queries.server.ts';
import type {
  Decided,
  Decider,
} from '#app/features/posts/posts/emails/notify-of-decision.server.ts';
import { notify } from '#app/features/mail/outbox/recipients.server.ts';

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
    params: {
      community: nameOf(communityId),
      post: { id, ...named },
      verdict,
      words: wordsOf(answer, by.locale),
    },
  });
}
