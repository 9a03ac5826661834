import type { SubmissionResult } from '@conform-to/react';
import { z } from 'zod';
import { translate } from '#app/messages/catalogue.server.ts';
import type { Locale } from '../i18n/locale.ts';

/** The name of the hidden field with the errors that a form has. */
export const refusedField = '__refused__';

/** A field with an error: its name, what was typed, and the messages. */
const refusedSchema = z.array(z.tuple([z.string(), z.string()], z.string()));

export type RefusedFields = z.output<typeof refusedSchema>;

/** Takes the errors that a form came with out of its post; none where they cannot be read. */
export function takeRefused(form: FormData): RefusedFields {
  const text = form.get(refusedField);
  form.delete(refusedField);
  if (typeof text !== 'string') return [];
  try {
    return refusedSchema.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
}

/**
 * The errors that stay on a form whose rows changed: those it came with. A field that was changed
 * since, and the rows themselves, are judged again; no other field is.
 */
export function keptErrors(
  form: FormData,
  refused: RefusedFields,
  { intent, error }: SubmissionResult,
): Record<string, string[]> {
  const isOfRows =
    intent?.type === 'insert' || intent?.type === 'remove' || intent?.type === 'reorder';
  const group = isOfRows ? intent.payload.name : '';
  return Object.fromEntries(
    refused.flatMap(([name, typed, ...messages]): [string, string[]][] => {
      const inGroup = name === group || name.startsWith(`${group}[`);
      const now = inGroup ? afterChange(name, group, intent) : name;
      if (now === null) return [];
      const isSame = !inGroup && (form.get(name) ?? '') === typed;
      const texts = isSame ? messages : error?.[now];
      return texts ? [[now, texts]] : [];
    }),
  );
}

/** The name of a field once the rows of its group changed; null for one of a row that is gone. */
function afterChange(
  name: string,
  group: string,
  intent: SubmissionResult['intent'],
): string | null {
  const [, digits, rest] = /^\[(\d+)\](.*)$/.exec(name.slice(group.length)) ?? [];
  if (digits === undefined) return name;
  const index = placeAfter(Number(digits), intent);
  return index === null ? null : `${group}[${index}]${rest ?? ''}`;
}

/** Where a row stands after a change of rows; null for the one that was removed. */
function placeAfter(index: number, intent: SubmissionResult['intent']): number | null {
  if (intent?.type === 'remove') {
    const { index: removed } = intent.payload;
    if (index === removed) return null;
    return index < removed ? index : index - 1;
  }
  if (intent?.type !== 'reorder') return index;
  const { from, to } = intent.payload;
  if (index === from) return to;
  const isPassed = from < to ? index > from && index <= to : index >= to && index < from;
  return isPassed ? index + (from < to ? -1 : 1) : index;
}

/** The name of the hidden fields that name the secrets which a form says have to be typed again. */
const retypeField = '__retype__';

/**
 * The secrets that have to be typed again if the form comes back: those that were typed, and those
 * that the form already said so of. Takes what it said out of the post.
 */
export function takeUntyped(form: FormData, secrets: string[]): string[] {
  const said = form.getAll(retypeField);
  form.delete(retypeField);
  return secrets.filter((name) => said.includes(name) || (form.get(name) ?? '') !== '');
}

/** A reply that says, beside each of these secrets, that it does not come back. */
export function withRetype(
  locale: Locale,
  untyped: string[],
  result: SubmissionResult,
): SubmissionResult {
  if (untyped.length === 0 || result.intent?.type === 'validate') return result;
  const text = translate(locale, 'http.typeAgain');
  const retype = Object.fromEntries(untyped.map((name) => [name, text]));
  return { ...result, initialValue: { ...result.initialValue, [retypeField]: retype } };
}
