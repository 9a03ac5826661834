/** The list of city events, and the page of one. */
export const events = {
  backToHome: 'Retour à l’accueil',
  allEvents: 'Tous les événements à Ottawa',
  city: 'Ottawa',
  summary: '{dates}. {description}',
  picture: '{title}, image {number}',
  when: 'Dates',
  startsAt: 'À partir de {time}',
  over: 'Cet événement est terminé.',
  where: 'Lieu',
  createActivity: 'Créer une activité',
  createActivityIn: 'Créer une activité {à:community}',
  addToCalendar: 'Ajouter au calendrier',
  website: 'Voir le site officiel',
  yourCommunity: 'Votre communauté',
  takeNeighbours:
    'Vous allez à cet événement ? Faites-⁠en une activité, et le voisinage pourra vous accompagner.',
  list: {
    title: 'Événements à venir à Ottawa',
    lead: 'Ce qui se passe en ville, par ordre de date.',
    none: 'Aucun événement au calendrier pour l’instant. Revenez la semaine prochaine.',
    now: 'En ce moment',
    earlier: 'Événements précédents',
    later: 'Événements suivants',
  },
} as const;
