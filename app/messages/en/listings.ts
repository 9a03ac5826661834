/** The tab of the hub with what is for sale. */
export const listings = {
  tab: 'Buy & Sell',
  none: 'No listings yet.',
  postFirst: 'Post First Listing',
  newer: 'Newer listings',
  older: 'Older listings',
} as const;
