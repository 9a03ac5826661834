/** Ce que seul le serveur dit dans la salle du courrier. */
export const outgoingMailServer = {
  notSigned: 'Le message n’est pas signé avec la clé de ce site',
  reportShape: 'Envoyez des événements, chacun avec une adresse courriel et une raison',
  notSuppressed: '{address} n’est pas dans la liste des adresses bloquées',
  noLetter: 'Courriel introuvable',
  done: {
    test: 'Courriel d’essai en route',
    retry: 'Nouvelle tentative d’envoi',
    'retry-refused': 'Nouvelle tentative d’envoi',
    'give-up': 'Envoi annulé',
    suppress: 'Adresse courriel bloquée',
    lift: 'Adresse courriel débloquée',
    release: 'Adresse courriel débloquée',
  },
  doneText: 'Les listes ci-dessous sont à jour.',
} as const;
