/** The files of a form, and those that a page offers. */
export const files = {
  legend: 'Fichiers',
  add: 'Ajouter des fichiers',
  hint: 'PDF, Word, Excel, PowerPoint, OpenDocument, PNG, JPEG, CSV ou texte. {maximum} fichiers au maximum, 25 Mo chacun.',
  hintOne: 'PDF, Word, Excel, PowerPoint, OpenDocument, PNG, JPEG, CSV ou texte, 25 Mo au maximum.',
  remove: 'Enlever {file}',
  size: {
    kb: '{size} ko',
    mb: '{size} Mo',
  },
} as const;
