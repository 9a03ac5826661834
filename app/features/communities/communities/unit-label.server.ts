import { languages } from '#db/enums.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { officeIn, unitNumberIn } from './unit.ts';

/** `useUnitLabel` for the server. */
export function unitLabel(locale: Locale, unit: string, within = false): string {
  const office = officeIn(unit);
  if (office) return translate(locale, `units.offices.${office}`);
  const number = unitNumberIn(unit);
  if (number === null) return unit;
  return translate(locale, within ? 'units.within' : 'units.numbered', { unit: number });
}

/**
 * A unit as a person typed it, as it is stored: their office, typed by its name in a language, is the stored one, and
 * anything else is what they typed.
 */
export const storedUnit = (typed: string, own: string | undefined): string =>
  own !== undefined && officeIn(own) && languages.some((locale) => unitLabel(locale, own) === typed)
    ? own
    : typed;
