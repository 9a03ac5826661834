import type { DecisionAction, Status, SubjectType } from './state-machine.ts';

/** What an item is called in a sentence. */
export const nouns: Record<SubjectType, string> = { LISTING: 'listing', ACTIVITY: 'activity' };

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

/** What the author reads of how an item stands. */
export const toTheAuthor: Record<SubjectType, Partial<Record<Status, string>>> = {
  LISTING: {
    PENDING: "Your listing is with the board. We'll show it here when they approve it.",
    REJECTED: 'The board did not publish this. Change it and it goes back to them.',
    REMOVED: 'A moderator took this down.',
    WITHDRAWN: 'You withdrew this listing. Only you and the board can see it.',
    SOLD: 'You marked this as sold. It no longer shows in the hub.',
  },
  ACTIVITY: {
    PENDING: "Your activity is with the board. We'll show it here when they approve it.",
    REJECTED: 'The board did not publish this. Change it and it goes back to them.',
    REMOVED: 'A moderator took this down.',
    WITHDRAWN: 'You withdrew this activity. Only you and the board can see it.',
    CANCELLED: 'You cancelled this activity. Whoever opens it can see that.',
  },
};
