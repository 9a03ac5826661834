import type { Question } from '#app/lib/forms/choice.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { OwnerRow } from './queries.server.ts';

/**
 * Asks whether a new owner is the one of the same name who is on record for other units. `name` is the field that it is
 * about, `sameAs` the one that the answer sets: the id of the owner, or 'new'.
 */
export function askWhetherSame(
  locale: Locale,
  form: FormData,
  others: readonly OwnerRow[],
  { name: field, sameAs }: { name: string; sameAs: string },
): Record<string, Question> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const typed = text(field);
  if (text(sameAs) !== '' || typed === '') return {};
  const named = others.filter(
    ({ name }) => name.localeCompare(typed, 'en', { sensitivity: 'base' }) === 0,
  );
  if (named.length === 0) return {};
  const pick = (answer: string) => new URLSearchParams({ [sameAs]: answer }).toString();
  const same = [...Map.groupBy(named, ({ id }) => id).values()];
  return {
    [field]: {
      text: translate(locale, 'owners.same.text', { name: typed }),
      picks: [
        ...same.flatMap((rows) =>
          rows.slice(0, 1).map(({ id, name }) => ({
            label: translate(locale, 'owners.same.yes', {
              name,
              units: rows.map(({ unit }) => unit).join(', '),
            }),
            value: pick(id),
          })),
        ),
        { label: translate(locale, 'owners.same.no'), value: pick('new') },
      ],
      again: '',
    },
  };
}
