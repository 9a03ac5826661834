import { differingFields } from '#app/lib/forms/differing-fields.server.ts';
import type { CatchUp } from '#app/lib/forms/form-reply.ts';
import { noonOf, isDay } from '#app/lib/forms/city-time.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { OwnerRow } from './queries.server.ts';
import type { OwnerInput } from './schema.server.ts';

/**
 * After the record changed while a form was open: what is saved now beside what was typed, and the version to
 * save over it.
 */
export function caughtUp(
  locale: Locale,
  saved: OwnerRow,
  typed: Pick<OwnerInput, 'email' | 'address' | 'answer'> &
    Partial<Pick<OwnerInput, 'name' | 'givenOn' | 'endedOn'>>,
): CatchUp {
  const { consent } = saved;
  const day = (on: string | null | undefined) =>
    on && isDay(on) ? formatsFor(locale).longDate(noonOf(on)) : (on ?? '');
  const said = (answer: OwnerInput['answer'] | null) =>
    answer ? translate(locale, `owners.answers.${answer}`) : '';
  const changes = differingFields(locale, (name) => translate(locale, `owners.${name}`), [
    ['name', saved.name, typed.name ?? saved.name],
    ['email', saved.email, typed.email],
    ['address', saved.address, typed.address],
    ['answer', said(consent?.answer), said(typed.answer ?? consent?.answer)],
    ['givenOn', day(consent?.givenOn), day(typed.givenOn ?? consent?.givenOn)],
    ['endedOn', day(saved.endedOn), day(typed.endedOn)],
  ]);
  return { values: { version: String(saved.version) }, conflict: { changes } };
}
