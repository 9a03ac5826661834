/** What the server alone says at the editor's desk. */
export const editorDeskServer = {
  loginFirst: 'Please log in as an administrator.',
  adminsOnly: 'The editor’s desk is for administrators.',
  notFound: 'It is not at the editor’s desk',
  changedMeanwhile: 'Somebody saved this while you were writing. Your text is still here.',
  savedBefore:
    'You saved this before, and what is saved has changed since. Look at it first; if you send this form again, it is saved as a second one.',
  openSaved: 'Open what is saved',
  onlyDrafts: 'Only a draft can be deleted. Archive what was published.',
  tooLong: 'Please keep it to {maximum} characters; it has {length} now.',
  saved: {
    draft: 'Draft saved',
    corrected: 'Correction saved',
    published: 'Published',
    archived: 'Archived',
  },
  savedMeans: {
    draft: 'Only this desk sees it until you publish it.',
    corrected: 'What you saved is in place.',
    published: 'Everybody can read it now.',
    archived: 'Lists leave it out; its address still works.',
    hidden: 'Only this desk sees it now.',
  },
  deleted: 'Draft deleted',
  deletedMeans: 'It is gone for good.',
  sideRemoved: 'Translation removed',
  sideRemovedMeans: 'The issue is in one language now.',
} as const;
