/** The step before all pending posts of one author are rejected. */
export const authorRejection = {
  rejectAuthor: 'Reject an author’s posts',
  rejectAuthorSummary: 'Reject all of one author’s pending posts.',
  rejectAuthorTitle: 'Reject all of {author}’s pending posts?',
  rejectAuthorLead: {
    one: '{count} post or change is pending in the communities you moderate.',
    other: '{count} posts and changes are pending in the communities you moderate.',
  },
  nothingOfAuthor: 'They have no pending posts in the communities you moderate.',
  changeTo: 'A change to “{post}”',
  backToQueue: 'Back to the queue',
  andMore: { one: 'And {count} more.', other: 'And {count} more.' },
  reasonForAll: 'The author sees it on each post. Up to 500 characters.',
  rejectAll: { one: 'Reject it', other: 'Reject all {count}' },
  rejectingAll: 'Rejecting…',
  cancel: 'Cancel',
} as const;
