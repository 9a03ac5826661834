/** The bookmark of a community. */
export const bookmarks = {
  add: 'Bookmark',
  addFor: 'Bookmark {community}',
  remove: 'Remove bookmark',
  removeFor: 'Remove bookmark for {community}',
  addTip: 'Puts this community first in your list.',
  removeTip: 'Puts this community back in its usual place.',
  saving: 'Saving…',
} as const;
