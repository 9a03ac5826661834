import { CityEvent } from '#db/entities/index.ts';
import type { PageQuery } from '#app/lib/api/page-query.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { afterCursor, cursorAt, paginateBy, type Page } from '#app/lib/db/pagination.ts';
import { dateRange, paragraphs, timeOfDay } from '#app/lib/format.ts';
import type { EventJson } from './api-schema.ts';

/** What a list shows of a city event. */
export interface EventCard {
  id: string;
  slug: string;
  title: string;
  dates: string;
  location: string | null;
  picture: string | null;
  featured: boolean;
}

export interface EventPage {
  slug: string;
  title: string;
  paragraphs: string[];
  pictures: string[];
  dates: string;
  startsAt: string;
  /** ISO 8601 in UTC. */
  start: string;
  end: string | null;
  location: string | null;
  website: string | null;
  isOver: boolean;
  /** The communities the viewer lives in, the primary one first. */
  condos: { name: string; slug: string; unit: string }[];
}

/** The row of an event as SQL made JSON of it, for lists that come along with other data. */
export interface EventRow {
  id: string;
  slug: string;
  title: string;
  startDate: string;
  endDate: string | null;
  location: string | null;
  images: string[];
  featured: boolean;
}

/** Makes the card of an event, with its dates in the city's time. */
export function toEventCard(row: EventRow): EventCard {
  const start = new Date(row.startDate);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    dates: dateRange(start, row.endDate ? new Date(row.endDate) : null),
    location: row.location,
    picture: row.images[0] ?? null,
    featured: row.featured,
  };
}

/** How long an event lasts that does not say. */
export const usualHours = 6;

/** One event with what the viewer can do about it. Throws AppError `not-found`. */
export async function eventPage({ em, actor }: Ctx, slug: string): Promise<EventPage> {
  const event = await findEvent({ em }, slug);
  const end = event.endDate ?? null;
  return {
    slug: event.slug,
    title: event.title,
    paragraphs: paragraphs(event.description ?? ''),
    pictures: event.images,
    dates: dateRange(event.startDate, end),
    startsAt: timeOfDay(event.startDate),
    start: event.startDate.toISOString(),
    end: end?.toISOString() ?? null,
    location: event.location ?? null,
    website: event.website ?? null,
    isOver: (end?.getTime() ?? event.startDate.getTime() + usualHours * 3_600_000) < Date.now(),
    condos: (actor?.memberships ?? []).map(({ community, condoUnit }) => ({
      ...community,
      unit: condoUnit,
    })),
  };
}

/**
 * City events, those of the past included: the part with the last ones first, and in each part the
 * soonest first.
 */
export async function eventsJson(
  { em }: Pick<Ctx, 'em'>,
  { after: cursor, limit }: PageQuery,
): Promise<Page<EventJson>> {
  const rows = await em.find(CityEvent, afterCursor(cursor, 'startDate'), {
    orderBy: { startDate: 'desc', id: 'desc' },
    limit: limit + 1,
  });
  const { items, next } = paginateBy(rows, limit, toJson, ({ startDate, id }) =>
    cursorAt(startDate, id),
  );
  return { items: items.reverse(), next };
}

/** One event by its slug. Throws AppError `not-found`. */
export const eventJson = async (ctx: Pick<Ctx, 'em'>, slug: string): Promise<EventJson> =>
  toJson(await findEvent(ctx, slug));

async function findEvent({ em }: Pick<Ctx, 'em'>, slug: string): Promise<CityEvent> {
  const event = await em.findOne(CityEvent, { slug });
  if (!event) throw new AppError('not-found', 'Event not found');
  return event;
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
