import { describe, expect, it } from 'vitest';
import { guessMapping } from './mapping.ts';
import { planImport, type KnownPerson } from './plan.ts';
import { readPeople } from './read-people.ts';

const known = (given: Partial<KnownPerson>): KnownPerson => ({
  id: 'olive',
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
