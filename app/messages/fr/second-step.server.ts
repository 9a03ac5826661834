/** Ce que seul le serveur dit de la deuxième étape à la connexion. */
export const secondStepServer = {
  loginToSee: 'Connectez-vous pour voir la deuxième étape de votre compte.',
  passwordNeeded: 'Indiquez votre mot de passe actuel',
  codeNeeded: 'Entrez le code de votre application, ou un code de secours',
  codeWrong:
    'Ce code est incorrect ou a déjà servi. Attendez le prochain code de l’application, ou entrez un code de secours.',
  codeNotOfThis:
    'Ce n’est pas le code que l’application affiche en ce moment. Vérifiez l’heure de votre téléphone, puis entrez le prochain code.',
  setUpOver:
    'Cette page est restée ouverte trop longtemps : elle affiche maintenant une nouvelle image. Supprimez l’entrée de votre application, puis numérisez la nouvelle image.',
  unreadable:
    'Les codes de votre application ne fonctionnent plus, parce qu’une clé de ce site a changé. Entrez un code de secours.',
  neededForRole:
    'Votre rôle sur ce site exige une deuxième étape à la connexion. Tant que vous ne l’avez pas configurée, vous pouvez utiliser le site comme les autres résidents.',
  toSetUp: 'Configurer la deuxième étape',
  stays: 'Votre rôle sur ce site exige la deuxième étape. Elle ne peut pas être désactivée.',
  passkeyNameNeeded: 'Donnez un nom à la clé d’accès',
  passkeyNameTooLong: 'Ce nom est trop long. Utilisez au maximum 60 caractères.',
  passkeyRefused:
    'Cette clé d’accès n’a pas pu être utilisée. Réessayez, ou choisissez un autre moyen.',
  passkeyKnown: 'Cette clé d’accès a déjà été ajoutée.',
  passkeyGone: 'Cette clé d’accès a déjà été supprimée.',
  manyPasskeys: 'Vous avez déjà {maximum} clés d’accès. Supprimez-en une d’abord.',
  passkeyAdded: {
    title: 'Clé d’accès ajoutée',
    description: 'Utilisez-la à votre prochaine connexion.',
  },
  passkeyRemoved: {
    title: 'Clé d’accès supprimée',
    description: 'Elle ne permet plus de vous connecter. Supprimez-la aussi de votre appareil.',
  },
  isOff: 'La deuxième étape est déjà désactivée.',
  codesLeft: {
    one: 'Il vous reste {count} code de secours.',
    other: 'Il vous reste {count} codes de secours.',
  },
  turnedOn: {
    title: 'Application configurée',
    description: 'Entrez un code de la nouvelle application quand vous vous connectez.',
  },
  turnedOff: {
    title: 'Deuxième étape désactivée',
    description: 'Votre mot de passe suffit pour vous connecter.',
  },
} as const;
