/** Choosing a community. */
export const communities = {
  searchTitle: 'Find your condo',
  searchLead: 'Search for your community by its name or its address.',
  clearSearch: 'Clear the search',
  searchLabel: 'By name or address',
  find: 'Find Your Condo',
  select: 'Select your corporation',
  loading: 'Loading communities...',
  none: 'No communities have joined yet.',
} as const;
