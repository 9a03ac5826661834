/** What the server alone says about the dashboard. */
export const moderationServer = {
  moderatorsOnly:
    'Le tableau de modération est réservé au conseil, à la gestion et aux responsables du site.',
  backToQueue: 'Retour à la modération',
  selectButton:
    'Sélectionnez le bouton qui approuve la sélection, ou un bouton à côté d’une publication.',
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
