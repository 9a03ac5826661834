import type { NoticeStatus } from '#db/enums.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';

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

/** The address of the desk's list of notices, of a notice, or of a page of it: `delivery`, `slips`, `poster`. */
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

/** The one of `lists` that an address asks for with `?show=`; the first one otherwise. */
export const listIn = <List extends string>(
  query: URLSearchParams,
  lists: readonly [List, ...List[]],
): List => lists.find((list) => list === query.get('show')) ?? lists[0];
