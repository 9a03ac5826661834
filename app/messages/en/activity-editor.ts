/** The editor of an activity. */
export const activityEditor = {
  tab: 'Activities',
  newTitle: 'Post Activity',
  newSubmit: 'Post activity',
  newFailed: 'Failed to create activity. Please try again.',
  newSummary: 'Invite your neighbours to something.',
  editTitle: 'Edit your activity',
  editSubmit: 'Save activity',
  editFailed: 'Your activity wasn’t saved',
  editSummary: 'Edit your activity.',
  editHead: 'Edit “{title}”',
  descriptionHint:
    'What you’ll do, and what to bring. Up to {maximum} characters. Leave a blank line to start a new paragraph.',
  contactHint: 'Only people in {community} see this address, and only while the activity is open.',
  /** Where neighbours can write from the site. */
  contactOptional:
    'You can leave it empty: neighbours can write to you from the activity’s page without seeing an address.',
  when: 'Date and time',
  whenHint: 'Ottawa time. Leave this field empty if you haven’t picked a day yet.',
  endsAt: 'End of the activity',
  endsAtHint: 'Three hours after the start, if you leave this field empty.',
  place: 'Location',
  placeHint:
    'Where you’ll meet: a room in the building or anywhere else. Up to {maximum} characters.',
  more: 'Spots, tags and language',
  capacity: 'Number of spots',
  capacityHint:
    'From 1 to 1,000, not counting you. Once the activity is full, others join a waiting list and move up when someone leaves. Lowering the number doesn’t remove anyone.',
  tags: 'Tags',
  tagsHint:
    'Up to ten tags of up to 30 characters each, separated by commas. For example: outdoors, families',
} as const;
