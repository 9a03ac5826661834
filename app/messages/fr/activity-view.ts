import type { Translation } from '#app/lib/i18n/message.ts';
import type { activityView as en } from '../en/activity-view.ts';

/** The page of an activity, and who is going. */
export const activityView = {
  nobodyYet: 'Personne pour l’instant',
  joined: { one: '{count} participation', other: '{count} participations' },
  nobodyJoined: 'Aucune participation',
  join: 'Participer',
  joining: 'Un instant…',
  leave: 'Se désister',
  leaving: 'Un instant…',
  loginToJoin: 'Se connecter pour participer',
  membersCanJoin: 'Les membres de la communauté {community} peuvent participer.',
  isCancelled: 'Cette activité est annulée.',
  youJoined: 'Une activité à laquelle vous participez',
  closedForNow:
    'Cette activité n’est pas ouverte pour l’instant. Votre nom est toujours sur la liste, et vous pouvez vous désister.',
  isOver: 'Cette activité est terminée.',
  attendees: 'Qui participe',
  organizer: 'Organisation',
  previousAttendees: 'Personnes précédentes',
  moreAttendees: 'Personnes suivantes',
  moreFaces: '+{count}',
  details: 'Détails',
  when: 'Quand',
  tags: 'Mots-clés',
  contact: 'Courriel',
  organizedBy: 'Organisée par',
  notDone: 'Rien n’a été changé',
  failedToJoin: 'Impossible de participer à l’activité. Veuillez réessayer.',
  failedToLeave: 'Impossible de vous désister de l’activité. Veuillez réessayer.',
  report: 'Signaler cette activité',
} as const satisfies Translation<typeof en>;
