import { sql } from 'kysely';
import {
  isFound,
  plannedForWords,
  type MatchParams,
} from '#app/features/communities/matching/match.server.ts';
import {
  askedWords,
  type SearchedPageQuery,
} from '#app/features/communities/matching/words-query.server.ts';
import { afterKey } from '#app/lib/db/from-key.server.ts';
import { cursorAt } from '#app/lib/db/cursors.ts';
import { paginateBy, rowAt, type After, type Page } from '#app/lib/db/pagination.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { type Locale, sideFor } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { EventJson } from './api-schema.ts';
import { requireEvent, type WholeEvent } from './queries.server.ts';

/** One event by its slug. Throws AppError `not-found`. */
export const eventForApi = async (
  ctx: Pick<Ctx, 'em' | 'locale'>,
  slug: string,
): Promise<EventJson> => toJson(ctx.locale, await requireEvent(ctx, slug));

/**
 * City events, past ones included. The first page has the events that start last; each page lists
 * the earliest first.
 */
export async function listEvents(
  { em, locale }: Pick<Ctx, 'em' | 'locale'>,
  { q, after, limit }: SearchedPageQuery,
): Promise<Page<EventJson>> {
  const rows = await publishedEvents(em, {
    ...askedWords({ q }),
    ...rowAt(after),
    limit: limit + 1,
  });
  const { items, next } = paginateBy(
    rows,
    limit,
    (row) => toJson(locale, row),
    ({ startDate, id }) => cursorAt(startDate, id),
  );
  return { items: items.reverse(), next };
}

/** As the index of their words has them. */
const words = sql<string>`(search_words(language, title, coalesce(description, '') || ' ' || coalesce(location, ''))
  || search_words(search_other(language), translation ->> 'title',
    coalesce(translation ->> 'description', '') || ' ' || coalesce(translation ->> 'location', '')))`;

const publishedEvents = compiledRead(
  (db, params: Params<After & MatchParams & { limit: number }>) =>
    db
      .selectFrom('city_events')
      .selectAll()
      .where('status', '=', 'PUBLISHED')
      .where(isFound(params, words))
      .$call(afterKey(params, ['startDate', 'id'], 'desc')),
  plannedForWords,
);

const toJson = (locale: Locale, event: WholeEvent): EventJson => {
  const { language, title, description = null, location = null } = sideFor(locale, event);
  return {
    id: event.id,
    language,
    title,
    slug: event.slug,
    description,
    startDate: event.startDate.toISOString(),
    endDate: event.endDate?.toISOString() ?? null,
    location,
    website: event.website,
    images: event.images,
    featured: event.featured,
    createdAt: event.createdAt.toISOString(),
  };
};
