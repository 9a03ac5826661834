import { sql } from 'kysely';
import { z } from 'zod';
import type { PageQuery } from '#app/lib/api/page-query.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import { paginateBy, parseCursor, type Page } from '#app/lib/db/pagination.ts';
import { sideFor } from '#app/lib/i18n/side.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { emergencyPdfUrl } from './documents/emergency-pdf.server.ts';
import { requireCommunity } from './access.server.ts';
import type { CommunityChoice, CommunityJson } from './api-schema.ts';
import { canSeeHub } from './policy.ts';
import { communitiesWithBookmark } from './queries.server.ts';

/** The place of a community in the list: bookmarked ones come first, then the name decides. */
const place = sql`bookmarks.id is null, communities.name, communities.id`;

/**
 * A page of all communities, those the caller bookmarked first, then by name. A cursor is the id
 * of the last one on the page. Throws AppError `invalid` for a malformed cursor.
 */
export async function listCommunitiesForApi(
  { em, actor }: Ctx,
  { after, limit }: PageQuery,
): Promise<Page<CommunityChoice>> {
  const communities = communitiesWithBookmark(kysely(em), actor?.id ?? null);
  const last = after === undefined ? null : parseCursor(z.uuid(), after);
  const placeOfLast = communities
    .select((of) => [
      of('bookmarks.id', 'is', null).as('isOther'),
      'communities.name',
      'communities.id',
    ])
    .where('communities.id', '=', last);
  const rows = await communities
    .select(['communities.id', 'communities.name', 'communities.slug', 'communities.address'])
    .$if(last !== null, (query) => query.where(sql<boolean>`(${place}) > ${placeOfLast}`))
    .orderBy(place)
    .limit(limit + 1)
    .execute();
  return paginateBy(
    rows,
    limit,
    (row) => row,
    ({ id }) => id,
  );
}

/**
 * One community by slug or id, for its members and moderators.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden`.
 */
export async function communityForApi(ctx: Ctx, slugOrId: string): Promise<CommunityJson> {
  const community = await requireCommunity(ctx, slugOrId, canSeeHub);
  const texts = sideFor(ctx.locale, community);
  return {
    id: community.id,
    slug: community.slug,
    name: community.name,
    address: community.address ?? null,
    heroImageUrl: community.heroImageUrl ?? null,
    logoUrl: community.logoUrl ?? null,
    language: texts.language,
    description: texts.description ?? null,
    rulesUrl: community.rulesUrl ?? null,
    emergencyPdfUrl: await emergencyPdfUrl(ctx, community),
    emergencyPhone: community.emergencyPhone ?? null,
    boardEmail: community.boardEmail ?? null,
    managerEmail: community.managerEmail ?? null,
    managerPhone: community.managerPhone ?? null,
    officeHours: texts.officeHours ?? null,
    acOnApprox: texts.acOnApprox ?? null,
    heatOnApprox: texts.heatOnApprox ?? null,
    fireInspectionApprox: texts.fireInspectionApprox ?? null,
    requireModeration: community.requireModeration,
    createdAt: community.createdAt.toISOString(),
  };
}
