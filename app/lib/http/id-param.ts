import { z } from 'zod';
import type { MessageKey } from '#app/messages/catalogue.server.ts';
import { AppError } from '../errors.ts';

const id = z.uuid().toLowerCase();

/** The id in a path. Throws AppError `not-found` for a malformed id, which names nothing. */
export function parseIdParam(value: string | undefined, notFound: MessageKey): string {
  const known = idIn(value);
  if (known === null) throw new AppError('not-found', notFound);
  return known;
}

/** The id in a path; null for a malformed one. */
export const idIn = (value: string | undefined): string | null => id.safeParse(value).data ?? null;
