/** What the server alone says at the editor's desk. */
export const editorDeskServer = {
  loginFirst: 'Log in as an administrator.',
  adminsOnly: 'The editor’s desk is for administrators.',
  notFound: 'We can’t find this page at the editor’s desk.',
  changedMeanwhile: 'Someone else saved changes while you were writing. Your text is still here.',
  savedBefore:
    'You’ve already saved this form, and the saved version has changed since. Open the saved version first: if you send this form again, you’ll have two copies.',
  openSaved: 'Open the saved version',
  onlyDrafts: 'Only drafts can be deleted. You can archive published content instead.',
  tooLong: 'Keep this text to {maximum} characters; it has {length} now',
  saved: {
    draft: 'Draft saved',
    corrected: 'Correction saved',
    published: 'Saved and published',
    archived: 'Saved and archived',
  },
  savedMeans: {
    draft: 'Only administrators can see this draft until you publish it.',
    corrected: 'Readers see the new text now.',
    published: 'Everyone can now read what you published.',
    archived: 'What you archived is no longer listed, but its link still works.',
    hidden: 'Only administrators can now see what you archived.',
  },
  deleted: 'Draft deleted',
  deletedMeans: 'A deleted draft can’t be brought back.',
  sideRemoved: 'Translation removed',
  sideRemovedMeans: 'The issue is now in one language only.',
} as const;
