/** How posts stand. */
export const postStates = {
  published: { LISTING: 'For Sale', ACTIVITY: 'Open' },
  statuses: {
    PENDING: 'Under review',
    REJECTED: 'Not approved',
    WITHDRAWN: 'Withdrawn',
    SOLD: 'Sold',
    CANCELLED: 'Cancelled',
    REMOVED: 'Removed',
  },
} as const;
