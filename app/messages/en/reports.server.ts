/** What the server alone says about reports. */
export const reportsServer = {
  reasonUnknown: 'Choose a reason',
  wordsMissing: 'Please say in a few words what’s wrong',
  wordsTooLong: 'Please keep it to {maximum} characters; it has {length} now',
  own: 'This is yours, so there’s nothing to report.',
  moderate: 'You moderate this community, so you can decide on this yourself, on its page.',
  neighbours: 'Only people in the same community can report this.',
  notShown: 'This isn’t in the hub, so there’s nothing to report.',
  already: 'You’ve already reported this, and the moderators haven’t decided yet.',
  tooMany: 'You’ve sent ten reports in a day. Please try again tomorrow.',
  sent: {
    title: 'Report sent',
    description: 'The moderators will review it. You’ll see the outcome here.',
  },
  notFound: 'We can’t find this report.',
  chooseButton: 'Use one of the buttons',
  decidedMeanwhile: '{name} already decided on this {when}.',
  decided: {
    REMOVE: {
      title: 'Item removed',
      description:
        'The author will see why, and the person who reported it will see that you acted.',
    },
    UPHOLD: {
      title: 'Reports closed',
      description: 'The person who reported it will see that you acted.',
    },
    DISMISS: {
      title: 'Reports dismissed',
      description: 'The person who reported it will see that you reviewed it.',
    },
  },
} as const;
