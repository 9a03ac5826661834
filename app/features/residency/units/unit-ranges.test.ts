import { expect, it } from 'vitest';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { maxUnits, readList, readRanges, readUnitLines, unitLine } from './unit-ranges.ts';

const labels = (text: string) => readRanges(text).units.map(({ label }) => label);

it.each([
  ['101-104', ['101', '102', '103', '104']],
  ['101 – 103; PH1, PH2', ['101', '102', '103', 'PH1', 'PH2']],
  ['0098-0101', ['0098', '0099', '0100', '0101']],
  ['8-11', ['8', '9', '10', '11']],
  ['PH1-PH3', ['PH1', 'PH2', 'PH3']],
  ['PH 1-3', ['PH 1', 'PH 2', 'PH 3']],
  ['TH-1 to TH-3', ['TH-1', 'TH-2', 'TH-3']],
  ['101 à 103', ['101', '102', '103']],
  ['1A-1D', ['1A', '1B', '1C', '1D']],
  ['1A-D', ['1A', '1B', '1C', '1D']],
  ['101B-103B', ['101B', '102B', '103B']],
  ['A-101', ['A-101']],
  ['1-101 to 1-104', ['1-101', '1-102', '1-103', '1-104']],
  ['1-101-1-103', ['1-101', '1-102', '1-103']],
  ['A-301-A-303', ['A-301', 'A-302', 'A-303']],
  ['12-1', ['12-1']],
  ['305, Unit 305, #305, 0305', ['305']],
  ['Townhouse 4', ['Townhouse 4']],
  [' , ;\n', []],
])('%s stands for %j (rules 17.3)', (text, expected) => {
  expect(labels(text)).toEqual(expected);
  expect(readRanges(text).unclear).toEqual([]);
});

it('reads no range where a unit has that very name (rules 17.3)', () => {
  const units = new Set(['301-302', 'a12-a14'].map(unitKey));
  const read = (text: string) =>
    readRanges(text, (key) => units.has(key)).units.map(({ label }) => label);
  expect(read('301-302, 303-304')).toEqual(['301-302', '303', '304']);
  expect(read('A12-A14, A15-A16')).toEqual(['A12-A14', 'A15', 'A16']);
  expect(read('301 to 302')).toEqual(['301', '302']);
});

it.each(['112-101', '1F-1A', '…', '#', 'x'.repeat(41)])('%s is not understood', (text) => {
  expect(readRanges(`101, ${text}`)).toEqual({
    units: [{ label: '101', kind: 'HOME', building: null, floor: 1 }],
    unclear: [text],
    isTooMany: false,
  });
});

it('takes the floor off a number, or as it is given', () => {
  const { units } = readList('305\r\n1204\nPH1, 20\n101-102, 0\nL1\nStall 4, , home\n\n305, 9');
  expect(units.map(({ label, kind, building, floor }) => [label, kind, building, floor])).toEqual([
    ['305', 'HOME', null, 3],
    ['1204', 'HOME', null, 12],
    ['PH1', 'HOME', null, 20],
    ['101-102', 'HOME', null, 0],
    ['L1', 'LOCKER', null, null],
    ['Stall 4', 'HOME', null, null],
  ]);
  expect(readList('305, third').unclear).toEqual(['305, third']);
});

it.each([
  ['305, 3, home, Tower A\n306', ['305 in Tower A', '306 in null']],
  ['Unit\tBuilding\n305\tTower A', ['305 in Tower A']],
  ['Tour;Unité\nTour Nord;305', ['305 in Tour Nord']],
  ['Phase,Suite,Floor\n2,305,3', ['305 in 2']],
  ['Tower,Unit\nTower A,101\nTower B,101', ['A-101 in Tower A', 'B-101 in Tower B']],
])('reads the building of %j (rules 17.3)', (text, expected) => {
  const { units, unclear } = readList(text);
  expect(units.map(({ label, building }) => `${label} in ${building}`)).toEqual(expected);
  expect(unclear).toEqual([]);
});

it('reads what it writes into a form', () => {
  const { units } = readList('305, 3, home, Tower A\nP1-01\nTower, 2');
  expect(readUnitLines(units.map(unitLine).join('\n'))).toEqual(units);
});

it('reads one unit a line, whatever marks are between its figures', () => {
  const list = ['1-21', '12-1', '2-305', '23-05', '3-4', '301-302'];
  expect(readList(list.join('\n')).units.map(({ label }) => label)).toEqual(list);
});

it('refuses more than 5,000 units and says so', () => {
  expect(readRanges('1-5000')).toMatchObject({ isTooMany: false });
  const { units, isTooMany } = readRanges('1-999999');
  expect([units.length, isTooMany]).toEqual([maxUnits, true]);
});

it('reads texts of the greatest length at once, whatever they are made of', () => {
  // Each would take minutes: a dash that is tried with all of the text, and ranges of the same units.
  const dashes = '1-'.repeat(75_000);
  for (const read of [readRanges, readList]) {
    expect(read(dashes)).toEqual({ units: [], unclear: [dashes], isTooMany: false });
  }
  expect(readRanges('1-5000,'.repeat(21_000)).isTooMany).toBe(true);
  expect(readRanges('-,'.repeat(75_000)).isTooMany).toBe(true);
  expect(readRanges('101-104,'.repeat(2_000)).units).toHaveLength(4);
});
