import { describe, expect, it } from 'vitest';
import { nameUnits, pickUnits } from './pick-units.ts';

const units = ['101', '102', '103', '201', '202', 'PH-1', 'PH-2'].map((label) => ({
  id: label,
  label,
}));

const pick = (text: string) => pickUnits(units, text).picked.map(({ label }) => label);

describe('units that somebody names', () => {
  it('are single ones, ranges in the order of the register, or all', () => {
    expect(pick('all')).toHaveLength(7);
    expect(pick('102')).toEqual(['102']);
    expect(pick('unit 0102, PH-2')).toEqual(['102', 'PH-2']);
    expect(pick('102-201')).toEqual(['102', '103', '201']);
    expect(pick('201 – 102; 103')).toEqual(['102', '103', '201']);
    expect(pick('202 - PH-1')).toEqual(['202', 'PH-1']);
    expect(pick('PH-1-PH-2')).toEqual(['PH-1', 'PH-2']);
    for (const text of ['PH-1 à PH-2', 'ph1 to PH2', 'PH-1—PH-2', 'PH-1 au ph-2'])
      expect(pick(text), text).toEqual(['PH-1', 'PH-2']);
    expect(pick('')).toEqual([]);
  });

  it('are named where the register does not know them', () => {
    expect(pickUnits(units, '101, 999, 101-555')).toEqual({
      picked: [units[0]],
      known: ['101', '101'],
      unknown: ['999', '555'],
    });
  });

  it('are read at once from texts of the greatest length', () => {
    const dashes = '101-'.repeat(75_000);
    expect(pickUnits(units, dashes)).toEqual({ picked: [], known: [], unknown: [dashes] });
    const many = Array.from({ length: 5000 }, (_, at) => ({ id: `${at}`, label: `${at + 1}` }));
    expect(pickUnits(many, '1-5000,'.repeat(2_800)).picked).toHaveLength(5000);
    const each = many.map(({ label }) => label).join(', ');
    expect(pickUnits(many, each).picked, 'all of a register').toHaveLength(5000);
  });

  it('are named as shortly as they are read again', () => {
    const named = (text: string) => nameUnits(units, pickUnits(units, text).picked);
    expect(named('all')).toBe('all');
    expect(named('')).toBe('');
    expect(named('101, 103')).toBe('101, 103');
    expect(named('101-103, PH-1-PH-2')).toBe('101 - 103, PH-1, PH-2');
    expect(pick(named('102-PH-1'))).toEqual(['102', '103', '201', '202', 'PH-1']);
    // A range that reads like another one is spelled out.
    const odd = ['A', 'A-1', 'X', 'A-2', '1 - A-2'].map((label) => ({ id: label, label }));
    const picked = odd.slice(1, 4);
    expect(nameUnits(odd, picked)).toBe('A-1, X, A-2');
    expect(pickUnits(odd, 'A-1 - A-2').picked).toEqual(odd);
  });
});
