import { kysely } from '#app/lib/db/read.server.ts';
import { titleLength } from '#app/features/posts/basics/limits.ts';
import { placeLength } from './limits.ts';
import { startsBeforeNow } from '#app/features/posts/basics/over.ts';
import { paragraphs } from '#app/lib/format.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import { sideFor } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';

/**
 * The activity form's fields for going to a city event together, as text; none when there is no
 * such event. An event that has begun leaves the time to be chosen.
 */
export async function eventDraft(
  { em, locale }: Pick<Ctx, 'em' | 'locale'>,
  slug: string | null,
): Promise<Record<string, string>> {
  const event =
    slug &&
    (await kysely(em)
      .selectFrom('city_events')
      .select(['title', 'description', 'location', 'language', 'translation', 'startDate'])
      .where('slug', '=', slug)
      .where('status', '!=', 'DRAFT')
      .executeTakeFirst());
  if (!event) return {};
  const { title, description, location } = sideFor(locale, event);
  const [about] = paragraphs(description ?? '');
  const lines = [translate(locale, 'activities.draftQuestion', { event: title }), about];
  return {
    title: translate(locale, 'activities.draftTitle', { event: title }).slice(0, titleLength),
    description: lines.filter(Boolean).join('\n\n'),
    place: (location ?? '').slice(0, placeLength),
    ...(startsBeforeNow(event.startDate) ? {} : { when: cityTimeText(event.startDate) }),
  };
}
