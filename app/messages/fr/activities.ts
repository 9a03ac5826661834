/** Activities: the tab of the hub, and what the page of one says as well. */
export const activities = {
  tab: 'Activités',
  none: 'Aucune activité pour l’instant.',
  postFirst: 'Créer la première activité',
  earlier: 'Activités précédentes',
  later: 'Activités suivantes',
} as const;
