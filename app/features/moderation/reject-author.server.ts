import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ModerationEvent } from '#db/entities/index.ts';
import type { PostType } from '#db/enums.ts';
import { userName } from '#app/features/accounts/queries.server.ts';
import { postTableNames } from '#app/features/posts/kinds.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import { inTransaction } from '#app/lib/db/transaction.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { isModerated, requireModerator } from './queries.server.ts';
import type { RejectAuthorForm } from './schema.ts';

const types: PostType[] = ['LISTING', 'ACTIVITY'];

export interface PendingOfAuthor {
  author: { id: string; name: string };
  /** How many posts wait for review in the communities that the actor moderates. */
  count: number;
  /** The newest of them. */
  newest: { type: PostType; id: string; title: string }[];
  /** When the last of all of them was written or changed. */
  shownUntil: Date | null;
}

const mostShown = 20;

/**
 * What waits for review of one author, where the actor moderates.
 * Throws AppError: `unauthenticated`, `forbidden` for a resident and for one's own posts,
 * `not-found`.
 */
export async function pendingOfAuthor(ctx: Ctx, authorId: string): Promise<PendingOfAuthor> {
  const moderated = requireModeratorOfOthers(ctx, authorId);
  const author = await userName(ctx.em, authorId);
  const lists = await Promise.all(
    types.map((type) =>
      kysely(ctx.em)
        .selectFrom(postTableNames[type])
        .select(['id', 'title', 'createdAt'])
        .select((of) => [
          of.fn.countAll<number>().over().as('count'),
          of.fn.max('updatedAt').over().as('lastChange'),
        ])
        .where('author', '=', authorId)
        .where('status', '=', 'PENDING')
        .where(moderated)
        .orderBy('createdAt', 'desc')
        .limit(mostShown)
        .execute()
        .then((rows) => rows.map((row) => ({ ...row, type }))),
    ),
  );
  return {
    author,
    shownUntil: latest(lists.flatMap(([first]) => (first ? [new Date(first.lastChange)] : []))),
    count: lists.reduce((sum, [first]) => sum + Number(first?.count ?? 0), 0),
    newest: lists
      .flat()
      .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
      .slice(0, mostShown)
      .map(({ type, id, title }) => ({ type, id, title })),
  };
}

/**
 * Rejects every pending post of one author where the actor moderates, each with its own event, in
 * one transaction. What was written or changed after `shownUntil` is left for another look. Returns
 * how many. Throws as `pendingOfAuthor` does, and `conflict` when nothing is left to reject.
 */
export async function rejectAllOfAuthor(
  ctx: Ctx,
  authorId: string,
  { reason, shownUntil }: RejectAuthorForm,
): Promise<{ name: string; count: number }> {
  const moderated = requireModeratorOfOthers(ctx, authorId);
  const actor = requireActor(ctx);
  const { name } = await userName(ctx.em, authorId);
  const count = await inTransaction(ctx.em, async (tx) => {
    let rejected = 0;
    for (const type of types) {
      const posts = await kysely(tx)
        .updateTable(postTableNames[type])
        .set((is) => ({
          status: 'REJECTED',
          version: is('version', '+', 1),
          updatedAt: new Date(),
        }))
        .where('author', '=', authorId)
        .where('status', '=', 'PENDING')
        .where(moderated)
        .$if(shownUntil !== undefined, (query) =>
          query.where('updatedAt', '<=', shownUntil ?? new Date()),
        )
        .returning(['id', 'community', 'title', 'description', 'version'])
        .execute();
      await recordRejections(tx, { actor, type, posts, reason });
      rejected += posts.length;
    }
    return rejected;
  });
  if (count === 0) throw new AppError('conflict', 'moderation.noneToReject');
  return { name, count };
}

interface RejectedPost {
  id: string;
  community: string;
  title: string;
  description: string;
  version: number;
}

/** One event for each post, with the version it had before. */
async function recordRejections(
  tx: Em,
  {
    actor,
    type,
    posts,
    reason,
  }: { actor: Actor; type: PostType; posts: RejectedPost[]; reason: string | undefined },
): Promise<void> {
  const batch = 200;
  for (let start = 0; start < posts.length; start += batch) {
    await tx.insertMany(
      ModerationEvent,
      posts.slice(start, start + batch).map(({ id, community, title, description, version }) => ({
        id: randomUUID(),
        subjectType: type,
        subjectId: id,
        community,
        actor: actor.id,
        actorRole: actor.role,
        action: 'REJECT' as const,
        fromStatus: 'PENDING' as const,
        toStatus: 'REJECTED' as const,
        publicReason: reason ?? null,
        snapshot: { title, description, version: version - 1 },
        createdAt: new Date(),
      })),
    );
  }
}

const latest = (times: Date[]): Date | null =>
  times.length > 0 ? new Date(Math.max(...times.map(Number))) : null;

function requireModeratorOfOthers(ctx: Ctx, authorId: string) {
  const moderated = requireModerator(ctx);
  if (requireActor(ctx).id === authorId) throw new AppError('forbidden', 'moderation.ownPosts');
  return isModerated((name) => sql.val(moderated[name]));
}
