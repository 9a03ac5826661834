/** What the server alone says about notices. */
export const noticesServer = {
  notFound: 'Avis introuvable',
  /** D’une urgence, le jour même et plus tard. */
  since: { over: 'Terminé depuis {time}', up: 'Affiché depuis {time}' },
  sinceDay: { over: 'Terminé depuis le {when}', up: 'Affiché depuis le {when}' },
} as const;
