/** What the server alone says about bookmarks. */
export const bookmarksServer = {
  loginFirst: 'Please log in to bookmark a community.',
  tooMany: {
    one: 'You have set many bookmarks within this hour. Please wait a minute and try again.',
    other:
      'You have set many bookmarks within this hour. Please wait {count} minutes and try again.',
  },
  added: {
    title: 'Bookmarked',
    description: '{community} stands first when you choose a community.',
  },
  removed: {
    title: 'Bookmark removed',
    description: '{community} is back in its usual place in the list.',
  },
} as const;
