import { describe, expect, it } from 'vitest';
import { AppError } from '#app/lib/errors.ts';
import { decodeText, maxRows, readTable } from './read-table.server.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const refusal = (run: () => unknown): string | undefined => {
  try {
    run();
  } catch (error) {
    if (error instanceof AppError) return error.messageKey;
    throw error;
  }
  return undefined;
};

describe('a file of a list (rules 16.3)', () => {
  it('is read with a mark, in Windows-1252 and in UTF-16', () => {
    expect(readTable(decodeText(bytes('\uFEFFUnité;Nom\r\n101;Zoé')))).toEqual([
      ['Unité', 'Nom'],
      ['101', 'Zoé'],
    ]);
    const windows = Uint8Array.from(Buffer.from('Unit\xe9;Nom\r\n101;Zo\xe9 \x8cuvrard', 'latin1'));
    expect(readTable(decodeText(windows))).toEqual([
      ['Unité', 'Nom'],
      ['101', 'Zoé Œuvrard'],
    ]);
    const utf16 = Uint8Array.from(Buffer.from('\uFEFFUnit\tName\r\n1\tÉve', 'utf16le'));
    expect(readTable(decodeText(utf16))).toEqual([
      ['Unit', 'Name'],
      ['1', 'Éve'],
    ]);
  });

  it('is refused where it is no text, empty, endless or broken', () => {
    expect(refusal(() => decodeText(bytes('PK\u0003\u0004')))).toBe('peopleImport.spreadsheet');
    expect(refusal(() => decodeText(bytes('a\0b')))).toBe('peopleImport.notText');
    expect(refusal(() => readTable(' \r\n\r\n'))).toBe('peopleImport.empty');
    expect(refusal(() => readTable('1,a\n'.repeat(maxRows + 1)))).toBe('peopleImport.tooManyRows');
    expect(refusal(() => readTable('1,"a\n2,b'))).toBe('peopleImport.unreadable');
    expect(refusal(() => readTable(','.repeat(99) + 'a'))).toBe('peopleImport.tooManyColumns');
  });

  it('may part its columns by commas, semicolons, tabs or what Excel says', () => {
    for (const mark of [',', ';', '\t', '|']) {
      expect(readTable(`unit${mark}name\n101${mark}"Lee${mark} Ann"\n`)).toEqual([
        ['unit', 'name'],
        ['101', `Lee${mark === '\t' ? '' : mark} Ann`],
      ]);
    }
    expect(readTable('sep=;\r\nunit;name, whole\r\n1;a')).toEqual([
      ['unit', 'name, whole'],
      ['1', 'a'],
    ]);
    expect(readTable('unit;name\n101;Lee, Ann\n102;Roy, Bob')[1]).toEqual(['101', 'Lee, Ann']);
  });

  it('keeps quoted line breaks in one cell, and the numbers of its rows', () => {
    expect(readTable('unit,name\r\n\r\n101,"Ann\r\nLee"\r\n102,Bob "Bo" Roy\r\n,,\r\n')).toEqual([
      ['unit', 'name'],
      [],
      ['101', 'Ann Lee'],
      ['102', 'Bob "Bo" Roy'],
    ]);
    expect(readTable(`unit,name\n101,'=Ann`)[1]).toEqual(['101', '=Ann']);
    expect(readTable(`unit,name\n101,"Lee; '=Ann\t'-Bo"`)[1]).toEqual(['101', 'Lee; =Ann -Bo']);
  });
});
