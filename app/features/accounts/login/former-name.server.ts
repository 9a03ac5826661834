import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';

/**
 * What stands for the name of somebody whose account is closed, wherever a name shows: in both languages,
 * because it is kept in the database in the place of the name.
 */
export const formerName = 'Former resident / Compte fermé';

/** A name as a reader reads it: that of a closed account in their language. */
export const nameFor = (locale: Locale, name: string): string =>
  name === formerName ? translate(locale, 'accounts.former') : name;
