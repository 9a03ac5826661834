/** Ce que seul le serveur dit de la fin d’une adhésion. */
export const endingServer = {
  notFound: 'Cette adhésion n’existe pas ici.',
  notConfirmed: 'Cette personne n’est pas membre en ce moment : il n’y a rien à terminer.',
  toPeople: 'Voir les personnes de la communauté',
  whenMissing: 'Indiquez quand l’adhésion prend fin',
  dayMissing: 'Choisissez un jour',
  dayPast: 'Choisissez aujourd’hui ou un jour à venir',
  reasonTooLong: 'Le motif ne doit pas dépasser {maximum} caractères',
  changedTo:
    'Quelqu’un d’autre a fixé entre-temps le dernier jour : {day}. Vérifiez, puis enregistrez de nouveau.',
  takenBack:
    'Quelqu’un d’autre a annulé la fin prévue entre-temps. Vérifiez, puis enregistrez de nouveau.',
  lastModerator:
    'Personne d’autre ne modère {communities}. Nommez d’abord quelqu’un, pour que la communauté ne soit pas laissée à elle-même.',
  ended: { title: 'Adhésion terminée', description: '{name} n’est plus membre.' },
  scheduled: {
    title: 'Dernier jour enregistré',
    description: '{name} : dernier jour comme membre, {day}.',
  },
  unset: { title: 'Fin annulée', description: '{name} reste membre.' },
} as const;
