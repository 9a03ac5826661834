/** Choosing a community. */
export const communities = {
  searchTitle: 'Find your condo',
  searchLead: 'Search for your community by name or address.',
  clearSearch: 'Clear the search',
  searchLabel: 'Community name or address',
  find: 'Find Your Condo',
  select: 'Select your corporation',
  loading: 'Loading communities...',
  none: 'No communities have joined yet.',
} as const;
