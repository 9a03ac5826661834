import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Category, Condition } from '#db/enums.ts';
import { picturesAt } from '#app/features/media/photos/pictures.server.ts';
import { mostlyIn } from '#app/features/posts/basics/written-in.server.ts';
import { filterForm } from '#app/features/communities/matching/filters.server.ts';
import {
  isFound,
  matchParams,
  plannedForWords,
  type MatchParams,
} from '#app/features/communities/matching/match.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { parseCursor } from '#app/lib/db/pagination.ts';
import {
  mostRead,
  keyFormat,
  readingOrder,
  readPage,
  type ListPosition,
  type ReadFrom,
  type TwoWayPage,
} from '#app/lib/db/read-page.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { Filters } from '#app/ui/forms/filter-form.tsx';
import {
  categoryChips,
  listingFilterFields,
  listingFilters,
  type ListingFilters,
  type ListingSort,
} from './filters.server.ts';
import type { ListingCard } from './queries.server.ts';

export interface HubListings {
  page: TwoWayPage<ListingCard>;
  /** In which language most of them are, where it is not the page's. */
  note: string | null;
  filters: Filters;
}

const pageSize = 12;

/**
 * Listings of a community that fit the filters of an address, a page at a time: the published ones,
 * newest first, where it asks for nothing else. The caller has checked that the viewer may see the hub.
 * Throws AppError `invalid` for a malformed cursor.
 */
export async function hubListings(
  { em, actor, locale }: Ctx,
  community: { id: string; slug: string },
  query: URLSearchParams,
  position: ListPosition | null,
): Promise<HubListings> {
  const filters = listingFilters(query);
  const found = await readPage(position, {
    size: pageSize,
    format: formatOf(filters.sort),
    read: (from) => reads[filters.sort](em, { ...paramsOf(community.id, filters), ...from }),
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
  const items = found.items.map(({ images, category, status, author, count: _, ...row }) => ({
    ...row,
    ...(images[0] ? {} : { category }),
    picture: images[0] ? pictureAt(images[0]) : null,
    marks: [
      ...(status === 'SOLD' ? [translate(locale, 'filters.sold')] : []),
      ...(author === actor?.id ? [translate(locale, 'filters.yours')] : []),
    ],
  }));
  return {
    page: { ...found, items },
    note: mostlyIn(locale, items),
    filters: filterForm(locale, {
      list: 'listings',
      hub: `/communities/${community.slug}`,
      tab: 'buy-sell',
      query,
      fields: listingFilterFields(locale, query),
      chips: categoryChips(locale),
      unread: filters.unread,
      isActive: filters.isActive,
      count: position && !found.items[0] ? null : (found.items[0]?.count ?? 0),
    }),
  };
}

interface ListingParams extends MatchParams, ReadFrom<ListingKey> {
  communityId: string;
  category: Category | null;
  condition: Condition | null;
  min: number | null;
  max: number | null;
  withSold: true | null;
  /** True where filters narrow the list: then it is counted. */
  isActive: true | null;
}

const paramsOf = (communityId: string, filters: ListingFilters) => ({
  ...matchParams(filters.typed),
  communityId,
  category: filters.category,
  condition: filters.condition,
  min: filters.min,
  max: filters.max,
  withSold: filters.withSold || null,
  isActive: filters.isActive || null,
});

const listingRows = (order: Order) =>
  compiledRead((db, params: Params<ListingParams>) => {
    const { param, given } = params;
    const { operator, direction } = readingOrder(order.direction, given('back'));
    const fitting = db
      .selectFrom('listings')
      .where('community', '=', param('communityId'))
      .where('status', 'in', given('withSold') ? ['PUBLISHED', 'SOLD'] : ['PUBLISHED'])
      .where(isFound(params))
      .$if(given('category'), (query) => query.where('category', '=', param('category')))
      .$if(given('condition'), (query) => query.where('condition', '=', param('condition')))
      .$if(given('min'), (query) => query.where('price', '>=', param('min')))
      .$if(given('max'), (query) => query.where('price', '<=', param('max')));
    const count = fitting
      .select(sql<number>`count(*)::int`.as('count'))
      .$asScalar()
      .$notNull();
    return fitting
      .select(['id', 'title', 'language', 'price', 'condition', 'category', 'images', 'createdAt'])
      .select(['status', 'author'])
      .select(given('isActive') ? count.as('count') : sql<number>`0`.as('count'))
      .$if(given('at'), (query) =>
        query.where(
          sql<boolean>`(${order.column}, id) ${sql.raw(operator)} (${order.valueOf(params)}, ${param('id')}::uuid)`,
        ),
      )
      .orderBy(order.column, direction)
      .orderBy('id', direction)
      .limit(mostRead(pageSize));
  }, plannedForWords);

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
  valueOf: (key: Pick<Params<ListingParams>, 'param'>) => RawBuilder<unknown>;
}

const byPrice = (direction: Order['direction'], none: number): Order => ({
  direction,
  column: sql`coalesce(price, ${sql.lit(none)})`,
  valueOf: ({ param }) => sql`${param('price')}::int`,
});

const newest: Order = {
  direction: 'desc',
  column: sql`created_at`,
  valueOf: ({ param }) => sql`${param('at')}::timestamptz`,
};

const reads = {
  newest: listingRows(newest),
  cheapest: listingRows(byPrice('asc', unpriced.cheapest)),
  dearest: listingRows(byPrice('desc', unpriced.dearest)),
} satisfies Record<ListingSort, unknown>;

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
