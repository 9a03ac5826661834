import { z } from 'zod';
import { AppError } from '../errors.ts';

/**
 * A text with `\n` for every line break. Browsers send `\r\n`, which would be stored differently from
 * the same text sent as JSON, and would count twice towards a limit.
 */
export const withPlainLineBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');

/**
 * Throws AppError `invalid` for text that PostgreSQL cannot store: with a NUL character, or with
 * half of a surrogate pair.
 */
export function assertStorableText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new AppError('invalid', 'http.impossibleText');
  }
}

/** An email address as a form or a call names it, in lower case as accounts have it. */
export const email = z
  .string({ error: 'accounts.emailInvalid' })
  .trim()
  .max(254, 'accounts.emailInvalid')
  .toLowerCase()
  .pipe(z.email('accounts.emailInvalid'));
