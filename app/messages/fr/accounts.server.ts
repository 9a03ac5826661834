/** What the server alone says about accounts and their fields. */
export const accountsServer = {
  notFound: 'Profil introuvable',
  former: 'Compte fermé',
  loginToSeeAccount: 'Connectez-vous pour voir votre compte.',
  loginToChangePhoto: 'Connectez-vous pour changer votre photo.',
  nameRequired: 'Indiquez votre nom',
  nameReserved:
    'Ce nom évoque le conseil, la gestion ou The Local Link. Utilisez votre propre nom, pour que le voisinage sache qui écrit.',
  nameTooLong: 'Le nom ne doit pas dépasser {maximum} caractères',
  nameSigns: 'Un nom ne peut pas contenir @, < ou >',
  emailInvalid: 'Adresse courriel non valide',
  emailTaken: 'Un autre compte utilise déjà cette adresse courriel. Indiquez-en une autre.',
  addressOften: {
    one: 'Vous avez changé votre adresse courriel, ou essayé de le faire, cinq fois aujourd’hui. Réessayez dans {count} minute.',
    other:
      'Vous avez changé votre adresse courriel, ou essayé de le faire, cinq fois aujourd’hui. Réessayez dans {count} minutes.',
  },
  phoneTooLong: 'Le numéro de téléphone ne doit pas dépasser {maximum} caractères',
  passwordRequired: 'Indiquez votre mot de passe',
  passwordCommon: 'Ce mot de passe est trop facile à deviner. Choisissez-en un autre.',
  passwordOwnAddress:
    'Votre mot de passe ne peut pas être votre adresse courriel, que d’autres connaissent. Choisissez-en un autre.',
  passwordUnreadable: 'Ce mot de passe est trop long. Vérifiez-le, puis réessayez.',
  passwordTooShort: 'Le mot de passe doit compter au moins {minimum} caractères',
  passwordTooLong: 'Le mot de passe ne doit pas dépasser {maximum} caractères',
  communityMissing: 'Choisissez une communauté',
  communityRepeated: 'Vous avez déjà choisi cette communauté. Choisissez-en une autre.',
  communitiesToRegister: 'Choisissez au moins une communauté',
  communitiesRequired: 'Gardez au moins une communauté',
  tooManyCommunities: 'Choisissez {maximum} communautés au maximum',
  condoUnitRequired: 'Indiquez votre unité',
  unitNumberRequired: 'Indiquez le numéro d’unité',
  unitUnknown: {
    like: 'L’unité {unit} n’est pas au registre de cet immeuble. Vouliez-vous dire {like} ? Choisissez la bonne. Si c’est {unit}, le conseil verra que cette unité n’est pas au registre.',
    none: 'L’unité {unit} n’est pas au registre de cet immeuble. Si c’est exact, cochez la case qui le dit : le conseil verra que cette unité n’est pas au registre.',
  },
  unitTooLong: 'Le numéro d’unité ne doit pas dépasser {maximum} caractères',
  unconfirmed: {
    leaving:
      'Si vous quittez une communauté, vos publications y seront retirées, vous ne participerez plus à ses activités, vos réservations seront annulées et vous ne pourrez plus la modérer. Rien n’a encore été enregistré. Pour continuer, envoyez confirmLeaving avec la valeur true.',
    moving:
      'Le conseil doit accepter la nouvelle unité ; d’ici là, vous n’aurez pas accès au carrefour. Rien n’a encore été enregistré. Pour continuer, envoyez confirmMoving avec la valeur true.',
    both: 'Si vous quittez une communauté, vos publications y seront retirées, vous ne participerez plus à ses activités, vos réservations seront annulées et vous ne pourrez plus la modérer. Le conseil doit accepter la nouvelle unité ; d’ici là, vous n’aurez pas accès au carrefour. Rien n’a encore été enregistré. Pour continuer, envoyez confirmLeaving et confirmMoving avec la valeur true.',
  },
  confirmMovingExpected: 'La valeur de confirmMoving doit être true ou false',
  confirmLeavingExpected: 'La valeur de confirmLeaving doit être true ou false',
  showsEmailExpected: 'La valeur de showsEmail doit être true ou false',
  profileExpected: 'Envoyez le profil sous forme d’objet JSON',
  photoMissing: 'Choisissez d’abord une photo',
  leavingMeans: {
    moves:
      'Le conseil doit d’abord accepter la nouvelle unité ({unit}). D’ici là, vous n’aurez pas accès au carrefour et ne pourrez ni publier ni participer à une activité.',
    moderates:
      'Vous ne pourrez plus modérer cette communauté. Seule une personne responsable du site peut vous redonner ce droit.',
  },
  requested: {
    one: 'Le conseil {de:community} examinera votre demande, en général d’ici quelques jours. Vous pouvez la suivre sur votre page d’accueil, et la retirer dans Mes communautés.',
    other:
      'Les conseils de vos communautés ({community}) examineront vos demandes, en général d’ici quelques jours. Vous pouvez les suivre sur votre page d’accueil, et les retirer dans Mes communautés.',
  },
  moveRequested: {
    one: 'Le conseil {de:community} examinera votre nouvelle unité, en général d’ici quelques jours. Vous pouvez suivre la demande sur votre page d’accueil.',
    other:
      'Les conseils de vos communautés ({community}) examineront vos nouvelles unités, en général d’ici quelques jours. Vous pouvez suivre les demandes sur votre page d’accueil.',
  },
  updated: {
    title: 'Profil mis à jour',
    description: 'Votre profil a bien été mis à jour.',
  },
  lastAdmin:
    'Cette personne est la seule responsable du site qui puisse se connecter. Confiez d’abord ce rôle à quelqu’un d’autre.',
} as const;
