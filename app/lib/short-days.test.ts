import { expect, it } from 'vitest';
import { shortDays } from './short-days.server.ts';

const now = new Date('2026-11-21T12:00:00Z');

it('days are short to scan, with a year only where it is not this one', () => {
  const days = shortDays.en;
  const start = new Date('2026-12-02T23:00:00Z');
  const short = (from: Date, to: string | null) =>
    days(from, to === null ? null : new Date(to), now);
  expect(short(start, null)).toBe('Wed, Dec\u00a02');
  expect(short(start, '2026-12-03T02:00:00Z')).toBe('Wed, Dec\u00a02');
  expect(short(start, '2026-12-25T23:00:00Z')).toBe('Dec\u00a02 – 25');
  expect(short(new Date('2026-11-30T23:00:00Z'), '2026-12-25T23:00:00Z')).toBe(
    'Nov\u00a030 – Dec\u00a025',
  );
  expect(short(start, '2027-01-06T23:00:00Z')).toBe('Dec\u00a02 – Jan\u00a06, 2027');
  const nextYear = new Date('2027-02-03T23:00:00Z');
  expect(short(nextYear, null)).toBe('Wed, Feb\u00a03, 2027');
  expect(short(nextYear, '2027-02-19T23:00:00Z')).toBe('Feb\u00a03 – 19, 2027');
  expect(days(start, nextYear, nextYear)).toBe('Dec\u00a02, 2026 – Feb\u00a03');
});

it('days are French in French, with their articles', () => {
  const days = shortDays.fr;
  const first = new Date('2026-11-01T22:00:00Z');
  const evening = new Date('2026-11-21T23:30:00Z');
  expect(days(first, null, now)).toBe('dim. 1er\u00a0nov.');
  expect(days(first, evening, now)).toBe('Du 1er au 21\u00a0nov.');
  expect(days(first, new Date('2026-12-01T17:00:00Z'), now)).toBe(
    'Du 1er\u00a0nov. au 1er\u00a0déc.',
  );
  expect(days(evening, new Date('2027-01-06T17:00:00Z'), now)).toBe(
    'Du 21\u00a0nov. au 6\u00a0janv. 2027',
  );
});
