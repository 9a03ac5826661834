import { describe, expect, it } from 'vitest';
import { guessMapping } from './mapping.ts';
import { planImport, type KnownPerson } from './plan.ts';
import { readPeople } from './read-people.ts';

const known = (given: Partial<KnownPerson>): KnownPerson => ({
  id: 'olive',
  userId: 'olive',
  state: 'CONFIRMED',
  name: 'Olive Owner',
  email: 'olive@mail.example',
  condoUnit: '301',
  unitKeys: ['301'],
  tenure: 'OWNER_ELSEWHERE',
  language: null,
  phone: null,
  ...given,
});

/** What a list does to somebody who is known, where it has this word for them. */
function planOf(word: string, of: Partial<KnownPerson> = {}) {
  const rows = [
    ['Unit', 'Name', 'Email', 'Status'],
    ['301', 'Olive Owner', 'olive@mail.example', word],
  ];
  const [planned] = planImport(readPeople(rows, guessMapping(rows)), [known(of)]);
  return { plan: planned?.plan, tenure: planned?.tenure };
}

describe('what a list does to an owner who is known to live elsewhere', () => {
  it('keeps that where the list only says owner', () => {
    for (const word of ['Owner', 'owners', 'Propriétaire', 'O'])
      expect(planOf(word), word).toEqual({ plan: 'MEMBER_SAME', tenure: 'OWNER_ELSEWHERE' });
    expect(planOf('Owner', { state: 'INVITED' }).tenure).toBe('OWNER_ELSEWHERE');
  });

  it('changes it where the list says more, and anybody else as it says', () => {
    expect(planOf('Resident owner')).toEqual({ plan: 'MEMBER_UPDATE', tenure: 'OWNER' });
    expect(planOf('Tenant')).toEqual({ plan: 'MEMBER_UPDATE', tenure: 'TENANT' });
    expect(planOf('Owner', { tenure: 'TENANT' })).toEqual({
      plan: 'MEMBER_UPDATE',
      tenure: 'OWNER',
    });
  });
});

describe('a person whom a list has with several units (rules 16.3)', () => {
  const rows = (...units: string[]) => [
    ['Unit', 'Name', 'Email'],
    ...units.map((unit) => [unit, 'Olive Owner', 'olive@mail.example']),
  ];
  const plansOf = (list: string[][], people: KnownPerson[] = []) =>
    planImport(readPeople(list, guessMapping(list)), people).map(({ plan, home }) => [
      plan,
      home?.unit ?? null,
    ]);

  it('is invited to the first home, and has the others besides', () => {
    expect(plansOf(rows('L-7', '305', 'P2-14', '412'))).toEqual([
      ['FURTHER', '305'],
      ['NEW', null],
      ['FURTHER', '305'],
      ['FURTHER', '305'],
    ]);
    expect(plansOf(rows('P2-14', 'L-7')), 'of somebody who owns no home').toEqual([
      ['NEW', null],
      ['FURTHER', 'P2-14'],
    ]);
  });

  it('keeps the home that the community knows, and what is known already', () => {
    const olive = known({ condoUnit: '412', unitKeys: ['412', 'l7'], tenure: null });
    expect(plansOf(rows('305', 'L-7', '412'), [olive])).toEqual([
      ['FURTHER', '412'],
      ['FURTHER_SAME', '412'],
      ['MEMBER_SAME', null],
    ]);
    const invited = { ...olive, state: 'INVITED' as const };
    expect(plansOf(rows('412', '305'), [invited])).toEqual([
      ['SAME', null],
      ['FURTHER', '412'],
    ]);
  });

  it('keeps their home where a list has only further units of an invitation', () => {
    const invited = known({
      state: 'INVITED',
      condoUnit: '412',
      unitKeys: ['412', '413', 'p2-14'],
    });
    expect(plansOf(rows('P2-14'), [invited])).toEqual([['FURTHER_SAME', null]]);
    expect(plansOf(rows('413', 'P2-20'), [invited])).toEqual([
      ['FURTHER_SAME', null],
      ['FURTHER', null],
    ]);
    expect(plansOf(rows('909'), [invited]), 'a home that is new').toEqual([['UPDATE', null]]);
  });

  it('is left to the board whole where they wait, or live in a unit that the list has not', () => {
    expect(plansOf(rows('305', 'L-7'), [known({ state: 'WAITING' })])).toEqual([
      ['AT_DOOR', null],
      ['AT_DOOR', '305'],
    ]);
    const elsewhere = known({ condoUnit: '909', unitKeys: ['909'] });
    expect(plansOf(rows('305', 'L-7'), [elsewhere])).toEqual([
      ['MEMBER_ELSEWHERE', null],
      ['MEMBER_ELSEWHERE', '305'],
    ]);
  });

  it('is known by the phone number where there is no address, and by nothing where there is neither', () => {
    const list = (phone: string) => [
      ['Unit', 'Name', 'Phone'],
      ['305', 'Viktor Haddad', phone],
      ['P1-03', 'Viktor Haddad', phone.replaceAll('-', ' ')],
    ];
    expect(plansOf(list('613-555-0103'))).toEqual([
      ['NEW', null],
      ['FURTHER', '305'],
    ]);
    const nothing = list('').map(([unit = '', name = '']) => [unit, name]);
    expect(plansOf(nothing)).toEqual([
      ['NEW', null],
      ['NEW', null],
    ]);
  });
});
