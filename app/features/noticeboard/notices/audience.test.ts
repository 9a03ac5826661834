import { describe, expect, it } from 'vitest';
import {
  isInAudience,
  parseFloors,
  parseUnits,
  readerOf,
  resolveUnits,
  stateOfUnit,
} from './audience.ts';
import { audienceParams, floorsText } from './audience-words.ts';

const unit = (condoUnit: string, tenure: string | null = null) => ({
  condoUnit,
  tenure,
  unitLabel: null,
  floor: null,
});
const notice = (audience: Parameters<typeof isInAudience>[0]['audience']) => ({
  audience,
  audienceFloors: [3],
  audienceUnitKeys: ['305', 'ph2'],
});

describe('who a notice is for (rules 19.3)', () => {
  it('goes by what the board knows of the person and by all their units', () => {
    const nobody = readerOf([]);
    const tenant = readerOf([unit('Unit 305', 'TENANT')]);
    const landlord = readerOf([unit('1204', 'OWNER_ELSEWHERE'), unit('PH-2', null)]);
    const unsaid = readerOf([unit('311')]);
    const reads = (one: typeof nobody) =>
      (['EVERYONE', 'OWNERS', 'TENANTS', 'FLOORS', 'UNITS'] as const).filter((audience) =>
        isInAudience(notice(audience), one),
      );
    expect(reads(nobody)).toEqual(['EVERYONE']);
    expect(reads(tenant)).toEqual(['EVERYONE', 'TENANTS', 'FLOORS', 'UNITS']);
    expect(reads(landlord)).toEqual(['EVERYONE', 'OWNERS', 'UNITS']);
    expect(reads(unsaid)).toEqual(['EVERYONE', 'FLOORS']);
  });

  it('takes the floor from the register where it has the unit', () => {
    expect(readerOf([{ ...unit('Loft'), unitLabel: 'Loft B', floor: 3 }])).toMatchObject({
      floors: [3],
      unitKeys: ['loftb'],
    });
  });
});

describe('floors and units as they are written', () => {
  it('are one or several', () => {
    const floors = (...on: number[]) =>
      audienceParams({ audience: 'FLOORS', audienceFloors: on }).count;
    expect([floors(3), floors(3, 4)]).toEqual([1, 2]);
    const units = (text: string) =>
      audienceParams({ audience: 'UNITS', audienceFloors: [], audienceUnits: text }).count;
    expect(['305', '305, 306', '101-112'].map(units)).toEqual([1, 2, 2]);
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

describe('the state of a unit (rules 26.1)', () => {
  it('is that of who is reached best, and tells an unknown owner from nobody at all', () => {
    expect(stateOfUnit(['UNCONFIRMED', 'QUEUED'], ['SENT'])).toBe('QUEUED');
    expect(stateOfUnit([], ['OPTED_OUT'])).toBe('NO_OWNER');
    expect(stateOfUnit(['NO_ACCOUNT'], ['UNCONFIRMED'])).toBe('NO_OWNER');
    expect(stateOfUnit([], ['NO_ACCOUNT'])).toBe('NO_ACCOUNT');
    expect(stateOfUnit([], [])).toBe('NO_ACCOUNT');
  });
});
