/** What the server alone says at the editor's desk. */
export const editorDeskServer = {
  loginFirst: 'Please log in as an administrator.',
  adminsOnly: 'The editor’s desk is for administrators.',
  notFound: 'We can’t find this at the editor’s desk.',
  changedMeanwhile: 'Someone else saved this while you were writing. Your text is still here.',
  savedBefore:
    'You’ve already saved this, and the saved version has changed since. Open it first: if you send this form again, you’ll have two copies.',
  openSaved: 'Open the saved version',
  onlyDrafts: 'Only a draft can be deleted. Archive this instead.',
  tooLong: 'Please keep it to {maximum} characters; it has {length} now.',
  saved: {
    draft: 'Draft saved',
    corrected: 'Correction saved',
    published: 'Published',
    archived: 'Archived',
  },
  savedMeans: {
    draft: 'Only administrators can see it until you publish it.',
    corrected: 'Readers see the new text now.',
    published: 'Everyone can read it now.',
    archived: 'It no longer shows in lists, but its link still works.',
    hidden: 'Only administrators can see it now.',
  },
  deleted: 'Draft deleted',
  deletedMeans: 'It can’t be brought back.',
  sideRemoved: 'Translation removed',
  sideRemovedMeans: 'The issue is now in one language only.',
} as const;
