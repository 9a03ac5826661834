/** Ce que seul le serveur dit d’une liste importée. */
export const peopleImportServer = {
  notFound: 'Cette liste n’existe pas. Une liste non enregistrée disparaît après un jour.',
  nothingChosen: 'Choisissez un fichier ou collez une liste',
  tooLarge: 'La liste dépasse 2 Mo. Divisez-la.',
  spreadsheet:
    'C’est un fichier de tableur. Enregistrez-le d’abord en CSV : Fichier, Enregistrer sous, CSV.',
  notText: 'Ce fichier n’est pas une liste en texte. Enregistrez-le d’abord en CSV.',
  empty: 'Cette liste est vide',
  tooManyRows: 'La liste a plus de {most} lignes. Divisez-la.',
  tooManyColumns: 'La liste a plus de {most} colonnes. Enlevez celles qui ne servent pas.',
  unreadable:
    'La liste ne peut pas être lue à partir de la ligne {row} : un guillemet y est ouvert, mais jamais fermé. Fermez-le ou enlevez-le.',
  columnUnknown: 'Choisissez une colonne de la liste',
  columnsMissing: 'Choisissez la colonne de l’unité, et celle du nom ou du courriel',
  savedBefore: 'Cette liste a déjà été enregistrée ou annulée. Rien n’a changé.',
  tooLateToUndo:
    'Il est trop tard pour annuler cette importation. Vous pouvez encore annuler les invitations une à une.',
  toasts: {
    saved: {
      title: 'Liste enregistrée',
      text: { one: '{count} nouvelle invitation.', other: '{count} nouvelles invitations.' },
    },
    undone: {
      title: 'Importation annulée',
      text: { one: '{count} invitation annulée.', other: '{count} invitations annulées.' },
    },
    discarded: { title: 'Liste abandonnée', text: 'Rien n’a été enregistré.' },
  },
} as const;
