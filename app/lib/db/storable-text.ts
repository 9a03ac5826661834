import { AppError } from '../errors.ts';

/**
 * Throws AppError `invalid` for what PostgreSQL cannot hold as text: a NUL character, or half of
 * a character that takes two.
 */
export function assertStorableText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new AppError('invalid', 'http.impossibleText');
  }
}
