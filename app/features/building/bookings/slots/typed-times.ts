/** Hours of a day: from one time on Ottawa's clocks until another. */
export interface Hours {
  /** As in '08:00'. */
  from: string;
  until: string;
}

const clock = /^(\d{1,2})(?:\s?[h:.]\s?(\d{2})?)?\s*(?:([ap])\.?m\.?)?$/i;
const span = /^([^-–—]+?)\s*(?:-|–|—|to|à|until)\s*([^-–—]+)$/i;

function read(hours = '', minutes = '00', half?: string): string | null {
  const minute = Number(minutes);
  let hour = Number(hours);
  if (half && (hour < 1 || hour > 12)) return null;
  if (half) hour = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return null;
  return `${String(hour % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** A time as it is typed: '08:00', '8 h 30', '6 PM'; null for anything else. */
export function parseClock(text: string): string | null {
  const parts = clock.exec(text.trim());
  return parts ? read(parts[1], parts[2], parts[3]) : null;
}

/**
 * The hours that somebody typed: '8:00–12:00, 1 PM to 5 PM' or '8 h à 12 h'. None for an empty text; null where a part
 * of it can't be read, or where one ends when it begins.
 */
export function parseHours(text: string): Hours[] | null {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const found = parts.map((part): Hours | null => {
    const [, first = '', last = ''] = span.exec(part) ?? [];
    const from = parseClock(first);
    const until = parseClock(last);
    return from && until && from !== until ? { from, until } : null;
  });
  return found.every((one) => one !== null) ? found : null;
}

/** Hours as `parseHours` reads them. */
export const hoursTyped = (hours: readonly Hours[]): string =>
  hours.map(({ from, until }) => `${from}–${until}`).join(', ');
