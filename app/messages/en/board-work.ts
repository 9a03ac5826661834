/** What waits for a moderator, on the home page and on a hub. */
export const boardWork = {
  title: 'For you to review',
  nothing: 'You’re all caught up.',
  emergency: 'Post an emergency notice',
  emergencyShort: 'Post an emergency notice',
  emergencyFor: 'Post an emergency notice for {community}',
  decisions: 'Past decisions',
  manage: 'Manage',
  manageMore: 'Manage all communities',
} as const;
