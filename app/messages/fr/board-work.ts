/** Ce qui attend la modération, sur la page d’accueil et dans le carrefour. */
export const boardWork = {
  title: 'À examiner',
  people: {
    one: '{count} demande d’adhésion',
    other: '{count} demandes d’adhésion',
  },
  posts: { one: '{count} publication à examiner', other: '{count} publications à examiner' },
  requests: { one: '{count} demande à traiter', other: '{count} demandes à traiter' },
  reports: { one: '{count} signalement à examiner', other: '{count} signalements à examiner' },
  appeals: { one: '{count} contestation à examiner', other: '{count} contestations à examiner' },
  nothing: 'Vous êtes à jour.',
  emergency: 'Publier un avis d’urgence',
  emergencyShort: 'Avis d’urgence',
  emergencyFor: 'Avis d’urgence {à:community}',
  decisions: 'Décisions passées',
  manage: 'Gestion',
  manageMore: 'Gérer toutes les communautés',
} as const;
