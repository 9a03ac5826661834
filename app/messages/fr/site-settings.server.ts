/** Ce que le serveur dit du formulaire sur la gestion du site. */
export const siteSettingsServer = {
  tooLong: 'Raccourcissez ce texte',
  noBrackets: 'N’utilisez pas de crochets',
  bothLanguages: {
    contactNoteEn:
      'Remplissez aussi « Délai de réponse habituel, en anglais », ou laissez l’autre langue vide',
    contactNoteFr:
      'Remplissez aussi « Délai de réponse habituel, en français », ou laissez l’autre langue vide',
    aboutEn: 'Remplissez aussi « À propos de ce site, en anglais », ou laissez l’autre langue vide',
    aboutFr:
      'Remplissez aussi « À propos de ce site, en français », ou laissez l’autre langue vide',
  },
  changedMeanwhile:
    'Une autre personne a enregistré des changements entre-temps. Vérifiez ce qui est enregistré maintenant, puis enregistrez de nouveau votre version.',
  saved: {
    title: 'Enregistré',
    description: 'Toutes les pages affichent maintenant ces renseignements.',
  },
} as const;
