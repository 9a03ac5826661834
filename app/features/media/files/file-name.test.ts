import { describe, expect, it } from 'vitest';
import { contentDisposition, folderNameFrom, keptFileName } from './file-name.ts';

describe('the name of a stored file', () => {
  it('is the last part of what was sent, with the ending of what it is', () => {
    expect(keptFileName('C:\\Board\\Budget 2027.PDF', 'pdf')).toBe('Budget 2027.pdf');
    expect(keptFileName('../../etc/passwd', 'txt')).toBe('passwd.txt');
    expect(keptFileName('photo.jpeg', 'jpg')).toBe('photo.jpg');
    expect(keptFileName('invoice.exe', 'pdf')).toBe('invoice.exe.pdf');
    expect(keptFileName('Procès-verbal – été.docx', 'docx')).toBe('Procès-verbal – été.docx');
  });

  it('has no controls, quotes or marks that turn the writing, and is never empty', () => {
    expect(keptFileName('a\u202egnp.exe\r\n"b".png', 'png')).toBe('agnp.exeb.png');
    expect(keptFileName('.pdf', 'pdf')).toBe('file.pdf');
    expect(keptFileName('', 'csv')).toBe('file.csv');
    expect([...keptFileName('é'.repeat(500), 'pdf')].length).toBeLessThanOrEqual(120);
  });

  it('is read at once, however long the one is that was sent', () => {
    // Each full stop would be tried with all that follow it, which takes an hour for as many.
    expect(keptFileName(`a${'.'.repeat(1_000_000)}b.pdf`, 'pdf')).toMatch(/^a\.+/);
    expect(keptFileName(`${'a'.repeat(1_000_000)}.PDF`, 'pdf')).toBe(`${'a'.repeat(115)}.pdf`);
  });

  it('of a folder is one part of a path, short and never empty', () => {
    expect(folderNameFrom('Boiler / "noise": tonight?')).toBe('Boiler - noise tonight');
    expect(folderNameFrom('../../etc')).toBe('-..-etc');
    expect(folderNameFrom(' ... ')).toBe('folder');
    expect([...folderNameFrom('é'.repeat(500))]).toHaveLength(60);
  });

  it('goes into a header in ASCII and in full', () => {
    expect(contentDisposition('Procès "1"; x.pdf', true)).toBe(
      `inline; filename="Proces _1_; x.pdf"; filename*=UTF-8''Proc%C3%A8s%20%221%22%3B%20x.pdf`,
    );
    expect(contentDisposition('日本.xlsx', false)).toBe(
      `attachment; filename="__.xlsx"; filename*=UTF-8''%E6%97%A5%E6%9C%AC.xlsx`,
    );
  });
});
