/** What the server says of the status of a post to those it concerns: pages have no room for all of it. */
export const postStateServer = {
  /** Above the form of a post: what sending it means. */
  editor: {
    reviewedFirst: 'The board of {community} will review your post before it’s published.',
    shownAtOnce: 'Your post will appear in the {community} hub right away.',
    readers: {
      MEMBERS:
        'Only members of {community}, its board, its manager and the site’s administrators can read your post.',
      ANYBODY:
        'Once your post is published, anyone with the link can read it and see your name, and search engines can find it.',
    },
    /** Where neighbours cannot write from the site. */
    unreached: {
      REFUSED:
        'You’ve turned off neighbours’ messages in Email notifications. So that people can reach you about this post, leave a contact address.',
      BOUNCES:
        'Emails to your address come back to us, so neighbours can’t write to you from the site. Leave a contact address that works, or correct yours in Account Settings.',
      NO_MAIL:
        'This site doesn’t send email yet, so neighbours can’t write to you from it. So that people can reach you about this post, leave a contact address.',
    },
    newDate:
      'The date of this activity has passed. Enter a new date, or leave the field empty if you haven’t picked a day. The board of {community} will review the activity before it’s published.',
    repost: {
      reviewed:
        'You withdrew this activity, and its date has passed. Enter a new date, or leave the field empty if you haven’t picked a day. When you save the activity, the board of {community} will review it before it’s posted again.',
      atOnce:
        'You withdrew this activity, and its date has passed. Enter a new date, or leave the field empty if you haven’t picked a day. When you save the activity, it will be posted again in the {community} hub right away.',
    },
    LISTING: {
      reviewed: 'The board of {community} will review the listing before it’s published.',
      waits:
        'The board of {community} will review your change first; until then, everyone sees the listing as it is. If you only lower the price, the change appears right away. If you change anything else too, the board will review all of it.',
      waiting:
        'The board of {community} is reviewing this change. Any further changes you make here will be reviewed with it. If you only lower the price, the new price appears right away. A price that isn’t lower than the current one will be reviewed too.',
    },
    ACTIVITY: {
      reviewed:
        'The board of {community} will review the activity before it’s published. People who joined will stay signed up.',
      waits:
        'The board of {community} will review your change first; until then, everyone sees the activity as it is. People who joined will stay signed up.',
      waiting:
        'The board of {community} is reviewing this change. Any further changes you make here will be reviewed with it. People who joined will stay signed up.',
    },
  },
  /** Buttons that open an activity again, and what they send. */
  openAgain: {
    RELIST: {
      one: 'Bring the activity back and email {count} person',
      other: 'Bring the activity back and email {count} people',
    },
    RESTORE: {
      one: 'Publish again and email {count} person',
      other: 'Publish again and email {count} people',
    },
    REPOST: {
      one: 'Post again and email {count} person',
      other: 'Post again and email {count} people',
    },
  },
  confirm: {
    keep: 'Keep it as it is',
    emailsNobody: 'No one will be emailed.',
    emailed: {
      one: '{count} person on its list will be emailed.',
      other: '{count} people on its list will be emailed.',
    },
    WITHDRAW: {
      button: 'Yes, withdraw it',
      effect: 'Your post will no longer appear in the hub. Only you and the board will see it.',
      effectOnAttendees:
        'Your activity will no longer appear in the hub. Only you and the board will see it, and people who joined will be told that it’s on hold.',
      effectWhilePending: 'The board won’t review your post, and it won’t appear in the hub.',
      later: {
        asItIs: 'You can post it again later, with the same text and photos.',
        withChange:
          'You can post it again later. We’ll keep its photos and the text you sent for review.',
        withNewDate: 'You can post it again later, with its text and photos and a new date.',
        never: 'You’re no longer a member of this community, so you can’t post it again.',
      },
    },
    REJECT: {
      button: 'Yes, reject it',
      effect: 'The post goes back to the author, who sees the reason and can edit the post.',
      effectOnChange:
        'The approved text stays in the hub. The author sees the reason and can change the text again.',
    },
    REMOVE: {
      button: 'Yes, remove it',
      effect:
        'The post will no longer appear in the hub. Only the author and the moderators will see it, with the reason. You can publish it again later.',
      effectOnAttendees:
        'The activity will no longer appear in the hub. Only the author and the moderators will see it, with the reason. People who joined will be told that the activity is on hold. You can publish it again later.',
    },
    CANCEL: {
      button: 'Yes, cancel it',
      effect:
        'The activity will no longer appear in the hub, and its page will say it’s cancelled. People who joined will stay signed up. You can bring it back later.',
      effectForGood:
        'The activity will no longer appear in the hub, and its page will say it’s cancelled. People who joined will stay signed up. You’re no longer a member of this community, so you can’t bring it back.',
    },
  },
  ownState: {
    LISTING: {
      PENDING: 'Your listing is with the board. We’ll show it here when they approve it.',
      REJECTED: 'The board didn’t approve this listing. To send it for review again, edit it.',
      REMOVED: 'A moderator removed this listing.',
      WITHDRAWN:
        'You withdrew this listing. Only you and the board can see it. You can post it again with its text and photos.',
      SOLD: 'You marked this listing as sold, so it’s no longer in the hub.',
    },
    ACTIVITY: {
      PENDING: 'Your activity is with the board. We’ll show it here when they approve it.',
      REJECTED: 'The board didn’t approve this activity. To send it for review again, edit it.',
      REMOVED: 'A moderator removed this activity.',
      WITHDRAWN:
        'You withdrew this activity. Only you and the board can see it. You can post it again with its text and photos.',
      CANCELLED: 'You cancelled this activity. Its page still opens, and says so.',
    },
  },
  /** For the author of an activity whose date has passed. */
  stateWhenLate: {
    PENDING:
      'The board is reviewing your activity, but its date has passed, so it can’t be approved. Edit it to set a new date, or withdraw it.',
    REJECTED:
      'The board didn’t approve this activity, and its date has passed. To send it for review again, edit it and set a new date.',
    WITHDRAWN:
      'You withdrew this activity, and its date has passed. Only you and the board can see it. To post it again with its text and photos, edit it and set a new date.',
  },
  /** For moderators. */
  tooLateToApprove:
    'This activity is over, so you can’t approve it. If you reject it, the author can set a new date.',
  rejectedTooLate: 'This activity is over, so it can no longer be approved.',
  /** For an author who left the community. */
  stateAfterLeaving: {
    REJECTED:
      'The board didn’t approve this post. You’re no longer a member of this community, so you can’t change it.',
    WITHDRAWN:
      'You withdrew this post. Only you and the board can see it. You’re no longer a member of this community, so you can’t post it again.',
  },
  /** Beside each other, where one decision is about a change and the next about all of the post. */
  besideChange: {
    APPROVE: 'Approve the change',
    REJECT: 'Reject the change',
    REMOVE: { LISTING: 'Remove the whole listing', ACTIVITY: 'Remove the whole activity' },
  },
  revision: {
    takeBack: 'Withdraw the change',
    pending: {
      own: 'The board is reviewing your change. Until it’s approved, everyone else sees the text below.',
      others:
        'The author changed this post. Until you approve the change, everyone sees the text below.',
    },
    rejected: {
      own: 'The board didn’t approve your last change, so the approved text stays. You can edit the text and send it for review again.',
      others:
        'The last change was rejected, and the approved text stays. You can still approve the change.',
    },
  },
} as const;
