import type { Translation } from '#app/lib/i18n/message.ts';
import type { notices as en } from '../en/notices.ts';

/** The notice board of a hub. */
export const notices = {
  title: 'Avis importants',
  pinnedCount: { one: '{count} épinglé', other: '{count} épinglés' },
  none: 'Aucun avis pour l’instant. Dès que le conseil ou la gestion en publiera un, il paraîtra ici.',
  more: 'Autres avis',
  newer: 'Avis plus récents',
  older: 'Avis plus anciens',
  pinned: 'Épinglé',
} as const satisfies Translation<typeof en>;
