import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routeFiles } from '#tests/setup/route-table.ts';
import { isPlainPage } from './plain-pages.ts';

it('is what a page that sends no scripts is, by its address', () => {
  expect(isPlainPage('/manage/maple-court?page=2')).toBe(true);
  expect(isPlainPage('/unsubscribe/a.b.c')).toBe(true);
  expect(isPlainPage('/manager')).toBe(false);
  expect(isPlainPage('/account/settings')).toBe(false);
});

it('names no page that sends scripts', () => {
  const plain = routeFiles().filter(({ address }) => isPlainPage(address));
  expect(plain.length).toBeGreaterThan(60);
  for (const { file } of plain) {
    const source = readFileSync(`app/routes/${file}`, 'utf8');
    const isPage = source.includes('export default') && !file.startsWith('manage.');
    if (isPage) expect(source, file).toContain('scripts: false');
  }
});
