import type { Translation } from '#app/lib/i18n/message.ts';
import type { cityIssuesServer as en } from '../en/city-issues.server.ts';

/** The words of a city-wide issue's PDF. */
export const cityIssuesServer = {
  pdf: {
    brand: 'The Local Link',
    title: 'The Local Link, {title}',
    masthead: 'Bulletin, {month}',
    foot: 'The Local Link, {month}, page {page} sur {pages}',
    action: '{label} : {address}',
  },
} as const satisfies Translation<typeof en>;
