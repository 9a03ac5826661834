import type { Translation } from '#app/lib/i18n/message.ts';
import type { writtenIn as en } from '../en/written-in.ts';

/** What marks a text that is not in the language of the page. */
export const writtenIn = {
  en: 'En anglais',
  fr: 'En français',
} as const satisfies Translation<typeof en>;
