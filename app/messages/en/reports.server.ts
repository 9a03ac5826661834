/** What the server alone says about reports. */
export const reportsServer = {
  reasonUnknown: 'Choose a reason',
  wordsMissing: 'Enter a few words about the problem',
  wordsTooLong: 'Keep your message to {maximum} characters; it has {length} now',
  own: 'You can’t report your own post or profile.',
  moderate:
    'You moderate this community, so you can deal with this yourself, on the page of the post or the person.',
  neighbours: 'Only members of the same community can send this report.',
  notShown: 'This post isn’t in the hub, so you can’t report it.',
  already: 'You’ve already sent this report, and the moderators haven’t decided yet.',
  tooMany: 'You’ve sent ten reports in a day. Try again tomorrow.',
  sent: {
    title: 'Report sent',
    description:
      'The moderators will review your report. You’ll see the outcome under “My reports”.',
  },
  notFound: 'We can’t find this report.',
  chooseButton:
    'We couldn’t tell what you wanted to do. Please use one of the buttons on this page.',
  decidedMeanwhile: '{name} already reviewed this report {when}.',
  decided: {
    REMOVE: {
      title: 'Post removed',
      description:
        'The author will see why, and the person who reported the post will see that you acted.',
    },
    UPHOLD: {
      title: 'Reports closed',
      description: 'The person who sent the report will see that you acted.',
    },
    DISMISS: {
      title: 'Reports dismissed',
      description: 'The person who sent the report will see that you reviewed it.',
    },
  },
} as const;
