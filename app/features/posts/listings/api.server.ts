import type { PostListQuery } from '#app/features/posts/posts/api-schema.ts';
import { postFieldsForApi } from '#app/features/posts/posts/api.server.ts';
import { decisionForApi } from '#app/features/posts/posts/decisions/decision-api.server.ts';
import { listedPosts, type ListedPost } from '#app/features/posts/posts/post-lists.server.ts';
import { requireShownPost } from '#app/features/posts/posts/shown-post.server.ts';
import { paginate, type Page } from '#app/lib/db/pagination.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { ListingJson } from './api-schema.ts';

/** One listing as the JSON contract has it. Throws AppError `not-found`. */
export async function listingForApi(ctx: Ctx, id: string): Promise<ListingJson> {
  const listing = await requireShownPost(ctx, 'LISTING', id);
  return {
    ...toJson(ctx.actor, listing),
    ...(await decisionForApi(ctx, 'LISTING', listing)),
  };
}

/** The listings the caller may see, newest first, filtered, a page at a time. */
export async function listListings(ctx: Ctx, query: PostListQuery): Promise<Page<ListingJson>> {
  const rows = await listedPosts(ctx, 'LISTING', query);
  return paginate(rows, query.limit, (listing) => toJson(ctx.actor, listing));
}

const toJson = (actor: Actor | null, listing: ListedPost<'LISTING'>): ListingJson => ({
  ...postFieldsForApi(actor, listing),
  category: listing.category,
  price: listing.price,
  condition: listing.condition,
});
