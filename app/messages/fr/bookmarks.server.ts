/** What the server alone says about bookmarks. */
export const bookmarksServer = {
  loginFirst: 'Connectez-vous pour mettre une communauté dans vos favoris.',
  tooMany: {
    one: 'Vous avez souvent changé vos favoris depuis une heure. Attendez une minute, puis réessayez.',
    other:
      'Vous avez souvent changé vos favoris depuis une heure. Attendez {count} minutes, puis réessayez.',
  },
  added: {
    title: 'Favori ajouté',
    description: '{community} paraît maintenant en tête de votre liste de communautés.',
  },
  removed: {
    title: 'Favori retiré',
    description: '{community} a repris sa place habituelle dans votre liste de communautés.',
  },
} as const;
