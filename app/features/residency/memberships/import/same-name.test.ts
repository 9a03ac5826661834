import { describe, expect, it } from 'vitest';
import { isSameName } from './same-name.ts';

describe('isSameName', () => {
  it.each([
    ['Zoé Côté', 'zoe cote', true],
    ['Côté, Zoé', 'Zoé Côté', true],
    ["O'Neil, Ann", 'Ann O’Neil', true],
    ['Łukasz Nowak', 'Nowak Łukasz', true],
    ['Zoé Côté', 'Zoé Roy', false],
    ['Ann Lee', 'Ann', false],
    ['', '', false],
    ['***', '!!!', false],
  ])('%s and %s', (one, other, isSame) => {
    expect(isSameName(one, other)).toBe(isSame);
  });
});
