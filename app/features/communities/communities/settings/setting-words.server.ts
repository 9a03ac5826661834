import { languages, postReaders } from '#db/enums.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { valueText } from '#app/lib/i18n/message.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { CommunityColumns } from './community-values.server.ts';

/** The columns that settings change, as the log names them. */
export const settingFields = [
  'name',
  'address',
  'language',
  'description',
  'officeHours',
  'acOnApprox',
  'heatOnApprox',
  'fireInspectionApprox',
  'translation',
  'managerEmail',
  'managerPhone',
  'boardEmail',
  'emergencyPhone',
  'joinPolicy',
  'peoplePerUnit',
  'requireModeration',
  'postReaders',
  'takesRequests',
  'takesBookings',
] as const satisfies (keyof CommunityColumns)[];

/** A value of a community's settings as a person reads it. */
export function settingWords(
  locale: Locale,
  field: keyof CommunityColumns,
  value: unknown,
): string {
  if (value === null || value === '') return translate(locale, 'communitySettings.empty');
  if (typeof value === 'boolean') {
    return translate(locale, value ? 'communitySettings.yes' : 'communitySettings.no');
  }
  if (typeof value === 'number') return valueText(value, locale);
  if (typeof value === 'object') return Object.values(value ?? {}).join(' · ');
  const text = String(value);
  if (field === 'joinPolicy' && (text === 'OPEN' || text === 'APPROVAL' || text === 'CODE')) {
    return translate(locale, `communitySettings.policies.${text}`);
  }
  const readers = field === 'postReaders' && postReaders.find((one) => one === text);
  if (readers) return translate(locale, `communitySettings.readers.${readers}`);
  const language = field === 'language' && languages.find((one) => one === text);
  return language ? translate(locale, `communitySettings.languages.${language}`) : text;
}
