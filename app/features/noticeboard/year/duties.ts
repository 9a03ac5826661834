import { yearDuties, type YearDuty } from '#db/enums.ts';
import { addDays } from '#app/lib/day.ts';

/** From which day a duty counts. */
type From = 'firstQuarter' | 'thirdQuarter' | 'meeting' | 'request';

interface Duty {
  from: From;
  /** How many calendar days after that day; negative for before it. */
  days: number;
  /** The sections of the Condominium Act, 1998 and of O. Reg. 48/01 that say so. */
  act: string;
  regulation: string;
}

/** What Ontario's Condominium Act asks of a board in a year, each with where it says so. */
export const duties: Record<YearDuty, Duty> = {
  INFORMATION_Q1: { from: 'firstQuarter', days: 60, act: '26.3', regulation: '11.1' },
  INFORMATION_Q3: { from: 'thirdQuarter', days: 60, act: '26.3', regulation: '11.1' },
  // Twenty days before the notice of meeting, which is due fifteen days before the meeting.
  PRELIMINARY_NOTICE: { from: 'meeting', days: -35, act: '45.1', regulation: '12.2' },
  MEETING_NOTICE: { from: 'meeting', days: -15, act: '47', regulation: '12.8' },
  BALLOTS: { from: 'meeting', days: 90, act: '55', regulation: '13.1' },
  RECORDS_REQUEST: { from: 'request', days: 30, act: '55', regulation: '13.3' },
};

/** Where the Act and the Regulation can be read. */
export const sources = {
  act: {
    en: 'https://www.ontario.ca/laws/statute/98c19',
    fr: 'https://www.ontario.ca/fr/lois/loi/98c19',
  },
  regulation: {
    en: 'https://www.ontario.ca/laws/regulation/010048',
    fr: 'https://www.ontario.ca/fr/lois/reglement/010048',
  },
} as const;

/** The duties that a year has once each, in the order of the list. */
export const yearly = yearDuties.filter((duty) => duty !== 'RECORDS_REQUEST');

/** The same day so many months later; the last of a month stays the last, and no month runs over. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOf = (y: number, m: number) => new Date(Date.UTC(y, m, 0)).getUTCDate();
  const isLast = date === lastOf(year, month);
  const target = new Date(Date.UTC(year, month - 1 + months, 1));
  const [toYear, toMonth] = [target.getUTCFullYear(), target.getUTCMonth() + 1];
  const last = lastOf(toYear, toMonth);
  return new Date(Date.UTC(toYear, toMonth - 1, isLast ? last : Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

/** The days that the dates of a year are counted from. */
interface YearDays {
  /** The last day of the fiscal year. */
  endsOn: string;
  /** The day of the owners' meeting; null while nobody set it. */
  meetingOn: string | null;
}

/**
 * The day by which a duty is due, or until which ballots are kept: a calendar day in Ottawa. `receivedOn` is that of
 * a request for records. Null where the day that it counts from is not known.
 */
export function dueOn(
  duty: YearDuty,
  { endsOn, meetingOn }: YearDays,
  receivedOn: string | null = null,
): string | null {
  const { from, days } = duties[duty];
  const before = addMonths(endsOn, -12);
  const start = {
    firstQuarter: addMonths(before, 3),
    thirdQuarter: addMonths(before, 9),
    meeting: meetingOn,
    request: receivedOn,
  }[from];
  return start === null ? null : addDays(start, days);
}
