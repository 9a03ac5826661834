import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { speakBothLanguages } from '#app/messages/catalogue.server.ts';
import { formatsFor, paragraphs } from './format.ts';

speakBothLanguages();

const {
  cardDateTime,
  dateParts,
  dateRange,
  exactPrice,
  fullDateTime,
  longDate,
  price,
  relativeTime,
  shortDateTime,
  typedPrice,
} = formatsFor('en');

const now = new Date('2026-11-21T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('relativeTime (rules 8.2)', () => {
  it.each([
    [0, 'Just now'],
    [59, 'Just now'],
    [60, '1 hour ago'],
    [119, '1 hour ago'],
    [120, '2 hours ago'],
    [23 * 60 + 59, '23 hours ago'],
    [24 * 60, '1 day ago'],
    [47 * 60, '1 day ago'],
    [48 * 60, '2 days ago'],
    [-5, 'Just now'],
  ])('says of %i minutes: %s', (minutes, text) => {
    expect(relativeTime(ago(minutes), now)).toBe(text);
  });
});

describe('dates', () => {
  it('are shown in Ottawa’s time on both sides of midnight', () => {
    expect(longDate(new Date('2026-11-22T04:59:00Z'))).toBe('November\u00a021, 2026');
    expect(longDate(new Date('2026-11-22T05:00:00Z'))).toBe('November\u00a022, 2026');
  });
  it('make a range only where the days differ in Ottawa', () => {
    const start = new Date('2026-11-25T23:00:00Z');
    expect(dateRange(start, null)).toBe('November\u00a025, 2026');
    expect(dateRange(start, new Date('2026-11-26T02:00:00Z'))).toBe('November\u00a025, 2026');
    expect(dateRange(start, new Date('2026-12-31T02:00:00Z'))).toBe(
      'November\u00a025 – December\u00a030, 2026',
    );
    expect(dateRange(start, new Date('2027-01-02T17:00:00Z'))).toBe(
      'November\u00a025, 2026 – January\u00a02, 2027',
    );
  });
  it('are written for each minute by itself, however many there were', () => {
    const first = new Date('2026-11-21T23:29:59.999Z');
    expect(fullDateTime(first)).toBe('Saturday, November\u00a021, 2026 at\u00a06:29\u00a0PM');
    for (let minutes = 1; minutes <= 1200; minutes += 1) {
      const later = new Date(first.getTime() + minutes * 60_000);
      expect(fullDateTime(later)).toContain(later.toISOString().slice(14, 16));
    }
    expect(fullDateTime(first)).toBe('Saturday, November\u00a021, 2026 at\u00a06:29\u00a0PM');
    expect(fullDateTime(new Date(first.getTime() + 1))).toContain('6:30');
  });
  it('refuse what is no moment', () => {
    expect(() => longDate(new Date(NaN))).toThrow(RangeError);
    expect(() => longDate(new Date(NaN))).toThrow(RangeError);
  });
  it('follow daylight saving', () => {
    expect(shortDateTime(new Date('2026-10-31T22:30:00Z'), now)).toBe('Oct\u00a031, 6:30\u00a0PM');
    expect(shortDateTime(new Date('2026-11-01T23:30:00Z'), now)).toBe('Nov\u00a01, 6:30\u00a0PM');
    expect(cardDateTime(new Date('2026-11-01T23:30:00Z'), now)).toBe(
      'Sun, Nov\u00a01, 6:30\u00a0PM',
    );
    expect(fullDateTime(new Date('2026-03-08T07:00:00Z'))).toBe(
      'Sunday, March\u00a08, 2026 at\u00a03:00\u00a0AM',
    );
  });
});

describe('a date of another year (rules 8.2)', () => {
  const nextYear = new Date('2027-01-03T23:30:00Z');
  it('says so', () => {
    expect(shortDateTime(nextYear, now)).toBe('Jan\u00a03, 2027, 6:30\u00a0PM');
    expect(cardDateTime(nextYear, now)).toBe('Sun, Jan\u00a03, 2027, 6:30\u00a0PM');
    expect(dateParts(nextYear, now)).toEqual({
      day: '3',
      month: 'Jan',
      year: '2027',
      isThisYear: false,
    });
  });
  it('is another year by Ottawa’s clocks, not by UTC', () => {
    const lastEvening = new Date('2027-01-01T04:59:00Z');
    expect(shortDateTime(lastEvening, now)).toBe('Dec\u00a031, 11:59\u00a0PM');
    expect(dateParts(lastEvening, now).isThisYear).toBe(true);
    expect(shortDateTime(new Date('2027-01-01T05:00:00Z'), now)).toBe(
      'Jan\u00a01, 2027, 12:00\u00a0AM',
    );
  });
});

describe('prices', () => {
  it.each([
    [null, 'Price not specified'],
    [0, 'Free'],
    [29, '$0.29'],
    [4500, '$45'],
    [1999, '$19.99'],
    [125_000_00, '$125,000'],
  ])('writes %s cents as %s', (cents, text) => {
    expect(price(cents)).toBe(text);
  });
  it('has two decimals in the queue', () => {
    expect(exactPrice(4500)).toBe('$45.00');
  });
  it('has neither sign nor groups in a field', () => {
    expect(typedPrice(125_050)).toBe('1250.50');
  });
});

describe('paragraphs', () => {
  it('splits on blank lines, also those with spaces or Windows line ends', () => {
    expect(paragraphs('One\ntwo\n\nThree\r\n\r\nFour\n  \nFive\n\n\n')).toEqual([
      'One\ntwo',
      'Three',
      'Four',
      'Five',
    ]);
    expect(paragraphs('')).toEqual([]);
  });
});

describe('French dates and money', () => {
  const french = formatsFor('fr');
  it('are as the OQLF writes them', () => {
    const evening = new Date('2026-11-21T23:30:00Z');
    const first = new Date('2026-11-01T22:00:00Z');
    expect(french.fullDateTime(evening)).toBe(
      'samedi 21\u00a0novembre 2026 à\u00a018\u00a0h\u00a030',
    );
    expect(french.shortDateTime(first, now)).toBe('1er\u00a0nov. à\u00a017\u00a0h');
    expect(french.cardDateTime(new Date('2025-11-21T23:05:00Z'), now)).toBe(
      'ven. 21\u00a0nov. 2025 à\u00a018\u00a0h\u00a005',
    );
    expect(french.longDate(first)).toBe('1er\u00a0novembre 2026');
    expect(french.longDate(new Date('2026-11-11T22:00:00Z'))).toBe('11\u00a0novembre 2026');
    expect(french.dateRange(first, new Date('2026-12-30T17:00:00Z'))).toBe(
      'Du 1er\u00a0novembre au 30\u00a0décembre 2026',
    );
    expect(french.dateRange(first, evening)).toBe('Du 1er au 21\u00a0novembre 2026');
    expect(french.timeOfDay(new Date('2026-11-21T06:05:00Z'))).toBe('1\u00a0h\u00a005');
    expect(french.monthAndYear(2026, 8)).toBe('août 2026');
  });
  it('keep their spaces where a line may break', () => {
    expect(french.price(125_000)).toBe('1\u00a0250\u00a0$');
    expect(french.price(2550)).toBe('25,50\u00a0$');
    expect(french.number(12_500)).toBe('12\u00a0500');
    expect(french.typedPrice(125_050)).toBe('1250,50');
  });
  it('begin with a capital where they stand alone', () => {
    expect(french.relativeTime(ago(0), now)).toBe('À l’instant');
    expect(french.relativeTimeWithin(ago(0), now)).toBe('à l’instant');
    expect(french.relativeTime(ago(60), now)).toBe('Il\u00a0y\u00a0a\u00a01\u00a0heure');
    expect(french.relativeTimeWithin(ago(48 * 60), now)).toBe('il\u00a0y\u00a0a\u00a02\u00a0jours');
  });
});

describe('a relative time', () => {
  const now = new Date('2026-11-25T17:00:00Z');
  const moments = [0, 1, 30].map((hours) => new Date(now.getTime() - hours * 60 * 60 * 1000));

  it.each(['en', 'fr'] as const)(
    'begins with a small letter within a sentence of "%s"',
    (locale) => {
      const { relativeTimeWithin } = formatsFor(locale);
      for (const moment of moments) expect(relativeTimeWithin(moment, now)).toMatch(/^[^\p{Lu}]/u);
    },
  );

  const capital = /\b\w+:\s*(?:<Moment\b[^>]*text=\{)?relativeTime\(/;

  it('with a capital is in no message', () => {
    expect(capital.test('when: <Moment at={at} text={relativeTime(at)} />')).toBe(true);
    expect(capital.test('when: relativeTimeWithin(at)')).toBe(false);
    const app = new URL('../', import.meta.url);
    const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) => file !== 'lib/format.ts')
      .filter((file) => capital.test(readFileSync(new URL(file, app), 'utf8')));
    expect(files).toEqual([]);
  });
});
