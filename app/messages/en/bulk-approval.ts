/** What became of the posts that were ticked in the queue and approved together. */
export const bulkApproval = {
  title: 'Posts you approved',
  summary: 'The result for each post you selected.',
  lead: {
    one: '{count} of {all} was approved.',
    other: '{count} of {all} were approved.',
  },
  done: 'Approved',
  notDone: 'Not approved',
  approved: 'It’s in the hub now.',
  changeApproved: 'The new text is in the hub now.',
  noneTicked: 'Select at least one post in the queue, then approve.',
  backToQueue: 'Back to the queue',
} as const;
