import { describe, expect, it } from 'vitest';
import { guessMapping } from './mapping.ts';
import { planImport, type KnownPerson } from './plan.ts';
import { readPeople } from './read-people.ts';

const read = (rows: string[][]) => readPeople(rows, guessMapping(rows));

describe('what saving a list would do (rules 16.3)', () => {
  const known = (given: Partial<KnownPerson>): KnownPerson => ({
    id: given.name ?? 'someone',
    userId: null,
    state: 'INVITED',
    name: 'Ann Lee',
    email: null,
    condoUnit: '101',
    unitKeys: ['101'],
    tenure: null,
    language: null,
    phone: null,
    ...given,
  });
  const head = ['unit', 'name', 'email', 'tenure'];
  const plansOf = (rows: string[][], people: KnownPerson[]) =>
    planImport(read([head, ...rows]), people).map(({ plan, known: match }) => [plan, match?.id]);

  it('knows people by address, else by name and unit, and nobody twice', () => {
    const people = [
      known({ id: 'a', email: 'ann@mail.example' }),
      known({ id: 'b', name: 'Bob Roy', condoUnit: '102', unitKeys: ['102'] }),
    ];
    expect(
      plansOf(
        [
          ['101', 'Ann Lee', ''],
          ['101', 'Ann Lee', 'ann@mail.example', 'owner'],
          ['102', 'bob roy', 'bob@mail.example'],
          ['102', 'Bob Roy', ''],
        ],
        people,
      ),
    ).toEqual([
      ['NEW', undefined],
      ['UPDATE', 'a'],
      ['UPDATE', 'b'],
      ['ERROR', undefined],
    ]);
    expect(plansOf([['Unit 101', 'Ann Lee', 'ann@mail.example']], people)).toEqual([['SAME', 'a']]);
  });

  it('leaves members in other units and people who asked to join to the board', () => {
    const member = (given: Partial<KnownPerson>) =>
      known({ state: 'CONFIRMED', email: 'ann@mail.example', ...given });
    const row = ['101', 'Ann Lee', 'ann@mail.example', 'owner'];
    expect(plansOf([row], [member({ id: 'm' })])).toEqual([['MEMBER_UPDATE', 'm']]);
    expect(plansOf([row], [member({ id: 'm', tenure: 'OWNER' })])).toEqual([['MEMBER_SAME', 'm']]);
    expect(plansOf([row], [member({ id: 'm', unitKeys: ['7'] })])).toEqual([
      ['MEMBER_ELSEWHERE', 'm'],
    ]);
    expect(plansOf([row], [member({ id: 'm', unitKeys: ['7', '101'] })])).toEqual([
      ['MEMBER_SAME', 'm'],
    ]);
    expect(plansOf([row], [member({ id: 'w', state: 'WAITING' })])).toEqual([['AT_DOOR', 'w']]);
  });
});

describe('a list of the greatest size (rules 16.3)', () => {
  it('of people with one name takes each invitation once', () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => ['101', 'Ann Lee', `a${at}@x.example`]);
    const people = readPeople(rows, { hasHead: false, columns: { unit: 0, name: 1, email: 2 } });
    const invited: KnownPerson[] = rows.map((_, at) => ({
      id: String(at),
      userId: null,
      state: 'INVITED',
      name: 'Ann Lee',
      email: null,
      condoUnit: '101',
      unitKeys: ['101'],
      tenure: null,
      language: null,
      phone: null,
    }));
    const plans = planImport(people, invited);
    expect(plans.map((one) => one.known?.id)).toEqual(invited.map(({ id }) => id));
  });
});
