/** What the server alone says about the dashboard. */
export const moderationServer = {
  moderatorsOnly:
    'Le tableau de modération est réservé aux membres du conseil, aux gestionnaires et aux responsables du site.',
  backToQueue: 'Retour à la file',
  ownPosts: 'Vous ne pouvez pas décider ici de vos propres publications.',
  noneToReject:
    'Rien n’a été refusé : entre-temps, tout a été modifié ou a fait l’objet d’une décision.',
  rejectedAll: {
    title: 'Publications refusées',
    description: {
      one: '{name} : {count} publication ou modification en attente a été refusée.',
      other: '{name} : {count} publications ou modifications en attente ont été refusées.',
    },
    left: {
      one: '{count} a été laissée telle quelle : une décision, un retrait ou une modification a eu lieu après l’ouverture de la page.',
      other:
        '{count} ont été laissées telles quelles : une décision, un retrait ou une modification a eu lieu après l’ouverture de la page.',
    },
    waiting: {
      one: '{count} publication de cette personne est maintenant en attente.',
      other: '{count} publications de cette personne sont maintenant en attente.',
    },
  },
} as const;
