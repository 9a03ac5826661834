import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { units } from '#app/messages/en/units.ts';

/** Whether a unit is a number, such as '305' or '12B', and so follows the word 'unit'. */
export const isUnitNumber = (unit: string): boolean => /^\d/.test(unit);

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
    return isUnitNumber(unit) ? t('numbered', { unit }) : unit;
  };
}
