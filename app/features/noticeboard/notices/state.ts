import type { NoticeKind, NoticeStatus } from '#db/enums.ts';

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

/** Whether an emergency is going on: residents see it, and no moderator has said that it is over. */
export const isStanding = (
  notice: NoticeFacts & { kind: NoticeKind; overAt?: Date | null | undefined },
  now = new Date(),
): boolean => notice.kind === 'EMERGENCY' && !notice.overAt && noticeState(notice, now) === 'live';

/** How long one that is over still shows, calmly. */
const calmMs = 24 * 60 * 60 * 1000;

/** When an emergency that is over leaves the hub: after a day, or at the end that it had, if that is sooner. */
export function endOnceOver(expiresAt: Date | null | undefined, overAt: Date): Date {
  const inADay = new Date(overAt.getTime() + calmMs);
  return expiresAt && expiresAt < inADay ? expiresAt : inADay;
}

/**
 * The end of an emergency that is going on again: none where it was only the end of the day on which it was over. Forms
 * have it to the minute.
 */
export function endOnceStanding(expiresAt: Date | null | undefined, overAt: Date): Date | null {
  if (!expiresAt) return null;
  const minuteOf = (at: number) => Math.floor(at / 60_000);
  return minuteOf(expiresAt.getTime()) === minuteOf(overAt.getTime() + calmMs) ? null : expiresAt;
}
