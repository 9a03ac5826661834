/** What the server alone says about appeals. */
export const appealsServer = {
  wordsMissing: 'Enter what the moderators should know',
  wordsTooLong: 'Keep your message to {maximum} characters; it has {length} now',
  notTheAuthor: 'Only the author of a post can appeal a decision about it.',
  nothing: 'There’s no decision about this post that you can appeal.',
  onlyOnce: 'You’ve already appealed this decision.',
  sent: {
    title: 'Appeal sent',
    description: 'You’ll see the answer on this page.',
  },
  open: {
    own: 'You appealed this decision {when}. If possible, another moderator will review your appeal.',
    others: 'The author appealed this decision {when}.',
  },
  toAppeal: 'View the appeal',
  upheld: {
    own: 'Your appeal was answered {when}. The decision hasn’t changed.',
    others: 'The author appealed, and the decision was upheld {when}.',
  },
  granted: 'Your appeal was granted {when}. Your post is in the hub.',
  notFound: 'We can’t find this appeal.',
  chooseButton: 'Nothing was decided. Select a button to answer the appeal.',
  leftToOthers: 'You made this decision, so another moderator has to answer the appeal.',
  own: 'This is your post, so another moderator has to answer the appeal.',
  answeredMeanwhile: '{name} already answered this appeal {when}.',
  closedMeanwhile:
    'The author changed the post and sent it again, so this appeal no longer needs an answer.',
  answered: {
    title: 'Appeal answered',
    UPHOLD: 'You upheld the decision. The author will see this on their post.',
    GRANT: 'The post is in the hub now. The author will see your answer on it.',
  },
} as const;
