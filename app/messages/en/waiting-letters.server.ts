/** The words of letters about what waits for a moderator. */
export const waitingLetters = {
  because: 'You get this letter because you moderate there.',
  counts: {
    posts: { one: '{count} post', other: '{count} posts' },
    changes: { one: '{count} change to a post', other: '{count} changes to posts' },
    people: { one: '{count} person at the door', other: '{count} people at the door' },
    reports: { one: '{count} report', other: '{count} reports' },
    appeals: { one: '{count} appeal', other: '{count} appeals' },
  },
  more: {
    one: 'Something waits in {count} more community.',
    other: 'Something waits in {count} more communities.',
  },
  overdue: {
    one: '{count} of these has waited for over a day.',
    other: '{count} of these have waited for over a day.',
  },
  MODERATION_WAITING: {
    subject: {
      inOne: { one: '{community}: {count} thing waits', other: '{community}: {count} things wait' },
      inSeveral: { one: '{count} thing waits for you', other: '{count} things wait for you' },
    },
    heading: {
      inOne: 'What waits in {community}',
      inSeveral: 'What waits in your communities',
    },
    text: 'You or another moderator can decide these. Each line leads there.',
  },
  MODERATION_OVERDUE: {
    subject: {
      inOne: {
        one: '{community}: {count} thing has waited for over a day',
        other: '{community}: {count} things have waited for over a day',
      },
      inSeveral: {
        one: '{count} thing has waited for over a day',
        other: '{count} things have waited for over a day',
      },
    },
    heading: {
      inOne: 'Waiting for over a day in {community}',
      inSeveral: 'Waiting for over a day',
    },
    text: 'Somebody hopes for an answer. You or another moderator can decide these. Each line leads there.',
  },
} as const;
