/** Choosing a community. */
export const communities = {
  find: 'Find Your Condo',
  select: 'Select your corporation',
  loading: 'Loading communities...',
  none: 'No community has joined yet.',
} as const;
