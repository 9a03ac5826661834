/** What the server alone says about city events. */
export const eventsServer = {
  notFound: 'Event not found',
} as const;
