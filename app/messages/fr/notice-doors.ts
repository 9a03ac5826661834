import type { Translation } from '#app/lib/i18n/message.ts';
import type { noticeDoors as en } from '../en/notice-doors.ts';

/** The desk’s pages about what a notice reached, its slips and poster, and the building’s screen. */
export const noticeDoors = {
  delivery: 'Qui a été rejoint',
  poster: 'Affiche',
  slips: 'Feuillets',
  screen: 'Écran',
  onEveryDoor: 'Au-delà du carrefour',
  deliveryLead: 'Chaque unité à qui cet avis s’adresse, et comment elle a été rejointe.',
  notOut: 'L’avis n’est pas encore paru. Ses unités seront énumérées ici dès qu’il le sera.',
  noUnits:
    'Aucune unité ne fait partie des destinataires de cet avis. Ajoutez les unités au registre.',
  onHub:
    'Sur le carrefour depuis {date}, pour chaque unité qui a un compte. Personne ne note qui l’y a lu.',
  leftHub: 'Il a quitté le carrefour {date}.',
  lists: {
    all: 'Toutes les unités',
    mail: 'Rejointes par courriel',
    slip: 'Rejointes par feuillet',
    waiting: 'Courriel en route',
    none: 'Non rejointes',
  },
  counted: '{list} ({count})',
  menu: 'Unités selon ce qui les a rejointes',
  noneIn: {
    all: 'Aucune unité.',
    mail: 'Aucune unité n’a été rejointe par courriel.',
    slip: 'Aucun feuillet n’a été coché.',
    waiting: 'Aucun courriel n’est en route.',
    none: 'Chaque unité a été rejointe, ou son courriel est en route.',
  },
  columns: { unit: 'Unité', how: 'Comment', when: 'Quand', hub: 'Sur le carrefour' },
  states: {
    SENT: 'Par courriel',
    QUEUED: 'Un courriel est en route',
    HELD: 'Un courriel attend le prochain résumé',
    BOUNCED: 'Le courriel est revenu',
    SUPPRESSED: 'Plus rien n’est envoyé à cette adresse',
    FAILED: 'Le courriel n’a pas pu être envoyé',
    UNSENT: 'Aucun courriel n’a été envoyé',
    OPTED_OUT: 'Ne veut pas d’avis par courriel',
    UNCONFIRMED: 'L’adresse n’est pas confirmée',
    AUTHOR: 'Seule la personne qui a écrit l’avis a un compte',
    NO_ACCOUNT: 'Personne n’a de compte',
  },
  bySlip: 'Par feuillet, coché par {name}',
  bySlipOnly: 'Par feuillet',
  hubSince: 'depuis {date}',
  hubNever: 'pas de compte',
  previous: 'Unités précédentes',
  next: 'Unités suivantes',
  proof: 'Preuve de remise (PDF)',
  proofCsv: 'La même en tableau (CSV)',
  proofHint: {
    STATUTORY: 'La preuve d’un avis légal est conservée pour toujours.',
    OTHER:
      'La liste reste telle quelle quand des gens déménagent, que des courriels sont effacés ou que des comptes sont supprimés.',
  },
  slipsTitle: 'Feuillets pour les portes',
  slipsLead:
    'Les unités que rien n’a rejointes. Laissez un feuillet à chaque porte, puis cochez l’unité ici.',
  slipLists: { open: 'À laisser ({count})', done: 'Laissés ({count})' },
  slipsMenu: 'Feuillets',
  slipsOpen: 'À laisser à la porte',
  slipsDone: 'Laissés à la porte',
  noSlips: {
    open: 'Aucun feuillet à laisser : chaque unité a été rejointe, ou son courriel est en route.',
    done: 'Aucun feuillet n’a encore été coché.',
  },
  onTheWay: {
    one: 'Un courriel à {count} unité est en route. L’unité vient dans cette liste si le courriel n’arrive pas.',
    other:
      'Des courriels à {count} unités sont en route. Une unité vient dans cette liste si son courriel n’arrive pas.',
  },
  printSlips: {
    one: 'Ouvrir le feuillet (PDF)',
    other: 'Ouvrir {count} feuillets (PDF)',
  },
  printHint: 'Imprimée, cette page est la liste à emporter, sous l’avis.',
  tickUnit: 'Choisir {unit}',
  leftBy: '{date}, {name}',
  tick: 'Cocher les unités choisies',
  undo: 'Ils n’ont pas été laissés : retirer les coches',
  notTicked: 'Rien n’a été coché',
  posterTitle: 'Affiche pour le hall',
  posterLead: 'Une page A4 en gros caractères. Son carré mène à l’avis.',
  posterPdf: 'Ouvrir l’affiche (PDF)',
  posterPrint: 'Vous pouvez aussi imprimer cette page : seule l’affiche en sort.',
  posterOf: 'L’affiche',
  forSome: 'Cet avis ne s’adresse pas à tout le monde. Dans le hall, tout le monde le lirait.',
  posterEarly: 'L’avis n’est pas encore paru. D’ici là, son carré ne mène nulle part.',
  screenTitle: 'Écran dans l’immeuble',
  screenLead:
    'Une adresse pour l’écran de l’ascenseur ou du hall. Il montre en gros caractères, l’un après l’autre, les avis en cours qui s’adressent à tous, et se rafraîchit de lui-même.',
  screenNone: 'Il n’y a pas encore d’adresse.',
  screenLost:
    'L’adresse ne peut pas être affichée, parce que le secret du serveur a changé. Créez-en une nouvelle pour l’écran.',
  screenAddress: 'L’adresse',
  screenSince: 'Créée {date}. Qui l’a peut lire ces avis sans compte.',
  screenShows:
    'Les urgences viennent en premier. Les avis aux propriétaires, aux locataires, à des étages ou à des unités n’y paraissent jamais, ni rien sur une personne.',
  screenOpen: 'Le regarder',
  screenMake: 'Créer une adresse',
  screenRenew: 'Créer une nouvelle adresse',
  screenRenewHint:
    'L’adresse d’avant cesse de fonctionner aussitôt : l’écran a besoin de la nouvelle.',
  screenOff: 'Éteindre l’écran',
  screenFailed: 'Rien n’a été changé',
} as const satisfies Translation<typeof en>;
