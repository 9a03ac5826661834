/** Ce que seul le serveur dit des codes. */
export const codesServer = {
  required: 'Indiquez le code de votre lettre',
  wrong:
    'Ce code n’est pas le bon ou n’est plus valide. Vérifiez votre lettre la plus récente, ou demandez un nouveau code au conseil.',
  expired: 'Ce code est expiré. Demandez-en un nouveau au conseil.',
  otherCommunity: 'Ce code est pour une autre communauté. Vérifiez votre lettre.',
  otherUnit: 'Ce code est pour une autre unité ({unit}). Vérifiez votre lettre.',
  tooManyCommunities:
    'Vous avez atteint la limite de dix communautés. Pour devenir membre d’une autre, allez d’abord dans les paramètres du compte pour en quitter une.',
  joined: {
    title: 'Bienvenue {à:community}',
    description: 'Vous êtes maintenant membre ({unit}).',
  },
  alreadyIn: { title: 'Vous êtes déjà membre', description: '{community}, {unit}' },
  addedUnit: { title: 'Unité ajoutée', description: '{community}, {unit}' },
  isFull: {
    title: 'Demande envoyée',
    description:
      'Le nombre maximal de membres que permet un code est déjà atteint ({unit}). Le conseil {de:community} doit donc accepter votre demande.',
  },
  waits: {
    title: 'Demande envoyée',
    description: 'Le conseil {de:community} doit d’abord accepter votre demande.',
  },
} as const;
