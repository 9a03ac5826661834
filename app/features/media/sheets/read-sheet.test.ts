import { expect, it } from 'vitest';
import { AppError } from '#app/lib/errors.ts';
import { workbook, zipped } from '#tests/setup/workbook.ts';
import { isWorkbook, readSheet } from './read-sheet.server.ts';

const never = new AbortController().signal;
const plenty = { ms: 120_000, memoryBytes: 2 ** 30 };
const most = { mostRows: 100, mostColumns: 5 };

const read = (bytes: Uint8Array, sheet = '', cost = plenty) =>
  readSheet({ bytes, sheet, ...most }, never, cost);

/** The key of what a file is refused with. */
const refusal = (bytes: Uint8Array, sheet = '', cost = plenty) =>
  read(bytes, sheet, cost).then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.messageKey : error),
  );

const list = {
  Notes: [],
  Owners: [
    ['Unit', 'Name', 'Since'],
    [305, 'Zoé Lee', new Date('2026-05-12T00:00:00Z')],
    [{ formula: 'A2+1', value: 306 }, 'Bob <Roy>', ''],
  ],
};

it('reads the first sheet that has anything, or one by its name', async () => {
  const bytes = await workbook(list);
  expect(isWorkbook(bytes)).toBe(true);
  const rows = [
    ['Unit', 'Name', 'Since'],
    ['305', 'Zoé Lee', '2026-05-12'],
    ['306', 'Bob <Roy>', ''],
  ];
  expect(await read(bytes)).toEqual({ sheet: 'Owners', others: ['Notes'], rows });
  expect(await read(bytes, ' owners ')).toMatchObject({ sheet: 'Owners', rows });
  expect(await read(bytes, 'Notes')).toMatchObject({ rows: [] });
  expect(await refusal(bytes, 'Tenants')).toBe('sheets.noSuchSheet');
});

it('passes no more rows and columns on than were asked for', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => Array.from({ length: 9 }, () => at));
  const found = await read(await workbook({ Owners: rows }));
  expect([found.rows.length, found.rows[0]?.length]).toEqual([100, 5]);
});

it('is refused where it is no workbook, has nothing in it, or takes too much', async () => {
  expect(await refusal(Buffer.from('PK\u0003\u0004 and no more'))).toBe('sheets.damaged');
  expect(await refusal(await zipped(new Map([['a.txt', 'no workbook']])))).toBe('sheets.damaged');
  expect(await refusal(await workbook({ Owners: [] }))).toBe('sheets.empty');
  const bytes = await workbook(list);
  expect(await refusal(bytes, '', { ...plenty, ms: 1 })).toBe('sheets.tooHeavy');
  expect(await refusal(bytes, '', { ...plenty, memoryBytes: 1 })).toBe('sheets.tooHeavy');
});
