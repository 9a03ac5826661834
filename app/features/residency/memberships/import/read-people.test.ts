import { describe, expect, it } from 'vitest';
import { guessMapping } from './mapping.ts';
import { languageIn, tenureIn } from './list-words.ts';
import { readPeople, rowReader } from './read-people.ts';

const read = (rows: string[][]) => readPeople(rows, guessMapping(rows));

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

describe('a list of the greatest size (rules 16.3)', () => {
  it('is read at once, whatever its cells are made of', () => {
    // Each of these becomes eighteen letters, so that reading all of them would take a minute.
    const cell = '\ufdfa'.repeat(500);
    const rows = Array.from({ length: 8000 }, () => [cell, cell, cell, cell]);
    const columns = { unit: 0, name: 1, tenure: 2, language: 3 };
    const [first] = readPeople(rows, { hasHead: false, columns });
    expect(first).toMatchObject({ error: 'unitTooLong', tenure: null, language: null });
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

describe('a list with a column for the building (rules 16.3)', () => {
  const unitsOf = (rows: string[][]) =>
    read(rows).map(({ unit, unitKind, building }) => [unit, unitKind, building]);

  it.each(['Building', 'Tower', 'Tour', 'Immeuble', 'Phase', 'Bâtiment'])(
    'called %s has it',
    (name) => {
      const rows = [
        [name, 'Unit', 'Name'],
        ['Tower A', '305', 'Ann Lee'],
        ['', '306', 'Bob Roy'],
      ];
      expect(unitsOf(rows)).toEqual([
        ['305', 'HOME', 'Tower A'],
        ['306', 'HOME', ''],
      ]);
    },
  );

  it('tells apart the same number of two towers, parking too', () => {
    const rows = [
      ['Tower', 'Unit', 'Name'],
      ['Tower A', '101', 'Ann Lee'],
      ['Tower B', '101', 'Bob Roy'],
      ['tower b', '102 / P-12', 'Cy Fox'],
    ];
    expect(unitsOf(rows)).toEqual([
      ['A-101', 'HOME', 'Tower A'],
      ['B-101', 'HOME', 'Tower B'],
      ['B-102', 'HOME', 'Tower B'],
      ['B-P-12', 'PARKING', 'Tower B'],
    ]);
  });

  it('means the unit that the register has, of the kind that it has there', () => {
    const rows = [
      ['Tower', 'Unit', 'Name'],
      ['Tower A', '101', 'Ann Lee'],
      ['Tower A', 'L-7', 'Bob Roy'],
    ];
    const register = new Map([
      ['a101', { kind: 'HOME' as const, building: null }],
      ['l7', { kind: 'HOME' as const, building: 'Tower A' }],
    ]);
    const reader = rowReader(rows, guessMapping(rows), (key) => register.get(key));
    expect(rows.flatMap(reader).map(({ unit, unitKind }) => [unit, unitKind])).toEqual([
      ['A-101', 'HOME'],
      ['L-7', 'HOME'],
    ]);
  });
});
