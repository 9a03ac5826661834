/** What the server alone says about people and their roles. */
export const peopleServer = {
  loginAsAdmin: 'Please log in as an administrator.',
  adminsOnly: 'This page is for the administrators of The Local Link.',
  ownRole: 'You cannot take this role from yourself. Ask another administrator to do it.',
  roleUnknown: 'Please choose a role from the list',
  communityUnknown: 'Please choose communities from the list',
  rightsUnconfirmed: 'This would end a right to moderate. Please confirm it.',
  noSuchEmail: 'Nobody has the email address {email}.',
  noSuchCommunity: 'There is no community {slug}.',
  saved: {
    title: 'Role saved',
    RESIDENT: '{name} is now a resident. It takes effect on their next click.',
    BOARD: '{name} is now a board member. It takes effect on their next click.',
    MANAGER: '{name} is now a manager. It takes effect on their next click.',
    ADMIN: '{name} is now an administrator. It takes effect on their next click.',
    moderatesNothing: {
      BOARD:
        '{name} is now a board member, but moderates no community yet. Open them again and tick one.',
      MANAGER:
        '{name} is now a manager, but moderates no community yet. Open them again and tick one.',
    },
  },
  /** What stands for a unit where somebody moderates a community without living in it. */
  offices: { BOARD: 'Board', MANAGER: 'Management office', ADMIN: 'Management office' },
} as const;
