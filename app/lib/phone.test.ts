import { describe, expect, it } from 'vitest';
import { looksLikePhone, phoneHref } from './phone.ts';

describe('a telephone number', () => {
  it('has digits', () => {
    for (const phone of ['911', '613-555-0100 ext. 2', '+1 (613) 555-0100', '1-800-FLOWERS']) {
      expect(looksLikePhone(phone), phone).toBe(true);
    }
    for (const text of ['call Bob', '12', 'n/a', ''])
      expect(looksLikePhone(text), text).toBe(false);
  });

  it('is called with its extension, and without words', () => {
    expect(phoneHref('613-555-0100')).toBe('tel:6135550100');
    expect(phoneHref('+1 (613) 555-0100 ext. 2')).toBe('tel:+16135550100;ext=2');
    expect(phoneHref('(613) 555-0100, poste 12')).toBe('tel:6135550100;ext=12');
    expect(phoneHref('613-555-0100 x3')).toBe('tel:6135550100;ext=3');
    expect(phoneHref('Bob, 613-555-0100 (evenings)')).toBe('tel:6135550100');
    expect(phoneHref('613-555-0100 or 613-555-0101')).toBe('tel:6135550100');
    expect(phoneHref('911')).toBe('tel:911');
  });
});
