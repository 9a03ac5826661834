/** Choosing a community. */
export const communities = {
  searchTitle: 'Trouver mon condo',
  searchLead: 'Cherchez votre communauté par son nom ou par son adresse.',
  clearSearch: 'Effacer la recherche',
  searchLabel: 'Nom ou adresse de la communauté',
  find: 'Trouver mon condo',
  select: 'Choisissez votre immeuble',
  loading: 'Chargement des communautés…',
  none: 'Aucune communauté pour l’instant.',
} as const;
