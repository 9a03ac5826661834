/** Ce que seul le serveur dit de son propre compte. */
export const ownAccountServer = {
  accountClosing: 'Votre compte va être supprimé : tout le reste vous est fermé.',
  toClosing: 'Voir comment revenir',
  notClosing: 'Votre compte reste. Il n’y a rien à annuler.',
  noMembership: 'Cette communauté n’est pas dans votre compte.',
  passwordForDeletion: 'Écrivez votre mot de passe actuel pour supprimer le compte',
  tooManyExports: {
    one: 'Vous avez téléchargé vos données cinq fois en une heure. Attendez {count} minute.',
    other: 'Vous avez téléchargé vos données cinq fois en une heure. Attendez {count} minutes.',
  },
  left: {
    title: 'C’est fait',
    description: '{community} : cette communauté n’est plus dans votre compte.',
  },
  kept: { title: 'Bon retour', description: 'Votre compte reste.' },
} as const;
