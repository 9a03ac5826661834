/** What the server alone says about communities. */
export const communitiesServer = {
  notFound: 'Community not found',
  membersOnly:
    'You need to be registered with this community to access it. You can add it to your account in Account Settings.',
  noRules: 'Rules not found',
  noEmergencyPlan: 'Emergency plan not found',
} as const;
