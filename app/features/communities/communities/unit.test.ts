import { describe, expect, it } from 'vitest';
import { floorOf, unitKey } from './unit.ts';
import { unitLabel } from './unit-label.server.ts';

it.each([
  ['301', 'Unit 301', 'Unité 301'],
  ['Apt. 301', 'Unit 301', 'Unité 301'],
  ['Unit 305', 'Unit 305', 'Unité 305'],
  ['# 12B', 'Unit 12B', 'Unité 12B'],
  ['PH 2', 'PH 2', 'PH 2'],
  ['Suite Royale', 'Suite Royale', 'Suite Royale'],
  ['Board', 'Board', 'Conseil'],
])('shows the unit %s in the words of the page', (unit, english, french) => {
  expect(unitLabel('en', unit)).toBe(english);
  expect(unitLabel('fr', unit)).toBe(french);
});

describe('a unit', () => {
  it('is the same however people write it', () => {
    for (const written of ['305', ' 305 ', 'Unit 305', '#305', 'apt. 305', '0305', 'Unité 305']) {
      expect(unitKey(written), written).toBe('305');
    }
    expect(unitKey('ph-2')).toBe('ph2');
    expect(unitKey('12 B')).toBe('12b');
    expect(unitKey('0')).toBe('0');
  });

  it('tells its floor only where the number does', () => {
    expect(['101', '1204', '305B', 'PH2', '14', '2B'].map(floorOf)).toEqual([
      1,
      12,
      3,
      null,
      null,
      null,
    ]);
  });
});
