import { afterEach, expect, it } from 'vitest';
import type { Env } from '../env.server.ts';
import { processSingleton } from '../process/keep.server.ts';
import { forgetSingletons } from '#tests/setup/test-env.ts';
import { ownCookie } from './cookies.server.ts';
import {
  isPictureAddress,
  newNonce,
  pagePolicy,
  plainHeaders,
  setSecurityHeaders,
} from './security-headers.server.ts';

const env: Env = {
  production: true,
  port: 3000,
  host: undefined,
  dataDir: '/nowhere',
  appUrl: 'https://link.example',
  databaseUrl: undefined,
  sessionSecret: 'a secret that only the tests know, long enough',
  demo: false,
  mailFrom: 'The Local Link <post@link.example>',
  trustedProxies: 0,
  pseudoLocale: false,
};
const keys = { accessKeyId: 'key', secretAccessKey: 'secret' };
const use = (photoBucket?: Env['photoBucket']) => {
  forgetSingletons();
  processSingleton('env', () => ({ ...env, photoBucket }));
};
const imagesIn = (policy: string) => /img-src ([^;]*)/.exec(policy)?.[1];
afterEach(forgetSingletons);

it('pages show pictures of our own hosts only', () => {
  use();
  expect(imagesIn(pagePolicy('n'))).toBe("'self' https://link.example data: blob:");
});

it.each([
  [{ endpoint: 'https://s3.example:9000/x' }, 'https://s3.example:9000'],
  [{ endpoint: undefined }, 'https://photos.s3.ca-central-1.amazonaws.com'],
])('and of the bucket, where one is set: %j', ({ endpoint }, origin) => {
  use({ name: 'photos', region: 'ca-central-1', endpoint, ...keys });
  expect(imagesIn(pagePolicy('n'))).toBe(`'self' https://link.example ${origin} data: blob:`);
  expect(isPictureAddress(`${origin}/photos/one.jpg`)).toBe(true);
});

it.each([
  ['/images/one.jpg', true],
  ['https://link.example/photos/one.jpg', true],
  ['//evil.example/one.jpg', false],
  ['/\\evil.example/one.jpg', false],
  ['https://pictures.example/one.jpg', false],
  ['https://link.example.evil.example/one.jpg', false],
  ['javascript:alert(1)', false],
])('the address of a picture: %s is taken: %s', (address, isTaken) => {
  use();
  expect(isPictureAddress(address)).toBe(isTaken);
});

it('over https, every answer asks for https for a year, and cookies are bound to the host', async () => {
  use();
  const headers = new Headers();
  setSecurityHeaders({ url: 'https://link.example/' }, headers);
  const asked = 'max-age=31536000; includeSubDomains';
  expect(headers.get('Strict-Transport-Security')).toBe(asked);
  expect(new Headers(plainHeaders()).get('Strict-Transport-Security')).toBe(asked);
  expect(await ownCookie('session', {}).serialize('x')).toMatch(
    /^__Host-session=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

it('a nonce has 128 random bits, and is as long as any other', () => {
  const nonces = Array.from({ length: 100 }, newNonce);
  expect(new Set(nonces).size).toBe(100);
  for (const nonce of nonces) expect(Buffer.from(nonce, 'base64url')).toHaveLength(16);
  expect(new Set(nonces.map(({ length }) => length)).size).toBe(1);
});
