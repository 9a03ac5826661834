import { randomUUID } from 'node:crypto';
import type { Language } from '#db/enums.ts';
import { slugFor } from '#db/slug.ts';
import {
  notOpenYet,
  requireCommunity,
} from '#app/features/communities/communities/access.server.ts';
import { isMember } from '#app/features/communities/communities/policy.ts';
import { attachPhotos } from '#app/features/media/photos/attach.server.ts';
import { createLimiter } from '#app/lib/http/rate-limit.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { recordPostEvent } from './decisions/history.server.ts';
import {
  photoOwner,
  type Post,
  type PostInput,
  type PostKind,
  postTables,
} from './kinds.server.ts';
import { statusOnPosting } from './state-machine.ts';

/** How many posts one person may write within an hour. */
const postsByAccount = createLimiter(
  'post-account',
  { points: 20, duration: 60 * 60 },
  'posts.tooManyPosts',
);

/** A post that was saved. */
export interface SavedPost {
  id: string;
  /** As the post is called now: an edit that waits does not name it. */
  title: string;
  language: Language;
  /** Whether the board looks at it first, or at the change of a post that is published. */
  next: 'awaitsReview' | 'isLive' | 'changeIsLive' | 'changeAwaitsReview' | 'priceIsLower';
}

/**
 * Publishes a post in a community of the actor's, or sends it to the board for review if the
 * community requires it. The server alone sets author, slug and status.
 * Throws AppError: `unauthenticated`, `not-found` (no such community), `forbidden` (not a member),
 * `conflict` (its doors are not open yet),
 * `invalid` (another person's photos, or what `kind.check` refuses), `too-many` (posts within the hour).
 */
export async function publishPost<Input extends PostInput, Row extends Post>(
  ctx: Ctx,
  kind: PostKind<Input, Row>,
  communityId: string,
  given: Input,
): Promise<SavedPost> {
  const actor = requireActor(ctx);
  const { requireModeration, openedAt } = await requireCommunity(ctx, communityId, isMember);
  if (!openedAt) throw notOpenYet();
  const input = kind.check?.(given, null) ?? given;
  await postsByAccount.countTry(actor.id);
  const { title, description, contactEmail = null } = input;
  const id = randomUUID();
  const status = statusOnPosting(requireModeration);
  const language = input.language ?? ctx.locale;
  const images = input.images ?? [];
  return inTransaction(ctx.em, async (tx) => {
    tx.create(postTables[kind.type], {
      id,
      community: communityId,
      author: actor.id,
      slug: slugFor(title, id),
      status,
      title,
      description,
      contactEmail,
      language,
      images,
      ...kind.columns(input),
    });
    await recordPostEvent(tx, {
      actor,
      type: kind.type,
      post: { id, communityId, title, description, language, version: 1, status: null },
      action: 'SUBMIT',
      to: status,
    });
    await attachPhotos(tx, actor, images, { of: photoOwner(kind.type, id), before: [] });
    return { id, title, language, next: status === 'PENDING' ? 'awaitsReview' : 'isLive' };
  });
}
