/** The editor of an activity. */
export const activityEditor = {
  tab: 'Activities',
  newTitle: 'Post Activity',
  newSubmit: 'Post activity',
  newFailed: 'Failed to create activity. Please try again.',
  newSummary: 'Invite your neighbours to something.',
  editTitle: 'Edit your activity',
  editSubmit: 'Save activity',
  editFailed: 'This activity was not saved',
  editReviewed:
    'The board of {community} looks at it again before it shows. Who joined stays on the list.',
  editSummary: 'Change your activity.',
  editHead: 'Edit {title}',
  descriptionHint:
    'What happens, where you meet, and what to bring. A blank line starts a new paragraph.',
  contactHint: 'Neighbours write to you here. Everyone who opens the activity can see it.',
  when: 'Date and time',
  whenHint: 'When it starts, in Ottawa’s time. Leave it empty if the day is still to be agreed.',
  tags: 'Tags',
  tagsHint: 'Up to ten, separated by commas: outdoors, families.',
} as const;
