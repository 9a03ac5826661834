import { describe, expect, it } from 'vitest';
import { guessMapping, isReadable, unreadColumns } from './mapping.ts';
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

  it.each([
    'Owner name',
    'Name of owner',
    'Owner’s name',
    'Resident name',
    'Nom du propriétaire',
    'Nom de la propriétaire',
    'Nom du résident',
    'Noms des copropriétaires',
  ])('take “%s” for a name', (head) => {
    expect(guessMapping([['Unit', head]]).columns).toEqual({ unit: 0, name: 1 });
  });

  it('of the record of owners are guessed in both languages', () => {
    const columns = { unit: 0, address: 1, electronic: 2, givenOn: 3, way: 4 };
    for (const head of [
      ['Unit', 'Address for service', 'Notices by email', 'Date of consent', 'Consent given by'],
      [
        ...['Unité', 'Adresse de signification', 'Avis par courriel'],
        ...['Date du consentement', 'Forme du consentement'],
      ],
    ])
      expect(guessMapping([head]).columns).toEqual(columns);
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
