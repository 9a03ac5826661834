/** The bookmark of a community. */
export const bookmarks = {
  add: 'Bookmark',
  addFor: 'Bookmark: {community}',
  remove: 'Remove bookmark',
  removeFor: 'Remove bookmark: {community}',
  saving: 'Saving…',
} as const;
