/** What the server alone says about passwords and sessions. */
export const securityServer = {
  loginToSee: 'Connectez-vous pour voir vos connexions.',
  passwordForEmail: 'Pour changer d’adresse courriel, écrivez ici votre mot de passe actuel',
  passwordForPassword: 'Écrivez ici votre mot de passe actuel',
  passwordWrong: 'Ce n’est pas votre mot de passe actuel',
  passwordChanged: {
    title: 'Mot de passe modifié',
    description: 'Les autres connexions à votre compte ont pris fin.',
  },
  emailChanged: {
    title: 'Adresse courriel modifiée',
    description:
      'Utilisez désormais {email} pour vous connecter. Les autres connexions à votre compte ont pris fin.',
  },
  loggedOutThere: {
    title: 'Connexion fermée',
    description: '{browser} : il faudra s’y connecter de nouveau.',
    hadEnded: 'Cette connexion avait déjà pris fin.',
  },
  loggedOutElsewhere: {
    title: 'Autres connexions fermées',
    description: {
      one: '{count} autre connexion a pris fin.',
      other: '{count} autres connexions ont pris fin.',
    },
  },
} as const;
