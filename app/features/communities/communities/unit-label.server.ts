import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { isUnitNumber, officeIn } from './unit.ts';

/** `useUnitLabel` for the server. */
export function unitLabel(locale: Locale, unit: string): string {
  const office = officeIn(unit);
  if (office) return translate(locale, `units.offices.${office}`);
  return isUnitNumber(unit) ? translate(locale, 'units.numbered', { unit }) : unit;
}
