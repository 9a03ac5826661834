import { expect, it } from 'vitest';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { unitsLike } from './units-like.ts';

const register = ['101', '305', '909', '990', '1204B', 'A-306', 'PH-02', '12 Elm'].map((label) => ({
  key: unitKey(label),
  label,
}));

it.each([
  ['99', ['909', '990']],
  ['3O5', ['305']],
  ['350', ['305']],
  ['1204', ['1204B']],
  ['B306', ['A-306']],
  ['Penthouse 2', ['PH-02']],
  ['12', ['12 Elm']],
  ['777', []],
])('offers for %s what is written much like it', (typed, offered) => {
  expect(unitsLike(unitKey(typed), register)).toEqual(offered);
});

it('offers at most three, and nothing for a single letter', () => {
  const units = ['101', '102', '103', '104'].map((label) => ({ key: label, label }));
  expect(unitsLike('10', units)).toEqual(['101', '102', '103']);
  expect(unitsLike('1', units)).toEqual([]);
  expect(unitsLike('penthouse', [{ key: 'office', label: 'Office' }])).toEqual([]);
});
