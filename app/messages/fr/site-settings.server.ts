/** Ce que le serveur dit du formulaire sur la gestion du site. */
export const siteSettingsServer = {
  tooLong: 'Ce texte est trop long. Raccourcissez-le.',
  noBrackets: 'N’utilisez pas de crochets',
  bothLanguages: {
    contactNoteEn:
      'Remplissez aussi « Délai de réponse habituel, en anglais », ou videz le champ en français',
    contactNoteFr:
      'Remplissez aussi « Délai de réponse habituel, en français », ou videz le champ en anglais',
    aboutEn: 'Remplissez aussi « À propos de ce site, en anglais », ou videz le champ en français',
    aboutFr: 'Remplissez aussi « À propos de ce site, en français », ou videz le champ en anglais',
  },
  changedMeanwhile:
    'Une autre personne a enregistré des changements pendant que vous remplissiez ce formulaire. Vérifiez ce qui est enregistré maintenant, puis enregistrez de nouveau votre version.',
  saved: {
    title: 'Modifications enregistrées',
    description: 'Toutes les pages affichent maintenant ces renseignements.',
  },
} as const;
