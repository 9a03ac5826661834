import { Appeal } from '#db/entities/index.ts';
import type { Language, PostType } from '#db/enums.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { requirePost } from '#app/features/posts/posts/access.server.ts';
import { reasonWords } from '#app/features/posts/posts/decisions/reasons.server.ts';
import type { Post } from '#app/features/posts/posts/kinds.server.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { insertNew, inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import {
  appealedDecision,
  type AppealedDecision,
} from '#app/features/posts/posts/decisions/state/appealed-decision.server.ts';

interface Appealable {
  post: Post;
  decision: AppealedDecision;
}

/**
 * One's own rejected or removed post, with the decision, as long as nothing was said against it yet.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden` for another's post, `conflict` where there
 * is nothing to appeal against, or it was done.
 */
async function requireAppealable(ctx: Ctx, type: PostType, id: string): Promise<Appealable> {
  const actor = requireActor(ctx);
  const post = await requireAppealablePost(ctx, type, id);
  const link = linkTo(type, id);
  const decision = await appealedDecision(ctx.em, type, { id, status: post.status });
  if (!decision || decision.by === actor.id) {
    throw new AppError('conflict', 'appeals.nothing', { link });
  }
  if (decision.appeal) throw new AppError('conflict', 'appeals.onlyOnce', { link });
  return { post, decision };
}

const linkTo = (type: PostType, id: string) =>
  ({ to: postPath(type, id), messageKey: `posts.open.${type}` }) as const;

/**
 * One's own post. Throws AppError: `unauthenticated`, `not-found`, `forbidden` for another's post.
 */
export async function requireAppealablePost(ctx: Ctx, type: PostType, id: string): Promise<Post> {
  const actor = requireActor(ctx);
  const post = await requirePost(ctx, { type }, id);
  if (post.author.id !== actor.id) {
    throw new AppError('forbidden', 'appeals.notTheAuthor', { link: linkTo(type, id) });
  }
  return post;
}

/** What the page of an appeal shows. */
export interface AppealPage {
  path: string;
  title: string;
  language: Language;
  action: 'REJECT' | 'REMOVE';
  at: Date;
  entry: string | null;
  reason: string | null;
}

/** The post and the decision that an appeal would be against. Throws as `requireAppealable` does. */
export async function appealPage(ctx: Ctx, type: PostType, id: string): Promise<AppealPage> {
  const { post, decision } = await requireAppealable(ctx, type, id);
  return {
    path: postPath(type, id),
    title: post.title,
    language: post.language,
    action: decision.action,
    at: decision.at,
    entry: reasonWords(ctx.locale, decision.reasonCode),
    reason: decision.reason,
  };
}

/** Appeals against the last decision, once. Throws as `requireAppealable` does. */
export async function submitAppeal(
  ctx: Ctx,
  type: PostType,
  id: string,
  { words }: { words: string },
): Promise<{ title: string; language: Language }> {
  const actor = requireActor(ctx);
  const { post, decision } = await requireAppealable(ctx, type, id);
  const { title, description, language } = post;
  const community = post.community.id;
  return inTransaction(ctx.em, async (tx) => {
    const made = await insertNew(tx, Appeal, {
      id: crypto.randomUUID(),
      postType: type,
      postId: id,
      community,
      author: actor.id,
      event: decision.eventId,
      words,
      state: 'OPEN',
      createdAt: new Date(),
    });
    if (made === 0) throw new AppError('conflict', 'appeals.onlyOnce');
    await recordEvent(tx, {
      actor,
      communityId: community,
      subject: { type, id },
      action: 'APPEAL',
      from: post.status,
      to: post.status,
      reason: words,
      snapshot: { title, description, language },
    });
    return { title, language };
  });
}
