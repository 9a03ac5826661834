/** What a moderator has to do, with how many of each. */
export const waitingWork = {
  people: { one: '{count} request to join', other: '{count} requests to join' },
  posts: { one: '{count} post to review', other: '{count} posts to review' },
  requests: { one: '{count} request to answer', other: '{count} requests to answer' },
  bookings: { one: '{count} booking to confirm', other: '{count} bookings to confirm' },
  reports: { one: '{count} report to review', other: '{count} reports to review' },
  appeals: { one: '{count} appeal to review', other: '{count} appeals to review' },
} as const;
