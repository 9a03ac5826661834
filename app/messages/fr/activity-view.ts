/** The page of an activity, and who is going. */
export const activityView = {
  youJoined: 'Une activité à laquelle vous participez',
  closedForNow:
    'Cette activité n’est pas accessible pour l’instant. Votre participation est toujours enregistrée, mais vous pouvez vous désister.',
  placeOpen: 'Lieu à déterminer',
  attendees: 'Personnes qui participent',
  organizerAnd: {
    one: 'La personne qui organise et {count}\u00a0autre personne',
    other: 'La personne qui organise et {count}\u00a0autres personnes',
  },
  organizer: 'Organisation',
  previousAttendees: 'Noms précédents',
  moreAttendees: 'Noms suivants',
  moreFaces: '+{count}',
  waiting: 'Sur la liste d’attente',
  moreWaiting: { one: 'et {count} autre personne', other: 'et {count} autres personnes' },
  details: 'Détails',
  tags: 'Mots-clés',
  contact: 'Contact',
  organizedBy: 'Organisée par',
  notDone: 'Rien n’a changé',
  failedToJoin: 'Votre participation n’a pas été enregistrée. Réessayez.',
  failedToLeave: 'Votre désistement n’a pas été enregistré. Réessayez.',
} as const;
