import { randomUUID } from 'node:crypto';
import { Bookmark, Community } from '#db/entities/index.ts';
import { requireCommunity } from '#app/features/communities/communities/access.server.ts';
import { createLimiter } from '#app/lib/http/rate-limit.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';

/** How many bookmarks one person may set within an hour. */
const bookmarksByAccount = createLimiter(
  'bookmark-account',
  { points: 60, duration: 60 * 60 },
  'bookmarks.tooMany',
);

/** Anybody may bookmark any community that they may know of. */
const canBookmark = (): boolean => true;

/**
 * Bookmarks a community for the actor, or removes the bookmark; doing so twice changes nothing.
 * Returns the community. Throws AppError: `unauthenticated`, `not-found`, `too-many`.
 */
export async function setBookmark(
  ctx: Ctx,
  slug: string,
  isBookmarked: boolean,
): Promise<{ id: string; name: string }> {
  const actor = requireActor(ctx, 'bookmarks.loginFirst');
  const community = await requireCommunity(ctx, slug, canBookmark, (em, ref) =>
    em.findOne(Community, ref, { fields: ['name', 'openedAt'] }),
  );
  const bookmark = { user: actor.id, community: community.id };
  if (isBookmarked) {
    await bookmarksByAccount.countTry(actor.id);
    await ctx.em.upsert(
      Bookmark,
      { ...bookmark, id: randomUUID(), createdAt: new Date() },
      { onConflictFields: ['user', 'community'], onConflictAction: 'ignore' },
    );
  } else {
    await ctx.em.nativeDelete(Bookmark, bookmark);
  }
  return community;
}
