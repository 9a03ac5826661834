import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { officeIn, unitNumberIn } from './unit.ts';

/** `useUnitLabel` for the server. */
export function unitLabel(locale: Locale, unit: string): string {
  const office = officeIn(unit);
  if (office) return translate(locale, `units.offices.${office}`);
  const number = unitNumberIn(unit);
  return number === null ? unit : translate(locale, 'units.numbered', { unit: number });
}
