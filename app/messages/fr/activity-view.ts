/** The page of an activity, and who is going. */
export const activityView = {
  youJoined: 'Une activité à laquelle vous participez',
  closedForNow:
    'Cette activité n’est pas ouverte pour l’instant. Votre nom est toujours sur la liste, et vous pouvez vous désister.',
  attendees: 'Personnes qui participent',
  organizer: 'Organisation',
  previousAttendees: 'Personnes précédentes',
  moreAttendees: 'Personnes suivantes',
  moreFaces: '+{count}',
  addresses: 'Adresses courriel',
  waiting: 'Sur la liste d’attente',
  moreWaiting: { one: 'et {count} autre', other: 'et {count} autres' },
  details: 'Détails',
  tags: 'Mots-clés',
  contact: 'Courriel',
  organizedBy: 'Organisée par',
  notDone: 'Rien n’a été changé',
  failedToJoin: 'Impossible de participer à l’activité. Réessayez.',
  failedToLeave: 'Impossible de vous désister de l’activité. Réessayez.',
} as const;
