import { AppError } from './errors.ts';

/** Throws AppError `invalid` for a text with a NUL character in it, which PostgreSQL cannot hold. */
export function refuseNul(text: string): void {
  if (text.includes('\0')) {
    throw new AppError('invalid', 'There is a character in this that text cannot have.');
  }
}
