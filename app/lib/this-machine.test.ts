import { expect, it } from 'vitest';
import { isLoopback, isOwnAddress, isOwnHost } from './this-machine.ts';

it.each([
  ...['link.example', 'localhost.link.example', 'link.localhost', 'localhost.', 'localhost:', ''],
  ...['127.0.0.1.nip.io', '127.0.0.2', '10.0.0.7:3000', '[::2]:80', '::1', 'localhost:80:80'],
  ...['localhost@link.example', ' localhost', 'localhost:80a'],
])('the Host header %j is not a name of this machine', (host) => {
  expect(isOwnHost(host)).toBe(false);
});

it.each(['localhost', 'LocalHost:3000', '127.0.0.1', '127.0.0.1:80', '[::1]', '[::1]:3000'])(
  'the Host header %j is a name of this machine',
  (host) => {
    expect(isOwnHost(host)).toBe(true);
  },
);

it.each(['https://link.example', 'http://localhost.example', 'http://10.0.0.7:3000'])(
  'others use %s too',
  (url) => {
    expect(isOwnAddress(url)).toBe(false);
  },
);

it.each(['http://localhost:3000', 'https://127.0.0.1', 'http://[::1]:80'])(
  'only this machine uses %s',
  (url) => {
    expect(isOwnAddress(url)).toBe(true);
  },
);

it.each([
  ['0.0.0.0', false],
  ['::', false],
  ['10.0.0.7', false],
  ['127.example', false],
  ['link.example', false],
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.0.1.1', true],
  ['::1', true],
])('a server on %s can be reached from this machine alone: %s', (address, alone) => {
  expect(isLoopback(address)).toBe(alone);
});
