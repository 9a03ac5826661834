/** What became of the posts that were ticked in the queue and approved together. */
export const bulkApproval = {
  title: 'Approved together',
  summary: 'What became of each post that you ticked.',
  lead: {
    one: '{count} of {all} is approved.',
    other: '{count} of {all} are approved.',
  },
  done: 'Approved',
  notDone: 'Not approved',
  approved: 'It shows in the hub now.',
  changeApproved: 'The new text shows in the hub now.',
  noneTicked: 'Tick at least one post in the queue, then approve.',
  backToQueue: 'Back to the queue',
} as const;
