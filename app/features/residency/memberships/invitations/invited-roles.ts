/** What an invitation can make of somebody; the one that may do least first. */
export const invitedRoles = ['RESIDENT', 'BOARD', 'MANAGER'] as const;
