/** What the server alone says about appeals. */
export const appealsServer = {
  wordsMissing: 'Write what the moderators should know',
  wordsTooLong: 'Please keep it to {maximum} characters; it has {length} now',
  notTheAuthor: 'Only the person who posted it can appeal.',
  nothing: 'There’s no decision here to appeal.',
  onlyOnce: 'You’ve already appealed this decision.',
  sent: {
    title: 'Appeal sent',
    description: 'You’ll see the answer on this page.',
  },
  open: {
    own: 'You appealed {when}. Another moderator will look at it, if there is one.',
    others: 'The author appealed {when}.',
  },
  toAppeal: 'Open the appeal',
  upheld: {
    own: 'Your appeal was answered {when}: the decision stays.',
    others: 'The author appealed. The decision was upheld {when}.',
  },
  granted: 'Your appeal was granted {when}: your post is back in the hub.',
  notFound: 'We can’t find this appeal.',
  chooseButton: 'Use one of the two buttons',
  leftToOthers: 'You made this decision, so another moderator has to answer the appeal.',
  own: 'This is your own post, so another moderator has to answer the appeal.',
  answeredMeanwhile: '{name} answered this appeal {when}.',
  closedMeanwhile:
    'The author changed the post and sent it again, so there’s nothing left to answer.',
  answered: {
    title: 'Appeal answered',
    UPHOLD: 'The decision stays. The author will be told.',
    GRANT: 'It’s in the hub now. The author will be told.',
  },
} as const;
