/** The tab of the hub with what is for sale. */
export const listings = {
  tab: 'Petites annonces',
  none: 'Aucune annonce pour l’instant.',
  postFirst: 'Publier la première annonce',
  newer: 'Annonces plus récentes',
  older: 'Annonces plus anciennes',
} as const;
