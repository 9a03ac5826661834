/** What the server alone says about activities. */
export const activitiesServer = {
  tooManyTags: 'Utilisez {maximum} mots-clés au maximum',
  tagTooLong: 'Un mot-clé ne doit pas dépasser {maximum} caractères',
  fewerTags: 'Utilisez moins de mots-clés',
  tagIsText: 'Chaque mot-clé doit être un texte',
  tagsAreList: 'Envoyez les mots-clés sous forme de liste',
  timeUnreadable: 'Écrivez le début et la fin de l’activité sous la forme 2026-12-31 18:30',
  noSuchDay: 'Ce jour n’existe pas. Vérifiez la date.',
  timeSkipped:
    'On avance l’heure cette nuit-là : cette heure n’existe pas. Choisissez-en une autre.',
  tooLate: 'Cette date est trop lointaine. Choisissez-en une plus proche.',
  zoneMissing: 'Indiquez la date et l’heure avec le fuseau, comme 2026-12-31T18:30:00-05:00',
  objectExpected: 'Envoyez l’activité sous forme d’objet JSON',
  inThePast: 'Choisissez une date et une heure à venir',
  organizerIsOn: 'Vous organisez cette activité : votre nom est déjà sur la liste.',
  isOver: 'Cette activité est terminée.',
  isCancelled: 'Cette activité est annulée.',
  notOpen: 'Cette activité n’est pas accessible pour l’instant.',
  attendeesForMembers: 'Il faut être membre de cette communauté pour voir qui vient.',
  useTheButtons:
    'Nous n’avons pas compris ce que vous vouliez faire. Utilisez l’un des boutons de cette page.',
  joined: {
    title: 'Participation notée',
    description: 'Votre nom est sur la liste de l’activité « {title} ».',
  },
  left: {
    title: 'Désistement noté',
    description: 'Votre nom n’est plus sur la liste de l’activité « {title} ».',
  },
  draftTitle: 'Sortie : {event}',
  draftQuestion: '« {event} » : qui aimerait y aller en groupe ?',
  tooManyJoins: {
    one: 'Vous avez choisi « Participer » très souvent depuis une heure. Attendez une minute, puis réessayez.',
    other:
      'Vous avez choisi « Participer » très souvent depuis une heure. Attendez {count} minutes, puis réessayez.',
  },
  tooManyLeaves: {
    one: 'Vous avez choisi « Se désister » très souvent depuis une heure. Attendez une minute, puis réessayez.',
    other:
      'Vous avez choisi « Se désister » très souvent depuis une heure. Attendez {count} minutes, puis réessayez.',
  },
  endNeedsStart: 'Indiquez aussi le début, ou effacez la fin de l’activité',
  endsBeforeStart: 'L’activité doit finir après avoir commencé',
  placeIsText: 'Le lieu doit être un texte',
  placeTooLong: 'Le lieu ne doit pas dépasser {maximum} caractères',
  capacityInvalid: 'Écrivez un nombre entier de 1 à {maximum}, ou laissez ce champ vide',
  inLine: {
    title: 'Vous êtes sur la liste d’attente',
    description: 'Votre rang sur la liste d’attente de l’activité « {title} » : {position}.',
  },
  untilTime: '{start}, jusqu’à {end}',
  untilDay: '{start}, jusqu’au {end}',
  beFirst: 'Aucune inscription',
  noOneYet: 'Aucune inscription',
  going: { one: '{count} personne participe', other: '{count} personnes participent' },
  goingShort: { one: '{count} participant', other: '{count} participants' },
  dayOpen: 'Date à déterminer',
  dayAndTime: '{day} à {time}',
  full: 'Complète',
  placesLeft: { one: 'Encore {count} place', other: 'Encore {count} places' },
  places: {
    one: 'Places prises : {going} sur {count}',
    other: 'Places prises : {going} sur {count}',
  },
  waitingCount: {
    one: '{count} personne sur la liste d’attente',
    other: '{count} personnes sur la liste d’attente',
  },
  position: {
    mailed:
      'Votre rang sur la liste d’attente : {position}. Dès qu’une place se libère, elle va à la première personne de la liste. Si c’est vous, nous vous écrirons.',
    silent:
      'Votre rang sur la liste d’attente : {position}. Dès qu’une place se libère, elle va à la première personne de la liste. Vous ne recevrez pas de courriel : revenez voir cette page.',
  },
  overbooked:
    'Il y a plus de participations que de places. Toutes les personnes qui participent déjà gardent leur place.',
  nobodyYet: 'Personne ne participe pour l’instant',
  joinedCount: { one: '{count} participation', other: '{count} participations' },
  nobodyJoined: 'Aucune participation',
  join: 'Participer',
  joinLine: 'S’inscrire sur la liste d’attente',
  joining: 'Un instant…',
  youGo: 'Vous participez',
  youWait: 'Vous êtes sur la liste d’attente',
  yours: 'Vous organisez',
  joinThe: 'Participer à « {activity} »',
  joinLineOf: 'S’inscrire sur la liste d’attente de l’activité « {activity} »',
  leave: 'Se désister',
  leaveLine: 'Quitter la liste d’attente',
  leaving: 'Un instant…',
  loginToJoin: 'Se connecter pour participer',
  membersCanJoin: 'Les membres {de:community} peuvent participer.',
} as const;
