import type { Translation } from '#app/lib/i18n/message.ts';
import type { events as en } from '../en/events.ts';

/** The list of city events, and the page of one. */
export const events = {
  backToHome: 'Retour à l’accueil',
  allEvents: 'Tous les événements à Ottawa',
  city: 'Ottawa',
  summary: '{dates}. {description}',
  picture: '{title}, vue {number}',
  when: 'Quand',
  startsAt: 'À partir de {time}',
  over: 'Cet événement est terminé.',
  where: 'Où',
  createActivity: 'Créer une activité',
  createActivityIn: 'Créer une activité : {community}',
  addToCalendar: 'Ajouter au calendrier',
  website: 'Voir le site officiel',
  yourCommunity: 'Votre communauté',
  takeNeighbours: 'Vous y allez ? Faites-en une activité, et le voisinage pourra vous accompagner.',
  list: {
    title: 'Événements à venir à Ottawa',
    lead: 'Ce qui se passe en ville, du plus proche au plus lointain.',
    none: 'Rien au calendrier pour l’instant. Revenez la semaine prochaine.',
    earlier: 'Événements précédents',
    later: 'Événements suivants',
  },
} as const satisfies Translation<typeof en>;
