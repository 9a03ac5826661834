/** The words of emails about what a moderator has to review. */
export const waitingEmails = {
  because: 'You’re receiving this email because you moderate a community on The Local Link.',
  counts: {
    posts: { one: '{count} post', other: '{count} posts' },
    changes: { one: '{count} change to a post', other: '{count} changes to posts' },
    people: { one: '{count} request to join', other: '{count} requests to join' },
    reports: { one: '{count} report', other: '{count} reports' },
    appeals: { one: '{count} appeal', other: '{count} appeals' },
    requests: {
      one: '{count} resident’s request with no progress for three days',
      other: '{count} residents’ requests with no progress for three days',
    },
  },
  more: {
    one: 'There are also items to review in {count} other community.',
    other: 'There are also items to review in {count} other communities.',
  },
  overdue: {
    one: '{count} of these items is over a day old.',
    other: '{count} of these items are over a day old.',
  },
  MODERATION_WAITING: {
    subject: {
      inOne: {
        one: '{community}: {count} item to review',
        other: '{community}: {count} items to review',
      },
      inSeveral: { one: '{count} item to review', other: '{count} items to review' },
    },
    heading: {
      inOne: 'Items to review in {community}',
      inSeveral: 'Items to review in your communities',
    },
    text: 'These items need a decision from you or another moderator. Use the links below to review them.',
  },
  MODERATION_OVERDUE: {
    subject: {
      inOne: {
        one: '{community}: {count} item to review is over a day old',
        other: '{community}: {count} items to review are over a day old',
      },
      inSeveral: {
        one: '{count} item to review is over a day old',
        other: '{count} items to review are over a day old',
      },
    },
    heading: {
      inOne: '{community}: some items to review are over a day old',
      inSeveral: 'Some items to review are over a day old',
    },
    text: 'These items still need a decision from you or another moderator. Use the links below to review them.',
  },
} as const;
