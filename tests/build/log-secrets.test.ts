import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { linesWithSecret } from '#tests/setup/log-secrets.ts';

const secret = randomBytes(32).toString('base64url').replace(/^.../, 'aB3');

it.each([
  `2026-11-25T10:00:00.000Z [request] GET /welcome/${secret} 200 - - 3 ms`,
  `2026-11-25T10:00:00.000Z [request] GET /%72eset-password/${secret} 200 - - 3 ms`,
  `[request] GET /unsubscribe/${randomUUID()}.MESSAGE.${secret.slice(0, 32)} 200`,
  '[request] GET /screen/abcdefgh12345678 200',
  '[request] GET /join?code=AB3DE-FG4HJ 200',
  '[mail] AB3DE-FG4HJ was refused',
  '[request] GET /login?redirectTo=/invitation/x 200',
  '[request] GET /welcome/~abcdefghijkl 200',
  'the password was quiet river 9',
])('the sweep of the logs finds the secret in %s', (line) => {
  expect(linesWithSecret(`first\n${line}\nlast`)).toEqual([line]);
});

it.each([
  '2026-11-25T10:00:00.000Z [request] GET /welcome/:secret 200 - - 3.123 ms',
  '[request] GET /assets/offline-fallback-CKxPzSD9.js 200',
  `[accounts] ${randomUUID()} chose a password with a one-time link`,
  '[request] GET /communities/:slug?tab=activities 200',
  `a hash in small letters ${createHash('sha256').update('x').digest('hex')}`,
])('and nothing in %s', (line) => {
  expect(linesWithSecret(line)).toEqual([]);
});
