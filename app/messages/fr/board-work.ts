/** Ce qui attend la modération, sur la page d’accueil et dans le carrefour. */
export const boardWork = {
  title: 'Ce qui vous attend',
  people: {
    one: '{count} personne attend à la porte',
    other: '{count} personnes attendent à la porte',
  },
  posts: { one: '{count} publication attend', other: '{count} publications attendent' },
  reports: { one: '{count} signalement attend', other: '{count} signalements attendent' },
  appeals: { one: '{count} contestation attend', other: '{count} contestations attendent' },
  nothing: 'Rien ne vous attend.',
  emergency: 'Publier un avis d’urgence',
  emergencyShort: 'Avis d’urgence',
  emergencyFor: 'Avis d’urgence, {community}',
  decisions: 'Décisions passées',
  manage: 'Gestion',
  manageMore: 'Gestion : toutes les communautés',
} as const;
