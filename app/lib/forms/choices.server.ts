import type { z } from 'zod';
import { translate, translateKey } from '#app/messages/catalogue.server.ts';
import { formatsFor } from '../format.ts';
import type { Locale } from '../i18n/locale.ts';
import { fromField, pickField, shownFieldOf, type Choice, type Question } from './choice.ts';
import { isDay, noonOf } from './city-time.server.ts';
import { visibleText } from './names.ts';

const declared = new WeakMap<z.ZodType, Choice[]>();

/** Declares the choices of a form with its schema, which stays the same. Call it last: a refined schema is another. */
export function withChoices<Schema extends z.ZodType>(
  schema: Schema,
  ...choices: [Choice, ...Choice[]]
): Schema {
  declared.set(schema, choices);
  return schema;
}

/** The choices that a form's schema was declared with. */
export const choicesOf = (schema: z.ZodType): Choice[] => declared.get(schema) ?? [];

const mostQuoted = 60;

/** The names of the buttons and fields that say what a form is sent for: an answer carries them along. */
const pressNames = ['intent', 'change', 'press', 'step'];

/**
 * What a form has in fields whose option is not chosen, by field. A field that holds what the form was opened with says
 * nothing, nor does one whose choice the schema refuses.
 */
export function openQuestions(
  form: FormData,
  choices: Choice[],
  locale: Locale,
): Record<string, Question> {
  const press = pressNames.flatMap((name): [string, string][] =>
    form.has(name) ? [[name, textIn(form, name)]] : [],
  );
  const asPick = (fields: [string, string][]) =>
    new URLSearchParams([...press, ...fields]).toString();
  const questions: Record<string, Question> = {};
  for (const choice of choices) {
    const chosen = form.has(choice.name) ? textIn(form, choice.name) : (choice.unset ?? '');
    const chosenLabel = choice.options[chosen];
    if (!chosenLabel) continue;
    const lost = lostFields(form, choice, chosen);
    for (const { name, label, options, isBox, typed } of lost) {
      const words = {
        field: translateKey(locale, label),
        option: translateKey(locale, chosenLabel),
      };
      questions[name] = {
        text: isBox
          ? translate(locale, 'http.whichIsItBox', words)
          : translate(locale, 'http.whichIsIt', { typed: quoted(typed, locale), ...words }),
        picks: [
          ...options.map((option) => ({
            label: translate(locale, 'http.choose', {
              option: translateKey(locale, choice.options[option] ?? ''),
            }),
            value: asPick([[choice.name, option]]),
          })),
          {
            label: translate(locale, 'http.keepChosen', words),
            value: asPick([
              [choice.name, chosen],
              [name, ''],
            ]),
          },
        ],
        again: asPick([]),
      };
    }
  }
  return questions;
}

const lostFields = (form: FormData, { fields }: Choice, chosen: string) =>
  Object.entries(fields).flatMap(([name, field]) => {
    const typed = textIn(form, name);
    const isLost = typed !== '' && !field.options.includes(chosen);
    return isLost && typed !== textIn(form, shownFieldOf(name)) ? [{ ...field, name, typed }] : [];
  });

/** The text of a field, or those of several of its name, as a person sees it. */
const textIn = (form: FormData, name: string): string =>
  visibleText(
    form
      .getAll(name)
      .filter((value) => typeof value === 'string')
      .join(', '),
  );

/** What was typed, as a person reads it: a day in words, a long text with its beginning. */
const quoted = (typed: string, locale: Locale): string => {
  if (isDay(typed)) return formatsFor(locale).longDate(noonOf(typed));
  return typed.length > mostQuoted ? `${typed.slice(0, mostQuoted - 1).trimEnd()}…` : typed;
};

/** Sets the fields that an answer to a question names, so that whatever reads the form sees it answered. */
export function applyPick(form: FormData): void {
  const pick = form.get(pickField);
  if (pick === null) return;
  form.delete(pickField);
  if (typeof pick !== 'string' || pick.length > mostPicked) return;
  for (const [name, value] of new URLSearchParams(pick)) {
    if (!name.startsWith(fromField(''))) form.set(name, value);
    else form.set(name.slice(fromField('').length), textOf(form, value));
  }
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** More characters than any answer has. */
const mostPicked = 1000;
