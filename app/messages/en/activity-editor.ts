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
    'What happens, and what to bring. Up to {maximum} characters. A blank line starts a new paragraph.',
  contactHint:
    'You can leave it empty: neighbours also write to you from the page, without seeing your address, if it is confirmed and you take their letters. Only people in {community} see what you write here, while the activity is open. You log in with {email}.',
  when: 'Date and time',
  whenHint: 'When it starts, in Ottawa’s time. Leave it empty if the day is still to be agreed.',
  endsAt: 'End',
  endsAtHint: 'Without one, it counts as over three hours after its start.',
  place: 'Place',
  placeHint:
    'Where you meet: a room of the building, or anywhere else. Up to {maximum} characters.',
  capacity: 'How many can come',
  capacityHint:
    'From 1 to 1,000, without you. Once it is full, others wait in line and move up when somebody leaves. A lower number takes nobody’s place away.',
  tags: 'Tags',
  tagsHint: 'Up to ten, separated by commas, each up to 30 characters: outdoors, families.',
} as const;
