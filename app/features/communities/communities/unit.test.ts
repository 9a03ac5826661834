import { describe, expect, it } from 'vitest';
import { compareUnits, floorOf, unitKey } from './unit.ts';
import { unitLabel } from './unit-label.server.ts';

it.each([
  ['301', 'Unit 301', 'Unité 301'],
  ['Apt. 301', 'Unit 301', 'Unité 301'],
  ['Unit 305', 'Unit 305', 'Unité 305'],
  ['# 12B', 'Unit 12B', 'Unité 12B'],
  ['PH 2', 'PH 2', 'PH 2'],
  ['Suite Royale', 'Suite Royale', 'Suite Royale'],
  ['12 Elm Private', '12 Elm Private', '12 Elm Private'],
  ['2-605', 'Unit 2-605', 'Unité 2-605'],
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

  it('has a mark between two figures that counts', () => {
    const labels = ['1-21', '12-1', '121', '1-121', '11-21', '3-4', '34', '301-302', '301302'];
    expect(new Set(labels.map(unitKey)).size).toBe(labels.length);
    for (const written of ['1-21', '1 - 21', '1 21', '1.21', 'Unit 1–21', '01-21']) {
      expect(unitKey(written), written).toBe('1-21');
    }
  });

  it('tells its floor only where the number does', () => {
    const floors = ['101', '1204', '305B', '2-605', 'PH2', '14', '2B', 'P1-04'].map(floorOf);
    expect(floors).toEqual([1, 12, 3, 6, null, null, null, null]);
  });

  it('has its place by building, floor and number, and what is in no building comes last', () => {
    const units = [
      { key: 'p1-01', building: null, floor: null },
      { key: '2-101', building: 'Tower 2', floor: 1 },
      { key: '1-1001', building: 'Tower 1', floor: 10 },
      { key: '10-101', building: 'Tower 10', floor: 1 },
      { key: '1-ph', building: 'Tower 1', floor: null },
      { key: '1-202', building: 'Tower 1', floor: 2 },
      { key: '101', building: null, floor: 1 },
    ];
    expect(units.sort(compareUnits).map(({ key }) => key)).toEqual([
      '1-202',
      '1-1001',
      '1-ph',
      '2-101',
      '10-101',
      '101',
      'p1-01',
    ]);
  });
});
