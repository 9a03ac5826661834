/** A day that a text names: of one year, or of each year where it names none. */
export interface NamedDay {
  year: number | null;
  /** From 1 to 12. */
  month: number;
  day: number;
}

const months = [
  ['january', 'jan', 'janvier', 'janv'],
  ['february', 'feb', 'fevrier', 'fevr'],
  ['march', 'mar', 'mars'],
  ['april', 'apr', 'avril', 'avr'],
  ['may', 'mai'],
  ['june', 'jun', 'juin'],
  ['july', 'jul', 'juillet', 'juil'],
  ['august', 'aug', 'aout'],
  ['september', 'sept', 'sep', 'septembre'],
  ['october', 'oct', 'octobre'],
  ['november', 'nov', 'novembre'],
  ['december', 'dec', 'decembre'],
];

const forms = [
  /^(?<year>[12]\d{3})-(?<month>\d{2})-(?<day>\d{2})$/,
  /^(?<month>[a-z]+)\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>[12]\d{3}))?$/,
  /^(?:le )?(?<day>\d{1,2})(?:er|st|nd|rd|th)? (?<month>[a-z]+)\.?(?:,? (?<year>[12]\d{3}))?$/,
];

/**
 * The day that a text names and nothing else, in English, French or as 2027-06-01: 'June 1st' and '1er juin
 * 2027' do. Null for what says less than a day, such as 'March 2027', or more, such as 'June 1, if it is warm'.
 */
export function dayIn(text: string): NamedDay | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
  const read = plain.replace(/\s+/g, ' ');
  for (const form of forms) {
    const parts = form.exec(read)?.groups;
    if (!parts) continue;
    const named = parts.month ?? '';
    const month = /^\d/.test(named)
      ? Number(named)
      : months.findIndex((names) => names.includes(named)) + 1;
    const found = { year: parts.year ? Number(parts.year) : null, month, day: Number(parts.day) };
    return isDay(found) ? found : null;
  }
  return null;
}

/** A year that has every day, for one that is not named. */
const leapYear = 2024;

function isDay({ year, month, day }: NamedDay): boolean {
  const date = new Date(Date.UTC(year ?? leapYear, month - 1, day));
  return month >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
