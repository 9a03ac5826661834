import { z } from 'zod';
import { AppError } from '../errors.ts';
import { withoutTurns } from '../isolated.ts';
import { isBlank } from './names.ts';

/**
 * A text with `\n` for every line break. Browsers send `\r\n`, which would be stored differently from
 * the same text sent as JSON, and would count twice towards a limit.
 */
const withPlainLineBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');

/** What steers a terminal, and may stand in no calendar (RFC 5545, 3.1): all controls but tabs and line breaks. */
const controls = /[\u0001-\u0008\u000e-\u001f\u007f]/g;

const withoutControls = (text: string): string => withoutTurns(text).replace(controls, '');

/**
 * A text as it is kept: trimmed, with `\n` for line breaks, without controls and signs that turn the text around it,
 * and empty where nothing of it can be seen.
 */
export const typedText = (text: string): string =>
  isBlank(text) ? '' : withoutControls(withPlainLineBreaks(text)).trim();

const lineBreak = /[\n\r\v\f\u0085\u2028\u2029]/;

/**
 * The same for a title and whatever else is one line: a line break, which no field of one line lets in but JSON can
 * hold, is a space. The text may still be far too long, so nothing here takes more than one look at each space.
 */
export const typedLine = (text: string): string =>
  isBlank(text)
    ? ''
    : withoutControls(text)
        .split(lineBreak)
        .map((line) => line.trim())
        .filter(Boolean)
        .join(' ');

/**
 * Throws AppError `invalid` for text that PostgreSQL cannot store: with a NUL character, or with
 * half of a surrogate pair.
 */
export function assertStorableText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new AppError('invalid', 'http.impossibleText');
  }
}

/** An email address for others to read, with the capitals that it was typed with. */
export const shownEmail = (invalid: 'accounts.emailInvalid' | 'posts.emailInvalid') =>
  z.string().trim().max(254, invalid).pipe(z.email(invalid));

/** An email address as a form or a call names it, in lower case as accounts have it. */
export const email = z
  .string({ error: 'accounts.emailInvalid' })
  .trim()
  .max(254, 'accounts.emailInvalid')
  .toLowerCase()
  .pipe(z.email('accounts.emailInvalid'));
