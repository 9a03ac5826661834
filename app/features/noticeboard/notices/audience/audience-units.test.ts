import { describe, expect, it } from 'vitest';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { parseFloors, parseUnits, resolveUnits } from './audience-units.ts';
import { audienceParams, floorsText } from './audience-words.ts';

describe('floors and units as they are written', () => {
  it('are one or several', () => {
    const floors = (...on: number[]) =>
      audienceParams({ audience: 'FLOORS', audienceFloors: on }).count;
    expect([floors(3), floors(3, 4)]).toEqual([1, 2]);
    const units = (text: string) =>
      audienceParams({ audience: 'UNITS', audienceFloors: [], audienceUnits: text }).count;
    expect(['305', 'PH-2', '305, 306', '101-112'].map(units)).toEqual([1, 1, 2, 2]);
    expect(['101 au 112', 'PH-1 - PH-4'].map(units)).toEqual([2, 2]);
  });

  it('reads floors with ranges, and writes them the same way', () => {
    expect(parseFloors('7, 3;5-6\n 3')).toEqual([3, 5, 6, 7]);
    expect(floorsText([3, 5, 6, 7])).toBe('3, 5-7');
    expect(parseFloors('')).toEqual([]);
    for (const text of ['third', '7-5', '1-500', '3.5']) expect(parseFloors(text), text).toBeNull();
  });

  it('finds units in the register, those with a letter within a range too', () => {
    const known = new Set(['101', '102', '103b', '201', 'ph1', 'ph2', 'a12']);
    const find = (text: string) => {
      const named = parseUnits(text);
      return named && resolveUnits(named, known);
    };
    expect(find('101-103, Unit 201')).toEqual({
      keys: ['101', '102', '103b', '201'],
      found: ['101', '103', 'Unit 201'],
      unknown: [],
    });
    expect(find('PH1-PH4; A-12')).toEqual({
      keys: ['ph1', 'ph2', 'a12'],
      found: ['PH1', 'A-12'],
      unknown: ['PH4'],
    });
    for (const text of ['ph-1 à PH-4', 'PH1 au ph4', 'PH-1-PH-4', 'PH 1 — 4', 'ph1to4'])
      expect(find(text), text).toMatchObject({ keys: ['ph1', 'ph2'], unknown: ['PH4'] });
    expect(find('1-2-3')).toEqual({ keys: [], found: [], unknown: ['1-2-3'] });
    expect(find('301-312, 999')).toEqual({ keys: [], found: [], unknown: ['301-312', '999'] });
    expect(find('112-101')).toEqual({ keys: [], found: [], unknown: ['112-101'] });
    expect(find('1-999999')).toBeNull();
  });

  it('takes what names a unit for that unit, and counts within a tower', () => {
    const labels = ['301', '302', '303', '301-302', '1-101', '1-102', '2-101', 'A-301', 'A-302'];
    const known = new Set(labels.map(unitKey));
    const keysOf = (text: string) => resolveUnits(parseUnits(text) ?? [], known).keys;
    expect(keysOf('301-302')).toEqual(['301-302']);
    expect(keysOf('301-303')).toEqual(['301', '302', '303']);
    expect(keysOf('1-101 to 1-109')).toEqual(['1-101', '1-102']);
    expect(keysOf('A-301-A-302')).toEqual(['a301', 'a302']);
    expect(resolveUnits(parseUnits('12-1') ?? [], known).unknown).toEqual(['12-1']);
  });

  it('takes every unit to be there where there is no register', () => {
    const named = parseUnits('101-103, 12B');
    expect(resolveUnits(parseUnits('112-101') ?? [], new Set()).unknown).toEqual(['112-101']);
    expect(named && resolveUnits(named, new Set())).toEqual({
      keys: ['101', '102', '103', '12b'],
      found: ['101', '103', '12B'],
      unknown: [],
    });
  });
});
