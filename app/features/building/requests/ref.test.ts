import { describe, expect, it } from 'vitest';
import { refOf, refPrefix, storedRef } from './ref.ts';

describe('the prefix of references', () => {
  it.each([
    ['Hillsview Place', 'HP'],
    ['Clarence Court', 'CC'],
    ['18 Nepean', '18N'],
    ['Les Érables du Sud', 'ES'],
    ['Cœur-de-Vanier', 'CV'],
    ['École Œuvre', 'EO'],
    ['The Arcadia at Kanata Lakes North Phase 2', 'AKLN'],
    ['La', 'L'],
    ['城', 'R'],
  ])('of %s is %s', (name, prefix) => {
    expect(refPrefix(name)).toBe(prefix);
  });

  it('goes before the number', () => {
    expect(refOf('Hillsview Place', 1042)).toBe('HP-1042');
  });
});

it('finds a reference however it was typed', () => {
  expect(storedRef(' hp-1042 ')).toBe('HP-1042');
});
