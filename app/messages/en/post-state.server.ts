/** What the server says of the status of a post to those it concerns: pages have no room for all of it. */
export const postStateServer = {
  /** Above the form of a post: what sending it means. */
  editor: {
    reviewedFirst: 'The board of {community} looks at it first.',
    shownAtOnce: 'It shows in {community} at once.',
    readers: {
      MEMBERS:
        'Only members of {community}, its board, its manager and the administrators of this site can read it.',
      ANYBODY:
        'Once it shows, anybody with the link can read it, with your name, and search engines can find it.',
    },
    newDate:
      'The date of this activity has passed. Give it a new one, or leave it empty while the day is open. The board of {community} looks at it before it shows.',
    repost: {
      reviewed:
        'You withdrew this activity, and its date has passed. Give it a new one, or leave it empty while the day is open. Saving posts it again, and the board of {community} looks at it first.',
      atOnce:
        'You withdrew this activity, and its date has passed. Give it a new one, or leave it empty while the day is open. Saving posts it again, and it shows in {community} at once.',
    },
    LISTING: {
      reviewed: 'The board of {community} looks at it before it shows.',
      waits:
        'The board of {community} looks at your change first; until then, everyone sees the listing as it is. If you only lower the price, or change up to three letters of the title and description, it shows at once. If you change anything else too, all of it waits.',
      waiting:
        'This is your change that is with the board of {community}. What you change here waits with it. If you only lower the price, that changes at once. A price that is not below the one that shows waits too.',
    },
    ACTIVITY: {
      reviewed:
        'The board of {community} looks at it before it shows. Who joined stays on the list.',
      waits:
        'The board of {community} looks at your change first; until then, everyone sees the activity as it is. If you only change up to three letters of the title and description, it shows at once. If you change anything else too, all of it waits. Who joined stays on the list.',
      waiting:
        'This is your change that is with the board of {community}. What you change here waits with it. Who joined stays on the list.',
    },
  },
  confirm: {
    WITHDRAW: {
      button: 'Yes, withdraw it',
      effect: 'It leaves the hub, and only you and the board can see it.',
      effectOnAttendees:
        'It leaves the hub. Only you and the board can see it, and whoever joined reads that it is not open.',
      effectWhilePending: 'The board no longer decides on it, and it does not show in the hub.',
      later: {
        asItIs: 'You can post it again later, with its text and photos.',
        withChange:
          'You can post it again later, with its photos and the text of your change that is with the board.',
        withNewDate: 'You can post it again later, with its text and photos and a new date.',
        never: 'You no longer belong to this community, so you cannot post it again.',
      },
    },
    REJECT: {
      button: 'Yes, reject it',
      effect: 'It goes back to its author, who can change it, and reads the reason.',
      effectOnChange:
        'The approved text stays in the hub. The author can change it again, and reads the reason.',
    },
    REMOVE: {
      button: 'Yes, remove it',
      effect:
        'It leaves the hub. Only its author and the moderators can see it, with the reason. You can publish it again later.',
      effectOnAttendees:
        'It leaves the hub. Only its author and the moderators can see it, with the reason. Whoever joined reads that it is not open. You can publish it again later.',
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
  /** For the author of an activity whose date has passed. */
  stateWhenLate: {
    PENDING:
      'Your activity is with the board, but it is over by now, so they can no longer approve it. Edit it to give it a new date, or withdraw it.',
    REJECTED:
      'The board did not publish this, and its date has passed. Change it and give it a new date, and it goes back to them.',
    WITHDRAWN:
      'You withdrew this activity, and its date has passed. Only you and the board can see it. Edit it to give it a new date: that posts it again, with its text and photos.',
  },
  /** For moderators. */
  tooLateToApprove:
    'This activity is over, so it cannot be approved. Reject it, and its author can give it a new date.',
  rejectedTooLate: 'This activity is over, so it can no longer be approved.',
  /** For an author who left the community. */
  stateAfterLeaving: {
    REJECTED:
      'The board did not publish this. You no longer belong to this community, so you cannot change it.',
    WITHDRAWN:
      'You withdrew this. Only you and the board can see it. You no longer belong to this community, so you cannot post it again.',
  },
  /** Beside each other, where one decision is about a change and the next about all of the post. */
  besideChange: {
    APPROVE: 'Approve the change',
    REJECT: 'Reject the change',
    REMOVE: { LISTING: 'Remove the whole listing', ACTIVITY: 'Remove the whole activity' },
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
