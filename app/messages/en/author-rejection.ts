import { plural } from '#app/lib/i18n/message.ts';

/** The step before all pending posts of one author are rejected. */
export const authorRejection = {
  rejectAuthor: 'Reject an author’s posts',
  rejectAuthorSummary: 'Reject everything that waits for review of one author.',
  rejectAuthorTitle: 'Reject all pending posts of {author}?',
  rejectAuthorLead: plural({
    one: '{count} post waits for review in the communities you moderate.',
    other: '{count} posts wait for review in the communities you moderate.',
  }),
  nothingOfAuthor:
    'Nothing of theirs waits for review where you moderate, except changes to published posts. Those are decided one by one.',
  backToQueue: 'Back to the queue',
  andMore: plural({ one: 'And {count} more.', other: 'And {count} more.' }),
  reasonForAll: 'The author reads it on each of the posts. Up to 500 characters.',
  rejectAll: plural({ one: 'Reject {count} post', other: 'Reject all {count} posts' }),
  rejectingAll: 'Rejecting…',
  cancel: 'Cancel',
} as const;
