/** What a digest tells of a building, in the order in which it does. */
export const digestSorts = ['NOTICE', 'ACTIVITY', 'LISTING', 'NEWSLETTER'] as const;
export type DigestSort = (typeof digestSorts)[number];
