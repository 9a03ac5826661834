/** Reading a workbook of Excel or LibreOffice. */
export const sheets = {
  tooHeavy:
    'Ce classeur est trop lourd pour être lu. Enregistrez en CSV la feuille qui contient votre liste, puis choisissez ce fichier.',
  damaged:
    'Nous ne pouvons pas lire ce classeur. Enregistrez-le de nouveau en .xlsx ou en CSV, puis choisissez ce fichier.',
  empty: 'Ce classeur est vide. Choisissez un autre fichier.',
  noSuchSheet: 'Aucune feuille de ce fichier ne s’appelle « {sheet} ». Ses feuilles : {names}.',
  othersWaiting: 'D’autres classeurs sont en cours de lecture. Réessayez dans une demi-minute.',
} as const;
