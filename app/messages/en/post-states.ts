/** How posts stand. */
export const postStates = {
  published: { LISTING: 'For Sale', ACTIVITY: 'Open' },
  statuses: {
    PENDING: 'With the board',
    REJECTED: 'Not published',
    WITHDRAWN: 'Withdrawn',
    SOLD: 'Sold',
    CANCELLED: 'Cancelled',
    REMOVED: 'Removed',
  },
} as const;
