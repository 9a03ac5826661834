import { describe, expect, it } from 'vitest';
import { formatMessage } from './i18n/message.ts';
import { isolated } from './isolated.ts';

describe('A name within a sentence', () => {
  it('is isolated where it is written from right to left, once', () => {
    expect(isolated('מרים')).toBe('\u2068מרים\u2069');
    expect(isolated(isolated('מרים'))).toBe(isolated('מרים'));
    expect(isolated('Łukasz 🎉')).toBe('Łukasz 🎉');
  });

  it('keeps the names in it apart, and loses what would turn the words behind it', () => {
    const both = `${isolated('מרים')}, ${isolated('שרה')}`;
    expect(isolated(both)).toBe(both);
    expect(isolated(`בית: ${both}`)).toBe(`\u2068בית: ${both}\u2069`);
    for (const sign of ['\u202a', '\u202b', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068']) {
      expect(isolated(`So${sign}fa`)).toBe('Sofa');
    }
    // An end without a beginning would end ours.
    expect(isolated('מר\u2069ים')).toBe('\u2068מרים\u2069');
    expect(isolated('\u2067a\u202c\u2069')).toBe('a');
  });

  it('is isolated in every message', () => {
    expect(formatMessage('{name} has unit {unit}', 'en', { name: 'מרים', unit: '305' })).toBe(
      '\u2068מרים\u2069 has unit 305',
    );
    expect(formatMessage('le vélo {de:name}', 'fr', { name: 'מרים' })).toBe(
      'le vélo de \u2068מרים\u2069',
    );
    expect(formatMessage('“{title}” was sold', 'en', { title: 'So\u202efa' })).toBe(
      '“Sofa” was sold',
    );
  });
});
