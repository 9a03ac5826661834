import type { DecisionAction, Status, SubjectType } from './states.ts';

/** How an item stands, as a badge says it. */
export const statusLabels: Record<SubjectType, Record<Status, string>> = {
  LISTING: {
    PENDING: 'With the board',
    PUBLISHED: 'For Sale',
    REJECTED: 'Not published',
    WITHDRAWN: 'Withdrawn',
    SOLD: 'Sold',
    CANCELLED: 'Cancelled',
    REMOVED: 'Removed',
  },
  ACTIVITY: {
    PENDING: 'With the board',
    PUBLISHED: 'Open',
    REJECTED: 'Not published',
    WITHDRAWN: 'Withdrawn',
    SOLD: 'Over',
    CANCELLED: 'Cancelled',
    REMOVED: 'Removed',
  },
};

/** What the button of a decision says, and what it says while the decision is on its way. */
export const actionLabels: Record<DecisionAction, { label: string; pending: string }> = {
  APPROVE: { label: 'Approve', pending: 'Approving…' },
  REJECT: { label: 'Reject', pending: 'Rejecting…' },
  REMOVE: { label: 'Remove', pending: 'Removing…' },
  RESTORE: { label: 'Publish again', pending: 'Publishing…' },
  WITHDRAW: { label: 'Withdraw', pending: 'Withdrawing…' },
  SELL: { label: 'Mark as sold', pending: 'Saving…' },
  RELIST: { label: 'Bring back', pending: 'Bringing back…' },
  CANCEL: { label: 'Cancel activity', pending: 'Cancelling…' },
};
