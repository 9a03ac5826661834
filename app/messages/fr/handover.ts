import type { Translation } from '#app/lib/i18n/message.ts';
import type { handover as en } from '../en/handover.ts';

/** La page qui confie des communautés à une autre personne. */
export const handover = {
  title: 'Passer le relais',
  titleOf: 'Passer le relais : {name}',
  lead: 'Une autre personne prend en charge le bureau de vos communautés, tout de suite ou le jour de votre choix.',
  notSaved: 'Rien n’a été transmis',
  successor: 'Adresse courriel de la personne qui prend la suite',
  successorHint: 'Il lui faut un compte. Sinon, invitez d’abord cette personne.',
  communities: 'Communautés',
  when: 'Moment',
  onADay: 'Un jour précis',
  now: 'Maintenant',
  onDay: 'Son premier jour',
  onDayHint: 'Pour « Maintenant », laissez ce champ vide. Vous pouvez annuler jusqu’à ce jour.',
  save: 'Passer le relais',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  nothing: 'Aucune communauté ne vous est confiée à votre nom : il n’y a rien à transmettre.',
  nothingTheirs: 'Cette personne ne modère aucune communauté : il n’y a rien à transmettre.',
  choosePerson: 'Choisir une autre personne',
  waiting: 'Relais à venir',
  noneWaiting: 'Aucun n’est prévu.',
  entry: '{community} : {successor} prend la suite. Premier jour : {day}.',
  failed:
    '{community} : {successor} n’a pas pu prendre la suite (jour prévu : {day}), car l’une des deux personnes ne pouvait plus transmettre ou recevoir cette tâche. Rien n’a changé.',
  cancelThis: 'Annuler ce relais',
  cancelOf: 'Annuler le relais : {community}',
} as const satisfies Translation<typeof en>;
