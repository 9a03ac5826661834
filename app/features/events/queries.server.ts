import { CityEvent } from '#db/entities/index.ts';
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

/** An event's row as lists read it, where SQL made JSON of it. */
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

export const toEventCard = ({ startDate, endDate, images, ...row }: EventRow): EventCard => ({
  ...row,
  startDate: new Date(startDate),
  endDate: endDate === null ? null : new Date(endDate),
  picture: images[0] ?? null,
});

/** How many hours an event without an end lasts. */
export const usualHours = 6;

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
