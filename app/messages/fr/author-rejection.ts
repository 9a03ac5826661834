/** The step before all pending posts of one author are rejected. */
export const authorRejection = {
  rejectAuthor: 'Refuser les publications d’une personne',
  rejectAuthorSummary: 'Refusez tout ce qu’une même personne a soumis et qui est en attente.',
  rejectAuthorTitle: 'Refuser toutes les publications {de:author} qui sont en attente ?',
  rejectAuthorLead: {
    one: '{count} publication ou modification est en attente dans les communautés que vous modérez.',
    other:
      '{count} publications ou modifications sont en attente dans les communautés que vous modérez.',
  },
  nothingOfAuthor:
    'Cette personne n’a aucune publication en attente dans les communautés que vous modérez.',
  changeTo: 'Modification de « {post} »',
  backToQueue: 'Retour à la modération',
  andMore: { one: 'Et {count} autre publication.', other: 'Et {count} autres publications.' },
  reasonForAll:
    'La personne concernée lira le motif et votre commentaire sur chaque publication. 500 caractères au maximum.',
  rejectAll: { one: 'Refuser {count} publication', other: 'Refuser les {count} publications' },
  rejectingAll: 'Refus…',
  cancel: 'Annuler',
} as const;
