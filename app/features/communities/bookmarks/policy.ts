/** Whether a logged-in person may bookmark a community: anybody, and any community. */
export const canBookmark = (): boolean => true;
