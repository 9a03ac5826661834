import { sql } from '@mikro-orm/core';
import { sql as condition } from 'kysely';
import { MailLetter } from '#db/entities/index.ts';
import type { Language, ModerationAction, PostType, ReasonCode } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { wordsOf } from '#app/features/mail/outbox/own-words.server.ts';
import { undoMs } from '../decisions/limits.ts';
import { decisionKinds, decisionEmails, type DecisionKind } from './post-decided.server.ts';
import { isUnsent } from '#app/features/mail/outbox/drop-unsent.server.ts';
import {
  notify,
  queueLetters,
  recipientsOf,
} from '#app/features/mail/outbox/queue-letters.server.ts';
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

/**
 * Tells an author what a moderator decided about their post, in the transaction of the decision. The email leaves
 * once the moderator has had time to undo it.
 */
export const notifyDecision: NotifyDecision = (tx, by, decided) => {
  const canBeUndone = decided.action === 'APPROVE' || decided.action === 'REJECT';
  const notBefore = canBeUndone ? new Date(Date.now() + undoMs) : undefined;
  return notifyDecisions(tx, by, [decided], notBefore);
};

/**
 * Tells authors what was decided at once about any number of their posts: each hears of a community, a
 * decision and a reason in one letter, after those about the same posts that still wait. Authors do not hear of what
 * they decided themselves. An email leaves at `notBefore`. At most seven statements, however
 * many posts there are.
 */
export async function notifyDecisions(
  tx: Em,
  by: Decider,
  decided: readonly Decided[],
  notBefore: Date | undefined,
): Promise<void> {
  const ofOthers = decided.filter(({ authorId }) => authorId !== by.id);
  const recipients = await recipientsOf(
    tx,
    ofOthers.map(({ authorId }) => authorId),
    'OWN_POSTS',
    { holdsUnconfirmed: true },
  );
  if (recipients.length === 0) return;
  await releaseDelayed(tx, ofOthers);
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
      if (!first || !to) return [];
      const letter = letterOf({ first, others, to, nameOf, by });
      return [{ ...letter, ...(notBefore && { notBefore }) }];
    });
    if (letters.length > 0) await queueLetters(tx, decisionEmails[kind], letters);
  }
}

/**
 * Lets go the emails about decisions on these posts that wait in case of an undo: the next decision must not be told
 * before them.
 */
async function releaseDelayed(tx: Em, posts: readonly Decided[]): Promise<void> {
  const ids = JSON.stringify(posts.map(({ postId }) => postId));
  await tx.execute(sql`
    update mail_letters set next_try_at = now()
    where user_id in (${posts.map(({ authorId }) => authorId)}) and state = 'QUEUED'
      and kind in (${[...decisionKinds]}) and tries = 0 and next_try_at > now()
      and exists (
        select from jsonb_array_elements(params->'posts') post
        where post->>'id' in (select jsonb_array_elements_text(${ids}::jsonb)))`);
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
  return {
    to,
    held,
    event: eventOf(first),
    communityId: first.communityId,
    params: {
      community: nameOf(first.communityId),
      posts: [nameOfPost(first), ...others.map(nameOfPost)] as [NamedPost, ...NamedPost[]],
      more: 0,
      reasonCode: first.reasonCode ?? null,
      words: wordsOf(first.reason, by.locale),
    },
  };
}

/** A decision that was undone. */
export interface Undone extends Omit<Decided, 'action' | 'reasonCode' | 'reason'> {
  action: 'APPROVE' | 'REJECT';
  decidedAt: Date;
  /** The status that its post, or the change beside it, has again. */
  status: 'PENDING' | 'REJECTED';
}

/**
 * Withdraws the email about a decision that was undone, or takes its post out of the email that has others, in the
 * transaction of that. Where it has left, the author is told that the post is under review again; what would be
 * rejected again stays approved. Throws AppError `conflict` for that.
 */
export async function notifyUndone(tx: Em, by: Decider, undone: Undone): Promise<void> {
  const decided = kindOf(undone);
  if (!decided || undone.authorId === by.id) return;
  if (!(await hasLeft(tx, decided, undone))) return;
  if (undone.status === 'REJECTED') {
    throw new AppError('conflict', 'posts.undo.tooOld', { params: { title: undone.title } });
  }
  const kind = undone.ofRevision ? 'CHANGE_REVIEWED_AGAIN' : 'POST_REVIEWED_AGAIN';
  const nameOf = await communityNames(tx, [undone.communityId]);
  await notify(tx, decisionEmails[kind], {
    userIds: [undone.authorId],
    event: `${eventOf(undone)}:undone`,
    holdsUnconfirmed: true,
    communityId: undone.communityId,
    params: {
      community: nameOf(undone.communityId),
      posts: [nameOfPost(undone)],
      more: 0,
      reasonCode: null,
      words: null,
    },
  });
}

/** Takes a decision out of the email that tells it. Returns whether that has left. */
async function hasLeft(tx: Em, kind: DecisionKind, undone: Undone): Promise<boolean> {
  const { authorId, decidedAt, postId } = undone;
  const letters = await kysely(tx)
    .selectFrom('mail_letters')
    .select(['id', 'params', isUnsent.as('isUnsent')])
    .where('user', '=', authorId)
    .where('kind', '=', kind)
    .where('createdAt', '>=', decidedAt)
    .where(condition<boolean>`params->'posts' @> ${JSON.stringify([{ id: postId }])}::jsonb`)
    .forUpdate()
    .execute();
  for (const letter of letters) {
    if (!letter.isUnsent) continue;
    const params = letter.params as { posts: NamedPost[] };
    const posts = params.posts.filter(({ id }) => id !== postId);
    const { id } = letter;
    if (posts.length === 0) await tx.nativeDelete(MailLetter, { id });
    else await tx.nativeUpdate(MailLetter, { id }, { params: { ...params, posts } });
  }
  return letters.some((letter) => !letter.isUnsent);
}

// The same post may be decided about again: that is another line of the log.
const eventOf = ({ eventId }: Pick<Decided, 'eventId'>): string => `decision:${eventId}`;

type NamedPost = ReturnType<typeof nameOfPost>;

const nameOfPost = ({
  type,
  postId,
  title,
  language,
}: Pick<Decided, 'type' | 'postId' | 'title' | 'language'>) => ({
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
const kindOf = ({
  action,
  ofRevision,
}: Pick<Decided, 'action' | 'ofRevision'>): DecisionKind | undefined =>
  ofRevision
    ? ({ APPROVE: 'CHANGE_APPROVED', REJECT: 'CHANGE_REJECTED' } as const)[
        action as 'APPROVE' | 'REJECT'
      ]
    : postKinds[action];
