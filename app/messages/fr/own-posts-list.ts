/** La courte liste de ses propres publications, sur un profil. */
export const ownPostsList = {
  ownPost: {
    LISTING: 'Annonce, {community}, {when}',
    ACTIVITY: 'Activité, {community}, {when}',
  },
} as const;
