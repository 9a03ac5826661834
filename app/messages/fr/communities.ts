import type { Translation } from '#app/lib/i18n/message.ts';
import type { communities as en } from '../en/communities.ts';

/** Choosing a community. */
export const communities = {
  searchTitle: 'Trouver mon condo',
  searchLead: 'Cherchez votre communauté par son nom ou par son adresse.',
  clearSearch: 'Effacer la recherche',
  searchLabel: 'Par nom ou par adresse',
  find: 'Trouver mon condo',
  select: 'Choisissez votre corporation',
  loading: 'Chargement des communautés…',
  none: 'Aucune communauté pour l’instant.',
} as const satisfies Translation<typeof en>;
