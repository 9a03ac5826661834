import { describe, expect, it } from 'vitest';
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
      keys: ['201', '101', '102', '103b'],
      found: ['Unit 201', '101', '103'],
      unknown: [],
    });
    expect(find('PH1-PH4; A-12')).toEqual({
      keys: ['a12', 'ph1', 'ph2'],
      found: ['A-12', 'PH1'],
      unknown: ['PH4'],
    });
    for (const text of ['ph-1 à PH-4', 'PH1 au ph4', 'PH-1-PH-4', 'PH 1 — 4', 'ph1to4'])
      expect(find(text), text).toMatchObject({ keys: ['ph1', 'ph2'], unknown: ['PH4'] });
    expect(find('1-2-3')).toEqual({ keys: [], found: [], unknown: ['1-2-3'] });
    expect(find('301-312, 999')).toEqual({ keys: [], found: [], unknown: ['999', '301-312'] });
    expect(find('112-101')).toBeNull();
    expect(find('1-999999')).toBeNull();
  });

  it('takes every unit to be there where there is no register', () => {
    const named = parseUnits('101-103, 12B');
    expect(named && resolveUnits(named, new Set())).toEqual({
      keys: ['12b', '101', '102', '103'],
      found: ['12B', '101', '103'],
      unknown: [],
    });
  });
});
