import { describe, expect, it } from 'vitest';
import { hoursTyped, parseClock, parseHours } from './typed-times.ts';

describe('hours of a day as people type them', () => {
  it.each([
    ['8:00-12:00', [['08:00', '12:00']]],
    [
      '8 to 12, 13:30–17:00',
      [
        ['08:00', '12:00'],
        ['13:30', '17:00'],
      ],
    ],
    ['8 AM to noon', null],
    [
      '8 AM – 12 PM; 6 p.m. to 12 a.m.',
      [
        ['08:00', '12:00'],
        ['18:00', '00:00'],
      ],
    ],
    [
      '8 h à 12 h\n13 h 30 à 17 h',
      [
        ['08:00', '12:00'],
        ['13:30', '17:00'],
      ],
    ],
    ['18:00–24:00', [['18:00', '00:00']]],
    ['', []],
    ['25:00–26:00', null],
    ['8:00–8:00', null],
    ['8:00', null],
    ['13 PM to 14 PM', null],
  ])('%j', (text, hours) => {
    expect(parseHours(text)).toEqual(hours && hours.map(([from, until]) => ({ from, until })));
  });

  it('are read again as they were written', () => {
    const hours = [
      { from: '08:00', until: '12:00' },
      { from: '22:30', until: '01:00' },
    ];
    expect(parseHours(hoursTyped(hours))).toEqual(hours);
  });

  it.each([
    ['16:00', '16:00'],
    ['4 PM', '16:00'],
    ['16 h', '16:00'],
    ['later', null],
  ])('one time: %j', (text, clock) => {
    expect(parseClock(text)).toBe(clock);
  });
});
