import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { formatsFor } from '#app/lib/format.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { closeAppeals } from '#app/features/posts/posts/decisions/close-appeals.server.ts';
import type { AppealDecision } from '#app/features/posts/appeals/schema.ts';
import { canModerate } from '#app/lib/session/actor.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { notifyAppeal } from '#app/features/posts/appeals/emails/appeal-answered.server.ts';
import { decide } from '#app/features/posts/posts/decisions/decide.server.ts';
import { findPost } from '#app/features/posts/posts/decisions/decision.server.ts';
import { requireModerator } from '../access.server.ts';
import { findOpenAppeal } from './queries.server.ts';

/**
 * Answers an appeal: the decision stays, or the post is published through the state machine. The moderator who
 * made the decision answers only when there is nobody else, and the log says so.
 * Throws AppError: `unauthenticated`, `forbidden`, `not-found`; `conflict` when it was answered or the
 * post changed in the meantime, and as `decide` does.
 */
export async function answerAppeal(ctx: Ctx, { id, verdict, version, reason }: AppealDecision) {
  requireModerator(ctx);
  const actor = requireActor(ctx);
  const appeal = await findOpenAppeal(ctx, id);
  if (!appeal) throw await noLongerOpen(ctx, id);
  if (appeal.leftTo) {
    throw new AppError('forbidden', `appeals.${appeal.leftTo === 'own' ? 'own' : 'leftToOthers'}`);
  }
  const post = { type: appeal.type, id: appeal.postId };
  const facts = await findPost(ctx.em, post);
  if (!facts) throw new AppError('not-found', 'appeals.notFound');
  return inTransaction(ctx.em, async (tx) => {
    const state = verdict === 'UPHOLD' ? 'UPHELD' : 'GRANTED';
    if (!(await closeAppeals(tx, post, { state, by: actor, answer: reason }))) {
      throw await noLongerOpen({ ...ctx, em: tx }, id);
    }
    if (verdict === 'GRANT') {
      // The letter about the answer says this too.
      await decide({ ...ctx, em: tx }, { ...post, status: 'PUBLISHED', version }, leaveToAnswer);
    }
    const { title, description, language, authorId, communityId } = facts;
    await recordEvent(tx, {
      actor,
      communityId,
      subject: post,
      action: verdict,
      from: appeal.status,
      to: verdict === 'GRANT' ? 'PUBLISHED' : appeal.status,
      reason: reason ?? null,
      snapshot: {
        title,
        description,
        language,
        ...(appeal.isSameModerator ? { sameModerator: true } : {}),
        ...(actor.id === authorId ? { noOtherModerator: true } : {}),
      },
    });
    await notifyAppeal(
      tx,
      { id: actor.id, locale: ctx.locale },
      {
        ...{ appealId: id, verdict, answer: reason, authorId, communityId },
        ...{ type: post.type, postId: post.id, title, language },
      },
    );
    return { verdict, title, language };
  });
}

const leaveToAnswer = () => Promise.resolve();

/** The error for an appeal that is no longer open: who answered it, or that its author closed it. */
async function noLongerOpen(ctx: Ctx, id: string): Promise<AppError> {
  const closed = await kysely(ctx.em)
    .selectFrom('appeals as appeal')
    .leftJoin('users', 'users.id', 'appeal.decidedBy')
    .select(['appeal.state', 'appeal.community', 'appeal.decidedAt', 'users.name'])
    .where('appeal.id', '=', id)
    .executeTakeFirst();
  if (!closed || !canModerate(ctx.actor, closed.community)) {
    return new AppError('not-found', 'appeals.notFound');
  }
  if (closed.state === 'CLOSED' || !closed.decidedAt) {
    return new AppError('conflict', 'appeals.closedMeanwhile');
  }
  return new AppError('conflict', 'appeals.answeredMeanwhile', {
    params: {
      name: nameFor(ctx.locale, closed.name ?? ''),
      when: formatsFor(ctx.locale).relativeTimeWithin(new Date(closed.decidedAt)),
    },
  });
}
