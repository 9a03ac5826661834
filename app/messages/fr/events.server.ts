/** What the server alone says about city events. */
export const eventsServer = {
  notFound: 'Événement introuvable',
} as const;
