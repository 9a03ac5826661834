import { raw } from '@mikro-orm/core';
import { ModerationEvent } from '#db/entities/index.ts';
import type { Language, PostType } from '#db/enums.ts';
import { inTransactionWithAttendees } from '#app/features/posts/places/with-attendees.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { canModerate, type Actor } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { postNotFound } from '../access.server.ts';
import { notifyUndone } from '../emails/notify-of-decision.server.ts';
import { postTableNames, postTables } from '../kinds.server.ts';
import { canSeePost } from '../policy.ts';
import { restoreRevision } from '../revisions/revisions.server.ts';
import { reopenAppeal } from './close-appeals.server.ts';
import { findPost, type DecidedPost } from './decision.server.ts';
import { recordPostEvent } from './history.server.ts';
import { undoMs } from './limits.ts';
import { newestDecision, type NewestDecision } from './undoable.server.ts';

/** What an undo is about, and the line of the log with the decision. */
interface Undo {
  type: PostType;
  id: string;
  line: string;
}

/** What is as it was before the decision. */
export interface UndoneDecision {
  type: PostType;
  id: string;
  title: string;
  language: Language;
  ofRevision: boolean;
  /** The status it has again: PENDING is in the queue. */
  status: 'PENDING' | 'REJECTED';
}

/** A decision that can be undone, by its line of the log, and until when. */
export interface UndoOffer {
  line: string;
  until: Date;
}

/** The actor's own decision, if it is the newest thing that happened to the post and can be undone. */
export async function undoOffer(
  { em, actor }: Pick<Ctx, 'em' | 'actor'>,
  { type, id }: Pick<Undo, 'type' | 'id'>,
): Promise<UndoOffer | null> {
  const decision = await newestDecision(em, type, id);
  if (!decision || decision.by !== actor?.id || decision.obstacle) return null;
  return { line: decision.id, until: new Date(decision.at.getTime() + undoMs) };
}

/**
 * Undoes a moderator's own decision within two minutes, while it is the newest thing that happened to its post: the
 * post, or the change beside it, is back in the queue or rejected as it was, with the appeal that an approval granted,
 * and the decision counts for nothing. Not a transition: nothing else leads back to PENDING. Throws AppError:
 * `unauthenticated`; `not-found` for a post the actor may not see; `forbidden` for everybody but the moderator who
 * decided; `conflict` later, and once anything else happened.
 */
export async function undoDecision(ctx: Ctx, undo: Undo): Promise<UndoneDecision> {
  const { type, id, line } = undo;
  const actor = requireActor(ctx);
  return inTransactionWithAttendees(ctx, { type, id }, async ({ em: tx }) => {
    const table = postTableNames[type];
    await kysely(tx).selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
    const post = await findPost(tx, { type, id });
    if (!post || !canSeePost(actor, post)) throw postNotFound(type);
    const { revision, from, to, version, action, at } = await ownDecision(tx, actor, undo, post);
    const { text, updatedAt, rejection } = revision?.replaced ?? {};
    const changed = await tx.nativeUpdate(
      postTables[type],
      { id, status: (revision ? 'PUBLISHED' : to) as 'PUBLISHED', version },
      {
        ...(revision
          ? { ...text, ...(updatedAt && { updatedAt }) }
          : { status: from, updatedAt: new Date() }),
        version: raw('version + 1'),
      },
    );
    if (changed === 0) throw tooLate(post);
    if (revision && !(await restoreRevision(tx, revision, rejection ?? null))) throw tooLate(post);
    if (!revision && from === 'REJECTED') await reopenAppeal(tx, { type, id });
    const undone = { id: line, undoneAt: null };
    const marked = await tx.nativeUpdate(ModerationEvent, undone, { undoneAt: new Date() });
    if (marked === 0) throw tooLate(post);
    const { title, description, language } = revision?.text ?? post;
    await recordPostEvent(tx, {
      actor,
      type,
      post: { ...post, title, description, language, status: to },
      action: 'UNDO',
      to: from,
      ofRevision: revision !== null,
    });
    const about = { title, language, ofRevision: revision !== null };
    await notifyUndone(
      tx,
      { id: actor.id, locale: ctx.locale },
      {
        ...{ eventId: line, type, postId: id, authorId: post.authorId, decidedAt: at, action },
        ...{ communityId: post.communityId, status: from, ...about },
      },
    );
    return { type, id, status: from, ...about };
  });
}

/** The decision of a line, if the actor may undo it. Throws the AppErrors of `undoDecision`. */
async function ownDecision(
  tx: Em,
  actor: Actor,
  { type, id, line }: Undo,
  post: DecidedPost,
): Promise<NewestDecision> {
  const decision = await newestDecision(tx, type, id);
  if (decision?.id !== line) throw tooLate(post);
  if (decision.by !== actor.id) throw new AppError('forbidden', 'posts.undo.notYours');
  if (!canModerate(actor, post.communityId)) {
    throw new AppError('forbidden', `posts.mayNotDecide.${type}`);
  }
  const { obstacle } = decision;
  if (obstacle) throw new AppError('conflict', `posts.undo.${obstacle}`, titleOf(post));
  return decision;
}

const titleOf = ({ title }: DecidedPost) => ({ params: { title } });

const tooLate = (post: DecidedPost): AppError =>
  new AppError('conflict', 'posts.undo.tooLate', titleOf(post));
