/** The bookmark of a community. */
export const bookmarks = {
  add: 'Bookmark',
  addFor: 'Bookmark: {community}',
  remove: 'Remove bookmark',
  removeFor: 'Remove bookmark: {community}',
  addTip: 'Puts it first in your list of communities.',
  removeTip: 'Puts it back in its usual place in your list.',
  saving: 'Saving…',
} as const;
