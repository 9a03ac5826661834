import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { shell } from '#app/messages/shell.ts';

/** Names a unit for people: 'Unit 305' for a number, and any other text as it was typed. */
export function useUnitName(): (unit: string) => string {
  const t = useMessages(shell);
  return (unit) => (/^\d/.test(unit) ? t('unit', { unit }) : unit);
}
