/** What the server alone says about one's own account. */
export const ownAccountServer = {
  accountClosing: 'Your account is to be deleted, so everything else is closed to you.',
  toClosing: 'To the way back',
  notClosing: 'Your account stays. There is nothing to take back.',
  noMembership: 'You do not have this community in your account.',
  passwordForDeletion: 'Please type your present password to delete the account',
  tooManyExports: {
    one: 'You have downloaded your data five times within the hour. Please wait {count} minute.',
    other: 'You have downloaded your data five times within the hour. Please wait {count} minutes.',
  },
  left: { title: 'You have left', description: '{community} is no longer among your communities.' },
  kept: { title: 'Welcome back', description: 'Your account stays.' },
} as const;
