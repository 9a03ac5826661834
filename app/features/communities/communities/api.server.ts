import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Community } from '#db/entities/index.ts';
import type { PageQuery } from '#app/lib/api/page-query.server.ts';
import { compiledRead, kysely, type Params } from '#app/lib/db/read.server.ts';
import { paginateBy, parseCursor, type Page } from '#app/lib/db/pagination.ts';
import { sideFor } from '#app/lib/i18n/locale.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireCommunity } from './access.server.ts';
import type { CommunityChoice, CommunityJson } from './api-schema.ts';
import {
  communitySearches,
  wantedBy,
  type Findable,
  type Wanted,
} from './chooser/search.server.ts';
import { canSeeHub } from '#app/lib/session/actor.ts';
import { communitiesWithBookmark } from './queries.server.ts';

interface ListQuery extends PageQuery {
  q?: string | undefined;
}

const byName = sql`communities.name, communities.id`;
/** The order of the list: bookmarked ones come first, then the name decides. */
const bookmarkedFirst = sql`bookmarks.id is null, ${byName}`;

/** The order of `searchCommunities`. */
const orderOf = ({ start, named }: Wanted) =>
  sql`not starts_with(communities.folded_name, ${start}), not communities.words @@ to_tsquery('simple', ${named}), ${byName}`;

/**
 * A page of the communities that somebody may find, bookmarked ones first, then by name. With `q`,
 * those that `searchCommunities` finds, in its order. A cursor is the id of the last one on the page.
 * Throws AppError `invalid` for a malformed cursor, `too-many` after too many searches.
 */
export async function listCommunitiesForApi(
  { em, actor }: Ctx,
  request: Request,
  { after, limit, q = '' }: ListQuery,
  findable: Findable = 'open',
): Promise<Page<CommunityChoice>> {
  const last = after === undefined ? null : parseCursor(z.uuid(), after);
  const wanted = q === '' ? null : wantedBy(q);
  if (q !== '') await communitySearches.countTry({ request });
  if (q !== '' && !wanted) return { items: [], next: null };
  if (!wanted && findable === 'open')
    return openCommunities(em, actor?.id ?? null, { last, limit });
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
  return pageOf(rows, limit);
}

const pageOf = (rows: CommunityChoice[], limit: number): Page<CommunityChoice> =>
  paginateBy(
    rows,
    limit,
    (row) => row,
    ({ id }) => id,
  );

interface OpenParams {
  /** Null for a visitor. */
  viewer: string | null;
  /** The last one on the page before. */
  last: string | null;
  limit: number;
}

/** A page of all open communities. Only the few bookmarked ones are sorted. */
async function openCommunities(
  em: Em,
  viewer: string | null,
  { last, limit }: { last: string | null; limit: number },
): Promise<Page<CommunityChoice>> {
  return pageOf(await openRows(em, { viewer, last, limit: limit + 1 }), limit);
}

const openRows = compiledRead((_, { param, given }: Params<OpenParams>) => {
  const columns = sql`place.id, place.name, place.slug, place.address`;
  const limit = param('limit');
  const bookmark = (id: RawBuilder<unknown>) =>
    given('viewer')
      ? sql`exists (select from bookmarks where user_id = ${param('viewer')}::uuid and community_id = ${id})`
      : sql`false`;
  const lastId = sql`${param('last')}::uuid`;
  const isBeyond = given('last')
    ? sql`(place.name, place.id) > (select name, id from communities where id = ${lastId})`
    : sql`true`;
  // After a bookmarked one, the others begin at their start. No name is empty.
  const isBeyondOfOthers = given('last')
    ? sql`(place.name, place.id) > (
        select case when ${bookmark(lastId)} then '' else name end, id from communities where id = ${lastId})`
    : sql`true`;
  const others = sql`select ${columns} from communities as place
    where place.opened_at is not null and ${isBeyondOfOthers} and not ${bookmark(sql`place.id`)}
    order by place.name, place.id limit ${limit}`;
  if (!given('viewer')) return sql<CommunityChoice>`${others}`;
  return sql<CommunityChoice>`
    select id, name, slug, address from (
      (select ${columns}, 0 as part from bookmarks join communities as place on place.id = bookmarks.community_id
        where bookmarks.user_id = ${param('viewer')}::uuid and place.opened_at is not null and ${isBeyond}
          and ${given('last') ? bookmark(lastId) : sql`true`}
        order by place.name, place.id limit ${limit})
      union all
      (select others.*, 1 from (${others}) as others)
    ) as listed order by part, name, id limit ${limit}`;
});

/** The address of a community's emergency plan, which is in its records; null without one. */
type FindPlan = (ctx: Ctx, community: Community) => Promise<string | null>;

/**
 * One community by slug or id, for its members and moderators.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden`.
 */
export async function communityForApi(
  ctx: Ctx,
  slugOrId: string,
  emergencyPdfUrl: FindPlan,
): Promise<CommunityJson> {
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
