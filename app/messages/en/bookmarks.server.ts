/** What the server alone says about bookmarks. */
export const bookmarksServer = {
  loginFirst: 'Log in to bookmark a community.',
  tooMany: {
    one: 'You’ve changed a lot of bookmarks in the last hour. Wait a minute and try again.',
    other:
      'You’ve changed a lot of bookmarks in the last hour. Wait {count} minutes and try again.',
  },
  added: {
    title: 'Bookmark added',
    description: '{community} now comes first in your list of communities.',
  },
  removed: {
    title: 'Bookmark removed',
    description: '{community} is back in its usual place in your list of communities.',
  },
} as const;
