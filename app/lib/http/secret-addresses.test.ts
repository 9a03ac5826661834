import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { routeFiles } from '#tests/setup/route-table.ts';
import {
  hasSecret,
  isAboutSecret,
  replaceSecrets,
  secretAddresses,
  secretsToCarry,
} from './secret-addresses.server.ts';

const urlOf = (address: string) => new URL(address, 'https://own.example');

it.each([
  ['/welcome/abc', '/welcome/-'],
  ['/Welcome/abc', '/Welcome/-'],
  ['/%72eset-password/abc', '/reset-password/-'],
  ['/./confirm-email/./abc/', '/confirm-email/-'],
  ['/x/../undo-email/abc', '/undo-email/-'],
  ['/letters/abc/report', '/letters/-/report'],
  ['/letters/a%62c', '/letters/-'],
  ['/invitation/abc?x=1', '/invitation/-?x=1'],
  ['/join?code=abc', '/join?code=-'],
  ['/JOIN?code=abc&x=1', '/JOIN?code=-&x=1'],
  ['/register?invitation=abc', '/register?invitation=-'],
  ['/register?code=abc', '/register?code=-'],
  ['/login?redirectTo=/invitation/abc', '/login?redirectTo=%2Finvitation%2F-'],
  ['/login?redirectTo=%2F%4Aoin%3Fcode%3Dabc', '/login?redirectTo=%2FJoin%3Fcode%3D-'],
])('the secret in %s leaves the address (rules 17.1)', (address, shown) => {
  expect(hasSecret(urlOf(address))).toBe(true);
  expect(secretsToCarry(urlOf(address))).toEqual(['abc']);
  expect(replaceSecrets(urlOf(address), () => '-')).toBe(shown);
});

it('finds a secret behind two slashes, as the router does', () => {
  const address = { pathname: '//welcome//abc', search: '' };
  expect(replaceSecrets(address, () => '-')).toBe('/welcome/-');
});

it.each(['/unsubscribe/abc.def', '/calendar/abc.ics', '/screen/abc?n=2', '/api/mail/bounces/abc'])(
  'the secret in %s stays, because programs use the address as it is',
  (address) => {
    expect(hasSecret(urlOf(address))).toBe(true);
    expect(secretsToCarry(urlOf(address))).toEqual([]);
    expect(replaceSecrets(urlOf(address), () => '-')).toBe(address);
  },
);

it.each([
  '/',
  '/welcome',
  '/welcome/',
  '/listings/welcome/abc',
  '/?to=/welcome/abc',
  '/join?code=',
])('%s has no secret', (address) => {
  expect(hasSecret(urlOf(address))).toBe(false);
  expect(replaceSecrets(urlOf(address), () => '-')).toBe(address);
});

it('what takes the place of a secret is none, and stays', () => {
  const url = urlOf('/welcome/~abcdefghijkl');
  expect([hasSecret(url), isAboutSecret(url)]).toEqual([false, true]);
  expect(secretsToCarry(url)).toEqual([]);
});

it('looks no deeper than three addresses in one another, however many there are', () => {
  // Each would be written again at each level: this would take minutes.
  const url = urlOf(`/login${'?redirectTo=/login'.repeat(5_000)}?redirectTo=/welcome/abc`);
  expect(replaceSecrets(url, () => '-').length).toBeLessThan(200);
  expect(secretsToCarry(url)).toEqual([]);
});

const named = (address: string) => address.replace(/:(secret|token)\b.*/, ':secret');

it('lists every route with a secret in its path, and no other', () => {
  const routes = routeFiles().map(({ address }) => named(address));
  const secret = new Set(routes.filter((address) => address.endsWith('/:secret')));
  const listed = secretAddresses.filter(({ query }) => !query).map(({ route }) => route);
  expect(new Set(listed)).toEqual(secret);
  for (const { route } of secretAddresses) expect(routes).toContain(route);
});

it('is the list for proxies in docs/operating.md', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8');
  const listed = secretAddresses.map(({ route, query }) =>
    query
      ? query.map((name) => `\`${route}?${name}=\``).join(', ')
      : `\`${route.replace(':secret', '')}\``,
  );
  expect(guide.replace(/\s+/g, ' ')).toContain(`${listed.join(', ')}.`);
});
