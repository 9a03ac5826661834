/** Ce que dit l’espace de gestion des réservations, pourquoi il refuse, et par quoi commence un nouveau lieu. */
export const bookingsDeskServer = {
  movedDay: 'Vous avez changé de jour. Voici ses heures : choisissez-en une, puis réservez.',
  movedPlace: 'Vous avez changé de lieu. Voici ses heures : choisissez-en une, puis réservez.',
  movedDayNone:
    'Vous avez changé de jour. Il n’y a pas d’heures ce jour-là : choisissez un autre jour.',
  movedPlaceNone:
    'Vous avez changé de lieu. Il n’a pas d’heures ce jour-là : choisissez un autre jour.',
  unitUnknown: {
    like: 'L’unité {unit} n’est pas au registre. Vouliez-vous dire {like} ? Choisissez la bonne.',
    none: 'L’unité {unit} n’est pas au registre. Si c’est exact, cochez la case qui le dit.',
  },
  whichDecision:
    'Vous avez écrit un motif de refus, mais choisi « Confirmer la réservation ». Lequel des deux ?',
  confirmWithoutReason: 'Confirmer et vider le motif',
  reasonMissing: 'Indiquez le motif. La personne le verra.',
  nameMissing: 'Entrez le nom de la personne.',
  unitMissing: 'Entrez l’unité.',
  placeNameMissing: 'Entrez un nom en anglais ou en français.',
  countUnclear: 'Entrez un nombre entier de {minimum} à {maximum}.',
  hoursUnclear: 'Écrivez les heures ainsi : 8 h à 12 h, 13 h à 17 h.',
  clockUnclear: 'Écrivez l’heure ainsi : 15 h ou 15:00.',
  daysUnclear: 'Écrivez un jour par ligne, comme 2026-12-25.',
  depositFormat: 'Écrivez le dépôt en dollars, comme 250 ou 250,50',
  depositWithoutPoints: 'Écrivez le dépôt comme ceci : {dollars},{cents}',
  depositTwoCents:
    'Les cents ont deux chiffres. Écrivez « {dollars},{cents} » ou, pour un montant rond, « {whole},00 ».',
  depositTooHigh: 'Ce dépôt est trop élevé. Indiquez un montant plus bas.',
  timesMissing: 'Entrez quand le lieu peut être réservé.',
  leaveLater:
    'Choisissez une heure plus tôt que l’arrivée, pour que le séjour suivant puisse commencer.',
  bookersMissing: 'Choisissez les personnes qui peuvent réserver.',
  confirmsMissing: 'Choisissez comment les réservations sont confirmées.',
  tooManyPlaces:
    'Une communauté a {maximum} lieux au maximum. Arrêtez d’abord les réservations d’un autre.',
  changed:
    'Quelqu’un d’autre a modifié ce lieu. Vérifiez les différences, puis enregistrez de nouveau.',
  placeAdded: { title: 'Lieu ajouté', description: 'Les résidents peuvent le réserver.' },
  placeSaved: {
    title: 'Lieu enregistré',
    description: 'Les réservations déjà faites restent comme elles sont.',
  },
  placeClosed: {
    title: 'Réservations arrêtées',
    description: 'Plus personne ne peut réserver ce lieu.',
  },
  placeOpened: {
    title: 'Réservations reprises',
    description: 'Les résidents peuvent de nouveau réserver ce lieu.',
  },
  feedMade: {
    title: 'Adresse créée',
    description: 'S’il y en avait une autre, elle ne fonctionne plus.',
  },
  feedTurnedOff: { title: 'Calendrier désactivé', description: 'L’adresse ne fonctionne plus.' },
  booked: { title: 'Réservé', description: 'La réservation est au nom de cette personne.' },
  done: {
    confirm: {
      title: 'Réservation confirmée',
      description: 'La personne reçoit un courriel, si elle a un compte et reçoit ces courriels.',
    },
    refuse: {
      title: 'Réservation refusée',
      description: 'La personne reçoit un courriel, si elle a un compte et reçoit ces courriels.',
    },
    cancel: {
      title: 'Réservation annulée',
      description:
        'Un courriel est envoyé à la personne, et à celle de la liste d’attente qui obtient la réservation, si elles ont un compte et reçoivent ces courriels.',
    },
    CERTIFICATE_RECEIVED: { title: 'Attestation notée', description: 'C’est dans le journal.' },
    DEPOSIT_HELD: { title: 'Dépôt noté', description: 'C’est dans le journal.' },
    DEPOSIT_RETURNED: { title: 'Retour du dépôt noté', description: 'C’est dans le journal.' },
    KEY_OUT: { title: 'Noté : clé remise', description: 'C’est dans le journal.' },
    KEY_IN: { title: 'Noté : clé rendue', description: 'C’est dans le journal.' },
    DAMAGE: { title: 'Dommages notés', description: 'C’est dans le journal.' },
    undone: { title: 'Inscription annulée', description: 'C’est dans le journal.' },
  },
  templates: {
    ELEVATOR: {
      name: 'Ascenseur pour un déménagement',
      rules:
        'Les déménageurs passent par l’entrée de service, jamais par le hall. Le bureau installe les toiles de protection et vous remet la clé.\n\nApportez votre dépôt avant le jour prévu. Il vous est rendu après une vérification de l’ascenseur et des couloirs.',
    },
    PARTY_ROOM: {
      name: 'Salle de réception',
      rules:
        'Jusqu’à 40 personnes. Pas de musique après 23 h. Laissez la salle comme vous l’avez trouvée et emportez vos déchets.\n\nLe bureau vous remet la clé, et votre dépôt après une vérification de la salle.',
    },
    GUEST_SUITE: {
      name: 'Suite pour invités',
      rules:
        'Pour les invités des résidents. Arrivée à partir de 15 h, départ avant 11 h. Apportez vos serviettes.\n\nLe bureau vous remet la clé.',
    },
    PARKING: {
      name: 'Stationnement pour visiteurs',
      rules:
        'Placez une note avec votre unité derrière le pare-brise. Une voiture sans réservation peut être remorquée.',
    },
    MEETING_ROOM: {
      name: 'Salle de réunion',
      rules: 'Jusqu’à 12 personnes. Pas de repas. Éteignez les lumières et l’écran en partant.',
    },
    TERRACE: {
      name: 'Terrasse et barbecue',
      rules: 'Fermez le gaz et nettoyez la grille en partant. Silence à partir de 21 h.',
    },
    WORKSHOP: {
      name: 'Atelier',
      rules: 'Portez des lunettes de protection à la scie. Balayez en partant. Pas de peinture.',
    },
  },
} as const;
