/** What the server alone says about notices. */
export const noticesServer = {
  notFound: 'Cet avis n’existe pas.',
} as const;
