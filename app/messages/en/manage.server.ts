/** What the server alone says about the desk. */
export const manageServer = {
  loginFirst: 'Log in as a board member or manager.',
  moderatorsOnly: 'This page is for the community’s board and manager.',
} as const;
