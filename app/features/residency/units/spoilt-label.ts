const months = [
  ['jan', 'janv'],
  ['feb', 'fév', 'févr'],
  ['mar', 'mars'],
  ['apr', 'avr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'août'],
  ['sep', 'sept'],
  ['oct'],
  ['nov'],
  ['dec', 'déc'],
];

/** A spreadsheet counts days from here. */
const firstDay = Date.UTC(1899, 11, 30);
const msOfDay = 24 * 60 * 60 * 1000;

/** Days that a spreadsheet shows as a number: those from 2020 to 2049. */
const isSerial = (label: string): boolean =>
  /^\d{5}$/.test(label) && Number(label) >= 43_831 && Number(label) <= 54_788;

/**
 * What the label of a unit may have been that a spreadsheet took for a day or a number: '3-4' or '4-3' for '04-Mar',
 * '2026-03-04' and '46085', '120' or '12E1' for '1.20E+02'. Null for what it has left alone. `isAmongNumbers` says that
 * the list has many labels of five figures, which are no days.
 */
export function spoiltReadings(
  label: string,
  { isAmongNumbers = false }: { isAmongNumbers?: boolean } = {},
): string[] | null {
  const text = label.trim();
  if (text.length > 30) return null;
  const day = namedDay(text) ?? writtenDay(text, isAmongNumbers);
  if (day) return [...new Set([`${day.month}-${day.date}`, `${day.date}-${day.month}`])];
  const [, whole = '', part = '', zeros = ''] = /^(\d)(?:[.,](\d+))?E\+(\d{2})$/i.exec(text) ?? [];
  return whole === '' ? null : numbersOf(`${whole}${part}`, Number(zeros) - part.length);
}

/** Whether more than half of the labels of a list have five figures. */
export const isAmongNumbers = (labels: readonly string[]): boolean =>
  labels.filter((label) => /^\d{5}$/.test(label.trim())).length * 2 > labels.length;

/** The day of '04-Mar', '4-mars' and 'Mar-04'. */
function namedDay(text: string): { month: number; date: number } | null {
  const [, before, name, after] =
    /^(?:(\d{1,2})-)?(\p{L}{3,5})\.?(?:-(\d{1,2}))?$/u.exec(text) ?? [];
  const number = before ?? after;
  if (name === undefined || number === undefined || (before && after)) return null;
  const month = months.findIndex((names) => names.includes(name.toLowerCase()));
  return month < 0 ? null : { month: month + 1, date: Number(number) };
}

/** The day of '2026-03-04', with or without its hour, of '04/03/2026', and of a spreadsheet's number for it. */
function writtenDay(text: string, isNumberUsual: boolean): { month: number; date: number } | null {
  const [, month, date] =
    /^\d{4}-(\d{2})-(\d{2})(?: 00:00:00)?$/.exec(text) ??
    /^(\d{1,2})\/(\d{1,2})\/\d{4}$/.exec(text) ??
    [];
  if (month !== undefined) return { month: Number(month), date: Number(date) };
  if (isNumberUsual || !isSerial(text)) return null;
  const day = new Date(firstDay + Number(text) * msOfDay);
  return { month: day.getUTCMonth() + 1, date: day.getUTCDate() };
}

/** '120' and '12E1' for the figures 120 and no more zeros. */
function numbersOf(figures: string, zeros: number): string[] | null {
  if (zeros < 0 || zeros > 6) return null;
  const number = `${figures}${'0'.repeat(zeros)}`;
  const short = number.replace(/0+$/, '');
  const exponent = number.length - short.length;
  return exponent > 0 ? [number, `${short}E${exponent}`] : [number];
}
