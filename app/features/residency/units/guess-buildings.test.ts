import { expect, it } from 'vitest';
import { kindOf } from '#app/features/communities/communities/unit-kind.ts';
import { guessBuildings } from './guess-buildings.ts';

function guessed(labels: string[], known: Record<string, string> = {}): Record<string, string> {
  const units = labels.map((label) => ({
    label,
    kind: kindOf(label),
    building: known[label] ?? null,
  }));
  return Object.fromEntries(guessBuildings(units, (name) => `Tower ${name}`));
}

it.each([
  [
    ['A-101', 'A-102', 'A-201', 'B-101', 'B102', 'B 201'],
    {
      a101: 'Tower A',
      a102: 'Tower A',
      a201: 'Tower A',
      b101: 'Tower B',
      b102: 'Tower B',
      b201: 'Tower B',
    },
  ],
  [
    ['1-101', '1-102', '1-201', '2-101', '2-102', '2-201'],
    {
      '1-101': 'Tower 1',
      '1-102': 'Tower 1',
      '1-201': 'Tower 1',
      '2-101': 'Tower 2',
      '2-102': 'Tower 2',
      '2-201': 'Tower 2',
    },
  ],
  [
    ['12 Elm Private', '14 elm private', '3 Oak Lane'],
    { '12elmprivate': 'Elm Private', '14elmprivate': 'Elm Private' },
  ],
  [['Tower North 305', 'Phase 2 - 101'], { towernorth305: 'Tower North', 'phase2-101': 'Phase 2' }],
])('tells the buildings of %j (rules 17.3)', (labels, expected) => {
  expect(guessed(labels)).toEqual(expected);
});

it.each([
  [['101', '102', '201', '202']],
  [['A-101', 'A-102', '305']],
  [['1-101', '1-102', '1-201']],
  [['P1-101', 'P1-102', 'P1-103', 'L-101', 'L-102', 'L-103']],
  [['PH-01', 'PH-02', 'PH-03', 'TH-101', 'TH-102', 'TH-103']],
  [['301-302', '3-4', '12E1', '101A', '102A', '103A']],
])('tells none of %j', (labels) => {
  expect(guessed(labels)).toEqual({});
});

it('says the building that others of the series have', () => {
  const known = { 'A-101': 'Les Érables', 'A-102': 'Les Érables' };
  expect(guessed(['A-101', 'A-102', 'A-103'], known)).toEqual({ a103: 'Les Érables' });
});
