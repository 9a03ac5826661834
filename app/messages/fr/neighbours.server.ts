/** Ce que seul le serveur dit des lettres du voisinage, et les mots d’une telle lettre. */
export const neighboursServer = {
  writeTo: { LISTING: 'Écrire à qui vend', ACTIVITY: 'Écrire à qui organise' },
  loginFirst: 'Veuillez vous connecter pour écrire dans le voisinage.',
  loginForBlocked: 'Veuillez vous connecter pour voir qui vous avez bloqué.',
  own: 'C’est votre propre publication : il n’y a personne à qui écrire.',
  membersOnly: 'Seuls les membres de la même communauté peuvent écrire à ce sujet.',
  notOpen: 'Cette publication n’est plus en ligne : personne ne peut plus écrire à son sujet.',
  tooShort: 'Veuillez écrire au moins dix caractères',
  tooLong: 'Veuillez vous limiter à {maximum} caractères ; il y en a {length}',
  takesNone: '{name} ne reçoit pas de lettres ici.',
  unconfirmed: 'Confirmez d’abord votre propre adresse : c’est là que viendra la réponse.',
  toConfirm: 'Confirmer votre adresse',
  tooMany: {
    one: 'Vous pouvez envoyer {hour} lettres par heure et {day} par jour. La prochaine pourra partir dans {count} minute.',
    other:
      'Vous pouvez envoyer {hour} lettres par heure et {day} par jour. La prochaine pourra partir dans {count} minutes.',
  },
  noSuchLetter: 'Cette lettre n’existe plus.',
  chooseButton: 'Utilisez l’un des boutons',
  sent: { title: 'Lettre envoyée', description: 'La réponse viendra dans votre propre courriel.' },
  sentBefore: {
    title: 'Vous avez déjà envoyé cette lettre',
    description: 'Les mêmes mots partent une seule fois : rien n’a été envoyé cette fois-ci.',
  },
  afterBlock: {
    blocked: { title: 'C’est bloqué', description: 'Ses lettres ne vous parviendront plus.' },
    unblocked: {
      title: 'Ce n’est plus bloqué',
      description: 'Ses lettres vous parviendront de nouveau.',
    },
  },
  letter: {
    subject: '{name} vous écrit au sujet de « {title} »',
    heading: '{name} vous écrit',
    about: {
      LISTING: 'Au sujet de votre annonce « {title} » dans la communauté {community} :',
      ACTIVITY: 'Au sujet de votre activité « {title} » dans la communauté {community} :',
    },
    answer: 'Pour répondre, répondez simplement à ce courriel.',
    hidden: 'D’ici là, {name} ne connaît pas votre adresse.',
    blockOrReport: 'Bloquer {name}, ou signaler cette lettre',
    because:
      'Vous recevez cette lettre parce que vous avez publié dans la communauté {community}, où l’on peut s’écrire sans connaître les adresses.',
  },
} as const;
