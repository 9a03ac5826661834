import { z } from 'zod';
import {
  languages,
  postTypes,
  reasonCodes,
  type Language,
  type PostStatus,
  type PostType,
} from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { postTableNames } from '../kinds.server.ts';
import { reasonWords } from '../decisions/reasons.server.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { defineLetter, type Block } from '#app/features/mail/outbox/letter.ts';
import { ownWords, quoteOf } from '#app/features/mail/outbox/own-words.server.ts';

/** A post that a letter is about, as it was called then. */
export const namedPost = z.object({
  type: z.enum(postTypes),
  id: z.uuid(),
  title: z.string(),
  language: z.enum(languages),
});

/**
 * Whether a decision about a post still holds: the post is in one of these states, and nothing was decided about it
 * since.
 */
export async function isStanding(
  em: Em,
  { type, id }: { type: PostType; id: string },
  { in: statuses, since }: { in: readonly PostStatus[]; since: Date },
): Promise<boolean> {
  const [post, later] = await Promise.all([
    kysely(em)
      .selectFrom(postTableNames[type])
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst(),
    kysely(em)
      .selectFrom('moderation_events')
      .select('id')
      .where('subjectType', '=', type)
      .where('subjectId', '=', id)
      .where('createdAt', '>', since)
      .where('action', 'in', ['APPROVE', 'REJECT', 'REMOVE', 'RESTORE'])
      .where('undoneAt', 'is', null)
      .limit(1)
      .executeTakeFirst(),
  ]);
  return post !== undefined && statuses.includes(post.status) && later === undefined;
}

/** What was decided about a post, or about a change that waited beside it, or that this was undone. */
export const decisionKinds = [
  'POST_APPROVED',
  'POST_REJECTED',
  'POST_REMOVED',
  'POST_RESTORED',
  'CHANGE_APPROVED',
  'CHANGE_REJECTED',
  'POST_REVIEWED_AGAIN',
  'CHANGE_REVIEWED_AGAIN',
] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** The states of a post in which a decision about it holds. */
const statusesOf: Record<DecisionKind, readonly PostStatus[]> = {
  POST_APPROVED: ['PUBLISHED'],
  POST_REJECTED: ['REJECTED'],
  POST_REMOVED: ['REMOVED'],
  POST_RESTORED: ['PUBLISHED'],
  CHANGE_APPROVED: ['PUBLISHED'],
  CHANGE_REJECTED: ['PUBLISHED'],
  POST_REVIEWED_AGAIN: ['PENDING'],
  CHANGE_REVIEWED_AGAIN: ['PUBLISHED'],
};

/** The most posts that a letter names. */
const mostNamed = 40;

/** Tells an author what was decided about their posts: one, or several that were decided at once. */
const decisionLetter = (kind: DecisionKind) =>
  defineLetter({
    kind,
    topic: 'OWN_POSTS',
    urgency: 'AWAITED',
    heldFor: 'anybody',
    params: z.object({
      community: z.string(),
      posts: z.tuple([namedPost], namedPost),
      /** How many more were decided with them, in an email that was queued when only some were kept. */
      more: z.int().nonnegative(),
      reasonCode: z.enum(reasonCodes).nullable(),
      words: ownWords,
    }),
    current: async (em, { params, createdAt }) => {
      const as = { in: statusesOf[kind], since: createdAt };
      const standing = await Promise.all(params.posts.map((post) => isStanding(em, post, as)));
      const [first, ...others] = params.posts.filter((_, index) => standing[index]);
      if (!first) return null;
      const posts: typeof params.posts = [first, ...others];
      return { ...params, posts };
    },
    thread: ({ posts: [post, ...others] }) =>
      post && others.length === 0 ? postPath(post.type, post.id) : undefined,
    write: ({ params: { community, posts, reasonCode, words, ...params }, language, url }) => {
      const [first] = posts;
      const count = posts.length + params.more;
      const named = posts.slice(0, mostNamed);
      const more = count - named.length;
      const isOne = count === 1;
      const about = { count, post: first.title, community };
      const entry = reasonWords(language, reasonCode);
      const text = translate(language, `decisionEmails.posts.${kind}.text`, about);
      const blocks: Block[] = [
        {
          kind: 'heading',
          text: translate(language, `decisionEmails.posts.${kind}.heading`, about),
        },
        {
          kind: 'list',
          entries: named.map(({ type, id, title, language: written }) => ({
            text: title,
            language: written,
            to: isOne ? undefined : url(postPath(type, id)),
          })),
        },
        ...(more > 0 ? [{ kind: 'text' as const, text: moreOf(language, more) }] : []),
        { kind: 'text', text },
        ...(entry
          ? [
              {
                kind: 'text' as const,
                text: translate(language, 'decisionEmails.reason', { entry }),
              },
            ]
          : []),
        ...quoteOf(language, words),
        {
          kind: 'button',
          label: translate(language, `decisionEmails.${isOne ? 'open' : 'openAll'}`),
          to: url(isOne ? postPath(first.type, first.id) : '/account/posts'),
        },
      ];
      return {
        subject: translate(language, `decisionEmails.posts.${kind}.subject`, about),
        preview: text,
        blocks,
        because: translate(language, 'decisionEmails.because', { community }),
      };
    },
  });

const moreOf = (language: Language, count: number) =>
  translate(language, 'decisionEmails.more', { count });

/** The letter of each decision. */
export const decisionEmails: Record<DecisionKind, ReturnType<typeof decisionLetter>> = {
  POST_APPROVED: decisionLetter('POST_APPROVED'),
  POST_REJECTED: decisionLetter('POST_REJECTED'),
  POST_REMOVED: decisionLetter('POST_REMOVED'),
  POST_RESTORED: decisionLetter('POST_RESTORED'),
  CHANGE_APPROVED: decisionLetter('CHANGE_APPROVED'),
  CHANGE_REJECTED: decisionLetter('CHANGE_REJECTED'),
  POST_REVIEWED_AGAIN: decisionLetter('POST_REVIEWED_AGAIN'),
  CHANGE_REVIEWED_AGAIN: decisionLetter('CHANGE_REVIEWED_AGAIN'),
};
