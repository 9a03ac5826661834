import { describe, expect, it } from 'vitest';
import { registerPath } from './register-path.ts';

const pathFrom = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return registerPath({ pathname, search });
};

describe('Register in the header keeps an invitation or a code (rules 5)', () => {
  it.each([
    ['/invitation/abc-1', '/register?invitation=abc-1'],
    ['/invitation/a%26b', '/register?invitation=a%26b'],
    ['/invitation/a%', '/register?invitation=a%25'],
    ['/join?code=K7QX', '/register?code=K7QX'],
    ['/register?invitation=abc', '/register?invitation=abc'],
    ['/register?code=K7QX&x=1', '/register?code=K7QX'],
    ['/login?redirectTo=%2Finvitation%2Fabc', '/register?invitation=abc'],
    ['/login?redirectTo=%2Fjoin%3Fcode%3DK7QX', '/register?code=K7QX'],
  ])('from %s', (from, to) => {
    expect(pathFrom(from)).toBe(to);
  });

  it.each([
    '/',
    '/join',
    '/login',
    '/register',
    '/invitation',
    '/listings/1?code=x',
    '/login?redirectTo=/login?invitation=x',
  ])('nothing from %s', (from) => {
    expect(pathFrom(from)).toBeNull();
  });
});
