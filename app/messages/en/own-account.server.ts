/** What the server alone says about one's own account. */
export const ownAccountServer = {
  accountClosing: 'Your account is set to be deleted, so you can’t do anything else here.',
  toClosing: 'Keep your account',
  notClosing: 'Your account isn’t being deleted. There’s nothing to undo.',
  noMembership: 'This community isn’t in your account.',
  passwordForDeletion: 'Enter your current password to delete the account',
  tooManyExports: {
    one: 'You’ve downloaded your data five times in the last hour. Please wait {count} minute.',
    other: 'You’ve downloaded your data five times in the last hour. Please wait {count} minutes.',
  },
  left: { title: 'You’ve left', description: '{community} is no longer in your account.' },
  kept: { title: 'Welcome back', description: 'Your account won’t be deleted.' },
} as const;
