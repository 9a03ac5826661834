/** Activities: the tab of the hub, and what the page of one says as well. */
export const activities = {
  tab: 'Activities',
  none: 'No activities yet.',
  postFirst: 'Post First Activity',
  earlier: 'Previous activities',
  later: 'Next activities',
} as const;
