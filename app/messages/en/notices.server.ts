/** What the server alone says about notices. */
export const noticesServer = {
  notFound: 'This notice doesn’t exist.',
} as const;
