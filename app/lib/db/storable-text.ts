import { AppError } from '../errors.ts';

/**
 * Throws AppError `invalid` for text that PostgreSQL cannot store: with a NUL character, or with
 * half of a surrogate pair.
 */
export function assertStorableText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new AppError('invalid', 'http.impossibleText');
  }
}
