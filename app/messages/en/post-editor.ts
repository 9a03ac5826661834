/** The page and the form that a post is written with. */
export const postEditor = {
  validationError: 'Validation Error',
  fillRequired: 'Please fill in all required fields.',
  title: 'Title',
  description: 'Description',
  contactEmail: 'Contact email',
  cancel: 'Cancel',
  edit: 'Edit',
  reviewedFirst: 'The board of {community} looks at it first.',
  shownAtOnce: 'It shows in {community} at once.',
  posting: 'Posting…',
  saving: 'Saving…',
} as const;
