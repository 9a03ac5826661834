import type { Translation } from '#app/lib/i18n/message.ts';
import type { postStates as en } from '../en/post-states.ts';

/** Où en sont les publications. */
export const postStates: Translation<typeof en> = {
  published: { LISTING: 'À vendre', ACTIVITY: 'Ouverte' },
  statuses: {
    PENDING: 'Devant le conseil',
    REJECTED: 'Non publiée',
    WITHDRAWN: 'Retirée',
    SOLD: 'Vendu',
    CANCELLED: 'Annulée',
    REMOVED: 'Enlevée',
  },
};
