import { CityEvent } from '#db/entities/index.ts';
import { titleLength } from '#app/features/posts/post.ts';
import { startsBeforeNow } from '#app/features/posts/over.ts';
import { paragraphs } from '#app/lib/format.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
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
  const event = slug ? await em.findOne(CityEvent, { slug }) : null;
  if (!event) return {};
  const [about] = paragraphs(event.description ?? '');
  const lines = [
    translate(locale, 'activities.draftQuestion', { event: event.title }),
    about,
    event.location && translate(locale, 'activities.draftWhere', { place: event.location }),
  ];
  return {
    title: translate(locale, 'activities.draftTitle', { event: event.title }).slice(0, titleLength),
    description: lines.filter(Boolean).join('\n\n'),
    ...(startsBeforeNow(event.startDate) ? {} : { when: cityTimeText(event.startDate) }),
  };
}
