/** Ce que seul le serveur dit de l’année du conseil. */
export const boardYearServer = {
  notFound: 'Cette ligne de l’année du conseil n’existe pas',
  yearTaken: 'Il y a déjà un exercice avec ce dernier jour',
  endsOnUnreadable: 'Entrez le dernier jour de l’exercice sous la forme 2026-12-31',
  meetingOnUnreadable: 'Entrez le jour de l’assemblée sous la forme 2026-12-31',
  receivedOnUnreadable: 'Entrez le jour de la réception sous la forme 2026-12-31',
  doneOnUnreadable: 'Entrez le jour où cela a été fait sous la forme 2026-12-31',
  dayLater: 'La date est à venir',
  doneByRequired: 'Entrez qui l’a fait',
  doneByTooLong: 'Limitez le nom à {maximum} caractères',
  aboutTooLong: 'Limitez ce texte à {maximum} caractères',
  documentUnknown: 'Choisissez un document de la liste',
  daysChangedSince:
    'Une autre personne a modifié ces dates pendant que vous aviez la page ouverte. Vérifiez les différences, puis enregistrez de nouveau.',
  changedSince:
    'Une autre personne a modifié cette ligne pendant que vous l’aviez ouverte. Vérifiez les différences, puis réessayez.',
  done: {
    year: { title: 'Dates enregistrées', text: 'Les échéances ci-dessous les suivent.' },
    request: { title: 'Demande ajoutée', text: 'La liste indique le jour où il faut y répondre.' },
    save: { title: 'Noté comme fait' },
    change: { title: 'Demande modifiée' },
    remove: { title: 'Demande enlevée' },
    undo: { title: 'Noté comme non fait' },
  },
} as const;
