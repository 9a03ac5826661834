import { afterEach, expect, it } from 'vitest';
import type { Env } from '../env.server.ts';
import { processSingleton } from '../process/keep.server.ts';
import { forgetSingletons } from '#tests/setup/test-env.ts';
import { isPictureAddress, pagePolicy } from './security-headers.server.ts';

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
