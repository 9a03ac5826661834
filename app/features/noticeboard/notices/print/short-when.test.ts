import { describe, expect, it } from 'vitest';
import { shortWhen } from './short-when.server.ts';

const at = (time: string) => new Date(`2026-11-26T${time}:00-05:00`);
const hours = (from: string, until: string | null, language: 'en' | 'fr' = 'en') =>
  shortWhen(language, {
    ...{ at: at(from), until: until === null ? null : at(until), isWholeDay: false },
  }).hours;

describe('when something happens, on a poster (rules 26.4)', () => {
  it('is said as people say it, in both languages', () => {
    const happens = { at: at('09:00'), until: at('15:00'), isWholeDay: false };
    expect(shortWhen('en', happens).all).toBe('Thu 26 Nov, 9-3');
    expect(shortWhen('fr', happens).all).toMatch(/^Jeu\. 26 nov\., 9\sh à 15\sh$/);
    expect(shortWhen('en', { ...happens, isWholeDay: true })).toEqual({
      ...{ day: 'Thu 26 Nov', hours: null, all: 'Thu 26 Nov' },
    });
  });

  it('says AM and PM where the hours could be others', () => {
    expect(hours('08:30', '12:00')).toBe('8:30-12');
    expect(hours('19:00', '21:00')).toBe('7-9 PM');
    expect(hours('09:00', '11:30')).toBe('9-11:30 AM');
    expect(hours('10:00', '23:00')).toBe('10 AM-11 PM');
    expect(hours('06:00', '15:00')).toBe('6 AM-3 PM');
    expect(hours('08:00', '20:00')).toBe('8 AM-8 PM');
    expect(hours('18:30', null)).toBe('6:30 PM');
    expect(hours('13:00', '17:30', 'fr')).toMatch(/^13\sh à 17\sh\s30$/);
  });
});
