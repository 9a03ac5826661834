import { describe, expect, it } from 'vitest';
import { isSameName, turnName, readsLikeTwo } from './person-name.ts';

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

describe('turnName', () => {
  it.each([
    ['Lee, Ann', 'Ann Lee'],
    ['Roy , Ann Marie', 'Ann Marie Roy'],
    ['de la Cruz, Zoé', 'Zoé de la Cruz'],
    ['Nguyễn, Thị Mai', 'Thị Mai Nguyễn'],
    ['Ann Lee', 'Ann Lee'],
    ['Ann Lee, MD', 'Ann Lee, MD'],
    ['Smith, Jr.', 'Smith, Jr.'],
    ['Maple Holdings, Inc', 'Maple Holdings, Inc'],
    ['2345678 Ontario inc.', '2345678 Ontario inc.'],
    ['9876-5432 Québec inc.', '9876-5432 Québec inc.'],
    ['Estate of Rosa Xu, c/o Roy Law Office', 'Estate of Rosa Xu, c/o Roy Law Office'],
    ['Succession de Rosa Xu, a/s de Roy, notaire', 'Succession de Rosa Xu, a/s de Roy, notaire'],
    ['Smith, Anna and Bob', 'Smith, Anna and Bob'],
    ['Anna Smith, Bob Jones', 'Anna Smith, Bob Jones'],
    ['Lee, Ann, Bob', 'Lee, Ann, Bob'],
    ['Lee,', 'Lee,'],
    ['', ''],
  ])('%s', (name, turned) => {
    expect(turnName(name)).toBe(turned);
  });
});

it.each([
  ['Smith, Anna and Bob', true],
  ['Anna Smith, Bob Jones', true],
  ['Anne et Luc Roy', true],
  ['Ann & Bob Lee', true],
  ['Ann Lee / Bob Roy', true],
  ['Smith, Anna', false],
  ['Anderson Etienne', false],
  ['Smith and Sons Ltd', false],
  ['Succession Roy et Lee', false],
  ['2345678 Ontario inc.', false],
  ['Estate of Rosa Xu c/o Roy & Lee', false],
  ['Succession de Rosa Xu, a/s de Roy et Lee', false],
  ['de la Cruz, María José', false],
])('%s reads like two people: %s', (name, expected) => {
  expect(readsLikeTwo(name)).toBe(expected);
});
