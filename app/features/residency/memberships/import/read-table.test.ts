import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { AppError } from '#app/lib/errors.ts';
import { decodeText, maxRows, readTable } from './read-table.server.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const refusal = async (run: () => unknown): Promise<string | undefined> => {
  try {
    await run();
  } catch (error) {
    if (error instanceof AppError) return error.messageKey;
    throw error;
  }
  return undefined;
};

describe('a file of a list (rules 16.3)', () => {
  it('is read with a mark, in Windows-1252 and in UTF-16', async () => {
    expect(await readTable(decodeText(bytes('\uFEFFUnité;Nom\r\n101;Zoé')))).toEqual([
      ['Unité', 'Nom'],
      ['101', 'Zoé'],
    ]);
    const windows = Uint8Array.from(Buffer.from('Unit\xe9;Nom\r\n101;Zo\xe9 \x8cuvrard', 'latin1'));
    expect(await readTable(decodeText(windows))).toEqual([
      ['Unité', 'Nom'],
      ['101', 'Zoé Œuvrard'],
    ]);
    const utf16 = Uint8Array.from(Buffer.from('\uFEFFUnit\tName\r\n1\tÉve', 'utf16le'));
    expect(await readTable(decodeText(utf16))).toEqual([
      ['Unit', 'Name'],
      ['1', 'Éve'],
    ]);
  });

  it('is refused where it is no text, empty, endless or broken', async () => {
    expect(await refusal(() => decodeText(bytes('a\0b')))).toBe('peopleImport.notText');
    expect(await refusal(() => readTable(' \r\n\r\n'))).toBe('peopleImport.empty');
    expect(await refusal(() => readTable('1,a\n'.repeat(maxRows + 1)))).toBe(
      'peopleImport.tooManyRows',
    );
    expect(await refusal(() => readTable('1,"a\n2,b'))).toBe('peopleImport.unreadable');
    expect(await refusal(() => readTable(','.repeat(99) + 'a'))).toBe(
      'peopleImport.tooManyColumns',
    );
  });

  it('is refused where a row is longer than any spreadsheet has', async () => {
    const list = (cell: string, count: number) => `unit,name\n${cell.repeat(count)}`;
    for (const row of [list(',', 20_000), list('1,', 20_000)])
      expect(await refusal(() => readTable(`${row}1`))).toBe('peopleImport.tooManyColumns');
    expect(await refusal(() => readTable(list('a', 300_000)))).toBe('peopleImport.rowTooLong');
    expect(await readTable(list('1,a', 1) + ','.repeat(200))).toHaveLength(2);
  });

  it('is read no further than the most rows it may have', async () => {
    // Each blank line is an error to the parser: with all of them, this would take a minute.
    const blank = '\n'.repeat(1_800_000);
    expect(await refusal(() => readTable(`unit,name\n${blank}101,Ann`))).toBe(
      'peopleImport.tooManyRows',
    );
    expect(await readTable(`unit,name\n101,Ann${blank}`)).toEqual([
      ['unit', 'name'],
      ['101', 'Ann'],
    ]);
  });

  it('lets other requests run while it is read', async () => {
    const list = '1,a\n'.repeat(maxRows);
    const reading = readTable(list).then(() => 'read');
    let turns = 0;
    while ((await Promise.race([reading, setImmediate('reading')])) === 'reading') turns += 1;
    expect(turns).toBeGreaterThan(5);
  });

  it('may part its columns by commas, semicolons, tabs or what Excel says', async () => {
    for (const mark of [',', ';', '\t', '|']) {
      expect(await readTable(`unit${mark}name\n101${mark}"Lee${mark} Ann"\n`)).toEqual([
        ['unit', 'name'],
        ['101', `Lee${mark === '\t' ? '' : mark} Ann`],
      ]);
    }
    expect(await readTable('sep=;\r\nunit;name, whole\r\n1;a')).toEqual([
      ['unit', 'name, whole'],
      ['1', 'a'],
    ]);
    expect((await readTable('unit;name\n101;Lee, Ann\n102;Roy, Bob'))[1]).toEqual([
      '101',
      'Lee, Ann',
    ]);
  });

  it('may have a title above it, with another mark in it', async () => {
    const list = ['Unit', 'Name', 'Email'];
    for (const title of [
      'Owners on November 1',
      'Corporation 9999, owners',
      'Owners; all',
      'A | B',
    ])
      for (const mark of [',', ';', '\t']) {
        const rows = [list, ['101', 'Ann Lee', 'ann@mail.example'], ['102', 'Bob Roy', '']];
        const text = [title, '', ...rows.map((row) => row.join(mark))].join('\n');
        expect((await readTable(text))[2], `${title} ${mark}`).toEqual(list);
      }
  });

  it('keeps quoted line breaks in one cell, and the numbers of its rows', async () => {
    expect(
      await readTable('unit,name\r\n\r\n101,"Ann\r\nLee"\r\n102,Bob "Bo" Roy\r\n,,\r\n'),
    ).toEqual([['unit', 'name'], [], ['101', 'Ann Lee'], ['102', 'Bob "Bo" Roy']]);
    expect((await readTable(`unit,name\n101,'=Ann`))[1]).toEqual(['101', '=Ann']);
    expect((await readTable(`unit,name\n101,"Lee; '=Ann\t'-Bo"`))[1]).toEqual([
      '101',
      'Lee; =Ann -Bo',
    ]);
  });
});
