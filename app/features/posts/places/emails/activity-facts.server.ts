import { z } from 'zod';
import type { Language } from '#db/enums.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { timeSpan } from '../time-span.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { Block, Writing } from '#app/features/mail/outbox/letter.ts';

/** When and where an activity is. */
export const spanParams = z.object({
  when: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  place: z.string().nullable(),
});

/** What every letter about an activity needs to know of it. */
export const activityParams = z.object({ activityId: z.uuid(), title: z.string() });

type Spanned = z.output<typeof spanParams>;

/** When an activity is, in words. */
export const whenText = (language: Language, { when, endsAt }: Spanned): string =>
  timeSpan(language, { when: asDate(when), endsAt: asDate(endsAt) });

/** When and where an activity is, as rows. */
export function whenAndWhere(language: Language, span: Spanned): Block {
  return {
    kind: 'facts',
    rows: [
      { label: translate(language, 'activityEmails.when'), value: whenText(language, span) },
      ...(span.place
        ? [{ label: translate(language, 'activityEmails.where'), value: span.place }]
        : []),
    ],
  };
}

/** The button that leads to the activity. */
export const openActivity = (
  { language, url }: Pick<Writing<unknown>, 'language' | 'url'>,
  activityId: string,
): Block => ({
  kind: 'button',
  label: translate(language, 'activityEmails.open'),
  to: url(postPath('ACTIVITY', activityId)),
});

const asDate = (moment: string | null) => (moment ? new Date(moment) : null);
