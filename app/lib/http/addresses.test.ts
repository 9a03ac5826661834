import { expect, it } from 'vitest';
import { safeRedirect } from './addresses.ts';

it.each(['/', '/communities/x?tab=buy-sell', '/a#b', '/caf%C3%A9'])('keeps %s', (path) => {
  expect(safeRedirect(path)).toBe(path);
});

it('joins slashes in the path, which Remix would do with a line in the log that has the path', () => {
  expect(safeRedirect('/a//b///c?x=//y#//z')).toBe('/a/b/c?x=//y#//z');
});

it.each([
  'https://evil.example/',
  '//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'communities',
  '',
  null,
  undefined,
  7,
])('does not follow %j', (to) => {
  expect(safeRedirect(to, '/safe')).toBe('/safe');
});
