import { randomUUID } from 'node:crypto';
import { Bookmark, Community } from '#db/entities/index.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { AppError } from '#app/lib/errors.ts';

/**
 * Bookmarks a community for the actor, or takes the bookmark away; doing so twice changes nothing.
 * Returns the community's name. Throws AppError: `unauthenticated`, `not-found`.
 */
export async function setBookmark(ctx: Ctx, slug: string, wanted: boolean): Promise<string> {
  const actor = requireActor(ctx, 'Please log in to bookmark a community.');
  const community = await ctx.em.findOne(Community, { slug }, { fields: ['name'] });
  if (!community) throw new AppError('not-found', 'Community not found');
  const bookmark = { user: actor.id, community: community.id };
  if (wanted) {
    await ctx.em.upsert(
      Bookmark,
      { ...bookmark, id: randomUUID(), createdAt: new Date() },
      { onConflictFields: ['user', 'community'], onConflictAction: 'ignore' },
    );
  } else {
    await ctx.em.nativeDelete(Bookmark, bookmark);
  }
  return community.name;
}
