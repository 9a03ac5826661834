import { describe, expect, it } from 'vitest';
import { floorOf, unitKey } from './unit-key.ts';

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
