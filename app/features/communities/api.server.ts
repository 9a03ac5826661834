import { sql } from 'kysely';
import { z } from 'zod';
import type { PageQuery } from '#app/lib/api/page-query.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import { paginateBy, parseCursor, type Page } from '#app/lib/db/pagination.ts';
import { clientAddress } from '#app/lib/http/rate-limit.server.ts';
import { sideFor } from '#app/lib/i18n/side.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { emergencyPdfUrl } from './documents/emergency-pdf.server.ts';
import { requireCommunity } from './access.server.ts';
import type { CommunityChoice, CommunityJson } from './api-schema.ts';
import {
  communitySearches,
  wantedBy,
  type Findable,
  type Wanted,
} from './chooser/search.server.ts';
import { canSeeHub } from './policy.ts';
import { communitiesWithBookmark } from './queries.server.ts';

interface ListQuery extends PageQuery {
  q?: string | undefined;
}

const byName = sql`communities.name, communities.id`;
/** The order of the list: bookmarked ones come first, then the name decides. */
const bookmarkedFirst = sql`bookmarks.id is null, ${byName}`;

/** The order of a search, as `searchCommunities` has it. */
const orderOf = ({ start, named }: Wanted) =>
  sql`not starts_with(communities.folded_name, ${start}), not communities.words @@ to_tsquery('simple', ${named}), ${byName}`;

/**
 * A page of the communities that somebody may find, those they bookmarked first, then by name; with `q`
 * those in which each of its words begins a word of the name or the address, in the order that
 * `searchCommunities` has. A cursor is the id of the last one on the page. Throws AppError `invalid` for a
 * malformed cursor, `too-many` after too many searches.
 */
export async function listCommunitiesForApi(
  { em, actor }: Ctx,
  request: Request,
  { after, limit, q = '' }: ListQuery,
  findable: Findable = 'open',
): Promise<Page<CommunityChoice>> {
  const last = after === undefined ? null : parseCursor(z.uuid(), after);
  const wanted = q === '' ? null : wantedBy(q);
  if (q !== '') await communitySearches.countTry(clientAddress(request));
  if (q !== '' && !wanted) return { items: [], next: null };
  const order = wanted ? orderOf(wanted) : actor ? bookmarkedFirst : byName;
  const communities = communitiesWithBookmark(kysely(em), actor?.id ?? null, {
    alsoClosed: findable !== 'open',
  })
    .$if(typeof findable !== 'string', (query) =>
      query.where(sql<boolean>`communities.id = any(${findable}::uuid[])`),
    )
    .$if(wanted !== null, (query) =>
      query.where(sql<boolean>`communities.words @@ to_tsquery('simple', ${wanted?.words})`),
    );
  const rows = await communities
    .select(['communities.id', 'communities.name', 'communities.slug', 'communities.address'])
    .$if(last !== null, (query) =>
      query.where(
        sql<boolean>`(${order}) > ${communities.select(sql`${order}`.as('place')).where('communities.id', '=', last)}`,
      ),
    )
    .orderBy(order)
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
