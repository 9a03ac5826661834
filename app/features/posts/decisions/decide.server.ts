import { raw } from '@mikro-orm/core';
import type { PostStatus, PostType } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import { inTransaction } from '#app/lib/db/transaction.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { formatsFor } from '#app/lib/format.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { postNotFound, type IdentifiedPost } from '../access.server.ts';
import { editsByAccount } from '../limits.server.ts';
import { isOverColumn } from '../over.server.ts';
import { canSeePost } from '../policy.ts';
import { postTableNames, postTables } from '../post-tables.server.ts';
import {
  isPossible,
  transitionsTo,
  type DecisionAction,
  type Situation,
} from '../state-machine.ts';
import { lastEvent, recordEvent, type LastEvent, type PostEvent } from './history.server.ts';
import { actingRelations } from './own-post.server.ts';

export interface Decision {
  type: PostType;
  id: string;
  /** The wanted status. */
  status: PostStatus;
  /** The version the decision was made on; without it, the post as it is now. */
  version?: number | undefined;
  /** Shown to the author. */
  reason?: string | undefined;
  /** Shown to moderators. */
  note?: string | undefined;
}

export interface Outcome {
  title: string;
  /** What was done; null when somebody had reached the same status before. */
  action: DecisionAction | null;
  /** For a status that was reached before: who did it and when. */
  earlier: LastEvent | null;
}

/**
 * Moves a post to another status in one conditional UPDATE, and records the event.
 * Throws AppError: `unauthenticated`; `not-found` for a post the actor may not see; `forbidden`
 * when the actor may see it but not decide; `conflict` when it changed in the meantime;
 * `too-many` when an author changes posts too often. A status that was reached before is no error.
 */
export async function decide(ctx: Ctx, decision: Decision): Promise<Outcome> {
  const actor = requireActor(ctx);
  const { type, status } = decision;
  const post = await findPost(ctx.em, decision);
  if (!post || !canSeePost(actor, post)) throw postNotFound(type);
  const { relations, leftToOthers, decidesAlone } = await actingRelations(ctx.em, actor, post);
  const transitions = transitionsTo(type, status);
  const fromHere = transitions.filter(
    (transition) => transition.from === post.status && isPossible(transition, post),
  );
  const candidates = fromHere.length > 0 ? fromHere : transitions;
  if (!candidates.some(({ by }) => relations.includes(by))) {
    throw new AppError('forbidden', `posts.${leftToOthers ? 'ownPost' : 'mayNotDecide'}.${type}`);
  }
  const transition = fromHere.find(({ by }) => relations.includes(by));
  if (transition?.by === 'author') await editsByAccount.countTry(actor.id);
  const noOtherModerator = decidesAlone && transition?.by === 'moderator';
  const how = transition && { ...decision, action: transition.action, noOtherModerator };
  if (how && (await move(ctx, post, how))) {
    return { title: post.title, action: how.action, earlier: null };
  }
  return resolveConflict(ctx, decision);
}

type DecidedPost = IdentifiedPost & Situation & { title: string; description: string };

const findPost = (
  em: Em,
  { type, id }: { type: PostType; id: string },
): Promise<DecidedPost | undefined> =>
  kysely(em)
    .selectFrom(postTableNames[type])
    .select((of) => [
      of
        .selectFrom('communities')
        .select('requireModeration')
        .whereRef('communities.id', '=', `${postTableNames[type]}.community`)
        .$asScalar()
        .$notNull()
        .as('requireModeration'),
      isOverColumn[type].as('isOver'),
      'id',
      'community as communityId',
      'author as authorId',
      'title',
      'description',
      'status',
      'version',
    ])
    .where('id', '=', id)
    .executeTakeFirst();

/** Writes the new status if nothing changed since the post was read; returns whether it did. */
const move = (
  { em, ...ctx }: Ctx,
  post: DecidedPost,
  {
    type,
    status,
    version,
    action,
    ...said
  }: Decision & Pick<PostEvent, 'action' | 'noOtherModerator'>,
): Promise<boolean> =>
  inTransaction(em, async (tx) => {
    const { id, communityId: community } = post;
    const changed = await tx.nativeUpdate(
      postTables[type],
      { id, community, status: post.status as 'PENDING', version: version ?? post.version },
      { status: status as 'PENDING', version: raw('version + 1'), updatedAt: new Date() },
    );
    if (changed === 0) return false;
    const actor = requireActor(ctx);
    await recordEvent(tx, { actor, type, post, action, to: status, ...said });
    return true;
  });

/** After an UPDATE that changed nothing: the post has the wanted status already, or another one. */
async function resolveConflict(
  { em, locale }: Ctx,
  { type, id, status, version }: Decision,
): Promise<Outcome> {
  const now = await findPost(em, { type, id });
  if (!now) throw postNotFound(type);
  const earlier = await lastEvent(em, { type, id });
  if (now.status === status) return { title: now.title, action: null, earlier };
  if (earlier && version !== undefined && now.version !== version) {
    throw new AppError('conflict', `posts.decidedMeanwhile.${earlier.action}`, {
      params: {
        title: now.title,
        name: earlier.actorName,
        when: formatsFor(locale).relativeTimeWithin(earlier.createdAt),
      },
    });
  }
  if (now.isOver && status === 'CANCELLED') {
    throw new AppError('conflict', 'posts.isOver', { params: { title: now.title } });
  }
  throw new AppError('conflict', `posts.cannotBeDone.${now.status}`, {
    params: { title: now.title },
  });
}
