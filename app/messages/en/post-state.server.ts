/** What the server says of the status of a post to those it concerns: pages have no room for all of it. */
export const postStateServer = {
  confirm: {
    WITHDRAW: {
      button: 'Yes, withdraw it',
      effect:
        'It leaves the hub, and only you and the board can see it. You can post it again later, with its text and photos.',
      effectOnAttendees:
        'It leaves the hub. Only you and the board can see it, and whoever joined reads that it is not open. You can post it again later, with its text and photos.',
      effectForGood:
        'It leaves the hub, and only you and the board can see it. You no longer belong to this community, so you cannot post it again.',
      effectOnAttendeesForGood:
        'It leaves the hub. Only you and the board can see it, and whoever joined reads that it is not open. You no longer belong to this community, so you cannot post it again.',
      effectWhilePending:
        'The board no longer decides on it, and it does not show in the hub. You can post it again later, with its text and photos.',
      effectWhilePendingForGood:
        'The board no longer decides on it, and it does not show in the hub. You no longer belong to this community, so you cannot post it again.',
    },
    REJECT: {
      button: 'Yes, reject it',
      effect:
        'It goes back to its author, who can change it, and reads your reason if you give one.',
      effectOnChange:
        'The approved text stays in the hub. The author can change it again, and reads your reason if you give one.',
    },
    REMOVE: {
      button: 'Yes, remove it',
      effect:
        'It leaves the hub. Only its author and the moderators can see it, with your reason if you give one. You can publish it again later.',
      effectOnAttendees:
        'It leaves the hub. Only its author and the moderators can see it, with your reason if you give one. Whoever joined reads that it is not open. You can publish it again later.',
    },
    CANCEL: {
      button: 'Yes, cancel it',
      effect:
        'It leaves the hub, and its page says that it is cancelled. Whoever joined stays on the list. You can bring it back later.',
      effectForGood:
        'It leaves the hub, and its page says that it is cancelled. Whoever joined stays on the list. You no longer belong to this community, so you cannot bring it back.',
    },
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
  /** For an author who left the community. */
  stateAfterLeaving: {
    REJECTED:
      'The board did not publish this. You no longer belong to this community, so you cannot change it.',
    WITHDRAWN:
      'You withdrew this. Only you and the board can see it. You no longer belong to this community, so you cannot post it again.',
  },
  revision: {
    takeBack: 'Take the change back',
    pending: {
      own: 'Your change is with the board. Until they approve it, everyone else sees the text below.',
      others: 'Its author changed it. Until you approve the change, everyone sees the text below.',
    },
    rejected: {
      own: 'The board did not publish your last change. The approved text stays. Change it again and it goes back to them.',
      others:
        'The last change was rejected, and the approved text stays. You can still approve the change.',
    },
  },
} as const;
