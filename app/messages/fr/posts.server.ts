/** What the server alone says about a post. */
export const postsServer = {
  heldMessages: {
    one: '{count} message du voisinage est en attente. Vous le recevrez une fois l’adresse {email} confirmée. Utilisez le lien du courriel que nous vous avons envoyé.',
    other:
      '{count} messages du voisinage sont en attente. Vous les recevrez une fois l’adresse {email} confirmée. Utilisez le lien du courriel que nous vous avons envoyé.',
  },
  titleRequired: 'Indiquez un titre',
  titleTooLong: 'Le titre ne doit pas dépasser {maximum} caractères ; il en compte {length}',
  descriptionRequired: 'Indiquez une description',
  descriptionTooLong:
    'La description ne doit pas dépasser {maximum} caractères ; elle en compte {length}',
  languageUnknown: 'Choisissez une langue dans la liste',
  emailInvalid: 'Adresse courriel non valide',
  versionInvalid: 'Envoyez le numéro de version reçu avec la publication',
  reasonTooLong: 'Le motif ne doit pas dépasser {maximum} caractères ; il en compte {length}',
  statusMissing: 'Précisez l’état voulu, par exemple PUBLISHED ou REJECTED',
  statusUnknown: 'Cet état n’existe pas',
  communityMissing: 'Choisissez une communauté',
  communityIdInvalid: 'Cet identifiant de communauté n’est pas valide',
  notFound: { LISTING: 'Annonce introuvable', ACTIVITY: 'Activité introuvable' },
  mayNotDecide: {
    LISTING: 'Vous n’avez pas l’autorisation nécessaire pour cette annonce.',
    ACTIVITY: 'Vous n’avez pas l’autorisation nécessaire pour cette activité.',
  },
  ownPost: {
    LISTING:
      'Cette annonce est la vôtre : une autre personne de la modération prendra la décision.',
    ACTIVITY:
      'Cette activité est la vôtre : une autre personne de la modération prendra la décision.',
  },
  authorGone:
    'La personne qui a fait cette publication a fermé son compte : la publication ne peut plus être rétablie.',
  appealUpheld:
    'Une autre personne de la modération a maintenu votre décision après une contestation : vous ne pouvez plus la changer.',
  notTheAuthor: {
    LISTING: 'Seule la personne qui a publié cette annonce peut la modifier.',
    ACTIVITY: 'Seule la personne qui a publié cette activité peut la modifier.',
  },
  authorLeft:
    'Vous n’êtes plus membre de cette communauté et ne pouvez donc ni modifier ni remettre en ligne ce que vous y avez publié.',
  notEditable: {
    LISTING: {
      PENDING: 'Le conseil examine cette annonce : vous ne pouvez pas la modifier pour l’instant.',
      PUBLISHED: 'Cette annonce est en ligne : il n’est plus possible de la modifier.',
      REJECTED: 'La modération a refusé cette annonce : il n’est plus possible de la modifier.',
      WITHDRAWN: 'Vous avez retiré cette annonce. Republiez-la sur sa page, puis modifiez-la.',
      SOLD: 'Vous avez indiqué que c’est vendu. Réactivez l’annonce sur sa page, puis modifiez-la.',
      CANCELLED: 'Cette annonce est annulée : il n’est plus possible de la modifier.',
      REMOVED: 'La modération a enlevé cette annonce : il n’est plus possible de la modifier.',
    },
    ACTIVITY: {
      PENDING: 'Le conseil examine cette activité : vous ne pouvez pas la modifier pour l’instant.',
      PUBLISHED: 'Cette activité est en ligne : il n’est plus possible de la modifier.',
      REJECTED: 'La modération a refusé cette activité : il n’est plus possible de la modifier.',
      WITHDRAWN: 'Vous avez retiré cette activité. Republiez-la sur sa page, puis modifiez-la.',
      SOLD: 'Cette activité est vendue : il n’est plus possible de la modifier.',
      CANCELLED: 'Vous avez annulé cette activité. Réactivez-la sur sa page, puis modifiez-la.',
      REMOVED: 'La modération a enlevé cette activité : il n’est plus possible de la modifier.',
    },
  },
  changedMeanwhile: {
    LISTING:
      'Cette annonce a changé pendant que vous la modifiiez. Votre texte est toujours là : vérifiez-le, puis enregistrez de nouveau.',
    ACTIVITY:
      'Cette activité a changé pendant que vous la modifiiez. Votre texte est toujours là : vérifiez-le, puis enregistrez de nouveau.',
  },
  fields: {
    title: 'Titre',
    description: 'Description',
    price: 'Prix',
    when: 'Date et heure',
    endsAt: 'Fin',
    place: 'Lieu',
    capacity: 'Nombre de places',
    category: 'Catégorie',
    condition: 'État',
    tags: 'Mots-clés',
    contactEmail: 'Courriel à afficher',
    language: 'Langue',
    images: 'Photos',
  },
  languages: { en: 'Anglais', fr: 'Français' },
  photoCount: { one: '{count} photo', other: '{count} photos' },
  undo: {
    button: 'Annuler',
    done: 'Décision annulée',
    back: {
      LISTING: 'L’annonce est de nouveau en attente, telle qu’elle était.',
      ACTIVITY: 'L’activité est de nouveau en attente, telle qu’elle était.',
      change: 'La modification est de nouveau en attente, telle qu’elle était.',
    },
    rejectedAgain: {
      LISTING: 'L’annonce est de nouveau refusée, telle qu’elle était.',
      ACTIVITY: 'L’activité est de nouveau refusée, telle qu’elle était.',
      change: 'La modification est de nouveau refusée, telle qu’elle était.',
    },
    failed: 'Rien n’a été annulé',
    notYours: 'Seule la personne qui a pris une décision peut l’annuler.',
    tooLate:
      'La publication « {title} » a changé depuis : il est trop tard pour annuler la décision.',
    tooOld: 'Votre décision sur « {title} » est déjà annoncée : elle ne peut plus être annulée.',
    authorLeft:
      'La personne qui a publié « {title} » n’est plus là : la décision ne peut pas être annulée.',
  },
  decidedMeanwhile: {
    SUBMIT:
      'La publication « {title} » a changé : {name} l’a soumise {when}. Vérifiez-la de nouveau.',
    EDIT: 'La publication « {title} » a changé : {name} l’a modifiée {when}. Vérifiez-la de nouveau.',
    RESUBMIT:
      'La publication « {title} » a changé : {name} l’a soumise de nouveau {when}. Vérifiez-la de nouveau.',
    APPROVE:
      'La publication « {title} » a changé : {name} l’a approuvée {when}. Vérifiez-la de nouveau.',
    REJECT:
      'La publication « {title} » a changé : {name} l’a refusée {when}. Vérifiez-la de nouveau.',
    REMOVE:
      'La publication « {title} » a changé : {name} l’a enlevée {when}. Vérifiez-la de nouveau.',
    RESTORE:
      'La publication « {title} » a changé : {name} l’a rétablie {when}. Vérifiez-la de nouveau.',
    WITHDRAW:
      'La publication « {title} » a changé : {name} l’a retirée {when}. Il n’y a plus rien à décider.',
    SELL: 'La publication « {title} » a changé : {name} l’a marquée comme vendue {when}. Vérifiez-la de nouveau.',
    RELIST:
      'La publication « {title} » a changé : {name} l’a réactivée {when}. Vérifiez-la de nouveau.',
    CANCEL:
      'La publication « {title} » a changé : {name} l’a annulée {when}. Vérifiez-la de nouveau.',
    REPOST:
      'La publication « {title} » a changé : {name} l’a republiée {when}. Vérifiez-la de nouveau.',
    UNDO: 'La publication « {title} » a changé : {name} l’a remise en attente {when}. Vérifiez-la de nouveau.',
    APPROVE_CHANGE:
      'La publication « {title} » a changé : {name} a approuvé la modification {when}. Vérifiez de nouveau la publication.',
    REJECT_CHANGE:
      '{name} a refusé la modification de « {title} » {when}. Vérifiez de nouveau la publication.',
    WITHDRAW_CHANGE:
      '{name} a retiré la modification de « {title} » {when}. Vérifiez de nouveau la publication.',
  },
  open: { LISTING: 'Ouvrir l’annonce', ACTIVITY: 'Ouvrir l’activité' },
  openOwn: 'Ouvrir mes publications',
  logInToSee: 'Se connecter',
  tooLate: {
    APPROVE:
      'L’activité « {title} » est terminée : il n’est plus possible de l’approuver. Refusez-la, et la personne qui l’a soumise pourra lui donner une nouvelle date.',
    CANCEL: 'L’activité « {title} » est terminée : il n’est plus possible de l’annuler.',
    REPOST:
      'La date de l’activité « {title} » est passée. Modifiez-la en lui donnant une nouvelle date : elle sera alors republiée.',
  },
  broughtBackOver:
    'L’activité est terminée et n’est donc plus dans le carrefour. Sa page l’indique.',
  cannotBeDone: {
    PENDING:
      'La publication « {title} » a été remise en attente entre-temps : cette action n’est plus possible.',
    PUBLISHED:
      'La publication « {title} » a été mise en ligne entre-temps : cette action n’est plus possible.',
    REJECTED:
      'La publication « {title} » a été refusée entre-temps : cette action n’est plus possible.',
    WITHDRAWN:
      'La publication « {title} » a été retirée entre-temps : cette action n’est plus possible.',
    SOLD: 'L’annonce « {title} » a été marquée comme vendue entre-temps : cette action n’est plus possible.',
    CANCELLED:
      'La publication « {title} » a été annulée entre-temps : cette action n’est plus possible.',
    REMOVED:
      'La publication « {title} » a été enlevée entre-temps : cette action n’est plus possible.',
  },
  revisionDecided: {
    APPROVE: {
      title: 'Modification approuvée',
      description: 'Le nouveau texte est maintenant en ligne.',
    },
    REJECT: {
      title: 'Modification refusée',
      description: 'Le texte approuvé reste dans le carrefour.',
    },
    WITHDRAW: {
      title: 'Modification retirée',
      description:
        'Tout le monde voit toujours le texte ci-dessous. Vous pouvez le modifier de nouveau à tout moment.',
    },
  },
  changeAwaitsReview: {
    LISTING:
      'Le conseil examinera d’abord votre modification. Tant qu’il ne l’a pas approuvée, votre annonce reste comme avant.',
    ACTIVITY:
      'Le conseil examinera d’abord votre modification. Tant qu’il ne l’a pas approuvée, votre activité reste comme avant.',
  },
  priceIsLower: {
    LISTING:
      'Le nouveau prix est affiché. Le conseil doit encore examiner le reste de votre modification.',
    ACTIVITY:
      'Le nouveau prix est affiché. Le conseil doit encore examiner le reste de votre modification.',
  },
  repostedTitle: 'Publication soumise de nouveau',
  decided: {
    APPROVE: {
      title: 'Publication approuvée',
      LISTING: 'L’annonce est maintenant en ligne.',
      ACTIVITY: 'L’activité est maintenant en ligne.',
    },
    REJECT: {
      title: 'Publication refusée',
      LISTING: 'L’annonce a été refusée.',
      ACTIVITY: 'L’activité a été refusée.',
    },
    REMOVE: {
      title: 'Publication enlevée',
      LISTING: 'L’annonce n’est plus dans le carrefour. Vous pouvez la rétablir.',
      ACTIVITY: 'L’activité n’est plus dans le carrefour. Vous pouvez la rétablir.',
    },
    RESTORE: {
      title: 'Publication rétablie',
      LISTING: 'L’annonce est de nouveau en ligne.',
      ACTIVITY: 'L’activité est de nouveau en ligne.',
    },
    WITHDRAW: {
      title: 'Publication retirée',
      LISTING:
        'Votre annonce n’est plus dans le carrefour. Vous pouvez la republier à partir de sa page.',
      ACTIVITY:
        'Votre activité n’est plus dans le carrefour. Vous pouvez la republier à partir de sa page.',
    },
    SELL: {
      title: 'Annonce marquée comme vendue',
      LISTING: 'Votre annonce n’est plus dans le carrefour. Vous pouvez la réactiver.',
      ACTIVITY: 'Votre activité n’est plus dans le carrefour. Vous pouvez la réactiver.',
    },
    RELIST: {
      title: 'Publication réactivée',
      LISTING: 'Votre annonce est de nouveau en ligne.',
      ACTIVITY: 'Votre activité est de nouveau en ligne.',
    },
    CANCEL: {
      title: 'Activité annulée',
      LISTING: 'Elle n’est plus dans le carrefour. Vous pouvez la réactiver sur sa page.',
      ACTIVITY: 'Elle n’est plus dans le carrefour. Vous pouvez la réactiver sur sa page.',
    },
  },
  withdrawnWhilePending: {
    LISTING:
      'Le conseil n’examinera pas votre annonce. Vous pouvez la soumettre de nouveau à partir de sa page.',
    ACTIVITY:
      'Le conseil n’examinera pas votre activité. Vous pouvez la soumettre de nouveau à partir de sa page.',
  },
  decidedForGood: {
    WITHDRAW: 'Désormais, seuls vous et la modération pouvez voir la publication.',
    SELL: 'Votre annonce n’est plus dans le carrefour.',
    CANCEL: 'Elle n’est plus dans le carrefour.',
  },
  tooManyPosts: {
    one: 'Vous avez beaucoup publié depuis une heure. Attendez une minute, puis réessayez.',
    other: 'Vous avez beaucoup publié depuis une heure. Attendez {count} minutes, puis réessayez.',
  },
  tooManyEdits: {
    one: 'Vous avez souvent modifié vos publications depuis une heure. Attendez une minute, puis réessayez.',
    other:
      'Vous avez souvent modifié vos publications depuis une heure. Attendez {count} minutes, puis réessayez.',
  },
  submitted: { LISTING: 'Annonce envoyée', ACTIVITY: 'Activité envoyée' },
  saved: { LISTING: 'Annonce enregistrée', ACTIVITY: 'Activité enregistrée' },
  awaitsReview: {
    LISTING: 'Votre annonce a été soumise au conseil, qui l’examinera.',
    ACTIVITY: 'Votre activité a été soumise au conseil, qui l’examinera.',
  },
  changeIsLive: {
    LISTING: 'La modification de votre annonce est en ligne.',
    ACTIVITY: 'La modification de votre activité est en ligne.',
  },
  isLive: { LISTING: 'Votre annonce est en ligne !', ACTIVITY: 'Votre activité est en ligne !' },
  alreadyDone: {
    title: 'C’est déjà fait',
    SUBMIT: '{name} a déjà soumis « {post} » {when}.',
    EDIT: '{name} a déjà modifié « {post} » {when}.',
    RESUBMIT: '{name} a déjà soumis de nouveau « {post} » {when}.',
    APPROVE: '{name} a déjà approuvé « {post} » {when}.',
    REJECT: '{name} a déjà refusé « {post} » {when}.',
    REMOVE: '{name} a déjà enlevé « {post} » {when}.',
    RESTORE: '{name} a déjà rétabli « {post} » {when}.',
    WITHDRAW: '{name} a déjà retiré « {post} » {when}.',
    SELL: '{name} a déjà marqué l’annonce « {post} » comme vendue {when}.',
    RELIST: '{name} a déjà réactivé « {post} » {when}.',
    CANCEL: '{name} a déjà annulé « {post} » {when}.',
    REPOST: '{name} a déjà republié « {post} » {when}.',
    UNDO: '{name} a déjà remis « {post} » en attente {when}.',
    APPROVE_CHANGE: '{name} a déjà approuvé la modification de « {post} » {when}.',
    REJECT_CHANGE: '{name} a déjà refusé la modification de « {post} » {when}.',
    WITHDRAW_CHANGE: '{name} a déjà retiré la modification de « {post} » {when}.',
    before: 'La publication « {post} » était déjà dans cet état.',
  },
  mostlyIn: {
    en: 'La plupart des publications sont en anglais, telles que le voisinage les a écrites.',
    fr: 'La plupart des publications sont en français, telles que le voisinage les a écrites.',
  },
} as const;
