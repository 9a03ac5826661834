import { plain } from './list-words.ts';

/** How a list writes days of three numbers, such as 12/05/2026. */
export const dayOrders = ['DAY_FIRST', 'MONTH_FIRST'] as const;
export type DayOrder = (typeof dayOrders)[number];

/** The longest text that may be a day, such as '25 décembre 2026 00:00:00'. */
const longestDay = 40;

/** How English and French months begin, in plain small letters. */
const months = [
  /^jan/,
  /^f(?:eb|ev)/,
  /^mar/,
  /^a(?:pr|vr)/,
  /^ma[iy]/,
  /^ju(?:n|in)/,
  /^jui?l/,
  /^a(?:ug|ou)/,
  /^sep/,
  /^oct/,
  /^nov/,
  /^dec/,
];

/** A spreadsheet counts days from here, if it shows no date. */
const firstSerial = Date.UTC(1899, 11, 30);
const msOfDay = 24 * 60 * 60 * 1000;

/**
 * A day as a list writes it, such as '2026-12-05': the year first, by the name of its month in either language, as a
 * spreadsheet's number, or with slashes, by the order that the list has. Null for anything else.
 */
export function dayIn(text: string, order: DayOrder | null = null): string | null {
  if (text.length > longestDay) return null;
  const written = text.replace(/[T ]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?Z?$/u, '').trim();
  const [, year, ...rest] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(written) ?? [];
  if (year !== undefined) return dayOf(year, rest[0], rest[1]);
  if (/^[2-6]\d{4}$/.test(written)) {
    return new Date(firstSerial + Number(written) * msOfDay).toJSON().slice(0, 10);
  }
  const numbers = numbersIn(written);
  if (numbers) {
    const [one, other, of] = numbers;
    const known = orderOf(numbers) ?? order;
    if (known === null) return null;
    return known === 'DAY_FIRST' ? dayOf(of, other, one) : dayOf(of, one, other);
  }
  return namedDay(written);
}

/** '12 mai 2026', 'May 12, 2026', '12-May-26' and '1er mai 2026'. */
function namedDay(text: string): string | null {
  const words = plain(text).split(' ');
  const [, date, name, year] =
    /^(\d{1,2})(?:er|st|nd|rd|th|e)? ([a-z]{3,}) (\d{2}|\d{4})$/.exec(words.join(' ')) ??
    swapped(/^([a-z]{3,}) (\d{1,2})(?:er|st|nd|rd|th|e)? (\d{2}|\d{4})$/.exec(words.join(' '))) ??
    [];
  const month = months.findIndex((begins) => begins.test(name ?? ''));
  return month === -1 ? null : dayOf(year, String(month + 1), date);
}

const swapped = (found: RegExpExecArray | null): string[] | null =>
  found && [found[0], found[2] ?? '', found[1] ?? '', found[3] ?? ''];

/** The numbers of a day with the year behind: 12, 05 and 2026 of '12/05/2026'; null for anything else. */
function numbersIn(text: string): [string, string, string] | null {
  const [, one, other, year] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text) ?? [];
  return one !== undefined && other !== undefined && year !== undefined ? [one, other, year] : null;
}

/** The order that the numbers themselves tell, as there are twelve months; null where they do not. */
function orderOf([one, other]: [string, string, string]): DayOrder | null {
  if (Number(one) > 12) return 'DAY_FIRST';
  return Number(other) > 12 ? 'MONTH_FIRST' : null;
}

/** An earlier day is a slip of the keys, and the database has no year 0. */
const firstDay = '1900-01-01';

function dayOf(year = '', month = '', date = ''): string | null {
  const whole = year.length === 2 ? `20${year}` : year;
  const day = `${whole}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const isDay = new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
  return isDay && day >= firstDay ? day : null;
}

/**
 * The order in which a list writes days of three numbers, by those that can be read in one way only, and the first
 * that can be read in two; null for none. Where they tell nothing, somebody has to say it.
 */
export function dayOrderIn(cells: readonly string[]): {
  order: DayOrder | null;
  unclear: string | null;
} {
  const found = cells.flatMap((cell) => {
    const numbers = cell.length > longestDay ? null : numbersIn(cell.trim());
    return numbers ? [{ cell, order: orderOf(numbers), isSame: numbers[0] === numbers[1] }] : [];
  });
  const orders = new Set(found.flatMap(({ order }) => order ?? []));
  const [order = null] = orders.size === 1 ? orders : [];
  const unclear = found.find((one) => one.order === null && !one.isSame)?.cell ?? null;
  return { order, unclear };
}
