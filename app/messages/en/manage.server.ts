/** What the server alone says about the desk. */
export const manageServer = {
  loginFirst: 'Please log in as a board member or manager.',
  moderatorsOnly: 'This desk is for the board and the manager of the community.',
} as const;
