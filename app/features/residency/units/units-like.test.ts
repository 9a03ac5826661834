import { expect, it } from 'vitest';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { sameInOtherWords, unitsLike } from './units-like.ts';

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
  ['PH2', ['PH-02']],
  ['Tower A 306', ['A-306']],
  ['tour A, 306', ['A-306']],
  ['12', ['12 Elm']],
  ['1-204B', ['1204B']],
  ['777', []],
])('offers for %s what is written much like it', (typed, offered) => {
  expect(unitsLike(unitKey(typed), register)).toEqual(offered);
});

it('offers those that say the same in other words alone', () => {
  const towers = ['1-101', '2-101', '1101', '12 Elm Private', '12 Oak Private'];
  const units = towers.map((label) => ({ key: unitKey(label), label }));
  expect(unitsLike(unitKey('101'), units)).toEqual(['1-101', '2-101', '1101']);
  expect(unitsLike(unitKey('2-1-01'), units)).toEqual(['2-101']);
  expect(unitsLike(unitKey('12 Elm'), units)).toEqual(['12 Elm Private']);
});

it.each([
  ['PH2', 'PH-02'],
  ['Ph-2', 'PH-02'],
  ['Penthouse 2', 'PH-02'],
  ['Tower A 305', 'A-305'],
  ['Tour A 305', 'A-305'],
  ['Immeuble A, unité 305', 'A-305'],
  ['101', '1-101'],
  ['1-101', '1101'],
  ['12 Elm', '12 Elm Private'],
])('offers for %s the unit %s', (typed, label) => {
  expect(unitsLike(unitKey(typed), [{ key: unitKey(label), label }])).toEqual([label]);
});

it('offers at most five, and nothing for a single letter', () => {
  const units = ['101', '102', '103', '104', '105', '106'].map((label) => ({ key: label, label }));
  expect(unitsLike('10', units)).toEqual(['101', '102', '103', '104', '105']);
  expect(unitsLike('1', units)).toEqual([]);
  expect(unitsLike('penthouse', [{ key: 'office', label: 'Office' }])).toEqual([]);
});

it('finds the units of a list that the register, or a row before, has in other words', () => {
  const unit = (label: string) => ({ label, key: unitKey(label) });
  const found = sameInOtherWords(
    ['PH2', 'Tower A 305', '412', 'P-12', 'PH-07', 'Penthouse 7'].map(unit),
    ['PH-02', 'A-305', '413'].map(unit),
  );
  expect([...found]).toEqual([
    [unitKey('PH2'), 'PH-02'],
    [unitKey('Tower A 305'), 'A-305'],
    [unitKey('Penthouse 7'), 'PH-07'],
  ]);
});
