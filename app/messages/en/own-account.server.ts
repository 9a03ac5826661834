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
  losing: {
    bookings: {
      one: '{count} upcoming booking will be cancelled, so that others can have its time.',
      other: '{count} upcoming bookings will be cancelled, so that others can have their times.',
    },
    elevator: 'Your elevator booking stays yours, so that you can move out.',
    requests: {
      one: 'The board and the manager will keep working on your open request, but you’ll no longer see it or get its updates.',
      other:
        'The board and the manager will keep working on your {count} open requests, but you’ll no longer see them or get their updates.',
    },
    requestsKept: {
      one: 'The board and the manager will keep working on your open request, without your name.',
      other:
        'The board and the manager will keep working on your {count} open requests, without your name.',
    },
  },
  left: {
    title: 'You’ve left the community',
    description: '{community} is no longer in your account.',
  },
  kept: { title: 'Welcome back', description: 'Your account won’t be deleted.' },
} as const;
