/** The page and the form that a post is written with. */
export const postEditor = {
  validationError: 'Validation Error',
  oneMissing: 'One thing is missing',
  twoMissing: 'Two things are missing',
  fillRequired: 'Please fill in all required fields.',
  title: 'Title',
  titleHint: 'Up to {maximum} characters.',
  description: 'Description',
  contactEmail: 'Contact email',
  language: 'Language of this post',
  languages: { en: 'English', fr: 'French' },
  changed: 'What’s different now',
  sendAgain: 'Your text is in the form below. Save again to replace what’s saved now.',
  sameText:
    'Your text matches what’s saved now. You only need to save again if you want to send it anyway.',
  savedNow: 'Saved now',
  yours: 'Yours',
  cancel: 'Cancel',
  edit: 'Edit',
  posting: 'Posting…',
  saving: 'Saving…',
} as const;
