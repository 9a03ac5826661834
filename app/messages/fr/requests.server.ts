/** Ce que seul le serveur dit des demandes. */
export const requestsServer = {
  textMissing: 'Écrivez ce qui ne va pas ou ce qu’il vous faut',
  textTooLong: 'Écrivez {maximum} caractères au maximum ; il y en a {length} maintenant',
  wordsMissing: 'Écrivez votre message',
  reopenMissing: 'Écrivez ce qui ne va toujours pas',
  reasonMissing: 'Écrivez le motif, que la personne lira',
  categoryMissing: 'Choisissez de quoi il s’agit',
  placeMissing: 'Choisissez l’endroit',
  placeGone: 'Cet endroit n’est plus dans la liste. Choisissez-en un autre.',
  mayEnterUnknown: 'Choisissez si quelqu’un peut entrer',
  phoneMissing:
    'Écrivez le numéro où vous appeler d’abord, ou donnez une autre réponse à la question de l’entrée chez vous',
  phoneInvalid: 'Écrivez un numéro d’au moins trois chiffres, ou laissez ce champ vide',
  stateUnknown: 'Choisissez un état de la liste',
  dayMissing: 'Choisissez le jour prévu',
  dayOver: 'Choisissez aujourd’hui ou un autre jour à venir',
  nothingChanged: 'Choisissez un nouvel état, ou écrivez quelque chose',
  personUnknown: 'Choisissez la personne qui a envoyé la demande, ou une autre qui la suit',
  notAtDesk: 'Choisissez une personne qui gère cette communauté',
  mergeUnknown: 'Aucune autre demande n’a ce numéro ici',
  mergeStays:
    'Il est trop tard pour annuler : les personnes ont été informées, ou une des demandes a changé.',
  notMergeable: 'Seules les demandes encore ouvertes peuvent être fusionnées.',
  notFound: 'Aucune demande n’a ce numéro, ou ce n’est pas la vôtre.',
  notTaken:
    'Cette communauté ne reçoit pas de demandes ici. Écrivez plutôt à la personne qui gère l’immeuble.',
  changedSince:
    'Cette demande a changé depuis que vous l’avez ouverte. Vérifiez ce qu’elle dit maintenant.',
  unitUnknown: 'Choisissez une de vos unités',
  needsAnswer: 'Cette demande est nouvelle ou rouverte : elle appelle une réponse.',
  isMerged: 'Cette demande a été fusionnée avec une autre. Écrivez plutôt dans celle-là.',
  isOver: 'Cette demande est fermée. Si le problème revient, envoyez-en une nouvelle.',
  isOpen: 'Cette demande est déjà ouverte.',
  tooLate: 'Cette demande est fermée depuis plus de 14 jours. Envoyez-en une nouvelle.',
  onlyPeople: 'Seules les personnes que cette demande touche peuvent écrire ici.',
  onlyDesk: 'Seuls le conseil et la gestion peuvent changer cela.',
  notJoinable: 'Cette demande est fermée. S’il y a encore un problème, envoyez-en une nouvelle.',
  toNew: 'Signaler un problème',
  goesOn:
    'Ce problème a été signalé plus d’une fois, et cette demande continue sous un autre numéro. Vous la trouverez sous « Déjà signalé » : choisissez-y « Ça me touche aussi ».',
  toKnown: 'Voir ce qui est déjà signalé',
  goesOnAs: 'Vous suivez déjà ce problème : cette demande continue sous le numéro {ref}.',
  toOther: 'Ouvrir l’autre demande',
  tooMany: {
    one: 'Vous avez fait beaucoup d’envois depuis une heure. Réessayez dans une minute.',
    other: 'Vous avez fait beaucoup d’envois depuis une heure. Réessayez dans {count} minutes.',
  },
  open: 'Mes demandes',
  all: 'Toutes mes demandes',
  aUnit: 'Une unité',
  plannedFor: 'Prévue pour le {day}',
  standing: {
    NEW: 'Nouvelle : pas encore lue',
    SEEN: 'Lue : quelqu’un s’en occupe',
    PLANNED: 'Prévue',
    DONE: 'Réglée',
    DECLINED: 'Refusée',
    REOPENED: 'Rouverte : pas encore lue',
  },
  /** Le conseil ou la gestion a écrit sans changer l’état. */
  standingRead: { NEW: 'Nouvelle : lue', REOPENED: 'Rouverte : lue' },
  known: {
    new: '{where} : un problème ({category}) a été signalé le {reported}.',
    seen: '{where} : un problème ({category}) a été signalé le {reported}, et quelqu’un s’en occupe.',
    planned:
      '{where} : un problème ({category}) a été signalé le {reported}. Les travaux sont prévus le {planned}.',
  },
  sent: {
    title: 'Le numéro de votre demande : {ref}',
    description: 'Vous trouverez votre demande et la réponse sous « Mes demandes ».',
    emailed: 'Vous recevrez aussi un courriel, sauf si vous avez choisi de ne pas en recevoir.',
  },
  ownChange: {
    message: { title: 'Message envoyé', description: 'La réponse paraîtra sur cette page.' },
    reopen: {
      title: '{ref} est rouverte',
      description: 'Le conseil et la gestion en ont été informés.',
    },
    join: {
      title: 'Vous suivez maintenant {ref}',
      description: 'Vous la trouverez sous « Mes demandes ». Le voisinage ne voit pas qui la suit.',
    },
    leave: {
      title: 'Vous ne suivez plus {ref}',
      description: 'Vous n’en recevrez plus les nouvelles.',
    },
    close: { title: '{ref} est fermée', description: 'Vous pouvez la rouvrir dans les 14 jours.' },
    unneeded: {
      title: 'Le conseil et la gestion ont été informés au sujet de {ref}',
      description: 'Elle reste ouverte pour les autres personnes qui la suivent.',
    },
  },
} as const;
