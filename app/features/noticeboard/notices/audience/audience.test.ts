import { describe, expect, it } from 'vitest';
import { isInAudience, readerOf, stateOfUnit, unitsOfAudience } from './audience.ts';

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
  it('has no unit for a parking space, whoever has it', () => {
    const of = (unitLabel: string, unitKind: 'HOME' | 'PARKING') => ({
      userId: unitLabel,
      condoUnit: unitLabel,
      tenure: 'OWNER' as const,
      unitLabel,
      unitKind,
      floor: null,
    });
    const lived = [of('305', 'HOME'), of('P1-03', 'PARKING')];
    const homes = [{ label: '305', key: '305', floor: 3 }];
    const labels = unitsOfAudience(notice('EVERYONE'), homes, lived).map(({ label }) => label);
    expect(labels).toEqual(['305']);
  });

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

describe('the state of a unit (rules 26.1)', () => {
  it('is that of who is reached best, and tells an unknown owner from nobody at all', () => {
    expect(stateOfUnit(['UNCONFIRMED', 'QUEUED'], ['SENT'])).toBe('QUEUED');
    expect(stateOfUnit([], ['OPTED_OUT'])).toBe('NO_OWNER');
    expect(stateOfUnit(['NO_ACCOUNT'], ['UNCONFIRMED'])).toBe('NO_OWNER');
    expect(stateOfUnit([], ['NO_ACCOUNT'])).toBe('NO_ACCOUNT');
    expect(stateOfUnit([], [])).toBe('NO_ACCOUNT');
  });
});
