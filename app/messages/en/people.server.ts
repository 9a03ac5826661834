/** What the server alone says about people and their roles. */
export const peopleServer = {
  loginAsAdmin: 'Log in as an administrator.',
  adminsOnly: 'This page is for the administrators of The Local Link.',
  ownRole: 'You can’t remove this role from yourself. Ask another administrator.',
  roleUnknown: 'Choose a role from the list',
  rightsNeedRole:
    'You selected a community to moderate. Choose Board member or Manager, or clear it.',
  communityUnknown: 'Choose communities from the list',
  rightsUnconfirmed:
    'This change takes away the person’s right to moderate a community. Confirm the change.',
  noSuchEmail: 'There’s no account with the email address {email}.',
  noSuchCommunity: 'There’s no community with the web address “{slug}”.',
  saved: {
    title: 'Role saved',
    RESIDENT: '{name} is now a resident.',
    BOARD: '{name} is now a board member.',
    MANAGER: '{name} is now a manager.',
    ADMIN: '{name} is now an administrator.',
    moderatesNothing: {
      BOARD:
        '{name} is now a board member, but doesn’t moderate a community yet. Open this person’s page again and select a community.',
      MANAGER:
        '{name} is now a manager, but doesn’t moderate a community yet. Open this person’s page again and select a community.',
    },
  },
  /** What stands for a unit where somebody moderates a community without living in it. */
  offices: { BOARD: 'Board', MANAGER: 'Management office', ADMIN: 'Management office' },
} as const;
