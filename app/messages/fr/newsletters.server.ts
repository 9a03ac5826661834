import type { Translation } from '#app/lib/i18n/message.ts';
import type { newslettersServer as en } from '../en/newsletters.server.ts';

/** What the server alone says about newsletters. */
export const newslettersServer = {
  notFound: 'Bulletin introuvable',
  membersOnly: 'Ce bulletin est réservé aux membres de la communauté {community}.',
} as const satisfies Translation<typeof en>;
