/** What the server alone says about people and their roles. */
export const peopleServer = {
  loginAsAdmin: 'Please log in as an administrator.',
  adminsOnly: 'This page is for the administrators of The Local Link.',
  ownRole: 'You can’t remove this role from yourself. Ask another administrator.',
  roleUnknown: 'Choose a role from the list',
  communityUnknown: 'Choose communities from the list',
  rightsUnconfirmed: 'This would take away a right to moderate. Please confirm it.',
  noSuchEmail: 'There’s no account with the email address {email}.',
  noSuchCommunity: 'There’s no community {slug}.',
  saved: {
    title: 'Role saved',
    RESIDENT: '{name} is now a resident.',
    BOARD: '{name} is now a board member.',
    MANAGER: '{name} is now a manager.',
    ADMIN: '{name} is now an administrator.',
    moderatesNothing: {
      BOARD:
        '{name} is now a board member, but doesn’t moderate a community yet. Open their page again and select one.',
      MANAGER:
        '{name} is now a manager, but doesn’t moderate a community yet. Open their page again and select one.',
    },
  },
  /** What stands for a unit where somebody moderates a community without living in it. */
  offices: { BOARD: 'Board', MANAGER: 'Management office', ADMIN: 'Management office' },
} as const;
