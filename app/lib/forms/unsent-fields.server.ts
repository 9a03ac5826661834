import { data } from '@remix-run/node';
import { translate } from '#app/messages/catalogue.server.ts';
import type { Locale } from '../i18n/locale.ts';
import { shownFieldOf } from './choice.ts';
import type { FormReply } from './form-reply.ts';
import { visibleText } from './names.ts';

/** The parts of a form that are saved one at a time: the fields of each, by the intent of its button. */
export type FormParts = Record<string, readonly string[]>;

/**
 * What was filled in in the other parts of a form than the one that was sent, by field. A field that holds what the
 * form was opened with says nothing.
 */
export function unsentFields(
  form: FormData,
  parts: FormParts,
  sent: string | null,
): Record<string, string> {
  const own = sent === null ? [] : (parts[sent] ?? []);
  const others = new Set(Object.values(parts).flat());
  for (const name of own) others.delete(name);
  return Object.fromEntries(
    [...others].flatMap((name): [string, string][] => {
      if (!form.has(name)) return [];
      const typed = textIn(form, name);
      const isTyped = visibleText(typed) !== visibleText(textIn(form, shownFieldOf(name)));
      return isTyped ? [[name, typed]] : [];
    }),
  );
}

/** The intents of the parts in which something was filled in. */
export const filledParts = (form: FormData, parts: FormParts): string[] => {
  const filled = unsentFields(form, parts, null);
  return Object.keys(parts).filter((part) => parts[part]?.some((name) => name in filled));
};

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The form with what was filled in in its other parts, once one of them is saved. `long` names the longer texts. */
export const savedPart = (
  locale: Locale,
  done: { title: string; text: string },
  fields: Record<string, string>,
  long: readonly string[],
) =>
  data<FormReply>({
    result: {},
    saved: {
      ...done,
      unsent: translate(locale, 'http.partSaved'),
      fields,
      texts: long.flatMap((name) => fields[name] ?? []),
    },
  });
