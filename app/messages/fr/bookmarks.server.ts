/** What the server alone says about bookmarks. */
export const bookmarksServer = {
  loginFirst: 'Connectez-vous pour mettre une communauté dans vos favoris.',
  tooMany: {
    one: 'Vous avez ajouté beaucoup de favoris depuis une heure. Attendez une minute, puis réessayez.',
    other:
      'Vous avez ajouté beaucoup de favoris depuis une heure. Attendez {count} minutes, puis réessayez.',
  },
  added: {
    title: 'Favori ajouté',
    description: '{community} figure en tête quand vous choisissez une communauté.',
  },
  removed: {
    title: 'Favori enlevé',
    description: '{community} a repris sa place dans la liste.',
  },
} as const;
