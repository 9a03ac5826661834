/** What a listing and an activity have in common. */
export const posts = {
  types: { LISTING: 'Annonce', ACTIVITY: 'Activité' },
  actions: {
    APPROVE: { label: 'Approuver', pending: 'Approbation…' },
    REJECT: { label: 'Refuser', pending: 'Refus…' },
    REMOVE: { label: 'Enlever', pending: 'Un instant…' },
    RESTORE: { label: 'Rétablir', pending: 'Un instant…' },
    WITHDRAW: { label: 'Retirer', pending: 'Retrait…' },
    SELL: { label: 'Marquer comme vendue', pending: 'Enregistrement…' },
    RELIST: { label: 'Réactiver', pending: 'Un instant…' },
    CANCEL: { label: 'Annuler l’activité', pending: 'Annulation…' },
    REPOST: { label: 'Republier', pending: 'Publication…' },
  },
  sentAgain: 'Soumise de nouveau {when}.',
  reason: 'Motif :',
  reasonForAuthor: 'Motif',
  ownWords: 'Votre commentaire',
  reasonHint:
    'La personne concernée lira le motif et votre commentaire. 500 caractères au maximum.',
  showAll: 'Tout afficher',
  revision: { live: 'En ligne maintenant', changed: 'Après modification' },
  leftToOthers: {
    LISTING: 'Une autre personne de la modération examinera votre annonce.',
    ACTIVITY: 'Une autre personne de la modération examinera votre activité.',
  },
  undo: 'Annuler',
  undoOf: 'Annuler : {title}',
  undoUntil: 'Vous pouvez annuler cette décision jusqu’à {time}.',
  failedToApprove: 'Échec de l’approbation. Réessayez.',
  failedToReject: 'Le refus n’a pas été enregistré. Réessayez.',
  error: 'Erreur',
  over: 'Terminée',
} as const;
