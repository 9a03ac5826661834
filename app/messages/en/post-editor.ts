/** The page and the form that a post is written with. */
export const postEditor = {
  validationError: 'Validation Error',
  fillRequired: 'Please fill in all required fields.',
  title: 'Title',
  titleHint: 'Up to {maximum} characters.',
  description: 'Description',
  contactEmail: 'Contact email',
  language: 'Language of this post',
  changed: 'What’s different now',
  sendAgain: 'Your text is in the form below. Save again to replace what is saved now.',
  sameText: 'What you typed is the same as what is saved now. Save again to keep it.',
  savedNow: 'Saved now',
  yours: 'Yours',
  cancel: 'Cancel',
  edit: 'Edit',
  posting: 'Posting…',
  saving: 'Saving…',
} as const;
