/** What the server alone says about newsletters. */
export const newslettersServer = {
  notFound: 'Newsletter not found',
} as const;
