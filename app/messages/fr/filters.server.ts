import type { Translation } from '#app/lib/i18n/message.ts';
import type { filtersServer as en } from '../en/filters.server.ts';

/** What narrows the lists of a hub. The server alone says it: see FilterForm. */
export const filtersServer = {
  words: {
    listings: 'Mots d’une annonce',
    activities: 'Mots d’une activité',
    newsletters: 'Mots d’un titre',
  },
  community: 'Chercher dans {community}',
  search: 'Chercher',
  more: 'Plus de choix',
  clear: 'Tout afficher',
  every: 'Tout',
  category: 'Catégorie',
  condition: 'État',
  min: 'Prix à partir de ($)',
  max: 'Prix jusqu’à ($)',
  sort: 'Dans quel ordre',
  sorts: {
    newest: 'Les plus récentes',
    cheapest: 'Les moins chères',
    dearest: 'Les plus chères',
  },
  withSold: 'Afficher aussi ce qui est vendu',
  sold: 'Vendu',
  tag: 'Mot-clé',
  when: 'Quand',
  anyDay: 'N’importe quel jour',
  spans: { week: 'Cette semaine', month: 'Ce mois-ci' },
  from: 'À partir du',
  to: 'Jusqu’au',
  found: {
    listings: { one: '{count} annonce trouvée.', other: '{count} annonces trouvées.' },
    activities: { one: '{count} activité trouvée.', other: '{count} activités trouvées.' },
    newsletters: { one: '{count} bulletin trouvé.', other: '{count} bulletins trouvés.' },
  },
  none: {
    listings: 'Aucune annonce ne correspond. Essayez moins de mots, ou moins de choix.',
    activities: 'Aucune activité ne correspond. Essayez moins de mots, ou d’autres jours.',
    newsletters: 'Aucun bulletin ne correspond. Essayez moins de mots.',
  },
  unread: 'Nous n’avons pas pu lire ceci, et l’avons laissé de côté : {fields}.',
} as const satisfies Translation<typeof en>;
