import { describe, expect, it } from 'vitest';
import { dayIn } from './day-in-text.ts';

describe('Rules 28.2: an important date is a day where its text names one', () => {
  it.each([
    ['June 1', null, 6, 1],
    ['june 1st', null, 6, 1],
    ['October 15, 2027', 2027, 10, 15],
    ['Sept. 3rd 2027', 2027, 9, 3],
    ['15 October', null, 10, 15],
    ['1er juin', null, 6, 1],
    ['le 1er août 2027', 2027, 8, 1],
    ['15\u00a0décembre', null, 12, 15],
    ['2028-02-29', 2028, 2, 29],
    ['February 29', null, 2, 29],
  ])('%s', (text, year, month, day) => {
    expect(dayIn(text)).toEqual({ year, month, day });
  });

  it.each([
    'March 2027',
    'mars 2027',
    'June',
    'June 31',
    'October 15, 0227',
    '0024-06-01',
    '1 juin 9999',
    'February 29, 2027',
    '2027-13-01',
    'about June 1',
    'June 1 to June 3',
    '06/01/2027',
    'when it is cold',
    '',
  ])('%j is no day', (text) => {
    expect(dayIn(text)).toBeNull();
  });
});
