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
    description: '{community} paraît maintenant en tête de votre liste.',
  },
  removed: {
    title: 'Favori retiré',
    description: '{community} a repris sa place dans votre liste.',
  },
} as const;
