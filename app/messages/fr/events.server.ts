import type { Translation } from '#app/lib/i18n/message.ts';
import type { eventsServer as en } from '../en/events.server.ts';

/** What the server alone says about city events. */
export const eventsServer = {
  notFound: 'Événement introuvable',
} as const satisfies Translation<typeof en>;
