import { expect, it } from 'vitest';
import { hasSecret, safeRedirect, withoutSecret } from './addresses.ts';

it.each([
  ['/welcome/abc', '/welcome/…'],
  ['/welcome/abc.data?x=1', '/welcome/…?x=1'],
  ['/invitation/abc/further', '/invitation/…/further'],
  ['/screen/abc?n=2', '/screen/…?n=2'],
  ['/reset-password/abc', '/reset-password/…'],
  ['/confirm-email/abc', '/confirm-email/…'],
  ['/undo-email/abc', '/undo-email/…'],
  ['/unsubscribe/abc.def', '/unsubscribe/…'],
  ['/api/mail/bounces/abc', '/api/mail/bounces/…'],
])('the secret in %s is in no log (rules 17.1)', (path, logged) => {
  expect(hasSecret(path)).toBe(true);
  expect(withoutSecret(path)).toBe(logged);
});

it.each(['/', '/welcome', '/welcome/', '/listings/welcome/abc', '/?to=/welcome/abc'])(
  '%s has no secret',
  (path) => {
    expect(hasSecret(path)).toBe(false);
    expect(withoutSecret(path)).toBe(path);
  },
);

it.each(['/', '/communities/x?tab=buy-sell', '/a#b', '/caf%C3%A9'])('keeps %s', (path) => {
  expect(safeRedirect(path)).toBe(path);
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
