/** Où en sont les publications. */
export const postStates = {
  published: { LISTING: 'À vendre', ACTIVITY: 'Ouverte' },
  statuses: {
    PENDING: 'À l’examen',
    REJECTED: 'Non publiée',
    WITHDRAWN: 'Retirée',
    SOLD: 'Vendu',
    CANCELLED: 'Annulée',
    REMOVED: 'Enlevée',
  },
} as const;
