/** Ce que seul le serveur dit dans la salle du courrier. */
export const outgoingMailServer = {
  notSigned: 'Le message n’est pas signé avec la clé de ce site',
  reportShape: 'Envoyez des événements, chacun avec une adresse et un motif',
  notSuppressed: '{address} n’est pas dans la liste des adresses bloquées',
  noLetter: 'Courriel introuvable',
  done: {
    test: 'Courriel d’essai en route',
    retry: 'Nouvel essai en cours',
    'retry-refused': 'Nouvel essai en cours',
    'give-up': 'Envoi annulé',
    suppress: 'Nous n’écrirons plus à cette adresse',
    lift: 'Nous écrirons de nouveau à cette adresse',
    release: 'Nous écrirons de nouveau à cette adresse',
  },
  doneText: 'Les listes ci-dessous sont à jour.',
} as const;
