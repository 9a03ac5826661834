import { describe, expect, it } from 'vitest';
import { pickUnits } from './pick-units.ts';

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
    expect(pick('')).toEqual([]);
  });

  it('are named where the register does not know them', () => {
    expect(pickUnits(units, '101, 999, 101-555')).toEqual({
      picked: [units[0]],
      unknown: ['999', '101-555'],
    });
  });
});
