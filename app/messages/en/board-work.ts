/** What waits for a moderator, on the home page and on a hub. */
export const boardWork = {
  title: 'Waiting for you',
  people: { one: '{count} person waits at the door', other: '{count} people wait at the door' },
  posts: { one: '{count} post waits', other: '{count} posts wait' },
  reports: { one: '{count} report waits', other: '{count} reports wait' },
  appeals: { one: '{count} appeal waits', other: '{count} appeals wait' },
  nothing: 'Nothing waits for you.',
  emergency: 'Post an emergency notice',
  emergencyShort: 'Emergency notice',
  emergencyFor: 'Emergency notice, {community}',
  decisions: 'Past decisions',
  manage: 'Manage',
  manageMore: 'Manage: all communities',
} as const;
