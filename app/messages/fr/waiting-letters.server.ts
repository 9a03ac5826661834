/** Les mots des lettres sur ce qui attend la modération. */
export const waitingLetters = {
  because: 'Vous recevez cette lettre parce que vous y faites la modération.',
  counts: {
    posts: { one: '{count} publication', other: '{count} publications' },
    changes: {
      one: '{count} modification de publication',
      other: '{count} modifications de publications',
    },
    people: { one: '{count} personne à la porte', other: '{count} personnes à la porte' },
    reports: { one: '{count} signalement', other: '{count} signalements' },
    appeals: { one: '{count} contestation', other: '{count} contestations' },
  },
  more: {
    one: 'Quelque chose attend aussi dans {count} autre communauté.',
    other: 'Quelque chose attend aussi dans {count} autres communautés.',
  },
  overdue: {
    one: 'De tout cela, {count} demande attend depuis plus d’un jour.',
    other: 'De tout cela, {count} demandes attendent depuis plus d’un jour.',
  },
  MODERATION_WAITING: {
    subject: {
      inOne: {
        one: '{community} : {count} demande attend',
        other: '{community} : {count} demandes attendent',
      },
      inSeveral: {
        one: '{count} demande vous attend',
        other: '{count} demandes vous attendent',
      },
    },
    heading: {
      inOne: '{community} : ce qui attend',
      inSeveral: 'Ce qui attend dans vos communautés',
    },
    text: 'Vous ou une autre personne de la modération pouvez en décider. Chaque ligne y mène.',
  },
  MODERATION_OVERDUE: {
    subject: {
      inOne: {
        one: '{community} : {count} demande attend depuis plus d’un jour',
        other: '{community} : {count} demandes attendent depuis plus d’un jour',
      },
      inSeveral: {
        one: '{count} demande attend depuis plus d’un jour',
        other: '{count} demandes attendent depuis plus d’un jour',
      },
    },
    heading: {
      inOne: '{community} : en attente depuis plus d’un jour',
      inSeveral: 'En attente depuis plus d’un jour',
    },
    text: 'Quelqu’un espère une réponse. Vous ou une autre personne de la modération pouvez en décider. Chaque ligne y mène.',
  },
} as const;
