/** La courte liste de ses propres publications, sur un profil. */
export const ownPostsList = {
  ownPost: {
    LISTING: 'Annonce {à:community}, {when}',
    ACTIVITY: 'Activité {à:community}, {when}',
  },
} as const;
