import { data } from '@remix-run/node';
import { translate, translateKey, type MessageKey } from '#app/messages/catalogue.server.ts';
import type { Locale } from '../i18n/locale.ts';
import { questionsField, shownFieldOf } from './choice.ts';
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

/** The intent of Enter in a field, which sends the part that was filled in. */
export const onEnter = 'enter';

/**
 * Makes a form that was sent by Enter one of the part that was filled in, or of the `usual` one. Where more than one
 * was, nothing is saved: the form comes back with a button for each, by the keys of `buttons`. Null otherwise.
 */
export function partOnEnter<Part extends string>(
  locale: Locale,
  form: FormData,
  {
    parts,
    buttons,
    usual,
  }: { parts: Record<Part, readonly string[]>; buttons: Record<Part, MessageKey>; usual: Part },
) {
  if (form.get('intent') !== onEnter) return null;
  const filled = filledParts(form, parts) as Part[];
  if (filled.length > 1) {
    const labelOf = (part: Part) => translateKey(locale, buttons[part]);
    return askWhichPart(
      locale,
      form,
      filled.map((part) => ({ part, label: labelOf(part) })),
    );
  }
  form.set('intent', filled[0] ?? usual);
  return null;
}

/** After Enter: nothing is saved, and a button for each of the parts is offered. */
export function askWhichPart(
  locale: Locale,
  form: FormData,
  buttons: { part: string; label: string }[],
) {
  const text = translate(locale, buttons.length === 1 ? 'http.useButton' : 'http.whichPart');
  const picks = buttons.map(({ part, label }) => ({ label, value: `intent=${part}` }));
  return data<FormReply>(
    {
      result: {
        status: 'error',
        initialValue: {
          ...textsIn(form),
          [questionsField]: [{ text, picks, again: `intent=${onEnter}` }],
        },
        error: { '': [text] },
      },
    },
    { status: 400 },
  );
}

/** The texts of a form, without its files. */
export const textsIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * The form with what was filled in in its other parts, once one of them is saved. `long` names the longer texts, and
 * `gone` the fields that the page no longer has: what was written there is quoted, and said to be lost.
 */
export const savedPart = (
  locale: Locale,
  done: { title: string; text: string },
  fields: Record<string, string>,
  { long, gone }: { long: readonly string[]; gone: readonly string[] },
) => {
  const names = Object.keys(fields);
  const says = [
    ...(names.some((name) => !gone.includes(name)) ? (['partSaved'] as const) : []),
    ...(names.some((name) => gone.includes(name)) ? (['partGone'] as const) : []),
  ];
  return data<FormReply>({
    result: {},
    saved: {
      ...done,
      unsent: says.map((key) => translate(locale, `http.${key}`)).join(' '),
      fields,
      texts: [...new Set([...long, ...gone])].flatMap((name) => fields[name] || []),
    },
  });
};
