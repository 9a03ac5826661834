import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { units } from '#app/messages/en/units.ts';
import { officeIn, unitNumberIn } from './unit.ts';

/**
 * 'Unit 305' for a number, an office by its name, any other text as typed; `within` a sentence, as it is written there.
 */
export function useUnitLabel(within = false): (unit: string) => string {
  const t = useMessages(units);
  return (unit) => {
    const office = officeIn(unit);
    if (office) return t(`offices.${office}`);
    const number = unitNumberIn(unit);
    return number === null ? unit : t(within ? 'within' : 'numbered', { unit: number });
  };
}
