import { expect } from 'vitest';

/** The properties of one VEVENT by name; the name may have parameters, such as `DTSTART;TZID=…`. */
type IcsEvent = Record<string, string>;

/** Reads a calendar file, and fails where it breaks a rule of RFC 5545 about lines. */
export function readIcs(text: string): { lines: string[]; events: IcsEvent[] } {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const raw = text.slice(0, -2).split('\r\n');
  for (const line of raw) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
  }
  const lines = text.slice(0, -2).replace(/\r\n /g, '').split('\r\n');
  const open: string[] = [];
  const events: IcsEvent[] = [];
  for (const line of lines) {
    const [name = '', ...rest] = line.split(':');
    const value = rest.join(':');
    if (name === 'BEGIN') {
      open.push(value);
      if (value === 'VEVENT') events.push({});
    } else if (name === 'END') expect(open.pop()).toBe(value);
    else if (open.at(-1) === 'VEVENT') (events.at(-1) ?? {})[name] = plain(value);
  }
  expect(open).toEqual([]);
  return { lines, events };
}

const plain = (value: string): string =>
  value.replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));
