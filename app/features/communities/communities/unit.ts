import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { units } from '#app/messages/en/units.ts';

/** The word that people write before the number of a unit, in either language. */
export const unitWord =
  /^\s*(?:unit|suite|apt|apartment|app|appartement|unité|logement)(?!\p{L})\.?/iu;

/**
 * The number that follows the word 'unit': '305' for '305', 'Apt. 305' and '# 305'. Null for a unit without
 * a number at its beginning, such as 'PH 2', which is shown as typed.
 */
export function unitNumberIn(unit: string): string | null {
  const number = unit.replace(unitWord, '').replace(/^[\s#]+/u, '');
  return /^\d/.test(number) ? number : null;
}

/** The stored units of people who have a role in a community. */
const offices = { Board: 'board', 'Management office': 'management' } as const;

/** The office that a unit stands for; null for a home. */
export const officeIn = (unit: string): 'board' | 'management' | null =>
  Object.hasOwn(offices, unit) ? offices[unit as keyof typeof offices] : null;

/** 'Unit 305' for a number, an office by its name, any other text as typed. */
export function useUnitLabel(): (unit: string) => string {
  const t = useMessages(units);
  return (unit) => {
    const office = officeIn(unit);
    if (office) return t(`offices.${office}`);
    const number = unitNumberIn(unit);
    return number === null ? unit : t('numbered', { unit: number });
  };
}
