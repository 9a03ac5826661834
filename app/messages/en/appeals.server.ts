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
    own: 'You appealed {when}. If there’s another moderator, they’ll review it.',
    others: 'The author appealed {when}.',
  },
  toAppeal: 'Open the appeal',
  upheld: {
    own: 'Your appeal was answered {when}. The decision hasn’t changed.',
    others: 'The author appealed. The decision was upheld {when}.',
  },
  granted: 'Your appeal was granted {when}. Your post is in the hub.',
  notFound: 'We can’t find this appeal.',
  chooseButton: 'Use one of the two buttons',
  leftToOthers: 'You made this decision, so another moderator has to answer the appeal.',
  own: 'This is your own post, so another moderator has to answer the appeal.',
  answeredMeanwhile: '{name} answered this appeal {when}.',
  closedMeanwhile:
    'The author changed the post and sent it again, so there’s nothing left to answer.',
  answered: {
    title: 'Appeal answered',
    UPHOLD: 'You upheld the decision. The author will be told.',
    GRANT: 'The post is in the hub now. The author will be told.',
  },
} as const;
