/** What the server alone says about one's own account. */
export const ownAccountServer = {
  accountClosing: 'Your account is set to be deleted. To continue, select “Keep my account” first.',
  toClosing: 'Keep my account',
  notClosing: 'Your account isn’t being deleted. There’s nothing to undo.',
  noMembership: 'This community isn’t in your account.',
  passwordForDeletion: 'Enter your current password to delete your account',
  tooManyExports: {
    one: 'You’ve downloaded your data five times in the last hour. Wait {count} minute and try again.',
    other:
      'You’ve downloaded your data five times in the last hour. Wait {count} minutes and try again.',
  },
  left: {
    title: 'You’ve left the community',
    description: '{community} is no longer in your account.',
  },
  kept: { title: 'Welcome back', description: 'Your account won’t be deleted.' },
} as const;
