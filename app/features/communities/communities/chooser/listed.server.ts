import { sql } from 'kysely';
import { z } from 'zod';
import type { JoinPolicy } from '#db/enums.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { parseCursor } from '#app/lib/db/pagination.ts';
import {
  placeIn,
  readingOrder,
  readPage,
  type ReadFrom,
  type TwoWayPage,
} from '#app/lib/db/read-page.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { answerSearch } from './answer.server.ts';
import type { CommunitySearch } from './chooser.ts';
import type { Findable } from './search.server.ts';

export interface ListedCommunity {
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
  const text = query.get('q')?.trim() ?? '';
  if (text === '') {
    const page = await readPage<ListedCommunity, Key>(placeIn(query), {
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
  const items = rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return { page: { items, previous: null, next: null }, search };
}

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
