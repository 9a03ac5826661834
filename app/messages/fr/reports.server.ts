/** What the server alone says about reports. */
export const reportsServer = {
  reasonUnknown: 'Choisissez une raison',
  wordsMissing: 'Expliquez le problème en quelques mots',
  wordsTooLong: 'Le message ne doit pas dépasser {maximum} caractères ; il en compte {length}',
  own: 'Vous ne pouvez pas signaler votre publication ni votre profil.',
  moderate:
    'Vous modérez cette communauté : vous pouvez prendre la décision vous-même, sur la page concernée.',
  neighbours: 'Seuls les membres de la même communauté peuvent faire ce signalement.',
  notShown: 'Cette publication n’est pas dans le carrefour : vous ne pouvez pas la signaler.',
  already: 'Vous avez déjà fait ce signalement, et la modération n’a pas encore pris de décision.',
  tooMany: 'Vous avez envoyé dix signalements en une journée. Réessayez demain.',
  sent: {
    title: 'Signalement envoyé',
    description:
      'La modération examinera votre signalement. Vous verrez la décision sous « Mes signalements ».',
  },
  notFound: 'Ce signalement est introuvable.',
  chooseButton:
    'Nous n’avons pas compris ce que vous vouliez faire. Utilisez l’un des boutons de cette page.',
  decidedMeanwhile: '{name} a déjà traité ce signalement {when}.',
  decided: {
    REMOVE: {
      title: 'Publication enlevée',
      description:
        'La personne qui l’a publiée verra pourquoi, et celle qui a fait le signalement verra que la modération est intervenue.',
    },
    UPHOLD: {
      title: 'Signalements fermés',
      description: 'La personne qui a fait le signalement verra que la modération est intervenue.',
    },
    DISMISS: {
      title: 'Signalements classés sans suite',
      description: 'La personne qui a fait le signalement verra que vous l’avez examiné.',
    },
  },
} as const;
