/** Ce que seul le serveur dit des choix de courriel. */
export const mailChoicesServer = {
  loginFirst: 'Connectez-vous pour choisir ce qui arrive par courriel.',
  choose: 'Choisissez un rythme',
  saved: { title: 'Choix enregistrés', description: 'Ils comptent dès la prochaine lettre.' },
} as const;
