/** Ce que le serveur dit du formulaire sur la gestion du site. */
export const siteSettingsServer = {
  tooLong: 'Raccourcissez ce texte',
  noBrackets: 'N’utilisez pas de crochets',
  bothLanguages: 'Écrivez ce texte dans les deux langues, ou dans aucune',
  changedMeanwhile:
    'Une autre personne a enregistré des changements entre-temps. Vérifiez ce qui est enregistré maintenant, puis enregistrez de nouveau votre version.',
  saved: {
    title: 'Enregistré',
    description: 'Les pages l’affichent désormais.',
  },
} as const;
