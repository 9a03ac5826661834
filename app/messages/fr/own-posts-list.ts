import type { Translation } from '#app/lib/i18n/message.ts';
import type { ownPostsList as en } from '../en/own-posts-list.ts';

/** La courte liste de ses propres publications, sur un profil. */
export const ownPostsList: Translation<typeof en> = {
  ownPost: {
    LISTING: 'Annonce, {community}, {when}',
    ACTIVITY: 'Activité, {community}, {when}',
  },
};
