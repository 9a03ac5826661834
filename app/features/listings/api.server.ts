import type { FilterQuery } from '@mikro-orm/core';
import { Listing } from '#db/entities/index.ts';
import type { ItemListQuery } from '#app/features/posts/api-schema.ts';
import { itemJson } from '#app/features/posts/api.server.ts';
import { seenByAll } from '#app/features/posts/policy.ts';
import { visibleTo } from '#app/features/posts/decisions/moderation-state.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { after, pageOf, type Page } from '#app/lib/db/pagination.ts';
import type { ListingJson } from './api-schema.ts';
import { visibleListing } from './queries.server.ts';

/** One listing in the contract's shape. Throws AppError `not-found`. */
export async function listingJson(ctx: Ctx, id: string): Promise<ListingJson> {
  return toJson(ctx.actor, await visibleListing(ctx, id));
}

/** The listings the caller may see, newest first, filtered and paged. */
export async function listListings(ctx: Ctx, query: ItemListQuery): Promise<Page<ListingJson>> {
  const filters: FilterQuery<Listing>[] = [
    visibleTo(ctx.actor, seenByAll.LISTING),
    after(query.after),
  ];
  if (query.status) filters.push({ status: query.status as Listing['status'] });
  if (query.communityId) filters.push({ community: query.communityId });
  const rows = await ctx.em.find(
    Listing,
    { $and: filters },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: query.limit + 1 },
  );
  return pageOf(rows, query.limit, (listing) => toJson(ctx.actor, listing));
}

const toJson = (actor: Actor | null, listing: Listing): ListingJson => ({
  ...itemJson(actor, listing),
  category: listing.category ?? null,
  price: listing.price ?? null,
  condition: listing.condition ?? null,
});
