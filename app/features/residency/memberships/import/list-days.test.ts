import { expect, it } from 'vitest';
import { dayIn, dayOrderIn } from './list-days.ts';

it.each([
  '2026-05-12',
  '2026/5/12',
  '2026-05-12 00:00:00',
  '2026-05-12T00:00:00',
  '12 mai 2026',
  'May 12, 2026',
  '12-May-26',
  '12 May 2026',
  'mai 12 2026',
  '46154',
])('%s is May 12, 2026 (rules 16.3)', (text) => {
  expect(dayIn(text)).toBe('2026-05-12');
});

it.each([
  ['1er janvier 2027', '2027-01-01'],
  ['3 févr. 2026', '2026-02-03'],
  ['août 5, 2026', '2026-08-05'],
  ['5 juin 2026', '2026-06-05'],
  ['5 juil. 2026', '2026-07-05'],
  ['Sept. 30, 2026', '2026-09-30'],
  ['25/05/2026', '2026-05-25'],
  ['05/25/2026', '2026-05-25'],
  ['25.05.26', '2026-05-25'],
])('%s is %s', (text, day) => {
  expect(dayIn(text)).toBe(day);
});

it.each([
  ['01', 'January 5, 2026', '5 janvier 2026'],
  ['02', 'Feb 5, 2026', '5 févr. 2026'],
  ['03', 'March 5, 2026', '5 mars 2026'],
  ['04', 'Apr. 5, 2026', '5 avril 2026'],
  ['05', 'May 5, 2026', '5 mai 2026'],
  ['06', 'Jun 5, 2026', '5 juin 2026'],
  ['07', 'July 5, 2026', '5 juil. 2026'],
  ['08', 'August 5, 2026', '5 août 2026'],
  ['09', 'Sept 5, 2026', '5 septembre 2026'],
  ['10', 'Oct 5, 2026', '5 octobre 2026'],
  ['11', 'November 5, 2026', '5 nov. 2026'],
  ['12', 'Dec 5, 2026', '5 déc. 2026'],
])('reads month %s by its name in English and in French', (month, english, french) => {
  expect([dayIn(english), dayIn(french)]).toEqual([`2026-${month}-05`, `2026-${month}-05`]);
});

it('reads a day of three numbers by the order of its list, and none where that is not known', () => {
  expect(dayIn('12/05/2026')).toBeNull();
  expect(dayIn('12/05/2026', 'DAY_FIRST')).toBe('2026-05-12');
  expect(dayIn('12/05/2026', 'MONTH_FIRST')).toBe('2026-12-05');
  // What can be read in one way only is read so.
  expect(dayIn('25/05/2026', 'MONTH_FIRST')).toBe('2026-05-25');
});

it('finds the order of a list in the days that tell it', () => {
  expect(dayOrderIn(['12/05/2026', '25/05/2026'])).toEqual({
    order: 'DAY_FIRST',
    unclear: '12/05/2026',
  });
  expect(dayOrderIn(['05/25/2026'])).toEqual({ order: 'MONTH_FIRST', unclear: null });
  expect(dayOrderIn(['12/05/2026', '05/05/2026'])).toEqual({ order: null, unclear: '12/05/2026' });
  expect(dayOrderIn(['25/05/2026', '05/25/2026', '1/2/2026'])).toMatchObject({ order: null });
  expect(dayOrderIn(['2026-05-12', '12 mai 2026', ''])).toEqual({ order: null, unclear: null });
});

it.each([
  '',
  'yes',
  '2026',
  '31/02/2026',
  '0000-01-01',
  '12 brumaire 2026',
  '99999',
  '1'.repeat(200),
])('“%s” is no day', (text) => {
  expect(dayIn(text, 'DAY_FIRST')).toBeNull();
});
