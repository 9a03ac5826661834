/** What the server alone says about the dashboard. */
export const moderationServer = {
  moderatorsOnly:
    'Le tableau de modération est réservé au conseil, à la gestion et aux responsables du site.',
  backToQueue: 'Retour à la modération',
  selectButton:
    'Sélectionnez le bouton qui approuve la sélection, ou un bouton à côté d’une publication.',
  unsentReason: {
    own: {
      one: 'Vous avez aussi indiqué ici un motif de refus. Rien n’est encore décidé. Que voulez-vous faire ?',
      other:
        'Vous avez aussi indiqué des motifs pour {count} refus. Ce bouton n’en envoie aucun. Rien n’est encore décidé.',
    },
    other: {
      one: 'Vous avez aussi indiqué un motif pour refuser une autre publication. Ce bouton ne l’envoie pas. Rien n’est encore décidé.',
      other:
        'Vous avez aussi indiqué des motifs pour refuser {count} autres publications. Ce bouton n’en envoie aucun. Rien n’est encore décidé.',
    },
    approve: 'Approuver et abandonner ce que j’ai indiqué',
    reject: 'Refuser celle-ci et abandonner le reste',
    ownRejection: 'Refuser pour ce motif',
    otherRejection: 'Refuser d’abord l’autre publication',
  },
  nextInQueue: 'Publication suivante à examiner',
  ownPosts: 'Vous ne pouvez pas examiner vos propres publications.',
  noneToReject: 'Rien n’a été refusé : tout avait déjà été examiné, retiré ou modifié.',
  rejectedAll: {
    title: 'Publications refusées',
    description: {
      one: '{count} publication ou modification {de:name} a été refusée.',
      other: '{count} publications ou modifications {de:name} ont été refusées.',
    },
    left: {
      one: '{count} publication ou modification n’a pas été refusée, car elle avait déjà été examinée, retirée ou modifiée.',
      other:
        '{count} publications ou modifications n’ont pas été refusées, car elles avaient déjà été examinées, retirées ou modifiées.',
    },
    waiting: {
      one: '{count} publication de cette personne est encore en attente.',
      other: '{count} publications de cette personne sont encore en attente.',
    },
  },
} as const;
