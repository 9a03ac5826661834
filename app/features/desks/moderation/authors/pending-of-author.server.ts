import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Language, PostType } from '#db/enums.ts';
import { userName } from '#app/features/accounts/login/queries.server.ts';
import { postTableNames } from '#app/features/posts/posts/kinds.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely, paramsFor } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { isModerated, requireModerator } from '../access.server.ts';

/** In the order in which an author's posts are rejected. */
export const postTypes: PostType[] = ['LISTING', 'ACTIVITY'];

interface PendingItem {
  type: PostType;
  id: string;
  title: string;
  language: Language;
  /** True for an edit of a published post. */
  isChange: boolean;
}

export interface PendingOfAuthor {
  author: { id: string; name: string };
  /** How many posts and edits wait. */
  count: number;
  newest: PendingItem[];
  /** When any of them last changed. */
  shownUntil: Date | null;
}

const mostShown = 20;

/**
 * What waits for review of one author, where the actor moderates: posts, and edits of published ones.
 * Throws AppError: `unauthenticated`, `forbidden` for a resident and for one's own posts,
 * `not-found`.
 */
export async function pendingOfAuthor(ctx: Ctx, authorId: string): Promise<PendingOfAuthor> {
  const moderated = requireModeratorOfOthers(ctx, authorId);
  const [author, ...rows] = await Promise.all([
    userName(ctx.em, authorId),
    ...postTypes.map(async (type) => {
      const found = await pendingRows(ctx.em, type, { authorId, moderated });
      return found.map((row) => ({ ...row, type }));
    }),
  ]);
  const newest = rows
    .flat()
    .sort((one, other) => Number(new Date(other.createdAt)) - Number(new Date(one.createdAt)));
  return {
    author: { ...author, name: nameFor(ctx.locale, author.name) },
    shownUntil: latest(rows.flatMap(([first]) => (first ? [new Date(first.lastChange)] : []))),
    count: rows.reduce((sum, [first]) => sum + Number(first?.count ?? 0), 0),
    newest: newest
      .slice(0, mostShown)
      .map(({ type, id, title, language, isChange }) => ({ type, id, title, language, isChange })),
  };
}

/** What waits of one kind, newest first. Each row also has the count and the last change of all. */
function pendingRows(
  em: Em,
  type: PostType,
  { authorId, moderated }: { authorId: string; moderated: Expression<SqlBool> },
) {
  const db = kysely(em);
  const posts = db
    .selectFrom(postTableNames[type])
    .select([
      'id',
      'title',
      'language',
      'createdAt',
      'updatedAt',
      sql<boolean>`false`.as('isChange'),
    ])
    .where('author', '=', authorId)
    .where('status', '=', 'PENDING')
    .where(moderated);
  const edits = db
    .selectFrom('post_revisions')
    .select([
      'postId as id',
      sql<string>`fields->>'title'`.as('title'),
      sql<Language>`fields->>'language'`.as('language'),
      'createdAt',
      'createdAt as updatedAt',
      sql<boolean>`true`.as('isChange'),
    ])
    .where('postType', '=', type)
    .where('author', '=', authorId)
    .where('status', '=', 'PENDING')
    .where('postIsPublished', '=', true)
    .where(moderated);
  return db
    .selectFrom(posts.unionAll(edits).as('pending'))
    .select(['id', 'title', 'language', 'createdAt', 'isChange'])
    .select((of) => [
      of.fn.countAll<number>().over().as('count'),
      of.fn.max('updatedAt').over().as('lastChange'),
    ])
    .orderBy('createdAt', 'desc')
    .limit(mostShown)
    .execute();
}

const latest = (times: Date[]): Date | null =>
  times.length > 0 ? new Date(Math.max(...times.map(Number))) : null;

/** The condition for what the actor moderates; refuses their own posts. */
export function requireModeratorOfOthers(ctx: Ctx, authorId: string): Expression<SqlBool> {
  const moderated = requireModerator(ctx);
  if (requireActor(ctx).id === authorId) throw new AppError('forbidden', 'moderation.ownPosts');
  return isModerated(paramsFor(moderated));
}
