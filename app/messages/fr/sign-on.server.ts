/** Ce qui se dit d’une connexion avec un compte d’ailleurs. */
export const signOnServer = {
  none: 'Ce site ne permet pas de se connecter avec un autre compte.',
  loginToSee: 'Connectez-vous pour voir comment vous vous connectez.',
  notLoggedIn: 'La connexion n’a pas eu lieu',
  cancelled:
    'La connexion à {provider} n’a pas été terminée. Vous pouvez vous connecter ici avec votre courriel et votre mot de passe.',
  failed:
    '{provider} n’a pas confirmé votre identité. Réessayez, ou connectez-vous ici avec votre courriel et votre mot de passe.',
  unreachable:
    '{provider} ne répond pas pour l’instant. Connectez-vous ici avec votre courriel et votre mot de passe.',
  tooLate:
    'La connexion avec {provider} a pris trop de temps, ou a commencé dans un autre navigateur. Réessayez.',
  noAddress:
    '{provider} ne nous a pas donné d’adresse courriel confirmée. Connectez-vous ici avec votre courriel et votre mot de passe.',
  once: 'Adresse de votre compte {provider} : {email}. Connectez-vous avec le mot de passe de votre compte d’ici ; vous pourrez alors relier les deux. Pas encore de compte ? Commencez par vous inscrire.',
  otherAddress:
    'L’adresse de votre compte {provider}, {email}, n’est pas l’adresse confirmée de votre compte d’ici.',
  taken: 'L’un de ces comptes est déjà relié. Dissociez-le d’abord.',
  connected: {
    title: 'Les comptes sont reliés',
    description:
      'Vous pouvez maintenant vous connecter avec {provider}. Nous vous avons envoyé un courriel à ce sujet.',
  },
  disconnected: {
    title: 'Les comptes sont dissociés',
    description:
      '{provider} ne permet plus de vous connecter ici. Nous vous avons envoyé un courriel à ce sujet.',
  },
} as const;
