/** The step before all pending posts of one author are rejected. */
export const authorRejection = {
  rejectAuthor: 'Reject an author’s posts',
  rejectAuthorSummary: 'Reject all of one author’s pending posts.',
  rejectAuthorTitle: 'Reject all of {author}’s pending posts?',
  rejectAuthorLead: {
    one: '{count} post or change is pending in the communities you moderate.',
    other: '{count} posts and changes are pending in the communities you moderate.',
  },
  nothingOfAuthor: 'This person has no pending posts in the communities you moderate.',
  changeTo: 'A change to “{post}”',
  backToQueue: 'Back to the queue',
  andMore: { one: 'And {count} more item.', other: 'And {count} more items.' },
  reasonForAll:
    'The author will see the reason and your comment on each post. Up to 500 characters.',
  rejectAll: { one: 'Reject {count} item', other: 'Reject {count} items' },
  rejectingAll: 'Rejecting…',
  cancel: 'Cancel',
} as const;
