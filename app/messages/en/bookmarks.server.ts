/** What the server alone says about bookmarks. */
export const bookmarksServer = {
  loginFirst: 'Please log in to bookmark a community.',
  added: {
    title: 'Bookmarked',
    description: '{community} stands first when you choose a community.',
  },
  removed: {
    title: 'Bookmark removed',
    description: '{community} is back in its usual place in the list.',
  },
} as const;
