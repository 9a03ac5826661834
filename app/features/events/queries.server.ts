import { sql } from 'kysely';
import { CityEvent } from '#db/entities/index.ts';
import { compiledRead, type Params } from '#app/lib/db/compiled-read.server.ts';
import type { Db } from '#app/lib/db/kysely.server.ts';
import {
  keyFormat,
  readingOrder,
  readPage,
  type Place,
  type ReadFrom,
  type TwoWayPage,
} from '#app/lib/db/read-page.ts';
import { AppError } from '#app/lib/errors.ts';
import { paragraphs } from '#app/lib/format.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

/** What a list shows of a city event. */
export interface EventCard {
  id: string;
  slug: string;
  title: string;
  startDate: Date;
  endDate: Date | null;
  location: string | null;
  picture: string | null;
  featured: boolean;
}

export interface EventPage {
  slug: string;
  title: string;
  paragraphs: string[];
  pictures: string[];
  startDate: Date;
  endDate: Date | null;
  location: string | null;
  website: string | null;
  isOver: boolean;
  /** The viewer's communities, the primary one first. */
  communities: { name: string; slug: string }[];
}

/** An event's row as lists read it: its dates are text where SQL made JSON of it. */
interface EventRow {
  id: string;
  slug: string;
  title: string;
  startDate: string | Date;
  endDate: string | Date | null;
  location: string | null;
  images: string[];
  featured: boolean;
}

export const toEventCard = ({ startDate, endDate, images, ...row }: EventRow): EventCard => ({
  ...row,
  startDate: new Date(startDate),
  endDate: endDate === null ? null : new Date(endDate),
  picture: images[0] ?? null,
});

/** How many hours an event without an end lasts. */
const usualHours = 6;

/** The city events that are not over, as rows. JSON takes the columns' aliases for names. */
export const upcomingEvents = (db: Db) =>
  db
    .selectFrom('city_events')
    .select([
      'id',
      'slug',
      'title',
      'startDate as startDate',
      'endDate as endDate',
      'location',
      'images',
      'featured',
    ])
    .where(
      sql<Date>`coalesce(end_date, start_date + make_interval(hours => ${usualHours}))`,
      '>=',
      sql<Date>`now()`,
    );

/**
 * The city events that are not over, the soonest first, a page at a time.
 * Throws AppError `invalid` for a malformed cursor.
 */
export async function listUpcomingEvents(
  { em }: Pick<Ctx, 'em'>,
  place: Place | null,
): Promise<TwoWayPage<EventCard>> {
  const page = await readPage(place, {
    size: 12,
    format: keyFormat,
    read: (from) => eventsFrom(em, from),
    keyOf: ({ startDate, id }) => ({ at: startDate, id }),
  });
  return { ...page, items: page.items.map(toEventCard) };
}

const eventsFrom = compiledRead((db, { param, given }: Params<ReadFrom>) => {
  const { operator, direction } = readingOrder('asc', given('back'));
  return upcomingEvents(db)
    .$if(given('at'), (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('startDate', 'id'), operator, tuple(param('at'), param('id'))),
      ),
    )
    .orderBy('startDate', direction)
    .orderBy('id', direction)
    .limit(param('limit'));
});

/** A city event as its page shows it. Throws AppError `not-found`. */
export async function eventPage({ em, actor }: Ctx, slug: string): Promise<EventPage> {
  const event = await requireEvent({ em }, slug);
  const endDate = event.endDate ?? null;
  const end = endDate?.getTime() ?? event.startDate.getTime() + usualHours * 3_600_000;
  return {
    slug: event.slug,
    title: event.title,
    paragraphs: paragraphs(event.description ?? ''),
    pictures: event.images,
    startDate: event.startDate,
    endDate,
    location: event.location ?? null,
    website: event.website ?? null,
    isOver: end < Date.now(),
    communities: (actor?.memberships ?? []).map(({ community: { name, slug } }) => ({
      name,
      slug,
    })),
  };
}

/** A city event by its slug. Throws AppError `not-found`. */
export async function requireEvent({ em }: Pick<Ctx, 'em'>, slug: string): Promise<CityEvent> {
  const event = await em.findOne(CityEvent, { slug });
  if (!event) throw new AppError('not-found', 'events.notFound');
  return event;
}
