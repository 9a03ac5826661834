import { shortDays } from '#app/lib/short-days.server.ts';
import { sql, type Selectable } from 'kysely';
import { altTexts } from '#app/features/media/photos/pictures.server.ts';
import { fromKey } from '#app/lib/db/from-key.server.ts';
import {
  compiledRead,
  kysely,
  type Db,
  type Params,
  type Tables,
} from '#app/lib/db/read.server.ts';
import { keyFormat, readPage, type ListPosition, type ReadFrom } from '#app/lib/db/read-page.ts';
import { AppError } from '#app/lib/errors.ts';
import { beginningOf } from '#app/lib/beginning.ts';
import { capitalized, cityDates, formatsFor, paragraphs } from '#app/lib/format.ts';
import { type Locale, sideFor, type TwoSided } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

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

export const toEventCard = (locale: Locale, row: EventRow) => {
  const { language, title, location = null } = sideFor(locale, row);
  const startDate = new Date(row.startDate);
  const endDate = row.endDate === null ? null : new Date(row.endDate);
  return {
    id: row.id,
    slug: row.slug,
    /** Of the title and the place. */
    language,
    title,
    startDate,
    /** 'Dec 2 – 25' */
    days: shortDays[locale](startDate, endDate),
    location,
    picture: row.images[0] ?? null,
    featured: row.featured,
  };
};

export type EventCard = ReturnType<typeof toEventCard>;

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

/** Three lines of a wide page; more is read, so that what is shown can end with a word. */
const mostOfText = 200;
const beginningLength = sql.lit(240);

/** A page of city events, and how the text of the first of all begins; empty on every other page. */
export type EventsPage = Awaited<ReturnType<typeof listUpcomingEvents>>;

/**
 * The city events that are not over, the soonest first, a page at a time.
 * Throws AppError `invalid` for a malformed cursor.
 */
export async function listUpcomingEvents(
  { em, locale }: Pick<Ctx, 'em' | 'locale'>,
  position: ListPosition | null,
) {
  const page = await readPage(position, {
    size: 12,
    format: keyFormat,
    read: (from) => eventsFrom(em, from),
    keyOf: ({ startDate, id }) => ({ at: startDate, id }),
  });
  const items = page.items.map((row) => {
    const card = toEventCard(locale, row);
    return { ...card, month: monthText(locale, card.startDate) };
  });
  const [row] = page.items;
  const text = items[0]?.language === row?.language ? row?.beginning : row?.otherBeginning;
  return {
    ...page,
    items,
    beginning: page.previous === null ? beginningOf(text ?? '', mostOfText) : '',
  };
}

/** 'December', 'January 2027' of another year, or that it has begun on an earlier day. */
function monthText(locale: Locale, start: Date): string {
  const now = new Date();
  const { longDate } = formatsFor(locale);
  if (start < now && longDate(start) !== longDate(now)) return translate(locale, 'events.list.now');
  const isThisYear = monthWords[locale].year.format(start) === monthWords[locale].year.format(now);
  return capitalized(monthWords[locale][isThisYear ? 'thisYear' : 'otherYear'].format(start));
}

const monthsIn = (locale: Locale) => ({
  year: cityDates(locale, { year: 'numeric' }),
  thisYear: cityDates(locale, { month: 'long' }),
  otherYear: cityDates(locale, { month: 'long', year: 'numeric' }),
});
const monthWords: Record<Locale, ReturnType<typeof monthsIn>> = {
  en: monthsIn('en'),
  fr: monthsIn('fr'),
};

const eventsFrom = compiledRead((db, params: Params<ReadFrom>) =>
  upcomingEvents(db)
    .select([
      sql<string | null>`left(description, ${beginningLength})`.as('beginning'),
      sql<string | null>`left(translation ->> 'description', ${beginningLength})`.as(
        'otherBeginning',
      ),
    ])
    .$call(fromKey(params, ['startDate', 'id'], 'asc')),
);

export type WholeEvent = Selectable<Tables['city_events']>;

/** A city event as its page shows it. Throws AppError `not-found`. */
export const eventPage = async (ctx: Ctx, slug: string) =>
  toEventPage(ctx, await requireEvent(ctx, slug));

/** The same for the editor, of one that may be a draft. Throws AppError `not-found`. */
export const eventPreview = async (ctx: Ctx, id: string) =>
  toEventPage(ctx, found(await wholeEvents(ctx).where('id', '=', id).executeTakeFirst()));

async function toEventPage({ em, actor, locale }: Ctx, event: WholeEvent) {
  const { language, title, description, location = null } = sideFor(locale, event);
  return {
    slug: event.slug,
    /** Of the title, the paragraphs and the place. */
    language,
    title,
    paragraphs: paragraphs(description ?? ''),
    pictures: event.images,
    /** What each shows; null where nobody said. */
    pictureAlts: event.images.map(await altTexts(em, locale, event.images)),
    startDate: event.startDate,
    endDate: event.endDate,
    location,
    website: event.website,
    isOver: endOfEvent(event).getTime() < Date.now(),
    /** The viewer's communities, the primary one first. */
    communities: (actor?.memberships ?? []).map(({ community: { name, slug } }) => ({
      name,
      slug,
    })),
  };
}

export type EventPage = Awaited<ReturnType<typeof eventPage>>;

export const endOfEvent = ({
  startDate,
  endDate,
}: Pick<WholeEvent, 'startDate' | 'endDate'>): Date =>
  endDate ?? new Date(startDate.getTime() + usualHours * 3_600_000);

const wholeEvents = ({ em }: Pick<Ctx, 'em'>) => kysely(em).selectFrom('city_events').selectAll();

/** A city event by its slug, also one that lists leave out. Throws AppError `not-found`. */
export const requireEvent = async (ctx: Pick<Ctx, 'em'>, slug: string): Promise<WholeEvent> =>
  found(
    await wholeEvents(ctx)
      .where('slug', '=', slug)
      .where('status', '!=', 'DRAFT')
      .executeTakeFirst(),
  );

function found(event: WholeEvent | undefined): WholeEvent {
  if (!event) throw new AppError('not-found', 'events.notFound');
  return event;
}
