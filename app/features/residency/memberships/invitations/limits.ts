/** For how many days the link of an invitation works. */
export const invitationDays = 14;

/** What an invitation can make of somebody; the one that may do least first. */
export const invitedRoles = ['RESIDENT', 'BOARD', 'MANAGER'] as const;
