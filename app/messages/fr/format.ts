import type { Translation } from '#app/lib/i18n/message.ts';
import type { format as en } from '../en/format.ts';

/** Words within dates and money. */
export const format = {
  justNow: 'à l’instant',
  hoursAgo: { one: 'il y a {count} heure', other: 'il y a {count} heures' },
  daysAgo: { one: 'il y a {count} jour', other: 'il y a {count} jours' },
  today: 'aujourd’hui, {time}',
  noPrice: 'Prix non précisé',
} as const satisfies Translation<typeof en>;
