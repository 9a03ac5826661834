/** Ce que dit une réservation une fois faite, et pourquoi elle est refusée. */
export const bookingsServer = {
  turnedOff: 'Cette communauté ne prend pas de réservations ici',
  placeNotFound: 'Ce lieu à réserver est introuvable',
  notFound: 'Cette réservation n’existe pas, ou n’est pas la vôtre',
  ownersOnly:
    'Seuls les propriétaires peuvent réserver ce lieu. Si votre unité vous appartient, dites-le au conseil.',
  membersOnly:
    'Seuls les résidents réservent pour eux-mêmes. Dans l’espace de gestion, vous pouvez réserver pour quelqu’un.',
  noLongerMember: 'Cette personne n’est pas membre ici. Réservez plutôt avec son nom et son unité.',
  deskOnly: 'Seuls le conseil et la gestion peuvent le faire.',
  chooseSlot: 'Choisissez une heure.',
  tooLong: 'Écrivez {maximum} caractères au maximum. Il y en a {length}.',
  notOnOffer: 'Cette heure ne peut plus être réservée. Choisissez-en une autre.',
  monthFull: {
    one: 'Votre unité a déjà {count} réservation ce mois-là, et ne peut pas en avoir plus. Choisissez un jour d’un autre mois.',
    other:
      'Votre unité a déjà {count} réservations ce mois-là, et ne peut pas en avoir plus. Choisissez un jour d’un autre mois.',
  },
  taken: 'Quelqu’un d’autre a déjà réservé à ce moment. Choisissez une autre heure.',
  tooManyAsks: {
    one: 'Vous avez fait beaucoup de réservations. Réessayez dans {count} minute.',
    other: 'Vous avez fait beaucoup de réservations. Réessayez dans {count} minutes.',
  },
  isOver: 'Cette réservation est passée, ou a déjà été annulée.',
  tooLate: {
    one: 'L’annulation était possible jusqu’à {count} heure avant le début. Appelez le bureau ou écrivez-lui.',
    other:
      'L’annulation était possible jusqu’à {count} heures avant le début. Appelez le bureau ou écrivez-lui.',
  },
  hasStarted: 'Cette réservation a commencé. Appelez le bureau ou écrivez-lui.',
  ownBooking:
    'Cette réservation est la vôtre : une autre personne de la modération doit la confirmer.',
  ownAtCounter:
    'Pour réserver pour vous-même ou pour votre unité, passez par la page du lieu comme tout le monde, ou demandez à une autre personne de la modération.',
  decidedAlready:
    'Cette réservation a déjà été confirmée, refusée ou annulée. Rechargez la page pour le voir.',
  wrongOrder: 'Notez le dépôt reçu avant le dépôt rendu, et la clé remise avant la clé rendue.',
  damageMissing: 'Décrivez les dommages.',
  fileMissing: 'Choisissez votre attestation.',
  noCertificateNeeded: 'Cette réservation ne demande pas d’attestation',
  noCertificate: 'Cette réservation n’a pas d’attestation',
  dayUnreadable: 'Écrivez le jour ainsi : 2026-12-05.',
  daysReversed: 'Le dernier jour précède le premier.',
  tooManyDays: 'Demandez {maximum} jours au maximum.',
  ofUnknown: 'Écrivez « mine » ou « everyone ».',
  placeMissing: 'Nommez le lieu par son identifiant.',
  unitUnknown: 'Choisissez une de vos unités',
  nameAndUnit: 'Pour une personne au comptoir, donnez un nom et une unité.',
  made: {
    CONFIRMED: {
      title: 'C’est réservé',
      description: 'Votre réservation est confirmée. Elle est sous « Vos réservations ».',
    },
    ASKED: {
      title: 'Le bureau a votre réservation',
      description: 'Ce moment est gardé pour vous.',
      told: 'Vous recevrez un courriel quand le bureau aura confirmé la réservation.',
    },
    WAITING: {
      title: 'Vous êtes sur la liste d’attente',
      description: 'Quelqu’un d’autre a déjà réservé à ce moment.',
      told: 'Vous recevrez un courriel si la réservation devient la vôtre.',
    },
    REFUSED: { title: 'Refusée', description: 'Le bureau a refusé cette réservation.' },
    CANCELLED: { title: 'Annulée', description: 'Cette réservation a été annulée.' },
  },
  cancelled: {
    title: 'Réservation annulée',
    description:
      'Vous n’avez plus de réservation, ni de rang sur la liste d’attente, pour ce moment.',
  },
  certificateAdded: {
    title: 'Attestation ajoutée',
    description: 'Le bureau la voit avec votre réservation.',
  },
  calendarTitle: '{place} : votre réservation',
  calendarAsked: '{place} : à confirmer par le bureau',
  sheetTitle: '{place}, unité {unit}',
  sheetName: '{community} : réservations',
} as const;
