/** What the server alone says about reports. */
export const reportsServer = {
  reasonUnknown: 'Choose what is wrong',
  wordsMissing: 'Please say in a few words what is wrong',
  wordsTooLong: 'Please keep it to {maximum} characters; it has {length} now',
  own: 'This is your own, so there is nothing to report.',
  moderate: 'You moderate this community yourself: decide on the page instead.',
  neighbours: 'Only people of the same community can report this.',
  notShown: 'This does not show in the hub, so there is nothing to report.',
  already: 'You have reported this already, and the moderators have not decided yet.',
  tooMany: 'You have sent ten reports within a day. Please try again tomorrow.',
  sent: {
    title: 'Report sent',
    description: 'The moderators look at it. You read the outcome here.',
  },
  notFound: 'There is no such report.',
  chooseButton: 'Use one of the buttons',
  decidedMeanwhile: '{name} decided on this {when}.',
  decided: {
    REMOVE: {
      title: 'Item removed',
      description: 'Its author reads why, and whoever reported it reads that you acted.',
    },
    UPHOLD: { title: 'Reports closed', description: 'Whoever reported it reads that you acted.' },
    DISMISS: {
      title: 'Reports dismissed',
      description: 'Whoever reported it reads that you looked at it.',
    },
  },
} as const;
