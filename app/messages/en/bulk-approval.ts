/** What became of the posts that were ticked in the queue and approved together. */
export const bulkApproval = {
  title: 'Approve posts',
  summary: 'The result for each post you selected.',
  lead: {
    one: 'Posts approved: {count} of {all}.',
    other: 'Posts approved: {count} of {all}.',
  },
  done: 'Approved',
  notDone: 'Couldn’t be approved',
  approved: 'The post is in the hub now.',
  changeApproved: 'The new text is in the hub now.',
  noneTicked: 'First select at least one post in the queue.',
  unsent: 'Not sent yet',
  unsentLead: 'You had begun to reject these. Nobody has been told: open the post to reject it.',
  unsentCode: 'You chose a reason from the list.',
  backToQueue: 'Back to the queue',
} as const;
