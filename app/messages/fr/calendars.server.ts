/** Ce que seul le serveur dit des calendriers, et ce qui s’y trouve. */
export const calendarsServer = {
  add: 'Ajouter au calendrier',
  loginFirst: 'Veuillez vous connecter pour voir votre calendrier.',
  dayOpen: 'Le jour de cette activité n’est pas fixé : aucun calendrier ne peut la montrer.',
  notFound: 'Aucun calendrier n’a plus cette adresse.',
  chooseButton: 'Utilisez l’un des boutons',
  name: 'The Local Link',
  going: '✓ {title}',
  dates: {
    acOnApprox: 'Début de la climatisation ({community})',
    heatOnApprox: 'Début du chauffage ({community})',
    fireInspectionApprox: 'Inspection incendie ({community})',
  },
  youGo: 'Vous y allez.',
  done: {
    make: { title: 'Adresse créée', description: 'Ajoutez-la maintenant à votre calendrier.' },
    renew: { title: 'Nouvelle adresse créée', description: 'L’ancienne ne montre plus rien.' },
    remove: { title: 'Adresse désactivée', description: 'Elle ne montre plus rien.' },
  },
} as const;
