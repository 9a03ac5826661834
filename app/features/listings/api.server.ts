import type { FilterQuery } from '@mikro-orm/core';
import { Listing } from '#db/entities/index.ts';
import { requirePost, visibleTo } from '#app/features/posts/access.server.ts';
import type { PostListQuery } from '#app/features/posts/api-schema.ts';
import { postFieldsForApi } from '#app/features/posts/api.server.ts';
import { decisionForApi } from '#app/features/posts/decisions/decision-api.server.ts';
import { publicStatuses } from '#app/features/posts/policy.ts';
import { afterCursor, paginate, type Page } from '#app/lib/db/pagination.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { ListingJson } from './api-schema.ts';
import { listingKind } from './kind.server.ts';

/** One listing as the JSON contract has it. Throws AppError `not-found`. */
export async function listingForApi(ctx: Ctx, id: string): Promise<ListingJson> {
  const listing = await requirePost<Listing>(ctx, listingKind, id);
  return {
    ...toJson(ctx.actor, listing),
    ...(await decisionForApi(ctx, 'LISTING', listing)),
  };
}

/** The listings the caller may see, newest first, filtered, a page at a time. */
export async function listListings(ctx: Ctx, query: PostListQuery): Promise<Page<ListingJson>> {
  const filters: FilterQuery<Listing>[] = [
    visibleTo(ctx.actor, publicStatuses.LISTING),
    afterCursor(query.after),
  ];
  if (query.status) filters.push({ status: query.status as Listing['status'] });
  if (query.communityId) filters.push({ community: query.communityId });
  const rows = await ctx.em.find(
    Listing,
    { $and: filters },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: query.limit + 1 },
  );
  return paginate(rows, query.limit, (listing) => toJson(ctx.actor, listing));
}

const toJson = (actor: Actor | null, listing: Listing): ListingJson => ({
  ...postFieldsForApi(actor, listing),
  category: listing.category ?? null,
  price: listing.price ?? null,
  condition: listing.condition ?? null,
});
