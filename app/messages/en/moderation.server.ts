/** What the server alone says about the dashboard. */
export const moderationServer = {
  moderatorsOnly: 'The dashboard is for board members, managers and administrators.',
  backToQueue: 'Back to the queue',
  ownPosts: 'You cannot decide on your own posts here.',
  noneToReject: 'Nothing was rejected: all of it was decided or changed meanwhile.',
  rejectedAll: {
    title: 'Items rejected',
    description: {
      one: '{count} pending post or change of {name} was rejected.',
      other: '{count} pending posts and changes of {name} were rejected.',
    },
    left: {
      one: '{count} was left: it was decided, withdrawn or changed after you opened the page.',
      other:
        '{count} were left: they were decided, withdrawn or changed after you opened the page.',
    },
    waiting: {
      one: '{count} of theirs waits for review now.',
      other: '{count} of theirs wait for review now.',
    },
  },
} as const;
