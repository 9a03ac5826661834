import { isMember } from '#app/lib/session/actor.ts';
import { notifyDecision } from '../emails/notify-of-decision.server.ts';
import { inTransactionWithAttendees } from '#app/features/posts/places/with-attendees.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { postNotFound } from '../access.server.ts';
import { editsByAccount } from '../edits-by-account.server.ts';
import { canSeePost } from '../policy.ts';
import { decideRevision } from '../revisions/decide-revision.server.ts';
import { openRevision } from '../revisions/open-revision.server.ts';
import { isPossible, transitionsTo } from '../state-machine.ts';
import {
  findPost,
  type DecidedPost,
  type Decision,
  type GivenDecision,
  type Outcome,
} from './decision.server.ts';
import { move } from './move.server.ts';
import { isUpheldAgainst } from './upheld.server.ts';
import { actingRelations } from './who-decides.server.ts';
import { explanationFor } from './reasons.server.ts';
import { resolveConflict } from './resolve-conflict.server.ts';

/**
 * Moves a post to another status in one conditional UPDATE, and records the event. Throws AppError: `unauthenticated`;
 * `not-found` for a post the actor may not see; `forbidden` when the actor may see it but not decide, or left the
 * community and wants it back; `conflict` when it changed in the meantime; `conflict` too for what somebody posted who
 * closed their account; `forbidden` for a decision of the actor's own that another moderator upheld on appeal;
 * `too-many` when an author changes posts too often; `invalid` for a reason in one's own words without any. A status
 * that was reached before is no error. Where an edit waits beside a published post, a moderator's PUBLISHED or
 * REJECTED decides on that edit; PUBLISHED also approves one that was rejected since the post changed last. `notify`
 * tells the author, inside the transaction.
 */
export async function decide(
  ctx: Ctx,
  given: GivenDecision,
  notify = notifyDecision,
): Promise<Outcome> {
  const actor = requireActor(ctx);
  const { type, status } = given;
  const post = await findPost(ctx.em, given);
  if (!post || !canSeePost(actor, post)) throw postNotFound(type);
  const { relations, leftToOthers, decidesAlone } = await actingRelations(ctx.em, actor, post);
  if (relations.includes('moderator') && status === 'PUBLISHED' && post.status !== status) {
    if (post.authorIsGone) throw new AppError('conflict', 'posts.authorGone');
    if (await isUpheldAgainst(ctx.em, actor, { type, ...post })) {
      throw new AppError('forbidden', 'posts.appealUpheld');
    }
  }
  const { reasonCode, reason, ...wanted } = given;
  const said = relations.includes('moderator')
    ? explanationFor(status, { reasonCode, reason })
    : {};
  const decision = { ...wanted, ...said };
  if (post.status === 'PUBLISHED' && relations.includes('moderator') && isVerdict(status)) {
    const outcome = await decideOnEdit(
      ctx,
      post,
      { ...decision, noOtherModerator: decidesAlone },
      notify,
    );
    if (outcome) return outcome;
  }
  const transitions = transitionsTo(type, status);
  const fromHere = transitions.filter(
    (transition) => transition.from === post.status && isPossible(transition, post),
  );
  const candidates = fromHere.length > 0 ? fromHere : transitions;
  if (!candidates.some(({ by }) => relations.includes(by))) {
    throw new AppError('forbidden', `posts.${leftToOthers ? 'ownPost' : 'mayNotDecide'}.${type}`);
  }
  const transition = fromHere.find(({ by }) => relations.includes(by));
  const authorLeft = transition?.by === 'author' && !isMember(actor, post.communityId);
  if (authorLeft && transition.membersOnly) throw new AppError('forbidden', 'posts.authorLeft');
  if (transition?.by === 'author') await editsByAccount.countTry(actor.id);
  const noOtherModerator = decidesAlone && transition?.by === 'moderator';
  const how = transition && { ...decision, action: transition.action, noOtherModerator };
  const named =
    how &&
    (await inTransactionWithAttendees(ctx, given, (inside) => move(inside, post, how, notify)));
  if (named) {
    const { title, language } = named;
    const { status: from, isOver } = post;
    const { action } = how;
    const done = { action, from, ofRevision: false, authorLeft, isOver, earlier: null };
    return { title, language, ...done };
  }
  return resolveConflict(ctx, decision);
}

const isVerdict = (status: string): boolean => status === 'PUBLISHED' || status === 'REJECTED';

/** Decides on the edit beside a published post; null when there is none to decide on, or it changed. */
async function decideOnEdit(
  ctx: Ctx,
  post: DecidedPost,
  decision: Decision & { noOtherModerator: boolean },
  notify: typeof notifyDecision,
): Promise<Outcome | null> {
  const revision = await openRevision(ctx.em, decision.type, post);
  if (!revision || revision.status === decision.status) return null;
  const action = await inTransactionWithAttendees(ctx, decision, (inside) =>
    decideRevision(inside, post, revision, decision, notify),
  );
  const { title, language } = action === 'APPROVE' ? revision.text : post;
  return (
    action && {
      title,
      language,
      action,
      from: post.status,
      ofRevision: true,
      authorLeft: false,
      isOver: false,
      earlier: null,
    }
  );
}
