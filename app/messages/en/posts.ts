/** What a listing and an activity have in common. */
export const posts = {
  types: { LISTING: 'Listing', ACTIVITY: 'Activity' },
  published: { LISTING: 'For Sale', ACTIVITY: 'Open' },
  statuses: {
    PENDING: 'With the board',
    REJECTED: 'Not published',
    WITHDRAWN: 'Withdrawn',
    SOLD: 'Sold',
    CANCELLED: 'Cancelled',
    REMOVED: 'Removed',
  },
  actions: {
    APPROVE: { label: 'Approve', pending: 'Approving…' },
    REJECT: { label: 'Reject', pending: 'Rejecting…' },
    REMOVE: { label: 'Remove', pending: 'Removing…' },
    RESTORE: { label: 'Publish again', pending: 'Publishing…' },
    WITHDRAW: { label: 'Withdraw', pending: 'Withdrawing…' },
    SELL: { label: 'Mark as sold', pending: 'Saving…' },
    RELIST: { label: 'Bring back', pending: 'Bringing back…' },
    CANCEL: { label: 'Cancel activity', pending: 'Cancelling…' },
    REPOST: { label: 'Post again', pending: 'Posting…' },
  },
  confirm: {
    WITHDRAW: {
      LISTING: {
        button: 'Withdraw this listing',
        effect:
          'It leaves the hub, and only you and the board can see it. You can post it again later, with its text and photos.',
      },
      ACTIVITY: {
        button: 'Withdraw this activity',
        effect:
          'It leaves the hub. Only you and the board can see it, and whoever joined reads that it is not open. You can post it again later, with its text and photos.',
      },
    },
    REMOVE: {
      LISTING: {
        button: 'Remove this listing',
        effect:
          'It leaves the hub. Only its author and the moderators can see it, with your reason. You can publish it again later.',
      },
      ACTIVITY: {
        button: 'Remove this activity',
        effect:
          'It leaves the hub. Only its author and the moderators can see it, with your reason, and whoever joined reads that it is not open. You can publish it again later.',
      },
    },
    CANCEL: {
      LISTING: { button: 'Cancel this listing', effect: 'It leaves the hub.' },
      ACTIVITY: {
        button: 'Cancel this activity',
        effect:
          'It leaves the hub, and its page says that it is cancelled. Whoever joined stays on the list. You can bring it back later.',
      },
    },
  },
  reasonForAuthor: 'Reason',
  reasonHint: 'The author reads it. Up to 500 characters.',
  leftToOthers: {
    LISTING: 'This is your own listing, so another moderator decides on it.',
    ACTIVITY: 'This is your own activity, so another moderator decides on it.',
  },
  ownState: {
    LISTING: {
      PENDING: "Your listing is with the board. We'll show it here when they approve it.",
      REJECTED: 'The board did not publish this. Change it and it goes back to them.',
      REMOVED: 'A moderator took this down.',
      WITHDRAWN:
        'You withdrew this listing. Only you and the board can see it. You can post it again with its text and photos.',
      SOLD: 'You marked this as sold. It no longer shows in the hub.',
    },
    ACTIVITY: {
      PENDING: "Your activity is with the board. We'll show it here when they approve it.",
      REJECTED: 'The board did not publish this. Change it and it goes back to them.',
      REMOVED: 'A moderator took this down.',
      WITHDRAWN:
        'You withdrew this activity. Only you and the board can see it. You can post it again with its text and photos.',
      CANCELLED: 'You cancelled this activity. Whoever opens it can see that.',
    },
  },
  ownBox: { LISTING: 'Your listing', ACTIVITY: 'Your activity' },
  moderationBox: 'Moderation',
  reason: 'Reason:',
  edit: 'Edit',
  backTo: 'Back to {community}',
  contactForMembers: 'Only people in {community} see the contact address.',
  logInToSeeContact: 'Log in to see it',
  description: 'Description',
  failedToApprove: 'Failed to approve item. Please try again.',
  failedToReject: 'Failed to reject item. Please try again.',
  error: 'Error',
  ownPost: {
    LISTING: 'Listing in {community}, {when}',
    ACTIVITY: 'Activity in {community}, {when}',
  },
} as const;
