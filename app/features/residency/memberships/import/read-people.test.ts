import { describe, expect, it } from 'vitest';
import { guessMapping, isReadable, unreadColumns } from './mapping.ts';
import { planImport, type KnownPerson } from './plan.ts';
import { readsLikeTwo } from './person-name.ts';
import { languageIn, tenureIn } from './list-words.ts';
import { phoneIn } from './contacts.ts';
import { readPeople } from './read-people.ts';

const read = (rows: string[][]) => readPeople(rows, guessMapping(rows));

describe('the columns of a list (rules 16.3)', () => {
  it('are guessed from English and French heads', () => {
    expect(guessMapping([['Unit #', 'First Name', 'Last Name', 'E-mail', 'Owner/Tenant']])).toEqual(
      {
        hasHead: true,
        columns: { unit: 0, firstName: 1, lastName: 2, email: 3, tenure: 4 },
      },
    );
    expect(guessMapping([['Courriel', 'Nom', 'Prénom', 'Unité', 'Statut', 'Langue']])).toEqual({
      hasHead: true,
      columns: { email: 0, lastName: 1, firstName: 2, unit: 3, tenure: 4, language: 5 },
    });
    expect(guessMapping([['Nom', 'No d’unité', 'Adresse courriel']]).columns).toEqual({
      name: 0,
      unit: 1,
      email: 2,
    });
  });

  it('of phones are guessed in both languages', () => {
    for (const name of ['Phone', 'Phone number', 'Cell', 'Mobile #', 'Home Phone', 'Tel.']) {
      expect(guessMapping([['Unit', name]]).columns, name).toEqual({ unit: 0, phone: 1 });
    }
    for (const name of [
      'Téléphone',
      'N° de téléphone',
      'Numéro de tél.',
      'Cellulaire',
      'Tél. cell',
    ]) {
      expect(guessMapping([['Unité', name]]).columns, name).toEqual({ unit: 0, phone: 1 });
    }
    const rows = [['305', 'Ann Lee', '(613) 555-0141']];
    expect(guessMapping(rows).columns).toEqual({ unit: 0, name: 1, phone: 2 });
    expect(['613-555-0141 ext. 4', "'+1 613 555 0141", 'tel:6135550141'].map(phoneIn)).toEqual([
      '613-555-0141 ext. 4',
      '+1 613 555 0141',
      '6135550141',
    ]);
    expect(['', 'none', '12', '6'.repeat(41)].map(phoneIn)).toEqual([null, null, null, null]);
  });

  it('are guessed from the cells where nothing names them', () => {
    const rows = [
      ['Ann Lee', '101', 'ann@mail.example'],
      ['Bob Roy', '102', ''],
    ];
    expect(guessMapping(rows)).toEqual({ hasHead: false, columns: { email: 2, unit: 1, name: 0 } });
    expect(read(rows).map(({ row, unit, name }) => [row, unit, name])).toEqual([
      [1, '101', 'Ann Lee'],
      [2, '102', 'Bob Roy'],
    ]);
    expect(isReadable(guessMapping([['x'], ['y']]))).toBe(false);
  });

  it('are in the order that the page states, where the cells do not tell otherwise', () => {
    const stated = { unit: 0, name: 1, email: 2, phone: 3, tenure: 4 };
    const rows = [['305', 'Jean Nouveau', 'jean@mail.example', '613-555-0300', 'locataire']];
    expect(guessMapping(rows)).toEqual({ hasHead: false, columns: stated });
    expect(read(rows)).toMatchObject([{ name: 'Jean Nouveau', tenure: 'TENANT' }]);
    const uneven = [
      ['Unité 305', 'Jean', 'jean@mail.example'],
      ['306', 'Mia', 'mia@mail.example', '', 'squatteuse'],
    ];
    expect(guessMapping(uneven)).toEqual({ hasHead: false, columns: stated });
    expect(read(uneven).map(({ name, error }) => [name, error])).toEqual([
      ['Jean', null],
      ['Mia', null],
    ]);
    expect(read(uneven)[1], 'a word nobody knows is said').toMatchObject({ hasOddTenure: true });
    // What the cells tell goes first.
    expect(guessMapping([['305', 'jean@mail.example', 'Jean Nouveau', 'fr']]).columns).toEqual({
      ...{ unit: 0, email: 1, name: 2, language: 3 },
    });
  });
});

describe('the rows of a list (rules 16.3)', () => {
  it('are people, or say what is wrong', () => {
    const rows = [
      ['unit', 'name', 'email', 'tenure'],
      ['101', 'Ann Lee', 'Ann@Mail.example', 'Owner'],
      ['101', 'Bob Lee', '', 'locataire'],
      [],
      ['', 'Cy Young', 'cy@mail.example'],
      ['102', '', 'dee@mail.example'],
      ['103', 'Eve Roy', 'not an address'],
      ['104', 'Ann Again', 'ann@mail.example'],
      ['Unit 0101', 'BOB  LEE', ''],
      ['105', 'Fay', '', 'squatter'],
      ['x'.repeat(41), 'Gil', ''],
      ['106', 'y'.repeat(121), ''],
      ['107', 'Hal <hal@mail.example>', ''],
      ['108', 'ivy＠mail.example', 'ivy@mail.example'],
      ['109', 'Jo <b>Day', 'jo@mail.example'],
      ['110', 'Ivy Day', 'ivy@mail.example'],
    ];
    const people = read(rows);
    expect(people.map(({ row, error, sameAs }) => [row, error, sameAs])).toEqual([
      [2, null, null],
      [3, null, null],
      [5, 'unitMissing', null],
      [6, 'nameMissing', null],
      [7, null, null],
      [8, null, null],
      [9, 'repeatedPerson', 3],
      [10, null, null],
      [11, 'unitTooLong', null],
      [12, 'nameTooLong', null],
      [13, 'nameSigns', null],
      [14, 'nameSigns', null],
      [15, 'nameSigns', null],
      [16, null, null],
    ]);
    expect(people[0]).toMatchObject({ email: 'ann@mail.example', tenure: 'OWNER' });
    expect(people[1]).toMatchObject({ email: null, tenure: 'TENANT', hasOddTenure: false });
    expect(people[7]).toMatchObject({ tenure: null, hasOddTenure: true });
    expect(people[4]).toMatchObject({ email: null, emailProblem: 'emailInvalid' });
    expect(people[5]).toMatchObject({ email: null, sharesEmailOf: 2 });
  });

  it('name tenures and languages in both languages', () => {
    const words = [
      'Propriétaire',
      'Owner-occupied',
      'Renter',
      'Landlord',
      'Propriétaire absent',
      'staff',
      'Membre du personnel',
      '?',
    ];
    expect(words.map(tenureIn)).toEqual([
      ...['OWNER', 'OWNER', 'TENANT', 'OWNER_ELSEWHERE', 'OWNER_ELSEWHERE', 'STAFF', 'STAFF'],
      null,
    ]);
    for (const owner of [
      'Owner, lives elsewhere',
      'Owner elsewhere',
      'Propriétaire, habite ailleurs',
    ])
      expect(tenureIn(owner), owner).toBe('OWNER_ELSEWHERE');
    expect(['Français', 'EN', 'de'].map(languageIn)).toEqual(['fr', 'en', null]);
  });
});

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

it.each([
  ['Smith, Anna and Bob', true],
  ['Anna Smith, Bob Jones', true],
  ['Anne et Luc Roy', true],
  ['Ann & Bob Lee', true],
  ['Ann Lee / Bob Roy', true],
  ['Smith, Anna', false],
  ['Anderson Etienne', false],
  ['Smith and Sons Ltd', false],
  ['Succession Roy et Lee', false],
])('%s reads like two people: %s', (name, expected) => {
  expect(readsLikeTwo(name)).toBe(expected);
});

describe('a list of the greatest size (rules 16.3)', () => {
  it('is read at once, whatever its cells are made of', () => {
    // Each of these becomes eighteen letters, so that reading all of them would take a minute.
    const cell = '\ufdfa'.repeat(500);
    const rows = Array.from({ length: 8000 }, () => [cell, cell, cell, cell]);
    const columns = { unit: 0, name: 1, tenure: 2, language: 3 };
    const [first] = readPeople(rows, { hasHead: false, columns });
    expect(first).toMatchObject({ error: 'unitTooLong', tenure: null, language: null });
  });

  it('of people with one name takes each invitation once', () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => ['101', 'Ann Lee', `a${at}@x.example`]);
    const people = readPeople(rows, { hasHead: false, columns: { unit: 0, name: 1, email: 2 } });
    const invited: KnownPerson[] = rows.map((_, at) => ({
      ...{
        id: String(at),
        userId: null,
        state: 'INVITED',
        name: 'Ann Lee',
        email: null,
        condoUnit: '101',
      },
      ...{ unitKeys: ['101'], tenure: null, language: null, phone: null },
    }));
    const plans = planImport(people, invited);
    expect(plans.map((one) => one.known?.id)).toEqual(invited.map(({ id }) => id));
  });
});

describe('a column of tenures (rules 16.3)', () => {
  const list = (head: string, ...cells: string[]) => [
    ['Unit', 'Name', head],
    ...cells.map((cell, at) => [`10${at + 1}`, `Ana Person${at}`, cell]),
  ];

  it('is found by its cells, whatever it is called', () => {
    for (const head of [
      'Role',
      'Status',
      'Type',
      'Occupancy',
      'Rôle',
      'Fonction',
      'Mode',
      'Class',
    ]) {
      const rows = list(head, 'owner', 'Locataire');
      expect(guessMapping(rows).columns.tenure, head).toBe(2);
      expect(
        read(rows).map(({ tenure }) => tenure),
        head,
      ).toEqual(['OWNER', 'TENANT']);
    }
    const two = [
      ['Unit', 'Name', 'Status', 'Role'],
      ['101', 'Ana Person', 'Active', 'Tenant'],
    ];
    expect(guessMapping(two).columns.tenure).toBe(3);
    expect(guessMapping(list('Locker', 'L', 'P')).columns.tenure, 'one letter').toBeUndefined();
  });

  it('is not any other column, and those that nothing is read from are named', () => {
    const rows = list('Parking', 'P1 12', '');
    const mapping = guessMapping(rows);
    expect(mapping.columns.tenure).toBeUndefined();
    expect(unreadColumns(rows, mapping)).toEqual([2]);
    expect(unreadColumns(list('Role', 'owner'), guessMapping(list('Role', 'owner')))).toEqual([]);
    expect(unreadColumns(list('Parking', ''), mapping)).toEqual([]);
  });
});

describe('a row that is in the list twice (rules 16.3)', () => {
  it('is the same person, unless it only has the same address', () => {
    const rows = [
      ['Unit', 'Name', 'Email'],
      ['101', 'Ana Person', 'ana@mail.example'],
      ['101', 'Ana Person', 'ana@mail.example'],
      ['102', 'Bob Person', 'ana@mail.example'],
    ];
    expect(read(rows).map(({ error }) => error)).toEqual([null, 'repeatedPerson', null]);
  });
});
