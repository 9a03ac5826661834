/** Ce que seul le serveur dit des personnes d’une communauté. */
export const doorQueueServer = {
  notFound: 'Personne ne se trouve à cette adresse. La demande a peut-être été retirée.',
  notAMember: 'Cette personne n’est plus membre de la communauté.',
  personUnknown: 'Choisissez des personnes dans la liste',
  tenureUnknown: 'Choisissez dans la liste',
  nobodyTicked: 'Cochez au moins une personne',
  reasonMissing: 'Dites pourquoi, pour que la personne le lise',
  reasonTooLong: 'Dites-le en 500 caractères au plus',
  unitMissing: 'Entrez une unité',
  unitTooLong: 'Entrez une unité de 40 caractères au plus',
  unitFull:
    'Cette unité a autant de personnes que les réglages le permettent. Quelqu’un doit d’abord la quitter, ou la limite doit changer.',
  unitAlreadyTheirs: 'Cette personne a déjà cette unité',
  changedMeanwhile:
    'Quelqu’un a modifié ceci entre-temps. Regardez ce qui est écrit maintenant, puis enregistrez de nouveau si vous le voulez encore.',
  usedSince:
    'Cela ne peut plus être annulé : depuis la confirmation, cette personne a publié quelque chose ou participé à une activité, ou son inscription a changé. Vous pouvez mettre fin à son adhésion.',
  furtherGone: 'Cette personne n’a plus cette autre unité.',
  furtherDecided: 'Quelqu’un a décidé pour cette unité entre-temps.',
  decided: {
    INVITED: 'C’est une invitation que personne n’a encore acceptée.',
    INVITEDBy: 'C’est une invitation de {name}.',
    WAITING: 'Cette personne attend à la porte.',
    WAITINGBy: 'Cette personne attend à la porte.',
    CONFIRMED: 'Cette personne a été confirmée entre-temps.',
    CONFIRMEDBy: 'Confirmation entre-temps : {name}.',
    ENDED: 'Cette personne n’attend plus.',
    ENDEDBy: 'Refus entre-temps : {name}.',
  },
  undo: 'Annuler',
  toasts: {
    unconfirm: {
      title: 'C’est annulé',
      text: '{about} attend de nouveau. Aucun courriel n’a été envoyé.',
    },
    unconfirmTold: {
      title: 'C’est annulé',
      text: '{about} attend de nouveau. Le courriel de confirmation était déjà parti : un autre courriel l’annonce.',
    },
    confirm: { title: 'C’est confirmé', text: '{about} peut entrer dès le prochain clic.' },
    refuse: { title: 'C’est refusé', text: '{about} lira votre motif à la porte.' },
    reopen: { title: 'Remise en attente', text: '{about} attend de nouveau à la porte.' },
    change: { title: 'C’est enregistré', text: '{about} : l’inscription est à jour.' },
    further: {
      confirm: { title: 'C’est confirmé', text: 'L’unité {about} est aussi la sienne.' },
      refuse: { title: 'C’est refusé', text: 'L’unité {about} n’est pas la sienne.' },
      end: { title: 'Unité enlevée', text: 'L’unité {about} n’est plus la sienne.' },
    },
    addUnit: { title: 'Unité ajoutée', text: 'L’unité {about} est aussi la sienne.' },
  },
  mail: {
    subject: 'Votre place dans la communauté {community}',
    greeting: 'Bonjour {name},',
    about:
      'Vous avez demandé à entrer dans la communauté {community} sur The Local Link, avec l’unité {unit}.',
    question: 'Avant de pouvoir confirmer, nous avons une question :',
  },
  csv: {
    unit: 'Unité',
    name: 'Nom',
    email: 'Courriel',
    phone: 'Téléphone',
    tenure: 'Occupation',
    state: 'État',
    since: 'Depuis',
    endsOn: 'Dernier jour',
    reason: 'Motif',
    says: 'Se dit',
    files: { waiting: 'en-attente', members: 'membres', invited: 'invitations', ended: 'termine' },
  },
} as const;
