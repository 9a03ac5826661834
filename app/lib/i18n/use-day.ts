import { momentOf } from '../day.ts';
import { useFormats } from './use-messages.tsx';

/** A calendar day ('2026-12-05') in words, in the language of the page. */
export function useDay(): (day: string) => string {
  const { longDate } = useFormats();
  return (day) => longDate(momentOf(day));
}
