import { z } from 'zod';
import { AppError } from '../errors.ts';

/** The id in a path, or AppError `not-found`: a malformed id names nothing. */
export function idOf(value: string | undefined, missing: string): string {
  const parsed = z.uuid().toLowerCase().safeParse(value);
  if (!parsed.success) throw new AppError('not-found', missing);
  return parsed.data;
}
