/** Ce que seul le serveur dit des personnes d’une communauté. */
export const doorQueueServer = {
  notFound:
    'Cette personne est introuvable dans votre communauté. Sa demande a peut-être été retirée.',
  notAMember: 'Cette personne n’est plus membre de la communauté.',
  personUnknown: 'Choisissez des personnes dans la liste',
  tenureUnknown: 'Choisissez une option dans la liste',
  nobodyTicked: 'Sélectionnez au moins une personne',
  changedUnticked:
    'Vous avez modifié ceci pour une personne qui n’est pas sélectionnée. Sélectionnez-la aussi, ou remettez le choix d’avant.',
  changedForOther:
    'Vous avez aussi modifié ceci pour une autre personne. Sélectionnez les deux et approuvez-les ensemble, ou remettez le choix d’avant.',
  otherReason:
    'Vous avez aussi écrit un motif pour une autre personne, qui n’a pas été envoyé : « {reason} »',
  reasonNotSent:
    'Vous avez aussi écrit le motif d’un refus. Sélectionnez « Refuser » pour l’envoyer, ou effacez-le pour approuver.',
  reasonMissing: 'Indiquez un motif, pour que la personne sache pourquoi',
  reasonTooLong: 'Le motif ne doit pas dépasser 500 caractères',
  unitMissing: 'Indiquez une unité',
  unitTooLong: 'Le numéro d’unité ne doit pas dépasser 40 caractères',
  unitFull:
    'Cette unité compte déjà le nombre maximal de membres. Attendez un départ, ou augmentez ce nombre dans les paramètres.',
  unitAlreadyTheirs: 'Cette personne a déjà cette unité',
  changedMeanwhile:
    'Quelqu’un d’autre a modifié la fiche de cette personne entre-temps. Vérifiez les changements, puis enregistrez de nouveau s’il y a lieu.',
  usedSince:
    'Il est trop tard pour annuler l’acceptation : depuis, cette personne a publié quelque chose ou participé à une activité, ou son inscription a changé. Vous pouvez plutôt mettre fin à son adhésion.',
  furtherGone: 'Cette personne n’est plus associée à cette unité.',
  furtherDecided: 'Quelqu’un d’autre a déjà pris une décision pour cette unité.',
  decided: {
    INVITED: 'Cette personne a déjà une invitation, qu’elle n’a pas encore acceptée.',
    INVITEDBy: '{name} a déjà invité cette personne.',
    WAITING: 'La demande de cette personne est en attente.',
    WAITINGBy: 'La demande de cette personne est en attente.',
    CONFIRMED: 'Cette demande a déjà été acceptée.',
    CONFIRMEDBy: '{name} a déjà accepté cette demande.',
    ENDED: 'Cette demande a déjà été traitée ou retirée.',
    ENDEDBy: '{name} a déjà traité cette demande.',
  },
  toasts: {
    unconfirm: {
      title: 'Acceptation annulée',
      text: 'La demande {de:about} est de nouveau en attente. Aucun courriel n’a été envoyé.',
    },
    unconfirmTold: {
      title: 'Acceptation annulée',
      text: 'La demande {de:about} est de nouveau en attente. Le courriel d’acceptation était déjà parti ; un autre courriel annonce ce changement.',
    },
    unconfirmAgain: {
      title: 'Déjà annulée',
      text: 'La demande {de:about} était déjà de nouveau en attente.',
    },
    confirm: { title: 'Demande acceptée', text: '{about} est maintenant membre.' },
    refuse: { title: 'Demande refusée', text: '{about} verra votre motif.' },
    reopen: {
      title: 'Demande remise en attente',
      text: 'La demande {de:about} est de nouveau en attente.',
    },
    change: {
      title: 'Renseignements enregistrés',
      text: 'Les renseignements {de:about} sont à jour.',
    },
    further: {
      confirm: { title: 'Demande acceptée', text: 'L’unité {about} a été ajoutée.' },
      refuse: { title: 'Demande refusée', text: 'L’unité {about} n’a pas été ajoutée.' },
      end: { title: 'Unité enlevée', text: 'L’unité {about} a été enlevée.' },
    },
    addUnit: { title: 'Unité ajoutée', text: 'L’unité {about} a été ajoutée.' },
  },
  mail: {
    subject: 'Votre demande d’adhésion {à:community}',
    greeting: 'Bonjour {name},',
    about:
      'Vous avez demandé à devenir membre {de:community} sur The Local Link, pour l’unité {unit}.',
    question: 'Avant d’accepter votre demande, nous avons une question :',
  },
  csv: {
    unit: 'Unité',
    name: 'Nom',
    email: 'Courriel',
    phone: 'Téléphone',
    tenure: 'Propriétaire ou locataire',
    state: 'État',
    since: 'Depuis',
    endsOn: 'Dernier jour',
    reason: 'Motif',
    says: 'Propriétaire ou locataire (selon la demande)',
    files: {
      waiting: 'demandes',
      members: 'membres',
      invited: 'invitations',
      ended: 'departs-et-refus',
    },
  },
} as const;
