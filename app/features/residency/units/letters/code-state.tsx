import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { letters } from '#app/messages/en/letters.ts';
import type { CodedUnit } from './coded-units.server.ts';

/** How the code of a unit stands, in words. */
export function CodeStateText({ state, expiresAt }: Pick<CodedUnit, 'state' | 'expiresAt'>) {
  const t = useMessages(letters);
  const { longDate } = useFormats();
  return state === 'NONE' || state === 'LOST' || !expiresAt
    ? t(state === 'LOST' ? 'states.LOST' : 'states.NONE')
    : t(`states.${state}`, { date: longDate(expiresAt) });
}
