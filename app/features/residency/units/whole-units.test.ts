import { describe, expect, it } from 'vitest';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { inOneSpelling, isSameBuilding, repeatsNumbers, wholeUnit } from './whole-units.ts';

const whole = (
  [building, label]: [string, string],
  {
    isRepeated = false,
    register = {},
  }: { isRepeated?: boolean; register?: Record<string, string> } = {},
) => {
  const buildings = new Map(Object.entries(register).map(([unit, name]) => [unitKey(unit), name]));
  return wholeUnit({ label, building }, { isRepeated, buildingIn: (key) => buildings.get(key) });
};

describe('a unit whose building is in another column (rules 17.3)', () => {
  it.each([
    ['Tower A', '305', 'A-305'],
    ['A', '305', 'A-305'],
    ['Tour Nord', '305', 'Nord-305'],
    ['Phase 2', '101', '2-101'],
    ['Elm Private', '12', 'Elm Private 12'],
    ['Tower A', 'A-305', 'A-305'],
    ['Phase 1', '1-101', '1-101'],
    ['Phase 1', '101', '1-101'],
    ['Tower B', 'A-305', 'A-305'],
    ['Tower B', 'PH2', 'B-PH2'],
    ['', '305', '305'],
  ])('in %j, number %j of several is %j', (building, label, expected) => {
    expect(whole([building, label], { isRepeated: true })).toBe(expected);
  });

  it('stays as it is written where no other has its number', () => {
    expect(whole(['Tower A', '305'])).toBe('305');
    expect(whole(['Tower A', '305'], { register: { 305: 'Tower A' } })).toBe('305');
  });

  it('is the unit that the register has', () => {
    expect(whole(['Tower A', '305'], { register: { 'A-305': 'Tower A' } })).toBe('A-305');
    expect(whole(['Tower B', '305'], { register: { 305: 'Tower A' } })).toBe('B-305');
  });
});

it('knows a list that has one number in two buildings', () => {
  const list = (...units: [string, string][]) =>
    repeatsNumbers(units.map(([building, label]) => ({ building, label })));
  expect(list(['Tower A', '101'], ['Tower B', '101'])).toBe(true);
  expect(list(['Tower A', '101'], ['tower a', '101'], ['A', '0101'])).toBe(false);
  expect(list(['Tower A', '101'], ['Tower B', '102'], ['', '101'])).toBe(false);
});

it('knows a building by its name in other capitals, or without the word before it', () => {
  expect(isSameBuilding('Tower A', 'tower a')).toBe(true);
  expect(isSameBuilding('Bâtiment É', 'e')).toBe(true);
  expect(isSameBuilding('Tower A', 'Tower B')).toBe(false);
  expect(isSameBuilding('Tower 2', 'Phase 2')).toBe(false);
  const spelled = inOneSpelling(['Tower A']);
  expect(['TOWER A', 'a', 'Phase 2', 'phase 2'].map(spelled)).toEqual([
    'Tower A',
    'Tower A',
    'Phase 2',
    'Phase 2',
  ]);
});
