import { AppError } from '#app/lib/errors.ts';
import { wasOut, type NoticeFacts } from '../state.ts';

/** When a notice shows: a past time means at once. */
export const timeOf = (wished: Date | null, as: 'DRAFT' | 'PUBLISHED', now: Date): Date | null =>
  as === 'DRAFT' || (wished && wished > now) ? wished : now;

/** A typed time that passed less than this ago still means at once. */
const graceMs = 10 * 60 * 1000;

/**
 * AppError `invalid` for a publishing time that is long past; null for a notice that is out already or is
 * not to be published.
 */
export function timeProblem(
  { publishedAt }: { publishedAt: Date | null },
  as: 'DRAFT' | 'PUBLISHED',
  before: NoticeFacts | null,
  now = new Date(),
): AppError | null {
  if (!publishedAt || as === 'DRAFT' || (before && wasOut(before, now))) return null;
  return now.getTime() - publishedAt.getTime() > graceMs
    ? new AppError('invalid', 'noticeDesk.publishTimePast', { field: 'publishedAt' })
    : null;
}

/**
 * AppError `invalid` for a notice that would expire before anybody reads it. An end that it had before is
 * fine.
 */
export function expiryProblem(
  { publishedAt, expiresAt }: { publishedAt: Date | null; expiresAt: Date | null },
  as: 'DRAFT' | 'PUBLISHED',
  before: NoticeFacts | null,
  now = new Date(),
): AppError | null {
  if (!expiresAt || expiresAt.getTime() === before?.expiresAt?.getTime()) return null;
  const isOut = before !== null && wasOut(before, now);
  const shown = isOut ? before.publishedAt : timeOf(publishedAt, as, now);
  const isPast = !isOut && as === 'PUBLISHED' && expiresAt <= now;
  return isPast || (shown && expiresAt <= shown)
    ? new AppError('invalid', 'noticeDesk.expiresTooEarly', { field: 'expiresAt' })
    : null;
}
