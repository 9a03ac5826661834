import type { Translation } from '#app/lib/i18n/message.ts';
import type { noticesServer as en } from '../en/notices.server.ts';

/** What the server alone says about notices. */
export const noticesServer = {
  notFound: 'Cet avis n’existe pas.',
} as const satisfies Translation<typeof en>;
