import { cityZone } from '#app/lib/format.ts';
import type { Happens, HappensFields } from '../happens.ts';

const clock = new Intl.DateTimeFormat('sv-SE', {
  ...{ timeZone: cityZone, year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit' },
});

/** What clocks in Ottawa show at a moment, as if it were UTC. */
const shownAt = (at: number) => Date.parse(`${clock.format(at).replace(' ', 'T')}Z`);

/**
 * The moment at which clocks in Ottawa show a time that is being typed ('2026-12-05T18:30'), for showing it; null
 * where it is none. What is sent is read by `readCityTime`.
 */
export function typedTime(text: string): Date | null {
  const shown = Date.parse(`${text}Z`);
  // A date field has '0002' and '0020' for a year of which one or two figures are typed.
  const isWhole = /^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text);
  if (!isWhole || Number.isNaN(shown)) return null;
  const near = shown + (shown - shownAt(shown));
  return new Date(near + (shown - shownAt(near)));
}

/** When a notice that is being written says that it happens; null where it does not say it, or not yet. */
export function typedHappens({
  happensOn,
  happensFrom,
  happensUntil,
}: HappensFields): Happens | null {
  const at = (hour: string) => typedTime(`${happensOn}T${hour}`);
  const begins = at(happensFrom || '12:00');
  if (!begins) return null;
  return {
    at: begins,
    until: happensFrom && happensUntil ? at(happensUntil) : null,
    isWholeDay: !happensFrom,
  };
}
