/** What the server alone says about the dashboard. */
export const moderationServer = {
  moderatorsOnly: 'The dashboard is for board members, managers and administrators.',
  backToQueue: 'Back to the queue',
  ownPosts: 'You can’t decide on your own posts here.',
  noneToReject: 'Nothing was rejected: everything had already been decided or changed.',
  rejectedAll: {
    title: 'Items rejected',
    description: {
      one: '{count} pending post or change of {name} was rejected.',
      other: '{count} pending posts and changes of {name} were rejected.',
    },
    left: {
      one: '{count} was left: someone decided, withdrew or changed it after you opened the page.',
      other:
        '{count} were left: someone decided, withdrew or changed them after you opened the page.',
    },
    waiting: {
      one: '{count} of theirs is waiting for review now.',
      other: '{count} of theirs are waiting for review now.',
    },
  },
} as const;
