import type { NoticeStatus } from '#db/enums.ts';

/** The states of a notice, by its status and the clock. */
export const noticeStates = ['live', 'scheduled', 'draft', 'expired', 'taken-down'] as const;
export type NoticeState = (typeof noticeStates)[number];

/** What decides how a notice stands. */
export interface NoticeFacts {
  status: NoticeStatus;
  publishedAt?: Date | null | undefined;
  expiresAt?: Date | null | undefined;
}

/** How a notice stands at a moment. */
export function noticeState(
  { status, publishedAt, expiresAt }: NoticeFacts,
  now = new Date(),
): NoticeState {
  if (status === 'DRAFT') return 'draft';
  if (status === 'TAKEN_DOWN') return 'taken-down';
  if (publishedAt && publishedAt > now) return 'scheduled';
  return expiresAt && expiresAt <= now ? 'expired' : 'live';
}

/** Whether residents have been able to read it. */
export const wasOut = ({ status, publishedAt }: NoticeFacts, now = new Date()): boolean =>
  status !== 'DRAFT' && publishedAt != null && publishedAt <= now;

/** Whether a notice had to be served before a change, and whether it was out by then. */
export const servedBefore = (
  before: NoticeFacts & { mustBeServed: boolean },
  now = new Date(),
) => ({
  mustBeServed: before.mustBeServed,
  isOut: wasOut(before, now),
});
