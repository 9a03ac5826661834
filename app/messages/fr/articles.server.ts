import type { Translation } from '#app/lib/i18n/message.ts';
import type { articlesServer as en } from '../en/articles.server.ts';

/** What the server alone says about articles. */
export const articlesServer = {
  notFound: 'Article introuvable',
} as const satisfies Translation<typeof en>;
