import { TZDate } from '@date-fns/tz';
import { cityZone } from '#app/lib/format.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const weekDays = 7;
/** The furthest back that a digest looks, even after a longer gap. */
const longestLookBack = 31 * day;

/** The hour at which digests leave, in the city's time; `jobs/emails` starts them then. */
export const digestHour = 7;

/** One digest run, and how far back it looks after the run before it. */
interface Period {
  /** The day in Ottawa, such as '2026-11-23'. */
  period: string;
  isWeekly: boolean;
  dailySince: Date;
  weeklySince: Date;
}

interface RunBefore {
  period: string;
  endsAt: Date;
}

/**
 * The run that is due at a moment: that of the last `digestHour` in Ottawa. It is a weekly one on Mondays,
 * and on the first day after a Monday that was missed.
 */
export function periodAt(
  now: Date,
  { last, lastWeekly }: { last: RunBefore | null; lastWeekly: RunBefore | null },
): Period {
  const morning = new TZDate(now, cityZone);
  if (morning.getHours() < digestHour) morning.setDate(morning.getDate() - 1);
  const period = dateOf(morning);
  const sinceMonday = (morning.getDay() + weekDays - 1) % weekDays;
  const monday = new TZDate(morning, cityZone);
  monday.setDate(monday.getDate() - sinceMonday);
  const isMissed = lastWeekly !== null && lastWeekly.period < dateOf(monday);
  const earliest = now.getTime() - longestLookBack;
  const since = (before: RunBefore | null, usual: number) =>
    new Date(Math.max(before?.endsAt.getTime() ?? now.getTime() - usual, earliest));
  return {
    period,
    isWeekly: sinceMonday === 0 || isMissed,
    dailySince: since(last, day),
    weeklySince: since(lastWeekly, weekDays * day),
  };
}

/** '2026-11-23' */
const dateOf = (moment: TZDate): string => moment.toISOString().slice(0, 'yyyy-mm-dd'.length);
