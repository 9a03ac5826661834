import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { picturesAt } from '#app/features/photos/pictures.server.ts';
import { filterForm } from '#app/features/search/filters.server.ts';
import { isFound } from '#app/features/search/match.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import { parseCursor } from '#app/lib/db/pagination.ts';
import {
  keyFormat,
  readingOrder,
  readPage,
  type Place,
  type ReadFrom,
  type TwoWayPage,
} from '#app/lib/db/read-page.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { Filters } from '#app/ui/forms/filter-form.tsx';
import {
  listingFilterFields,
  listingFilters,
  type ListingFilters,
  type ListingSort,
} from './filters.server.ts';
import type { ListingCard } from './queries.server.ts';

export interface HubListings {
  page: TwoWayPage<ListingCard>;
  filters: Filters;
}

/**
 * Listings of a community that fit the filters of an address, a page at a time: the published ones,
 * newest first, where it asks for nothing else. The caller has checked that the viewer may see the hub.
 * Throws AppError `invalid` for a malformed cursor.
 */
export async function hubListings(
  { em, locale }: Ctx,
  community: { id: string; slug: string },
  query: URLSearchParams,
  place: Place | null,
): Promise<HubListings> {
  const filters = listingFilters(query);
  const found = await readPage(place, {
    size: 12,
    format: formatOf(filters.sort),
    read: (from) => readListings(em, community.id, filters, from),
    keyOf: ({ createdAt, price, id }): ListingKey => ({
      at: createdAt,
      price: price ?? unpriced[filters.sort],
      id,
    }),
  });
  const pictureAt = await picturesAt(
    em,
    found.items.flatMap((row) => row.images.slice(0, 1)),
  );
  const items = found.items.map(({ images, status, count: _, ...row }) => ({
    ...row,
    picture: images[0] ? pictureAt(images[0]) : null,
    mark: status === 'SOLD' ? translate(locale, 'filters.sold') : null,
  }));
  return {
    page: { ...found, items },
    filters: filterForm(locale, {
      list: 'listings',
      hub: `/communities/${community.slug}`,
      tab: 'buy-sell',
      query,
      fields: listingFilterFields(locale, query),
      unread: filters.unread,
      isActive: filters.isActive,
      count: place && !found.items[0] ? null : (found.items[0]?.count ?? 0),
    }),
  };
}

function readListings(
  em: Ctx['em'],
  communityId: string,
  filters: ListingFilters,
  from: ReadFrom<ListingKey>,
) {
  const order = orders[filters.sort];
  const { operator, direction } = readingOrder(order.direction, from.back !== null);
  const fitting = kysely(em)
    .selectFrom('listings')
    .where('community', '=', communityId)
    .where('status', 'in', filters.withSold ? ['PUBLISHED', 'SOLD'] : ['PUBLISHED'])
    .$if(filters.typed !== '', (query) =>
      query.where(filters.words ? isFound(filters.words) : sql<boolean>`false`),
    )
    .$if(filters.category !== null, (query) => query.where('category', '=', filters.category))
    .$if(filters.condition !== null, (query) => query.where('condition', '=', filters.condition))
    .$if(filters.min !== null, (query) => query.where('price', '>=', filters.min))
    .$if(filters.max !== null, (query) => query.where('price', '<=', filters.max));
  const isLater = from.id !== undefined;
  return fitting
    .select(['id', 'title', 'language', 'price', 'condition', 'images', 'createdAt', 'status'])
    .select(
      filters.isActive
        ? fitting.select(sql<number>`count(*)::int`.as('count')).as('count')
        : sql<number>`0`.as('count'),
    )
    .$if(isLater, (query) =>
      query.where(
        sql<boolean>`(${order.column}, id) ${sql.raw(operator)} (${order.valueOf(from)}, ${from.id}::uuid)`,
      ),
    )
    .orderBy(order.column, direction)
    .orderBy('id', direction)
    .limit(from.limit)
    .execute();
}

/** What listings are ordered by: when they were posted, or their price. */
interface ListingKey {
  at: Date;
  /** In cents; for one without a price, what puts it last. */
  price: number;
  id: string;
}

/** More than any price, and less. */
const unpriced: Record<ListingSort, number> = { newest: 0, cheapest: 2_147_483_647, dearest: -1 };

interface Order {
  direction: 'asc' | 'desc';
  column: RawBuilder<unknown>;
  valueOf: (key: Partial<ListingKey>) => RawBuilder<unknown>;
}

const byPrice = (direction: Order['direction'], none: number): Order => ({
  direction,
  column: sql`coalesce(price, ${sql.lit(none)})`,
  valueOf: ({ price }) => sql`${price}::int`,
});

const orders: Record<ListingSort, Order> = {
  newest: {
    direction: 'desc',
    column: sql`created_at`,
    valueOf: ({ at }) => sql`${at}::timestamptz`,
  },
  cheapest: byPrice('asc', unpriced.cheapest),
  dearest: byPrice('desc', unpriced.dearest),
};

const priceCursor = z.tuple([
  z.coerce.number().int().min(-1).max(unpriced.cheapest),
  z.uuid().toLowerCase(),
]);

/** A moment and an id, or a price and an id. */
const formatOf = (sort: ListingSort) => ({
  parse: (cursor: string): ListingKey => {
    if (sort === 'newest') return { ...keyFormat.parse(cursor), price: 0 };
    const [price, id] = parseCursor(priceCursor, cursor.split('_'));
    return { at: new Date(0), price, id };
  },
  write: ({ at, price, id }: ListingKey) =>
    sort === 'newest' ? keyFormat.write({ at, id }) : `${price}_${id}`,
});
