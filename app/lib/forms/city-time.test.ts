import { describe, expect, it } from 'vitest';
import { cityTimeText, isDay, readCityTime } from './city-time.server.ts';

describe('readCityTime', () => {
  it.each([
    ['2026-12-05T18:30', '2026-12-05T23:30:00.000Z'],
    ['2026-07-01T09:00', '2026-07-01T13:00:00.000Z'],
    ['2026-12-05 18:30', '2026-12-05T23:30:00.000Z'],
    ['2026-12-05T18:30:59.5', '2026-12-05T23:30:00.000Z'],
    ['2028-02-29T00:00', '2028-02-29T05:00:00.000Z'],
  ])('reads %s in winter and summer time', (text, moment) => {
    expect(readCityTime(text)).toEqual(new Date(moment));
  });

  it('takes the first of an hour that comes twice', () => {
    expect(readCityTime('2026-11-01T01:30')).toEqual(new Date('2026-11-01T05:30:00Z'));
  });

  it('says when the clocks skip a time', () => {
    expect(readCityTime('2027-03-14T02:30')).toBe('skipped');
    expect(readCityTime('2027-03-14T03:00')).toEqual(new Date('2027-03-14T07:00:00Z'));
  });

  it.each(['2026-02-29T10:00', '2026-13-01T10:00', '2026-04-31T10:00', '2026-00-10T10:00'])(
    'knows that %s is no day',
    (text) => expect(readCityTime(text)).toBe('no-such-day'),
  );

  it.each([
    '',
    'tomorrow',
    '2026-12-05',
    '2026-12-05T24:00',
    '2026-12-05T18:30Z',
    '5/12/2026 18:30',
  ])('does not guess at %j', (text) => expect(readCityTime(text)).toBe('unreadable'));
});

describe('isDay', () => {
  it.each(['1900-01-01', '2026-11-30', '2028-02-29'])('takes %s', (text) =>
    expect(isDay(text)).toBe(true),
  );

  it.each(['0000-01-01', '0001-01-01', '0026-11-30', '1899-12-31', '2026-02-29'])(
    'refuses %s, which no database could keep or nobody means',
    (text) => expect(isDay(text)).toBe(false),
  );
});

describe('cityTimeText', () => {
  it('gives back what was read', () => {
    for (const text of ['2026-12-05T18:30', '2026-07-01T09:00', '2026-11-01T01:30']) {
      expect(cityTimeText(readCityTime(text) as Date)).toBe(text);
    }
  });

  it('shows both passes of an hour that comes twice alike', () => {
    expect(cityTimeText(new Date('2026-11-01T06:30:00Z'))).toBe('2026-11-01T01:30');
  });
});
