import { expect, it } from 'vitest';
import { shortcutPath, shortcutsFor } from './shortcuts.ts';

it.each([
  ['after hours', ['emergency']],
  ['Fuite d’eau', ['emergency']],
  ['gratuit', ['free']],
  ['Règlement des animaux', ['rules']],
  ['free minutes', ['free', 'documents']],
  ['bicycle', []],
  ['freezer', []],
  ['', []],
])('the search %j asks for the pages %j', (typed, pages) => {
  expect(shortcutsFor(typed)).toEqual(pages);
});

it('leads to what is free, and to a page of the community', () => {
  expect(shortcutPath('/communities/a', 'free')).toBe('/communities/a?tab=buy-sell&max=0#buy-sell');
  expect(shortcutPath('/communities/a', 'rules')).toBe('/communities/a/rules');
});
