import { describe, expect, it } from 'vitest';
import { readCityTime } from '#app/lib/forms/city-time.server.ts';
import { typedHappens, typedTime } from './typed-time.ts';

describe('a time that is being typed', () => {
  it('is the moment that is read from it once it is sent', () => {
    for (const text of [
      ...['2026-01-15T09:00', '2026-07-01T23:59', '2026-12-31T19:00', '2027-03-14T01:59'],
      ...['2027-03-14T03:00', '2026-11-01T00:30', '2026-11-01T02:00', '2026-11-01T12:00'],
    ]) {
      expect(typedTime(text), text).toEqual(readCityTime(text));
    }
  });

  it('is none until it is whole', () => {
    for (const text of ['', '2026-12-05', '2026-13-05T09:00', 'tomorrow', '2026-12-05T9']) {
      expect(typedTime(text), text).toBeNull();
    }
  });

  it('is none while a date field has only the first figures of its year', () => {
    for (const year of ['0000', '0002', '0020', '0202']) {
      expect(typedTime(`${year}-12-05T12:00`), year).toBeNull();
      expect(typedHappens({ happensOn: `${year}-12-05` }), year).toBeNull();
    }
  });

  it('says when a notice happens', () => {
    expect(typedHappens({ happensOn: '' })).toBeNull();
    expect(typedHappens({ happensOn: '2026-12-05', happensUntil: '15:00' })).toEqual({
      ...{ at: new Date('2026-12-05T17:00Z'), until: null, isWholeDay: true },
    });
    const hours = { happensOn: '2026-12-05', happensFrom: '09:00', happensUntil: '15:00' };
    expect(typedHappens(hours)).toEqual({
      at: new Date('2026-12-05T14:00Z'),
      until: new Date('2026-12-05T20:00Z'),
      isWholeDay: false,
    });
  });
});
