import type { PostStatus, PostType } from '#db/enums.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { AppError, type ErrorLink } from '#app/lib/errors.ts';
import { isMember } from '#app/lib/session/actor.ts';
import { canSeePost, type PostFacts, type ReadablePost } from './policy.ts';
import { postTables, type Post } from './kinds.server.ts';
import { clockOf } from '#app/features/posts/basics/over.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { isEditable } from './state-machine.ts';

/** What the rules need to know of a post, with what identifies it. */
export type IdentifiedPost = PostFacts & { id: string; version: number };

/** What facts are taken from: an entity, or plain data. */
export interface WithFacts {
  id: string;
  version: number;
  status: PostStatus;
  author: { id: string };
  community: { id: string };
}

export const factsOf = (post: WithFacts): IdentifiedPost => ({
  id: post.id,
  communityId: post.community.id,
  authorId: post.author.id,
  status: post.status,
  version: post.version,
});

/** The same of a row that was read with its community. */
export const readableFactsOf = (post: Pick<Post, 'community'> & WithFacts): ReadablePost => ({
  ...factsOf(post),
  postReaders: post.community.unwrap().postReaders,
});

/**
 * The one way to a post: with its author and community, and only for those who may see it.
 * Throws AppError `not-found`, with `link`.
 */
export async function requirePost<Row extends Post>(
  ctx: Ctx,
  { type }: { type: PostType },
  id: string,
  link?: ErrorLink,
): Promise<Row> {
  const post = await ctx.em.findOne(
    postTables[type],
    { id },
    { populate: ['author', 'community'], strategy: 'joined' },
  );
  if (!post || !canSeePost(ctx.actor, readableFactsOf(post))) throw postNotFound(type, link);
  return post as unknown as Row;
}

/**
 * The actor's own post, while it can be edited.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden` (another's, or the actor has left the
 * community), `conflict` (closed); each leads to the post, or to the actor's own posts.
 */
export async function requireOwnPost<Row extends Post>(
  ctx: Ctx,
  kind: { type: PostType },
  id: string,
): Promise<Row> {
  const actor = requireActor(ctx);
  const { type } = kind;
  const own = { to: `/users/${actor.id}`, messageKey: 'posts.openOwn' } as const;
  const post = await requirePost<Row>(ctx, kind, id, own);
  const { status }: { status: PostStatus } = post;
  const link = { to: postPath(type, id), messageKey: `posts.open.${type}` } as const;
  if (post.author.id !== actor.id) {
    throw new AppError('forbidden', `posts.notTheAuthor.${type}`, { link });
  }
  if (!isMember(actor, post.community.id)) {
    throw new AppError('forbidden', 'posts.authorLeft', { link });
  }
  if (!isEditable(status, clockOf(post))) {
    throw new AppError('conflict', `posts.notEditable.${type}.${status}`, { link });
  }
  return post;
}

export const postNotFound = (type: PostType, link?: ErrorLink) =>
  new AppError('not-found', `posts.notFound.${type}`, { link });

/**
 * The way for a visitor who follows a link to a post that is not there, or not for them: a member sees
 * it after logging in. It is the same for both, so that it tells nobody which it is.
 */
export const loginToPost = (ctx: Pick<Ctx, 'actor'>, type: PostType, id: string) =>
  ctx.actor
    ? undefined
    : ({
        to: `/login?redirectTo=${encodeURIComponent(postPath(type, id))}`,
        messageKey: 'posts.logInToSee',
      } as const);
