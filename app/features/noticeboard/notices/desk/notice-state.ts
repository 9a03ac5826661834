import type { DeliveryState, NoticeStatus } from '#db/enums.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { AppError } from '#app/lib/errors.ts';

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

/** Whether a notice had to be served before a change, and whether it was out by then. */
export const servedBefore = (before: Facts & { mustBeServed: boolean }, now = new Date()) => ({
  mustBeServed: before.mustBeServed,
  isOut: wasOut(before, now),
});

/**
 * The address of the desk's list of notices, of a notice, or of a page of it: `delivery`, `service`, `slips`,
 * `poster`.
 */
export const noticePath = (slug: string, ...parts: string[]): string =>
  [deskPath(slug, 'notices'), ...parts].join('/');

/**
 * Which units of a notice are listed: those it reached by email or by slip, those whose email is on its
 * way, and those that nothing reached.
 */
export const deliveryLists = ['all', 'mail', 'slip', 'waiting', 'none'] as const;
export type DeliveryList = (typeof deliveryLists)[number];

/** The slips of a notice: those to leave at a door, and those that were. */
export const slipLists = ['open', 'done'] as const;
export type SlipList = (typeof slipLists)[number];

/**
 * The owners of a notice that has to be served: those served and not, and those by each way, as things stand.
 */
export const serviceLists = ['all', 'served', 'open', 'email', 'mail', 'unit'] as const;
export type ServiceList = (typeof serviceLists)[number];

/** The one of `lists` that an address asks for with `?show=`; the first one otherwise. */
export const listIn = <List extends string>(
  query: URLSearchParams,
  lists: readonly [List, ...List[]],
): List => lists.find((list) => list === query.get('show')) ?? lists[0];

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
  before: Facts | null,
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
  before: Facts | null,
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

/** Whether somebody of a unit can read the notice on the hub. */
export const isOnHub = (state: DeliveryState): boolean =>
  state !== 'NO_ACCOUNT' && state !== 'NO_OWNER';

/** Since when a unit can read a notice that all can since `since`: later where its first person came in later. */
export const onHubSince = (hubSince: Date | null, since: Date): Date =>
  hubSince && hubSince > since ? hubSince : since;

/** Whether nothing reached a unit, and no email to it is on its way. */
export const isUnreached = ({
  state,
  slipAt,
}: {
  state: DeliveryState;
  slipAt: Date | null;
}): boolean => slipAt === null && !['SENT', 'QUEUED', 'HELD'].includes(state);
