import type { Translation } from '#app/lib/i18n/message.ts';
import type { articles as en } from '../en/articles.ts';

/** The page of an article. */
export const articles = {
  backToHome: 'Retour à l’accueil',
  byline: 'Par {author}, {date}',
  related: 'À lire aussi',
} as const satisfies Translation<typeof en>;
