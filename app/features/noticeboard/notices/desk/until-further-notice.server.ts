import { createHash } from 'node:crypto';
import { translate } from '#app/messages/catalogue.server.ts';
import type { Question } from '#app/lib/forms/choice.ts';
import { formatsFor } from '#app/lib/format.ts';
import { readCityTime } from '#app/lib/forms/city-time.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

/** The words of a notice without an end, in either language. */
const openEnd = /until further notice|jusqu[’']à (?:nouvel ordre|nouvel avis|avis contraire)/iu;

/** The field that says that the day was meant, of which texts and day (`answerFor`): the form carries it along. */
const endsAnyway = 'endsAnyway';

/** What the answer is for: another day, or other words about the end, are asked about again. */
const answerFor = (day: string, texts: string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([day, texts]))
    .digest('base64url')
    .slice(0, 16);

/**
 * The question of a notice that says it is up until further notice, and has a day on which it leaves the hub by itself;
 * none otherwise.
 */
export function untilFurtherNotice({ locale }: Ctx, form: FormData): Record<string, Question> {
  const text = (name: string) => String(form.get(name) ?? '');
  const sides = ['en.title', 'en.content', 'fr.title', 'fr.content'].map(text);
  const openEnded = sides.filter((side) => openEnd.test(side));
  const end = text('expiresAt').trim();
  if (end === '' || openEnded.length === 0) return {};
  const answer = answerFor(end, openEnded);
  if (text(endsAnyway) === answer) return {};
  const read = readCityTime(end);
  if (!(read instanceof Date)) return {};
  const when = formatsFor(locale).fullDateTime(read);
  const press = new URLSearchParams({ intent: text('intent') });
  const pick = (fields: Record<string, string>) =>
    new URLSearchParams([...press, ...Object.entries(fields)]).toString();
  return {
    expiresAt: {
      text: translate(locale, 'noticeDesk.openEnd.text', { when }),
      picks: [
        { label: translate(locale, 'noticeDesk.openEnd.stays'), value: pick({ expiresAt: '' }) },
        {
          label: translate(locale, 'noticeDesk.openEnd.ends', { when }),
          value: pick({ [endsAnyway]: answer }),
        },
      ],
      again: press.toString(),
    },
  };
}
