import { CityEvent } from '#db/entities/index.ts';
import type { PageQuery } from '#app/lib/api/page-query.server.ts';
import { afterCursor, cursorAt, paginateBy, type Page } from '#app/lib/db/pagination.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { EventJson } from './api-schema.ts';
import { requireEvent } from './queries.server.ts';

/** One event by its slug. Throws AppError `not-found`. */
export const eventForApi = async (ctx: Pick<Ctx, 'em'>, slug: string): Promise<EventJson> =>
  toJson(await requireEvent(ctx, slug));

/**
 * City events, past ones included. The first page has the events that start last; each page lists
 * the earliest first.
 */
export async function listEvents(
  { em }: Pick<Ctx, 'em'>,
  { after, limit }: PageQuery,
): Promise<Page<EventJson>> {
  const rows = await em.find(CityEvent, afterCursor(after, 'startDate'), {
    orderBy: { startDate: 'desc', id: 'desc' },
    limit: limit + 1,
  });
  const { items, next } = paginateBy(rows, limit, toJson, ({ startDate, id }) =>
    cursorAt(startDate, id),
  );
  return { items: items.reverse(), next };
}

const toJson = (event: CityEvent): EventJson => ({
  id: event.id,
  title: event.title,
  slug: event.slug,
  description: event.description ?? null,
  startDate: event.startDate.toISOString(),
  endDate: event.endDate?.toISOString() ?? null,
  location: event.location ?? null,
  website: event.website ?? null,
  images: event.images,
  featured: event.featured,
  createdAt: event.createdAt.toISOString(),
});
