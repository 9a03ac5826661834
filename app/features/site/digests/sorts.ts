/** The sections of a digest about a building, in order. */
export const digestSorts = ['NOTICE', 'ACTIVITY', 'LISTING', 'NEWSLETTER'] as const;
export type DigestSort = (typeof digestSorts)[number];
