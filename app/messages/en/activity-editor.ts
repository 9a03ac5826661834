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
  editSummary: 'Change your activity.',
  editHead: 'Edit {title}',
  descriptionHint:
    'What happens, where you meet, and what to bring. Up to {maximum} characters. A blank line starts a new paragraph.',
  contactHint:
    'Neighbours write to you here; without an address they have no way to write to you. Only people in {community} see it while the activity is open. You log in with {email}.',
  when: 'Date and time',
  whenHint: 'When it starts, in Ottawa’s time. Leave it empty if the day is still to be agreed.',
  tags: 'Tags',
  tagsHint: 'Up to ten, separated by commas, each up to 30 characters: outdoors, families.',
} as const;
