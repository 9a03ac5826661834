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
  left: {
    title: 'Vous avez quitté la communauté',
    description: 'Vous n’êtes plus membre {de:community}.',
  },
  kept: { title: 'Quel plaisir de vous revoir', description: 'Votre compte ne sera pas supprimé.' },
} as const;
