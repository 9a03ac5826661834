/** What waits for a moderator, on the home page and on a hub. */
export const boardWork = {
  title: 'For you to review',
  people: { one: '{count} request to join', other: '{count} requests to join' },
  posts: { one: '{count} post to review', other: '{count} posts to review' },
  requests: { one: '{count} request to answer', other: '{count} requests to answer' },
  reports: { one: '{count} report to review', other: '{count} reports to review' },
  appeals: { one: '{count} appeal to review', other: '{count} appeals to review' },
  nothing: 'You’re all caught up.',
  emergency: 'Post an emergency notice',
  emergencyShort: 'Emergency notice',
  emergencyFor: 'Emergency notice for {community}',
  decisions: 'Past decisions',
  manage: 'Manage',
  manageMore: 'Manage all communities',
} as const;
