/** Ce que seul le serveur dit de la fin d’une adhésion. */
export const endingServer = {
  notFound: 'Cette adhésion est introuvable.',
  notConfirmed:
    'Cette personne n’est pas membre en ce moment : il n’y a pas d’adhésion à terminer.',
  toPeople: 'Voir les personnes de la communauté',
  whenMissing: 'Choisissez quand l’adhésion prend fin',
  dayMissing: 'Choisissez le dernier jour',
  dayPast: 'Choisissez aujourd’hui ou un jour à venir',
  reasonTooLong: 'Le motif ne doit pas dépasser {maximum} caractères',
  changedTo:
    'Entre-temps, quelqu’un d’autre a fixé le dernier jour au {day}. Vérifiez la date, puis enregistrez de nouveau.',
  takenBack:
    'Entre-temps, quelqu’un d’autre a annulé le départ prévu. Vérifiez le dernier jour, puis enregistrez de nouveau.',
  lastModerator:
    'Personne d’autre ne modère {communities}. Nommez d’abord une autre personne à la modération.',
  ended: { title: 'Adhésion terminée', description: '{name} n’est plus membre.' },
  scheduled: {
    title: 'Dernier jour enregistré',
    description: '{name} reste membre jusqu’au {day} inclusivement.',
  },
  unset: { title: 'Départ annulé', description: '{name} reste membre.' },
} as const;
