import type { Translation } from '#app/lib/i18n/message.ts';
import type { recordsServer as en } from '../en/records.server.ts';

/** What the server alone says about the records shelf. */
export const recordsServer = {
  notFound: 'Document introuvable',
  folderNotFound: 'Dossier introuvable',
} as const satisfies Translation<typeof en>;
