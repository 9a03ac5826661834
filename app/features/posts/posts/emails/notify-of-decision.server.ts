import type { Language, ModerationAction, PostType, ReasonCode } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { wordsOf } from '#app/features/mail/outbox/own-words.server.ts';
import { decisionKinds, decisionEmails, type DecisionKind } from './post-decided.server.ts';
import { queueLetters, recipientsOf } from '#app/features/mail/outbox/queue-letters.server.ts';
import { communityNames } from '#app/features/communities/communities/queries.server.ts';

/** A decision as the log has it, about a post or a change that waited beside it. */
export interface Decided {
  /** The line of the log. */
  eventId: string;
  type: PostType;
  postId: string;
  authorId: string;
  communityId: string;
  /** As the post is called from now on, or as the change calls it. */
  title: string;
  language: Language;
  action: ModerationAction;
  ofRevision: boolean;
  reasonCode?: ReasonCode | undefined;
  reason?: string | undefined;
}

/** Who decided, and the language they wrote in. */
export interface Decider {
  id: string;
  locale: Language;
}

/** What carries out a decision tells it with this, inside the transaction. */
export type NotifyDecision = (tx: Em, by: Decider, decided: Decided) => Promise<void>;

/** Tells an author what a moderator decided about their post, in the transaction of the decision. */
export const notifyDecision: NotifyDecision = (tx, by, decided) =>
  notifyDecisions(tx, by, [decided]);

/** The most posts that a letter names. */
const mostNamed = 40;

/**
 * Tells authors what was decided at once about any number of their posts: each hears of a community, a
 * decision and a reason in one letter. Authors do not hear of what they decided themselves. At most six
 * statements, however many posts there are.
 */
export async function notifyDecisions(
  tx: Em,
  by: Decider,
  decided: readonly Decided[],
): Promise<void> {
  const ofOthers = decided.filter(({ authorId }) => authorId !== by.id);
  const recipients = await recipientsOf(
    tx,
    ofOthers.map(({ authorId }) => authorId),
    'OWN_POSTS',
    { holdsUnconfirmed: true },
  );
  if (recipients.length === 0) return;
  const nameOf = await communityNames(
    tx,
    ofOthers.map(({ communityId }) => communityId),
  );
  for (const kind of decisionKinds) {
    const groups = Object.values(
      Object.groupBy(
        ofOthers.filter((one) => kindOf(one) === kind),
        ({ authorId, communityId, reasonCode, reason }) =>
          JSON.stringify([authorId, communityId, reasonCode, reason]),
      ),
    );
    const letters = groups.flatMap(([first, ...others] = []) => {
      const to = recipients.find(({ userId }) => userId === first?.authorId);
      return first && to ? [letterOf({ first, others, to, nameOf, by })] : [];
    });
    if (letters.length > 0) await queueLetters(tx, decisionEmails[kind], letters);
  }
}

function letterOf({
  first,
  others,
  to: { held, ...to },
  nameOf,
  by,
}: {
  first: Decided;
  others: Decided[];
  to: Awaited<ReturnType<typeof recipientsOf>>[number];
  nameOf: (communityId: string) => string;
  by: Decider;
}) {
  const named = others.slice(0, mostNamed - 1).map(nameOfPost);
  return {
    to,
    held,
    // The same post may be decided about again: that is another line of the log.
    event: `decision:${first.eventId}`,
    communityId: first.communityId,
    params: {
      community: nameOf(first.communityId),
      posts: [nameOfPost(first), ...named] as [NamedPost, ...NamedPost[]],
      more: others.length - named.length,
      reasonCode: first.reasonCode ?? null,
      words: wordsOf(first.reason, by.locale),
    },
  };
}

type NamedPost = ReturnType<typeof nameOfPost>;

const nameOfPost = ({ type, postId, title, language }: Decided) => ({
  type,
  id: postId,
  title,
  language,
});

const postKinds: Partial<Record<ModerationAction, DecisionKind>> = {
  APPROVE: 'POST_APPROVED',
  REJECT: 'POST_REJECTED',
  REMOVE: 'POST_REMOVED',
  RESTORE: 'POST_RESTORED',
};

/** The letter that tells a decision; none for what authors do themselves. */
const kindOf = ({ action, ofRevision }: Decided): DecisionKind | undefined =>
  ofRevision
    ? ({ APPROVE: 'CHANGE_APPROVED', REJECT: 'CHANGE_REJECTED' } as const)[
        action as 'APPROVE' | 'REJECT'
      ]
    : postKinds[action];
