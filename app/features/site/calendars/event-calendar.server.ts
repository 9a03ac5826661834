import { endOfEvent, requireEvent } from '#app/features/newsroom/events/queries.server.ts';
import { env } from '#app/lib/env.server.ts';
import { sideFor } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { calendarResponse } from './calendar-response.server.ts';
import { calendarText } from './calendar-text.server.ts';
import { uidOf } from './uid.server.ts';

/** A city event as a calendar file, also one that lists leave out. Throws AppError `not-found`. */
export async function eventCalendar(ctx: Ctx, request: Request, slug: string): Promise<Response> {
  const { locale } = ctx;
  const event = await requireEvent(ctx, slug);
  const { title, description, location } = sideFor(locale, event);
  const text = calendarText({
    locale,
    entries: [
      {
        uid: uidOf('event', event.id),
        sequence: event.version - 1,
        changedAt: event.updatedAt,
        start: event.startDate,
        end: endOfEvent(event),
        title,
        text: description ?? '',
        place: location ?? 'Ottawa',
        url: `${env().appUrl}/events/${event.slug}`,
        status: 'CONFIRMED',
        isBusy: true,
      },
    ],
  });
  return calendarResponse(request, text, { filename: event.slug, locale });
}
