import { deskPath } from '#app/features/communities/manage/sections.ts';

/**
 * Which units of a notice are listed: those it reached by mail or by slip, those whose letter is on its
 * way, and those that nothing reached.
 */
export const deliveryLists = ['all', 'mail', 'slip', 'waiting', 'none'] as const;
export type DeliveryList = (typeof deliveryLists)[number];

/** The list that an address asks for. */
export const deliveryListIn = (query: URLSearchParams): DeliveryList =>
  deliveryLists.find((list) => list === query.get('show')) ?? 'all';

/** The slips of a notice: those to leave at a door, and those that were. */
export const slipLists = ['open', 'done'] as const;
export type SlipList = (typeof slipLists)[number];

/** The list of slips that an address asks for. */
export const slipListIn = (query: URLSearchParams): SlipList =>
  slipLists.find((list) => list === query.get('show')) ?? 'open';

/** The address of a notice at the desk, or of a page of it: `delivery`, `slips`, `poster`. */
export const noticePath = (slug: string, id: string, page = ''): string =>
  `${deskPath(slug, 'notices')}/${id}${page && `/${page}`}`;
