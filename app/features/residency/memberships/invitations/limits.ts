/** For how many days the link of an invitation works. */
export const invitationDays = 14;
