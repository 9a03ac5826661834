/** What the server alone says about notices. */
export const noticesServer = {
  notFound: 'Avis introuvable',
} as const;
