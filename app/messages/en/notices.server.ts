/** What the server alone says about notices. */
export const noticesServer = {
  notFound: 'Notice not found',
} as const;
