/** Ce que seul le serveur dit des bons de travail. */
export const workOrderServer = {
  ended: 'Ce lien ne fonctionne plus. Demandez-en un nouveau au bureau qui vous l’a envoyé.',
  told: {
    title: 'Merci',
    description: 'Le conseil et la gestion savent que le travail est terminé.',
  },
  mayEnter: {
    YES: 'Vous pouvez entrer',
    NO: 'N’entrez pas',
    CALL: 'Appelez d’abord le bureau',
  },
  community: 'Immeuble',
  page: '{ref}, page {page} de {pages}',
  file: 'bon-de-travail-{ref}',
  signature: {
    title: 'Une fois le travail terminé',
    done: 'Travail effectué',
    name: 'Nom',
    day: 'Date',
    signature: 'Signature',
  },
} as const;
