import type { Translation } from '#app/lib/i18n/message.ts';
import type { activitiesServer as en } from '../en/activities.server.ts';

/** What the server alone says about activities. */
export const activitiesServer = {
  tooManyTags: 'Utilisez au plus {maximum} mots-clés',
  tagTooLong: 'Un mot-clé ne doit pas dépasser {maximum} caractères',
  fewerTags: 'Utilisez moins de mots-clés',
  tagIsText: 'Chaque mot-clé doit être un texte',
  tagsAreList: 'Envoyez les mots-clés sous forme de liste',
  timeUnreadable: 'Écrivez la date et l’heure comme ceci : 2026-12-05 18:30',
  noSuchDay: 'Ce jour n’existe pas. Vérifiez la date',
  timeSkipped: 'On avance l’heure cette nuit-là, et ce moment n’existe pas. Choisissez-en un autre',
  tooLate: 'Choisissez une date plus proche',
  zoneMissing: 'Indiquez la date et l’heure avec le fuseau, comme 2026-12-05T18:30:00-05:00',
  objectExpected: 'Envoyez l’activité sous forme d’objet',
  inThePast: 'Choisissez un moment à venir',
  organizerIsOn: 'Vous organisez cette activité : votre nom y est déjà.',
  isOver: 'Cette activité est terminée.',
  isCancelled: 'Cette activité est annulée.',
  notOpen: 'Cette activité n’est pas ouverte pour l’instant.',
  attendeesForMembers: 'Il faut être membre de cette communauté pour voir qui vient.',
  useTheButtons: 'Utilisez l’un des boutons de cette page.',
  joined: {
    title: 'Participation notée',
    description: 'Votre nom est sur la liste : « {title} ».',
  },
  left: {
    title: 'Désistement noté',
    description: 'Votre nom n’est plus sur la liste : « {title} ».',
  },
  draftTitle: 'Sortie : {event}',
  draftQuestion: '« {event} » : qui aimerait y aller en groupe ?',
  tooManyJoins: {
    one: 'Voilà beaucoup de participations en une heure. Attendez une minute, puis réessayez.',
    other:
      'Voilà beaucoup de participations en une heure. Attendez {count} minutes, puis réessayez.',
  },
  endNeedsStart: 'Indiquez aussi le début, ou laissez la fin vide',
  endsBeforeStart: 'La fin doit venir après le début',
  placeIsText: 'Le lieu doit être un texte',
  placeTooLong: 'Le lieu ne doit pas dépasser {maximum} caractères',
  capacityInvalid: 'Écrivez un nombre entier de 1 à {maximum}, ou rien',
  inLine: {
    title: 'Sur la liste d’attente',
    description: 'Votre rang dans la file : {position}. Activité : « {title} ».',
  },
  untilTime: '{start}, jusqu’à {end}',
  untilDay: '{start}, jusqu’au {end}',
  beFirst: 'À vous d’ouvrir le bal',
  going: { one: '{count} personne y va', other: '{count} personnes y vont' },
  full: 'Complet',
  placesLeft: { one: 'Encore {count} place', other: 'Encore {count} places' },
  places: {
    one: 'Places prises : {going} sur {count}',
    other: 'Places prises : {going} sur {count}',
  },
  waitingCount: { one: '{count} en attente', other: '{count} en attente' },
  position:
    'Votre rang dans la file : {position}. La première personne obtient la prochaine place libre et l’apprend par courriel.',
  overbooked:
    'Il y a plus de participations que de places. Toutes les personnes inscrites gardent la leur.',
  nobodyYet: 'Personne pour l’instant',
  joinedCount: { one: '{count} participation', other: '{count} participations' },
  nobodyJoined: 'Aucune participation',
  join: 'Participer',
  joinLine: 'Attendre une place',
  joining: 'Un instant…',
  leave: 'Se désister',
  leaveLine: 'Quitter la file',
  leaving: 'Un instant…',
  loginToJoin: 'Se connecter pour participer',
  membersCanJoin: 'Les membres de la communauté {community} peuvent participer.',
} as const satisfies Translation<typeof en>;
