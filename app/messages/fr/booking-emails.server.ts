/** Ce que les gens apprennent de leurs réservations par courriel. */
export const bookingEmailsServer = {
  what: 'Quoi',
  when: 'Quand',
  unit: 'Unité',
  reason: 'Le motif :',
  owed: 'Avant votre réservation :',
  cancelUntil: 'Vous pouvez annuler jusqu’au {moment}.',
  tasks: {
    CERTIFICATE: 'Ajouter votre attestation d’assurance',
    OFFICE: 'Confirmation par le bureau',
    DEPOSIT: 'Apporter votre dépôt au bureau',
  },
  open: 'Ouvrir votre réservation',
  because: 'Vous recevez ce courriel au sujet d’une de vos réservations dans votre immeuble.',
  ASKED: {
    subject: 'À confirmer par le bureau : {place}',
    heading: 'Le moment choisi est gardé pour vous',
    text: 'Le bureau {de:community} confirme chaque réservation ({place}). Vous recevrez un courriel dès que ce sera fait.',
  },
  CONFIRMED: {
    subject: 'Confirmée : {place}',
    heading: 'Votre réservation est confirmée',
    text: 'C’est réservé {à:community} : {place}.',
  },
  WAITING: {
    subject: 'Liste d’attente : {place}',
    heading: 'Vous êtes sur la liste d’attente',
    text: 'Quelqu’un d’autre a réservé à ce moment ({place}). Si ce moment se libère et que c’est votre tour, la réservation sera à vous et vous recevrez un courriel.',
  },
  PLACED: {
    subject: 'C’est maintenant à vous : {place}',
    heading: 'Le moment choisi s’est libéré',
    text: 'Vous étiez la prochaine personne sur la liste d’attente : la réservation est à vous ({place}). Si vous n’en avez plus besoin, annulez-la pour que quelqu’un d’autre l’obtienne.',
  },
  PLACED_ASKED: {
    subject: 'Le moment choisi s’est libéré : {place}',
    heading: 'Le moment choisi est gardé pour vous',
    text: 'Vous étiez la prochaine personne sur la liste d’attente : la réservation est gardée pour vous ({place}) jusqu’à ce que le bureau la confirme. Si vous n’en avez plus besoin, annulez-la pour que quelqu’un d’autre l’obtienne.',
  },
  REFUSED: {
    subject: 'Refusée : {place}',
    heading: 'Le bureau a refusé votre réservation',
    text: 'Votre réservation n’a pas été confirmée ({place}). Vous pouvez choisir un autre moment.',
  },
  CANCELLED: {
    subject: 'Annulée : {place}',
    heading: 'Votre réservation a été annulée',
    text: 'Vous n’avez plus cette réservation ({place}).',
  },
  CANCELLED_WAITING: {
    subject: 'Liste d’attente : {place}',
    heading: 'Vous n’êtes plus sur la liste d’attente',
    text: 'Vous attendiez que ce moment se libère ({place}). Vous n’êtes plus sur la liste pour ce moment.',
  },
  CLOSED_WAITING: {
    subject: 'Liste d’attente : {place}',
    heading: 'Ce moment ne peut plus être réservé',
    text: 'Vous étiez sur la liste d’attente ({place}). Ce lieu est maintenant fermé à ce moment : vous n’êtes donc plus sur la liste.',
  },
  desk: {
    subject: 'À confirmer : {place}, {community}',
    heading: 'Quelqu’un a réservé : {place}',
    open: 'Confirmer ou refuser',
    because: 'Vous recevez ce courriel parce que vous gérez {community}.',
  },
} as const;
