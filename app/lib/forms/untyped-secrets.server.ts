import type { SubmissionResult } from '@conform-to/react';
import { translate } from '#app/messages/catalogue.server.ts';
import type { Locale } from '../i18n/locale.ts';

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
