/** Ce que seul le serveur dit de la fin d’une adhésion. */
export const endingServer = {
  notFound: 'Cette adhésion n’existe pas ici.',
  notConfirmed: 'Cette personne n’est pas membre en ce moment.',
  toPeople: 'Voir les personnes de la communauté',
  whenMissing: 'Indiquez quand l’adhésion prend fin',
  dayMissing: 'Choisissez un jour',
  dayPast: 'Choisissez aujourd’hui ou un jour à venir',
  reasonTooLong: 'Le motif ne doit pas dépasser {maximum} caractères',
  changedTo:
    'Entre-temps, quelqu’un d’autre a fixé le dernier jour au {day}. Vérifiez, puis enregistrez de nouveau.',
  takenBack:
    'Entre-temps, quelqu’un d’autre a annulé le départ prévu. Vérifiez, puis enregistrez de nouveau.',
  lastModerator:
    'Personne d’autre ne modère {communities}. Nommez d’abord une autre personne pour s’en occuper.',
  ended: { title: 'Adhésion terminée', description: '{name} n’est plus membre.' },
  scheduled: {
    title: 'Dernier jour enregistré',
    description: '{name} reste membre jusqu’au {day} inclusivement.',
  },
  unset: { title: 'Départ annulé', description: '{name} reste membre.' },
} as const;
