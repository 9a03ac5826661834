import type { Translation } from '#app/lib/i18n/message.ts';
import type { listings as en } from '../en/listings.ts';

/** The tab of the hub with what is for sale. */
export const listings = {
  tab: 'Petites annonces',
  none: 'Aucune annonce pour l’instant.',
  postFirst: 'Publier la première',
  newer: 'Annonces plus récentes',
  older: 'Annonces plus anciennes',
} as const satisfies Translation<typeof en>;
