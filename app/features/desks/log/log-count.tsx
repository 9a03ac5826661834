import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { log } from '#app/messages/en/log.ts';
import { wholeMonth } from './months.ts';
import type { LogFilter as Filter } from './schema.ts';

/** How many lines there are, and of what: '24 lines, October 2026'. */
export function LogCount({
  filter,
  place,
  count,
  most,
}: {
  filter: Filter;
  /** The name of the community that is chosen. */
  place: string | undefined;
  count: number;
  /** As many are counted; of more, it says that there are more. */
  most: number;
}) {
  const t = useMessages(log);
  const { number } = useFormats();
  const period = usePeriod(filter);
  const { what, subject, q } = filter;
  const parts = [
    count > most ? t('countMore', { most: number(most) }) : t('count', { count }),
    period,
    what && t(`groups.${what}`),
    subject && t(`subjects.${subject}`),
    place,
    q && t('quoted', { words: q }),
  ];
  return <h2 aria-live="polite">{parts.filter(Boolean).join(', ')}</h2>;
}

/** The period of a filter in words; none without dates. */
function usePeriod({ from, to }: Filter): string | undefined {
  const t = useMessages(log);
  const { monthAndYear, longDate } = useFormats();
  const month = wholeMonth(from, to);
  if (month) return monthAndYear(month.year, month.month);
  // Noon of the day is the same day in Ottawa.
  const day = (iso: string) => longDate(new Date(`${iso}T17:00:00Z`));
  if (from && to) return t('between', { from: day(from), to: day(to) });
  if (from) return t('since', { from: day(from) });
  return to ? t('until', { to: day(to) }) : undefined;
}
