import type { Translation } from '#app/lib/i18n/message.ts';
import type { guides as en } from '../en/guides.ts';

/** The frame of the pages that explain the site. */
export const guides = {
  more: 'En savoir plus sur le site',
} as const satisfies Translation<typeof en>;
