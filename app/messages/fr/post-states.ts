/** Où en sont les publications. */
export const postStates = {
  published: { LISTING: 'À vendre', ACTIVITY: 'Ouverte' },
  statuses: {
    PENDING: 'En attente',
    REJECTED: 'Refusée',
    WITHDRAWN: 'Retirée',
    SOLD: 'Vendue',
    CANCELLED: 'Annulée',
    REMOVED: 'Enlevée',
  },
} as const;
