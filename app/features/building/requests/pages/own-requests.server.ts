import { sql } from 'kysely';
import {
  requireCommunity,
  type CommunityRef,
} from '#app/features/communities/communities/access.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { fromKey } from '#app/lib/db/from-key.server.ts';
import { keyFormat, readPage, type ListPosition, type ReadFrom } from '#app/lib/db/read-page.ts';
import { compiledRead, kysely, type Db, type Params } from '#app/lib/db/read.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { canSeeHub, isMember } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { isReadColumn, placeColumn, toLine, type RequestLine } from '../rows.server.ts';

const size = 30;

export type OwnRequests = Awaited<ReturnType<typeof ownRequests>>;

/**
 * The requests that the actor sent to a community, and those that they joined, newest first. Throws AppError:
 * `unauthenticated`, `forbidden`, `not-found`, `invalid` for a malformed cursor.
 */
export async function ownRequests(ctx: Ctx, slug: string, position: ListPosition | null) {
  const community = await requireCommunity(ctx, slug, canSeeHub, findCommunity);
  const actor = requireActor(ctx);
  const page = await readPage(position, {
    size,
    format: keyFormat,
    read: (from) => ownRows(ctx.em, { communityId: community.id, viewer: actor.id, ...from }),
    keyOf: ({ createdAt, id }) => ({ at: createdAt, id }),
  });
  return {
    community: { slug: community.slug, name: community.name },
    canSend: community.takesRequests && isMember(actor, community.id),
    requests: {
      ...page,
      items: page.items.map(({ isAuthor, ...row }) => ({
        ...toLine(ctx.locale, { ...row, unit: isAuthor ? row.unitLabel : null }),
        isAuthor,
      })),
    },
  };
}

const findCommunity = async (em: Em, ref: CommunityRef) =>
  (await communities(em, { id: null, slug: null, ...ref }))[0];

const communities = compiledRead(
  (db, { param, given }: Params<{ id: string | null; slug: string | null }>) =>
    db
      .selectFrom('communities')
      .select(['id', 'slug', 'name', 'openedAt', 'takesRequests'])
      .$if(given('id'), (query) => query.where('id', '=', param('id')))
      .$if(given('slug'), (query) => query.where('slug', '=', param('slug'))),
);

interface OwnParams {
  communityId: string;
  viewer: string;
}

/** The requests of a community that a person sent or joined, with what lists show. */
const selectOwn = (db: Db, { param }: Pick<Params<OwnParams>, 'param'>) =>
  db
    .selectFrom('service_requests as request')
    .select(['request.id', 'request.ref', 'request.category', 'request.state'])
    .select(['request.plannedFor', 'request.createdAt', 'request.affected', 'request.unitLabel'])
    .select([placeColumn('request').as('place'), isReadColumn('request').as('isRead')])
    .select(
      sql<boolean>`coalesce(request.author_id = ${param('viewer')}::uuid, false)`.as('isAuthor'),
    )
    .where('request.community', '=', param('communityId'))
    .where(
      sql<boolean>`request.id in (
        select own.id from service_requests own where own.author_id = ${param('viewer')}::uuid
        union all
        select joiner.request_id from request_joiners joiner where joiner.user_id = ${param('viewer')}::uuid)`,
    );

const ownRows = compiledRead((db, params: Params<OwnParams & ReadFrom>) =>
  selectOwn(db, params).$call(fromKey(params, ['request.createdAt', 'request.id'], 'desc')),
);

/** How many open requests a hub lists: it is near its weight, and near its height on a phone. */
const mostOpen = 1;

/** The newest open requests of a community that a person sent or joined. */
export async function openRequests(em: Em, locale: Locale, of: OwnParams): Promise<RequestLine[]> {
  const rows = await openRows(em, of);
  return rows.map(({ isAuthor, ...row }) =>
    toLine(locale, { ...row, unit: isAuthor ? row.unitLabel : null }),
  );
}

const openRows = compiledRead((db, params: Params<OwnParams>) =>
  selectOwn(db, params)
    .where('request.closedAt', 'is', null)
    .orderBy('request.createdAt', 'desc')
    .orderBy('request.id')
    .limit(mostOpen),
);

/** How many open requests a person sent, by community. */
export async function openRequestsBy(em: Em, userId: string): Promise<Map<string, number>> {
  const rows = await kysely(em)
    .selectFrom('service_requests')
    .select(['community', sql<number>`count(*)::int`.as('count')])
    .where('author', '=', userId)
    .where('closedAt', 'is', null)
    .groupBy('community')
    .execute();
  return new Map(rows.map(({ community, count }) => [community, count]));
}
