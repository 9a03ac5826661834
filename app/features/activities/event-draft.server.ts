import { CityEvent } from '#db/entities/index.ts';
import { titleLength } from '#app/features/posts/schema.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { paragraphs } from '#app/lib/format.ts';
import { startsBeforeNow } from './policy.ts';

/**
 * The activity form's fields for going to a city event together, as text; none when there is no
 * such event. An event that has begun leaves the time to be chosen.
 */
export async function eventDraft(
  { em }: Pick<Ctx, 'em'>,
  slug: string | null,
): Promise<Record<string, string>> {
  const event = slug ? await em.findOne(CityEvent, { slug }) : null;
  if (!event) return {};
  const [about] = paragraphs(event.description ?? '');
  const lines = [
    `Who would like to go to “${event.title}” together?`,
    about,
    event.location && `Where: ${event.location}`,
  ];
  return {
    title: `Attend: ${event.title}`.slice(0, titleLength),
    description: lines.filter(Boolean).join('\n\n'),
    ...(startsBeforeNow(event.startDate) ? {} : { when: cityTimeText(event.startDate) }),
  };
}
