/** What the server alone says about newsletters. */
export const newslettersServer = {
  notFound: 'Newsletter not found',
  membersOnly: 'This newsletter is for members of {community}.',
} as const;
