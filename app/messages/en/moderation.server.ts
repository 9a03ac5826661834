/** What the server alone says about the dashboard. */
export const moderationServer = {
  moderatorsOnly: 'The dashboard is for board members, managers and administrators.',
} as const;
