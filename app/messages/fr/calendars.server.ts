/** Ce que seul le serveur dit des calendriers, et ce qui s’y trouve. */
export const calendarsServer = {
  add: 'Ajouter au calendrier',
  loginFirst: 'Connectez-vous pour voir votre calendrier.',
  noDay: 'Cet avis ne donne pas de date : on ne peut pas l’ajouter à un calendrier.',
  dayOpen: 'Cette activité n’a pas encore de date : elle ne peut pas être ajoutée à un calendrier.',
  notFound:
    'Ce lien de calendrier ne fonctionne plus. Créez-en un nouveau sous « Mon calendrier ».',
  chooseButton:
    'Nous n’avons pas compris ce que vous vouliez faire. Utilisez l’un des boutons de cette page.',
  name: 'The Local Link',
  going: '✓ {title}',
  cancelled: 'Annulée : {title}',
  dates: {
    acOnApprox: 'Début de la climatisation ({community})',
    heatOnApprox: 'Début du chauffage ({community})',
    fireInspectionApprox: 'Inspection de sécurité incendie ({community})',
  },
  youGo: 'Vous participez à cette activité.',
  done: {
    make: {
      title: 'Lien de calendrier créé',
      description: 'Ajoutez maintenant ce lien à votre calendrier.',
    },
    renew: {
      title: 'Nouveau lien de calendrier créé',
      description: 'L’ancien lien ne fonctionne plus.',
    },
    remove: { title: 'Lien de calendrier désactivé', description: 'Le lien ne fonctionne plus.' },
  },
} as const;
