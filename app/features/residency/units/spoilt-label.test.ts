import { expect, it } from 'vitest';
import { isAmongNumbers, spoiltReadings } from './spoilt-label.ts';

it.each([
  ['04-Mar', ['3-4', '4-3']],
  ['4-mars', ['3-4', '4-3']],
  ['Mar-04', ['3-4', '4-3']],
  ['12-déc', ['12-12']],
  ['févr.-04', ['2-4', '4-2']],
  ['05-août', ['8-5', '5-8']],
  ['01-Jun', ['6-1', '1-6']],
  ['01-juin', ['6-1', '1-6']],
  ['1,20E+02', ['120', '12E1']],
  ['2026-03-04', ['3-4', '4-3']],
  ['2026-03-04 00:00:00', ['3-4', '4-3']],
  ['04/03/2026', ['4-3', '3-4']],
  ['46085', ['3-4', '4-3']],
  ['1.20E+02', ['120', '12E1']],
  ['1,2E+01', ['12']],
  ['3E+02', ['300', '3E2']],
])('%s may have been %j', (label, readings) => {
  expect(spoiltReadings(label)).toEqual(readings);
});

it.each(['305', '3-4', '12E1', 'PH-02', 'A-305', '1-21', '10101', 'Mar', 'P2-14', '12 Elm', 'L-7'])(
  '%s is as people wrote it',
  (label) => expect(spoiltReadings(label)).toBeNull(),
);

it('are no days where most labels have five figures', () => {
  const labels = ['46085', '46086', '46087', 'PH1'];
  expect(isAmongNumbers(labels)).toBe(true);
  expect(spoiltReadings('46085', { isAmongNumbers: true })).toBeNull();
  expect(isAmongNumbers(['101', '102', '46085'])).toBe(false);
});
