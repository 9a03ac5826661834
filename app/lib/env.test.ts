import { describe, expect, it } from 'vitest';
import { readEnv } from './env.server.ts';

const appUrl = (APP_URL: string) =>
  readEnv({ DATABASE_URL: 'postgresql://localhost/x', APP_URL }, { serves: false }).appUrl;

describe('APP_URL', () => {
  it.each([
    'https://link.example',
    'https://link.example/',
    'https://link.example//',
    'https://Link.Example:443',
  ])('is the site of %s', (typed) => {
    expect(appUrl(typed)).toBe('https://link.example');
  });

  it.each([
    'https://link.example/hub',
    'https://link.example?x=1',
    'https://link.example/?',
    'https://link.example/#top',
    'https://me:hush@link.example',
    'https://link.example/ hub',
  ])('is refused with what it should be: %s', (typed) => {
    expect(() => appUrl(typed)).toThrow(
      'The setting APP_URL is not right: it should be https://link.example and nothing more.',
    );
  });

  it.each(['link.example', 'ftp://link.example', 'https://', 'https://link.example hub'])(
    'is refused where it is no address of a site: %s',
    (typed) => {
      expect(() => appUrl(typed)).toThrow('it should be an address such as https://link.example.');
    },
  );
});
