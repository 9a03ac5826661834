/** Ce que seul le serveur dit des personnes d’une communauté. */
export const doorQueueServer = {
  notFound: 'Personne ne se trouve à cette adresse. La demande a peut-être été retirée.',
  notAMember: 'Cette personne n’est plus membre de la communauté.',
  personUnknown: 'Choisissez des personnes dans la liste',
  tenureUnknown: 'Choisissez dans la liste',
  nobodyTicked: 'Sélectionnez au moins une personne',
  reasonMissing: 'Donnez un motif, pour que la personne sache pourquoi',
  reasonTooLong: 'Dites-le en 500 caractères au maximum',
  unitMissing: 'Entrez une unité',
  unitTooLong: 'Entrez une unité de 40 caractères au maximum',
  unitFull:
    'Cette unité est complète. Quelqu’un doit d’abord la quitter, ou vous pouvez augmenter la limite dans les paramètres.',
  unitAlreadyTheirs: 'Cette personne a déjà cette unité',
  changedMeanwhile:
    'Quelqu’un a modifié ceci entre-temps. Regardez ce qui est écrit maintenant, puis enregistrez de nouveau si vous le voulez encore.',
  usedSince:
    'Cela ne peut plus être annulé : depuis la confirmation, cette personne a publié quelque chose ou participé à une activité, ou son inscription a changé. Vous pouvez mettre fin à son adhésion.',
  furtherGone: 'Cette personne n’a plus cette autre unité.',
  furtherDecided: 'Quelqu’un a décidé pour cette unité entre-temps.',
  decided: {
    INVITED: 'C’est une invitation que personne n’a encore acceptée.',
    INVITEDBy: 'C’est une invitation {de:name}.',
    WAITING: 'Cette personne a demandé à devenir membre.',
    WAITINGBy: 'Cette personne a demandé à devenir membre.',
    CONFIRMED: 'Cette personne a déjà été approuvée.',
    CONFIRMEDBy: '{name} a déjà approuvé cette demande.',
    ENDED: 'Cette demande a été retirée ou déjà décidée.',
    ENDEDBy: '{name} a déjà refusé cette demande.',
  },
  undo: 'Annuler',
  toasts: {
    unconfirm: {
      title: 'C’est annulé',
      text: '{about} : la demande est de nouveau en attente. Aucun courriel n’a été envoyé.',
    },
    unconfirmTold: {
      title: 'C’est annulé',
      text: '{about} : la demande est de nouveau en attente. Le courriel d’acceptation était déjà parti ; un autre l’annonce.',
    },
    confirm: { title: 'Demande acceptée', text: '{about} est maintenant membre.' },
    refuse: { title: 'Demande refusée', text: '{about} verra votre motif.' },
    reopen: { title: 'Remise en attente', text: '{about} : la demande est de nouveau en attente.' },
    change: { title: 'C’est enregistré', text: '{about} : l’inscription est à jour.' },
    further: {
      confirm: { title: 'Unité acceptée', text: 'L’unité {about} est ajoutée.' },
      refuse: { title: 'Unité refusée', text: 'L’unité {about} n’a pas été ajoutée.' },
      end: { title: 'Unité enlevée', text: 'L’unité {about} est enlevée.' },
    },
    addUnit: { title: 'Unité ajoutée', text: 'L’unité {about} est ajoutée.' },
  },
  mail: {
    subject: 'Votre demande pour {community}',
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
    tenure: 'Occupation',
    state: 'État',
    since: 'Depuis',
    endsOn: 'Dernier jour',
    reason: 'Motif',
    says: 'Se dit',
    files: { waiting: 'demandes', members: 'membres', invited: 'invitations', ended: 'anciens' },
  },
} as const;
