/** Ce que seul le serveur dit des lettres du voisinage, et les mots d’une telle lettre. */
export const neighboursServer = {
  loginFirst: 'Connectez-vous pour écrire à une personne du voisinage.',
  loginForBlocked: 'Connectez-vous pour voir les personnes que vous avez bloquées.',
  own: 'C’est votre propre publication : vous ne pouvez pas vous écrire.',
  membersOnly:
    'Seuls les membres de la même communauté peuvent écrire au sujet de cette publication.',
  notOpen:
    'Cette publication n’est plus dans le carrefour : personne ne peut plus écrire à son sujet.',
  tooShort: 'Écrivez au moins dix caractères',
  tooLong: 'Limitez votre message à {maximum} caractères ; il en compte {length}',
  unconfirmed: 'Confirmez d’abord votre adresse courriel : c’est là que vous recevrez la réponse.',
  toConfirm: 'Confirmer mon adresse',
  tooMany: {
    one: 'Vous pouvez envoyer {hour} messages par heure et {day} par jour. Vous pourrez envoyer le prochain dans {count} minute.',
    other:
      'Vous pouvez envoyer {hour} messages par heure et {day} par jour. Vous pourrez envoyer le prochain dans {count} minutes.',
  },
  noSuchLetter: 'Ce message n’existe plus',
  chooseButton:
    'Nous n’avons pas compris ce que vous vouliez faire. Utilisez l’un des boutons de cette page.',
  sent: { title: 'Message envoyé', description: 'Vous recevrez la réponse par courriel.' },
  waits: {
    title: 'Message enregistré',
    description:
      'Votre message parviendra {à:name} une fois son adresse courriel confirmée. Vous recevrez la réponse par courriel.',
  },
  sentBefore: {
    title: 'Vous avez déjà envoyé ce message',
    description: 'Nous ne l’avons pas envoyé une deuxième fois.',
  },
  afterBlock: {
    blocked: {
      title: 'Personne bloquée',
      description: 'Vous ne recevrez plus les messages de cette personne.',
    },
    unblocked: {
      title: 'Personne débloquée',
      description: 'Vous recevrez de nouveau les messages de cette personne.',
    },
  },
  letter: {
    subject: '{name} vous écrit au sujet de « {title} »',
    heading: '{name} vous écrit',
    about: {
      LISTING: 'Au sujet de votre annonce « {title} » {à:community} :',
      ACTIVITY: 'Au sujet de votre activité « {title} » {à:community} :',
    },
    answer: 'Répondez simplement à ce courriel.',
    hidden: 'Tant que vous ne répondez pas, {name} ne voit pas votre adresse courriel.',
    blockOrReport: 'Bloquer {name}, ou signaler ce message',
    because:
      'Vous recevez ce courriel parce qu’une personne du voisinage vous a écrit au sujet d’une de vos publications {à:community}.',
  },
} as const;
