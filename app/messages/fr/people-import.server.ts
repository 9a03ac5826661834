/** Ce que seul le serveur dit d’une liste importée. */
export const peopleImportServer = {
  notFound: 'Cette liste est introuvable. Une liste non enregistrée disparaît après un jour.',
  nothingChosen: 'Choisissez un fichier ou collez une liste',
  bothGiven:
    'Vous avez choisi un fichier et aussi collé une liste. Videz la case pour importer le fichier, ou envoyez la liste sans fichier.',
  tooLarge: 'La liste dépasse 2 Mo. Divisez-la en listes plus petites.',
  notText:
    'Nous ne pouvons pas lire ce type de fichier. Enregistrez votre liste en CSV, puis choisissez-la de nouveau.',
  empty: 'Cette liste est vide. Choisissez un autre fichier ou collez une liste.',
  tooManyRows: 'La liste a plus de {most} lignes. Divisez-la en listes plus petites.',
  tooManyColumns: 'La liste a plus de {most} colonnes. Enlevez celles qui ne servent pas.',
  unreadable:
    'La liste ne peut pas être lue à partir de la ligne {row} : un guillemet y est ouvert, mais jamais fermé. Fermez-le ou enlevez-le.',
  rowTooLong:
    'La ligne {row} de la liste est trop longue pour être lue. Une ligne a au maximum 250 000 caractères : vérifiez que chaque personne a sa propre ligne.',
  columnUnknown: 'Choisissez une colonne dans la liste',
  columnsMissing: 'Choisissez la colonne de l’unité, et celle du nom ou de l’adresse courriel',
  savedBefore:
    'Cette liste a déjà été enregistrée, ou son importation a été annulée. Rien n’a changé.',
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
    remapped: {
      title: 'Aperçu mis à jour',
      text: 'Rien n’est encore enregistré. Vérifiez le nouvel aperçu, puis enregistrez la liste.',
    },
    discarded: { title: 'Liste abandonnée', text: 'Rien n’a été enregistré.' },
  },
} as const;
