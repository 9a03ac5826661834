import { expect, it } from 'vitest';
import { readSheet } from '#app/features/media/sheets/read-sheet.server.ts';
import { workbook } from '#tests/setup/workbook.ts';

const never = new AbortController().signal;

it('ends where a small file unpacks to a huge one, or has far more text than a list', async () => {
  const huge = Array.from({ length: 60_000 }, () => ['x'.repeat(1000)]);
  const bytes = await workbook({ Owners: huge });
  expect(bytes.length).toBeLessThan(2 * 1024 * 1024);
  const little = { ms: 60_000, memoryBytes: 128 * 1024 * 1024 };
  const some = { bytes, sheet: '', mostRows: 100, mostColumns: 5 };
  await expect(readSheet(some, never, little)).rejects.toThrow('sheets.tooHeavy');
  const wide = await workbook({ Owners: Array.from({ length: 9_000 }, () => ['x'.repeat(500)]) });
  const all = { bytes: wide, sheet: '', mostRows: 10_001, mostColumns: 61 };
  const plenty = { ms: 120_000, memoryBytes: 2 ** 30 };
  await expect(readSheet(all, never, plenty)).rejects.toThrow('sheets.tooHeavy');
});
