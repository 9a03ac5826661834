/** Les mots des lettres sur ce qui attend la modération. */
export const waitingEmails = {
  because: 'Vous recevez ce courriel parce que vous modérez une communauté sur The Local Link.',
  counts: {
    posts: { one: '{count} publication', other: '{count} publications' },
    changes: {
      one: '{count} modification de publication',
      other: '{count} modifications de publications',
    },
    people: { one: '{count} demande d’adhésion', other: '{count} demandes d’adhésion' },
    reports: { one: '{count} signalement', other: '{count} signalements' },
    appeals: { one: '{count} contestation', other: '{count} contestations' },
    requests: {
      one: '{count} demande de résident sans suite depuis trois jours',
      other: '{count} demandes de résidents sans suite depuis trois jours',
    },
  },
  more: {
    one: 'Il y a aussi des éléments à examiner dans {count} autre communauté.',
    other: 'Il y a aussi des éléments à examiner dans {count} autres communautés.',
  },
  overdue: {
    one: '{count} de ces éléments attend depuis plus d’un jour.',
    other: '{count} de ces éléments attendent depuis plus d’un jour.',
  },
  MODERATION_WAITING: {
    subject: {
      inOne: {
        one: '{community} : {count} élément à examiner',
        other: '{community} : {count} éléments à examiner',
      },
      inSeveral: {
        one: '{count} élément à examiner',
        other: '{count} éléments à examiner',
      },
    },
    heading: {
      inOne: 'Éléments à examiner {à:community}',
      inSeveral: 'Éléments à examiner dans vos communautés',
    },
    text: 'Ces éléments attendent une décision, de vous ou d’une autre personne de la modération. Suivez les liens ci-dessous pour les examiner.',
  },
  MODERATION_OVERDUE: {
    subject: {
      inOne: {
        one: '{community} : {count} élément attend depuis plus d’un jour',
        other: '{community} : {count} éléments attendent depuis plus d’un jour',
      },
      inSeveral: {
        one: '{count} élément attend depuis plus d’un jour',
        other: '{count} éléments attendent depuis plus d’un jour',
      },
    },
    heading: {
      inOne: 'Éléments en attente depuis plus d’un jour {à:community}',
      inSeveral: 'Éléments en attente depuis plus d’un jour',
    },
    text: 'Ces éléments attendent toujours une décision, de vous ou d’une autre personne de la modération. Suivez les liens ci-dessous pour les examiner.',
  },
} as const;
