/** Ce que seul le serveur dit dans la salle du courrier. */
export const outgoingMailServer = {
  notSigned: 'Le message n’est pas signé avec la clé de ce site',
  reportShape: 'Envoyez des événements, chacun avec une adresse et un motif',
  notSuppressed: '{address} n’est pas dans la liste des adresses qui ne reçoivent rien',
  noLetter: 'Cette lettre n’existe pas',
  done: {
    test: 'Lettre d’essai en route',
    retry: 'La lettre est tentée de nouveau',
    'retry-refused': 'Les courriels sont tentés de nouveau',
    'give-up': 'La lettre est abandonnée',
    suppress: 'Plus rien n’y est envoyé',
    lift: 'Les courriels y vont de nouveau',
    release: 'Les lettres y vont de nouveau',
  },
  doneText: 'Les listes ci-dessous disent où en sont les choses.',
} as const;
