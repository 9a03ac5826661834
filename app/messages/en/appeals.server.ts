/** What the server alone says about appeals. */
export const appealsServer = {
  wordsMissing: 'Please write what the moderators should know',
  wordsTooLong: 'Please keep it to {maximum} characters; it has {length} now',
  notTheAuthor: 'Only the person who posted it can appeal.',
  nothing: 'There is no decision here to appeal against.',
  onlyOnce: 'You have appealed against this decision already.',
  sent: {
    title: 'Appeal sent',
    description: 'You read the answer on this page.',
  },
  open: {
    own: 'You appealed {when}. Another moderator looks at it, if there is one.',
    others: 'Its author appealed {when}.',
  },
  toAppeal: 'Open the appeal',
  upheld: {
    own: 'Your appeal was answered {when}: the decision stays.',
    others: 'Its author appealed. The decision was upheld {when}.',
  },
  granted: 'Your appeal was answered {when}: it shows in the hub.',
  notFound: 'There is no such appeal.',
  chooseButton: 'Use one of the two buttons',
  leftToOthers: 'You made this decision, so another moderator answers the appeal.',
  own: 'This is your own post, so another moderator answers the appeal.',
  answeredMeanwhile: '{name} answered this appeal {when}.',
  closedMeanwhile:
    'Its author changed the post and sent it again, so there is nothing left to answer.',
  answered: {
    title: 'Appeal answered',
    UPHOLD: 'The decision stays. Its author reads so.',
    GRANT: 'It shows in the hub now. Its author reads so.',
  },
} as const;
