/** What the server alone says about bookmarks. */
export const bookmarksServer = {
  loginFirst: 'Please log in to bookmark a community.',
  tooMany: {
    one: 'You’ve changed a lot of bookmarks in the last hour. Please wait a minute and try again.',
    other:
      'You’ve changed a lot of bookmarks in the last hour. Please wait {count} minutes and try again.',
  },
  added: {
    title: 'Bookmarked',
    description: '{community} comes first when you choose a community.',
  },
  removed: {
    title: 'Bookmark removed',
    description: '{community} is back in its usual place in the list.',
  },
} as const;
