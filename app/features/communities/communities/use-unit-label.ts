import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { units } from '#app/messages/en/units.ts';
import { isUnitNumber, officeIn } from './unit.ts';

/** Writes a unit for people: 'Unit 305' for a number, an office by its name, the text as typed for anything else. */
export function useUnitLabel(): (unit: string) => string {
  const t = useMessages(units);
  return (unit) => {
    const office = officeIn(unit);
    if (office) return t(`offices.${office}`);
    return isUnitNumber(unit) ? t('numbered', { unit }) : unit;
  };
}
