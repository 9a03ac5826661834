/** Ce qui attend la modération, avec le nombre de chaque sorte. */
export const waitingWork = {
  people: {
    one: '{count} demande d’adhésion',
    other: '{count} demandes d’adhésion',
  },
  posts: { one: '{count} publication à examiner', other: '{count} publications à examiner' },
  requests: { one: '{count} demande à traiter', other: '{count} demandes à traiter' },
  bookings: { one: '{count} réservation à confirmer', other: '{count} réservations à confirmer' },
  reports: { one: '{count} signalement à examiner', other: '{count} signalements à examiner' },
  appeals: { one: '{count} contestation à examiner', other: '{count} contestations à examiner' },
} as const;
