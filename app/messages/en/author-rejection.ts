/** The step before all pending posts of one author are rejected. */
export const authorRejection = {
  rejectAuthor: 'Reject an author’s posts',
  rejectAuthorSummary: 'Reject everything that waits for review of one author.',
  rejectAuthorTitle: 'Reject all pending posts of {author}?',
  rejectAuthorLead: {
    one: '{count} post or change waits for review in the communities you moderate.',
    other: '{count} posts and changes wait for review in the communities you moderate.',
  },
  nothingOfAuthor: 'Nothing of theirs waits for review where you moderate.',
  changeTo: 'A change to “{post}”',
  backToQueue: 'Back to the queue',
  andMore: { one: 'And {count} more.', other: 'And {count} more.' },
  reasonForAll: 'The author reads it on each of them. Up to 500 characters.',
  rejectAll: { one: 'Reject it', other: 'Reject all {count}' },
  rejectingAll: 'Rejecting…',
  cancel: 'Cancel',
} as const;
