import type { PostReaders, PostStatus, PostType } from '#db/enums.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { mailReach } from '#app/features/mail/outbox/mail-reaches.server.ts';
import { isClosing } from '#app/lib/db/is-closing.server.ts';
import { compiledRead, type Db, type Params } from '#app/lib/db/read.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { factsOf, loginToPost, postNotFound } from './access.server.ts';
import { canSeePost } from './policy.ts';

type ById = Pick<Params<{ id: string }>, 'param'>;

/** What pages of both kinds show of a post, its author and its community. */
const shared = [
  'post.id',
  'post.title',
  'post.slug',
  'post.description',
  'post.language',
  'post.images',
  'post.contactEmail',
  'post.version',
  'post.createdAt',
  'post.updatedAt',
  'post.author as authorId',
  'post.community as communityId',
  'author.name as authorName',
  'author.image as authorImage',
  'place.name as communityName',
  'place.slug as communitySlug',
  'place.requireModeration',
  'place.postReaders',
  mailReach('author', 'NEIGHBOURS').as('mail'),
  isClosing('author').as('authorIsGone'),
] as const;

const reads = {
  LISTING: compiledRead((db: Db, { param }: ById) =>
    db
      .selectFrom('listings as post')
      .innerJoin('users as author', 'author.id', 'post.author')
      .innerJoin('communities as place', 'place.id', 'post.community')
      .select([...shared, 'post.status', 'post.price', 'post.category', 'post.condition'])
      .where('post.id', '=', param('id')),
  ),
  ACTIVITY: compiledRead((db: Db, { param }: ById) =>
    db
      .selectFrom('activities as post')
      .innerJoin('users as author', 'author.id', 'post.author')
      .innerJoin('communities as place', 'place.id', 'post.community')
      .select([...shared, 'post.status', 'post.when', 'post.endsAt', 'post.place', 'post.capacity'])
      .select('post.tags')
      .where('post.id', '=', param('id')),
  ),
};

type RowOf<Type extends PostType> = Awaited<ReturnType<(typeof reads)[Type]>>[number] & {
  status: PostStatus;
};

/** A post with its author and community, as plain data. */
export type ShownPost<Type extends PostType = PostType> = RowOf<Type> & {
  author: { id: string; name: string; image: string | null };
  community: {
    id: string;
    name: string;
    slug: string;
    requireModeration: boolean;
    postReaders: PostReaders;
  };
};

/**
 * A post to show, for those who may see it; what changes one begins with `requirePost`.
 * Throws AppError `not-found`.
 */
export async function requireShownPost<Type extends PostType>(
  ctx: Ctx,
  type: Type,
  id: string,
): Promise<ShownPost<Type>> {
  const [row] = (await reads[type](ctx.em, { id })) as RowOf<Type>[];
  const login = loginToPost(ctx, type, id);
  if (!row) throw postNotFound(type, login);
  const post: ShownPost<Type> = {
    ...row,
    author: { id: row.authorId, name: nameFor(ctx.locale, row.authorName), image: row.authorImage },
    community: {
      id: row.communityId,
      name: row.communityName,
      slug: row.communitySlug,
      requireModeration: row.requireModeration,
      postReaders: row.postReaders,
    },
  };
  const { postReaders } = row;
  if (!canSeePost(ctx.actor, { ...factsOf(post), postReaders })) throw postNotFound(type, login);
  return post;
}
