import { sql, type Selectable } from 'kysely';
import type { Language } from '#db/enums.ts';
import {
  compiledRead,
  kysely,
  type Db,
  type Params,
  type Tables,
} from '#app/lib/db/read.server.ts';
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
import type { Locale } from '#app/lib/i18n/locale.ts';
import { sideFor, type TwoSided } from '#app/lib/i18n/side.ts';
import { altTexts } from '#app/features/media/photos/pictures.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

/** What a list shows of a city event. */
export interface EventCard {
  id: string;
  slug: string;
  /** Of the title and the place. */
  language: Language;
  title: string;
  startDate: Date;
  endDate: Date | null;
  location: string | null;
  picture: string | null;
  featured: boolean;
}

export interface EventPage {
  slug: string;
  /** Of the title, the paragraphs and the place. */
  language: Language;
  title: string;
  paragraphs: string[];
  pictures: string[];
  /** What each shows; null where nobody said. */
  pictureAlts: (string | null)[];
  startDate: Date;
  endDate: Date | null;
  location: string | null;
  website: string | null;
  isOver: boolean;
  /** The viewer's communities, the primary one first. */
  communities: { name: string; slug: string }[];
}

/** What a list shows of an event's translation. */
interface EventTexts {
  title: string;
  location?: string | null;
}

/** An event's row as lists read it: its dates are text where SQL made JSON of it. */
interface EventRow extends TwoSided<EventTexts> {
  id: string;
  slug: string;
  title: string;
  startDate: string | Date;
  endDate: string | Date | null;
  location: string | null;
  images: string[];
  featured: boolean;
}

export const toEventCard = (locale: Locale, row: EventRow): EventCard => {
  const { language, title, location = null } = sideFor(locale, row);
  return {
    id: row.id,
    slug: row.slug,
    language,
    title,
    startDate: new Date(row.startDate),
    endDate: row.endDate === null ? null : new Date(row.endDate),
    location,
    picture: row.images[0] ?? null,
    featured: row.featured,
  };
};

/** How many hours an event without an end lasts. */
const usualHours = 6;

/** The city events that are not over, as rows. JSON takes the columns' aliases for names. */
export const upcomingEvents = (db: Db) =>
  db
    .selectFrom('city_events')
    .select([
      'id',
      'slug',
      'language',
      'title',
      'startDate as startDate',
      'endDate as endDate',
      'location',
      'images',
      'featured',
      sql<EventTexts | null>`translation - 'description'`.as('translation'),
    ])
    .where('status', '=', 'PUBLISHED')
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
  { em, locale }: Pick<Ctx, 'em' | 'locale'>,
  place: Place | null,
): Promise<TwoWayPage<EventCard>> {
  const page = await readPage(place, {
    size: 12,
    format: keyFormat,
    read: (from) => eventsFrom(em, from),
    keyOf: ({ startDate, id }) => ({ at: startDate, id }),
  });
  return { ...page, items: page.items.map((row) => toEventCard(locale, row)) };
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

/** A city event with all its columns. */
export type WholeEvent = Selectable<Tables['city_events']>;

/** A city event as its page shows it. Throws AppError `not-found`. */
export const eventPage = async (ctx: Ctx, slug: string): Promise<EventPage> =>
  toEventPage(ctx, await requireEvent(ctx, slug));

/** The same for the editor, of one that may be a draft. Throws AppError `not-found`. */
export async function eventPreview(ctx: Ctx, id: string): Promise<EventPage> {
  const event = await kysely(ctx.em)
    .selectFrom('city_events')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!event) throw notFound();
  return toEventPage(ctx, event);
}

async function toEventPage({ em, actor, locale }: Ctx, event: WholeEvent): Promise<EventPage> {
  const { language, title, description, location = null } = sideFor(locale, event);
  return {
    slug: event.slug,
    language,
    title,
    paragraphs: paragraphs(description ?? ''),
    pictures: event.images,
    pictureAlts: event.images.map(await altTexts(em, locale, event.images)),
    startDate: event.startDate,
    endDate: event.endDate,
    location,
    website: event.website,
    isOver: endOfEvent(event).getTime() < Date.now(),
    communities: (actor?.memberships ?? []).map(({ community: { name, slug } }) => ({
      name,
      slug,
    })),
  };
}

/** When an event ends. */
export const endOfEvent = ({
  startDate,
  endDate,
}: Pick<WholeEvent, 'startDate' | 'endDate'>): Date =>
  endDate ?? new Date(startDate.getTime() + usualHours * 3_600_000);

/** A city event by its slug, also one that lists leave out. Throws AppError `not-found`. */
export async function requireEvent({ em }: Pick<Ctx, 'em'>, slug: string): Promise<WholeEvent> {
  const event = await kysely(em)
    .selectFrom('city_events')
    .selectAll()
    .where('slug', '=', slug)
    .where('status', '!=', 'DRAFT')
    .executeTakeFirst();
  if (!event) throw notFound();
  return event;
}

const notFound = () => new AppError('not-found', 'events.notFound');
