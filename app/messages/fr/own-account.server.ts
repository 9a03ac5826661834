/** Ce que seul le serveur dit de son propre compte. */
export const ownAccountServer = {
  accountClosing:
    'Votre compte sera supprimé. Pour continuer, choisissez d’abord « Garder mon compte ».',
  toClosing: 'Garder mon compte',
  notClosing: 'La suppression de votre compte n’est pas prévue : il n’y a rien à annuler.',
  noMembership: 'Cette communauté n’est pas dans votre compte.',
  passwordForDeletion: 'Indiquez votre mot de passe actuel pour supprimer votre compte',
  tooManyExports: {
    one: 'Vous avez téléchargé vos données cinq fois en une heure. Attendez {count} minute, puis réessayez.',
    other:
      'Vous avez téléchargé vos données cinq fois en une heure. Attendez {count} minutes, puis réessayez.',
  },
  losing: {
    bookings: {
      one: '{count} réservation à venir sera annulée : d’autres pourront en profiter.',
      other: '{count} réservations à venir seront annulées : d’autres pourront en profiter.',
    },
    elevator: 'Votre réservation de l’ascenseur reste à vous, pour votre déménagement.',
    requests: {
      one: 'Le conseil et la gestion continueront de traiter votre demande ouverte, mais vous ne la verrez plus et n’en aurez plus de nouvelles.',
      other:
        'Le conseil et la gestion continueront de traiter vos {count} demandes ouvertes, mais vous ne les verrez plus et n’en aurez plus de nouvelles.',
    },
    requestsKept: {
      one: 'Le conseil et la gestion continueront de traiter votre demande ouverte, sans votre nom.',
      other:
        'Le conseil et la gestion continueront de traiter vos {count} demandes ouvertes, sans votre nom.',
    },
  },
  left: {
    title: 'Vous avez quitté la communauté',
    description: 'Vous n’êtes plus membre {de:community}.',
  },
  kept: { title: 'Quel plaisir de vous revoir', description: 'Votre compte ne sera pas supprimé.' },
} as const;
