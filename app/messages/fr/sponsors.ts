import type { Translation } from '#app/lib/i18n/message.ts';
import type { sponsors as en } from '../en/sponsors.ts';

/** The cards of sponsors. */
export const sponsors = {
  title: 'Commanditaires',
  label: 'Commanditaire',
} as const satisfies Translation<typeof en>;
