/** Ce que seul le serveur dit des choix de courriel. */
export const mailChoicesServer = {
  loginFirst: 'Connectez-vous pour choisir vos notifications par courriel.',
  choose: 'Choisissez la fréquence de ces courriels',
  saved: {
    title: 'Choix enregistrés',
    description: 'Vos choix s’appliquent dès le prochain courriel.',
  },
} as const;
