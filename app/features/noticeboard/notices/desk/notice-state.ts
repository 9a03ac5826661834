import type { NoticeStatus } from '#db/enums.ts';

/** The states of a notice, by its status and the clock. */
export const noticeStates = ['live', 'scheduled', 'draft', 'expired', 'taken-down'] as const;
export type NoticeState = (typeof noticeStates)[number];

interface Facts {
  status: NoticeStatus;
  publishedAt?: Date | null | undefined;
  expiresAt?: Date | null | undefined;
}

export function noticeState(
  { status, publishedAt, expiresAt }: Facts,
  now = new Date(),
): NoticeState {
  if (status === 'DRAFT') return 'draft';
  if (status === 'TAKEN_DOWN') return 'taken-down';
  if (publishedAt && publishedAt > now) return 'scheduled';
  return expiresAt && expiresAt <= now ? 'expired' : 'live';
}

/** Whether residents have been able to read it. */
export const wasOut = ({ status, publishedAt }: Facts, now = new Date()): boolean =>
  status !== 'DRAFT' && publishedAt != null && publishedAt <= now;
