/** What the server alone says about the dashboard. */
export const moderationServer = {
  moderatorsOnly: 'The dashboard is for board members, managers and administrators.',
  backToQueue: 'Back to the queue',
  selectButton: 'Select “Approve selected posts”, or a button at one of the posts.',
  unsentReason: {
    own: {
      one: 'You also filled in a reason for a rejection here. Nothing has been decided yet. Which is it?',
      other:
        'You also filled in reasons for {count} rejections. This button sends none of them. Nothing has been decided yet.',
    },
    other: {
      one: 'You also filled in a reason to reject another post. This button doesn’t send it. Nothing has been decided yet.',
      other:
        'You also filled in reasons to reject {count} other posts. This button sends none of them. Nothing has been decided yet.',
    },
    approve: 'Approve, and drop what I filled in',
    reject: 'Reject this one, and drop the rest',
    ownRejection: 'Reject with that reason',
    otherRejection: 'Reject the other post first',
  },
  nextInQueue: 'Next post in the queue',
  ownPosts: 'You can’t review your own posts.',
  noneToReject:
    'Nothing was rejected, because everything had already been reviewed, withdrawn or edited.',
  rejectedAll: {
    title: 'Items rejected',
    description: {
      one: '{count} pending post or change by {name} was rejected.',
      other: '{count} pending posts and changes by {name} were rejected.',
    },
    left: {
      one: '{count} post or change wasn’t rejected, because it had already been reviewed, withdrawn or edited.',
      other:
        '{count} posts and changes weren’t rejected, because they had already been reviewed, withdrawn or edited.',
    },
    waiting: {
      one: 'The author still has {count} item under review.',
      other: 'The author still has {count} items under review.',
    },
  },
} as const;
