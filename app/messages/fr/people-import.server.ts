/** Ce que seul le serveur dit d’une liste importée. */
export const peopleImportServer = {
  notFound:
    'Cette liste n’existe pas. Une liste que personne n’enregistre disparaît après un jour.',
  nothingChosen: 'Choisissez un fichier ou collez une liste',
  tooLarge: 'La liste dépasse 2 Mo. Divisez-la.',
  spreadsheet:
    'C’est un fichier de tableur. Enregistrez-le d’abord en CSV : Fichier, Enregistrer sous, CSV.',
  notText: 'Ce fichier n’est pas une liste en texte. Enregistrez-le d’abord en CSV.',
  empty: 'Il n’y a rien dans cette liste',
  tooManyRows: 'La liste a plus de {most} lignes. Divisez-la.',
  tooManyColumns: 'La liste a plus de {most} colonnes',
  unreadable:
    'La liste ne peut pas être lue à partir de la ligne {row} : un guillemet y est ouvert et jamais fermé.',
  columnUnknown: 'Choisissez une colonne de la liste',
  columnsMissing:
    'Dites quelle colonne contient l’unité, et laquelle contient le nom ou le courriel.',
  savedBefore: 'Cette liste a déjà été enregistrée ou annulée. Rien n’a été changé.',
  tooLateToUndo: 'Cette liste ne peut plus être annulée.',
  toasts: {
    saved: {
      title: 'Liste enregistrée',
      text: { one: '{count} nouvelle invitation.', other: '{count} nouvelles invitations.' },
    },
    undone: {
      title: 'Liste annulée',
      text: { one: '{count} invitation a disparu.', other: '{count} invitations ont disparu.' },
    },
    discarded: { title: 'Liste jetée', text: 'Rien n’a été enregistré.' },
  },
} as const;
