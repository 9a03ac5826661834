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
  next: 'Vérifier d’abord',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  nothing: 'Aucune communauté ne vous est confiée à votre nom : il n’y a rien à transmettre.',
  nothingTheirs: 'Cette personne ne modère aucune communauté : il n’y a rien à transmettre.',
  choosePerson: 'Choisir une autre personne',
  review: {
    title: 'Est-ce la bonne personne ?',
    lead: 'Rien n’est encore fait. Lisez ceci, puis passez le relais.',
    successor: 'Prend la suite',
    home: 'Habite ou travaille à',
    homeAt: '{community}, {unit}',
    homeUnknown: 'Aucun endroit dont vous vous occupez',
    from: 'À partir de',
    atOnce: 'Tout de suite',
    gains: '{successor} pourra alors :',
    gain: {
      posts: 'décider des publications, des signalements et des contestations,',
      people:
        'confirmer, refuser et terminer des adhésions, et lire adresses et numéros de téléphone,',
      desk: 'modifier les logements, les codes, les avis, les documents et les réglages.',
    },
    role: 'Le rôle sera alors : {role}.',
    what: 'Ce qui change de mains',
    member: '{community} : {successor} y habite ({unit})',
    newcomer:
      '{community} : {successor} n’en est pas membre et s’y joindra avec « {office} » comme logement',
    loses: 'Vous ne pourrez alors plus rien faire de cela. Vous restez membre.',
    losesTheirs: '{name} ne pourra alors plus rien faire de cela, mais restera membre.',
    resident:
      'C’est votre dernier bureau : vous deviendrez simple membre et ne pourrez pas le reprendre.',
    residentTheirs: 'C’est le dernier bureau de {name}, qui deviendra simple membre.',
    confirm: 'Passer le relais à {successor}',
    edit: 'Modifier',
  },
  roles: {
    RESIDENT: 'membre',
    BOARD: 'membre du conseil',
    MANAGER: 'gestionnaire',
    ADMIN: 'responsable du site',
  },
  waiting: 'Relais à venir',
  noneWaiting: 'Aucun n’est prévu.',
  entry: '{community} : {successor} prend la suite. Premier jour : {day}.',
  failed:
    '{community} : {successor} n’a pas pu prendre la suite (jour prévu : {day}), car l’une des deux personnes ne pouvait plus transmettre ou recevoir cette tâche. Rien n’a changé.',
  cancelThis: 'Annuler ce relais',
  cancelOf: 'Annuler le relais : {community}',
} as const satisfies Translation<typeof en>;
