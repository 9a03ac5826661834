import { sql } from 'kysely';
import { z } from 'zod';
import type { JoinPolicy } from '#db/enums.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { parseCursor } from '#app/lib/db/pagination.ts';
import {
  positionIn,
  readingOrder,
  readPage,
  type ReadFrom,
  type TwoWayPage,
} from '#app/lib/db/read-page.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { listCommunitiesForApi } from '../api.server.ts';
import type { CommunityChoice } from '../api-schema.ts';
import { answerSearch } from './answer.server.ts';
import { mostListed, type CommunitySearch } from './chooser.ts';
import { communitiesById, type Findable } from './search.server.ts';

interface ListedCommunity {
  id: string;
  slug: string;
  name: string;
  openedAt: Date | null;
  joinPolicy: JoinPolicy;
}

/** A page of communities, and the search that led to it. */
export interface CommunityList<Row = ListedCommunity> {
  page: TwoWayPage<Row>;
  search: CommunitySearch | null;
}

const pageSize = 50;

interface Key {
  id: string;
}

/**
 * The communities that somebody may find, by name, fifty a page; with `q`, the ten that fit best.
 * Throws AppError `invalid` for a malformed cursor.
 */
export async function listedCommunities(
  ctx: Ctx,
  request: Request,
  findable: Findable,
): Promise<CommunityList> {
  const { searchParams: query } = new URL(request.url);
  const text = searchIn(query);
  if (text === '') {
    const page = await readPage<ListedCommunity, Key>(positionIn(query), {
      size: pageSize,
      format: { parse: (id) => ({ id: parseCursor(z.uuid(), id) }), write: ({ id }) => id },
      read: (from) => readByName(ctx, findable, from),
      keyOf: ({ id }) => ({ id }),
    });
    return { page, search: null };
  }
  const search = await answerSearch(ctx, { text, request, findable });
  const ids = search.found.map(({ id }) => id);
  const rows = await columns(ctx)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return { page: { items: inOrderOf(ids, rows), previous: null, next: null }, search };
}

export interface FoundPage {
  communities: CommunityChoice[];
  search: CommunitySearch | null;
}

/** The results of the search in the address, or the first communities, bookmarked ones first. */
export async function findPage(ctx: Ctx, request: Request): Promise<FoundPage> {
  const text = searchIn(new URL(request.url).searchParams);
  if (text === '') {
    const { items } = await listCommunitiesForApi(ctx, request, { limit: mostListed });
    return { communities: items, search: null };
  }
  const search = await answerSearch(ctx, { text, request });
  const ids = search.found.map(({ id }) => id);
  return { communities: inOrderOf(ids, await communitiesById(ctx, ids)), search };
}

const searchIn = (query: URLSearchParams): string => query.get('q')?.trim() ?? '';

const inOrderOf = <Row extends { id: string }>(ids: string[], rows: Row[]): Row[] =>
  rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));

const columns = ({ em }: Ctx) =>
  kysely(em).selectFrom('communities').select(['id', 'slug', 'name', 'openedAt', 'joinPolicy']);

function readByName(
  ctx: Ctx,
  findable: Findable,
  { id, back, limit }: ReadFrom<Key>,
): Promise<ListedCommunity[]> {
  const { operator, direction } = readingOrder('asc', back !== null);
  return columns(ctx)
    .$if(typeof findable !== 'string', (query) =>
      query.where(sql<boolean>`id = any(${findable}::uuid[])`),
    )
    .$if(id !== undefined, (query) =>
      query.where(
        sql<boolean>`(name, id) ${sql.raw(operator)} (select name, id from communities where id = ${id})`,
      ),
    )
    .orderBy('name', direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute();
}
