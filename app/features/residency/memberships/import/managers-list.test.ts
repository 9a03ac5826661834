import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addDays } from '#app/lib/day.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { peopleRows } from './head.ts';
import { guessMapping, unreadColumns } from './mapping.ts';
import { readPeople, rowReader } from './read-people.ts';
import { decodeText, readTable } from './read-table.server.ts';

const read = (rows: string[][]) => readPeople(rows, guessMapping(rows));

describe('a list as a manager keeps it (rules 16.3)', () => {
  it('has a title, its names on each page and a total, which are no people', () => {
    const rows = [
      ['Condominium Corporation 9999: owners'],
      [],
      ['Unit', 'Name', 'Email', 'Email notices since'],
      ['1-101', 'de la Cruz, María José', 'N/A', '12/05/2026'],
      ['Unit', 'Name', 'Email', 'Email notices since'],
      ['1-102', 'Bob Roy', '613-555-0100', '25/05/2026'],
      ['Total:', '2'],
    ];
    const mapping = guessMapping(rows);
    expect(mapping).toEqual({ hasHead: true, columns: { unit: 0, name: 1, email: 2, givenOn: 3 } });
    expect(peopleRows(rows, mapping)).toMatchObject({ head: 2, leftOut: 3 });
    expect(unreadColumns(rows, mapping)).toEqual([]);
    const consent = (givenOn: string) => ({ answer: 'AGREED', givenOn, way: 'OTHER' });
    expect(read(rows)).toMatchObject([
      {
        ...{ row: 4, unit: '1-101', name: 'María José de la Cruz', email: null, error: null },
        owner: { address: null, consent: consent('2026-05-12') },
      },
      {
        ...{ row: 6, name: 'Bob Roy', email: null, phone: '613-555-0100', isPhoneMoved: true },
        owner: { address: null, consent: consent('2026-05-25') },
      },
    ]);
  });

  it.each([
    {
      title: 'Owners on November 1',
      head: ['Unit', 'Name', 'Email', 'Phone'],
      nothing: 'none',
      totals: ['Total: 131', 'Totals', 'Grand total: 131 units', 'Subtotal: 60'],
    },
    {
      title: 'Propriétaires au 1er novembre',
      head: ['N° d’unité', 'Nom', 'Courriel', 'Téléphone'],
      nothing: 's. o.',
      totals: ['Total : 131', 'Totaux', 'Total général\u00a0: 131 unités', 'Sous-total : 60'],
    },
  ])('says $title, in either language', ({ title, head, nothing, totals }) => {
    const rows = [
      [title],
      head,
      ['305', 'de la Cruz, María José', nothing, '-'],
      head.map((name) => name.toUpperCase()),
      ['306', 'Zoé Côté', 'zoe@café.ca', 'N/A'],
      ...totals.map((total) => [total]),
      ...totals.map((total) => ['', total, '131']),
    ];
    const mapping = guessMapping(rows);
    expect(mapping).toEqual({ hasHead: true, columns: { unit: 0, name: 1, email: 2, phone: 3 } });
    expect(peopleRows(rows, mapping).leftOut).toBe(2 + 2 * totals.length);
    expect(read(rows).map(({ name, email, phone, error }) => [name, email, phone, error])).toEqual([
      ['María José de la Cruz', null, null, null],
      ['Zoé Côté', 'zoe@xn--caf-dma.ca', null, null],
    ]);
  });

  it.each([
    ['305 / P-12', ['305', 'P-12']],
    ['Unit 305 / P-12', ['Unit 305', 'P-12']],
    ['305 & L-7', ['305', 'L-7']],
    ['305 and Stall 4', ['305', 'Stall 4']],
    ['Unité 305 / Casier 7', ['Unité 305', 'Casier 7']],
    ['305 et stationnement 12', ['305', 'stationnement 12']],
    ['305 / P-12 / L-7', ['305', 'P-12', 'L-7']],
    // Two homes are no home with what belongs to it.
    ['305 / 306', ['305 / 306']],
    ['301-302', ['301-302']],
  ])('has %s for %j', (cell, units) => {
    const rows = [
      ['Unit', 'Name'],
      [cell, 'Ann Lee'],
    ];
    const people = read(rows);
    expect(people.map(({ unit }) => unit)).toEqual(units);
    expect(people.map(({ isBeside }) => isBeside)).toEqual(units.map((_, at) => at > 0));
  });

  it('is read by the order of its days that somebody said, where it does not tell', () => {
    const rows = [
      ['Unit', 'Name', 'Email notices since'],
      ['101', 'Ann Lee', '12/05/2025'],
    ];
    const mapping = guessMapping(rows);
    expect(read(rows)).toMatchObject([{ owner: null, hasOddConsent: true }]);
    const [person] = readPeople(rows, { ...mapping, dayOrder: 'MONTH_FIRST' });
    expect(person?.owner?.consent?.givenOn).toBe('2025-12-05');
  });

  it('leaves out an answer from a day to come, and says so', () => {
    const rows = [
      ['Unit', 'Name', 'Owner or tenant', 'Email notices since'],
      ['101', 'Ann Lee', 'Owner', cityToday()],
      ['102', 'Bob Roy', 'Owner', addDays(cityToday(), 1)],
    ];
    expect(read(rows)).toMatchObject([
      { owner: { consent: { givenOn: cityToday() } }, hasOddConsent: false },
      { owner: { consent: null }, hasOddConsent: true },
    ]);
  });

  it('keeps who has another unit for one person, and who shares an address for two', () => {
    const rows = [
      ['Unit', 'Name', 'Email'],
      ['305', 'Ann Lee', 'ann@mail.example'],
      ['P1-01', 'Lee, Ann', 'ann@mail.example'],
      ['305', 'Bob Lee', 'ann@mail.example'],
      ['L-7', 'Bob Lee', 'ann@mail.example'],
    ];
    expect(read(rows).map((one) => [one.email, one.error, one.sameAs, one.sharesEmailOf])).toEqual([
      ['ann@mail.example', null, null, null],
      ['ann@mail.example', null, 2, null],
      [null, null, null, 2],
      [null, null, 4, null],
    ]);
  });

  it('has each unit of a cell with several once, and says what is wrong with one', () => {
    const ann = (unit: string) => [unit, 'Ann Lee', 'ann@mail.example'];
    const long = `Parking space ${'1'.repeat(40)}`;
    const rows = [
      ['Unit', 'Name', 'Email'],
      ...[
        '412',
        '305 / P-12',
        '305 / L-7',
        'P-12',
        '305 & P-12',
        `413 / P-13 / P-13 / ${long}`,
      ].map(ann),
    ];
    expect(read(rows).map((one) => [one.row, one.unit, one.error, one.sameAs])).toEqual([
      [2, '412', null, null],
      [3, '305', null, 2],
      [3, 'P-12', null, 2],
      [4, 'L-7', null, 2],
      [5, 'P-12', 'repeatedPerson', 3],
      [6, '305', 'repeatedPerson', 3],
      [7, '413', null, 2],
      [7, 'P-13', null, 2],
      [7, long, 'unitTooLong', 2],
    ]);
  });

  it('takes a unit for no spoilt one that the register has', () => {
    const rows = [
      ['Unit', 'Name'],
      ['45012', 'Ann Lee'],
      ['305', 'Bob Roy'],
      ['306', 'Cy Roy'],
    ];
    const mapping = guessMapping(rows);
    expect(readPeople(rows, mapping)[0]?.error).toBe('unitSpoilt');
    const [ann] = rows.flatMap(
      rowReader(rows, mapping, (key) =>
        key === '45012' ? { kind: 'HOME', building: null } : undefined,
      ),
    );
    expect(ann?.error).toBeNull();
  });

  it('of two towers is read without a question', async () => {
    const file = readFileSync(resolve('tests/fixtures/two-towers.csv'));
    const rows = await readTable(decodeText(new Uint8Array(file)));
    const mapping = guessMapping(rows);
    const people = readPeople(rows, mapping);
    expect(peopleRows(rows, mapping).leftOut).toBe(4);
    expect(people).toHaveLength(138);
    const wrong = people.filter(({ error }) => error !== null);
    expect(wrong.map((one) => [one.unit, one.error, one.unitReadings])).toEqual([
      ['04-Mar', 'unitSpoilt', ['3-4', '4-3']],
    ]);
    expect(people.find(({ isBeside }) => isBeside)?.unit).toBe('P1-60');
    expect(people.filter(({ sameAs }) => sameAs === null)).toHaveLength(81);
    expect(people.filter(({ sharesEmailOf }) => sharesEmailOf !== null)).toHaveLength(9);
    expect(people.filter(({ isPhoneMoved }) => isPhoneMoved)).toHaveLength(4);
    const consents = people.flatMap(({ owner }) => owner?.consent?.givenOn ?? []);
    expect([consents.length, ...new Set(consents)].sort()).toEqual([
      '2026-05-12',
      '2026-05-25',
      54,
    ]);
    expect(people.filter(({ mayBeTwo, hasOddConsent }) => mayBeTwo || hasOddConsent)).toEqual([]);
    expect(people.find(({ unit }) => unit === '1-301-302')?.name).toBe('María José de la Cruz');
  });
});
