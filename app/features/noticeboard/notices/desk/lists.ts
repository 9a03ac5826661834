/**
 * Which units of a notice are listed: those it reached by email or on paper, those whose email is on its
 * way, and those that nothing reached.
 */
export const deliveryLists = ['all', 'mail', 'paper', 'waiting', 'none'] as const;
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
