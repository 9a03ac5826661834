/** What the server alone says about passwords and sessions. */
export const securityServer = {
  loginToSee: 'Connectez-vous pour voir les appareils connectés à votre compte.',
  passwordForEmail: 'Indiquez votre mot de passe actuel pour changer d’adresse courriel',
  passwordForPassword: 'Indiquez votre mot de passe actuel',
  passwordWrong: 'Ce n’est pas votre mot de passe actuel',
  passwordChanged: {
    title: 'Mot de passe modifié',
    description:
      'Tous vos autres appareils ont été déconnectés. Si vous utilisez un lien de calendrier privé, créez-en un nouveau.',
  },
  emailChanged: {
    title: 'Adresse courriel modifiée',
    description:
      'Utilisez désormais {email} pour vous connecter. Tous vos autres appareils ont été déconnectés.',
  },
  loggedOutThere: {
    title: 'Appareil déconnecté',
    description: 'Votre compte n’est plus ouvert dans ce navigateur : {browser}.',
    hadEnded: 'Cet appareil avait déjà été déconnecté.',
  },
  loggedOutElsewhere: {
    title: 'Autres appareils déconnectés',
    description: {
      one: '{count} autre appareil a été déconnecté.',
      other: '{count} autres appareils ont été déconnectés.',
    },
  },
} as const;
