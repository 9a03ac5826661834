/** What the server alone says about notices. */
export const noticesServer = {
  notFound: 'This notice does not exist.',
} as const;
