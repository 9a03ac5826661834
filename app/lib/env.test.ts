import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { readEnv } from './env.server.ts';
import { StartError } from './errors.ts';

const database = { NODE_ENV: 'production', DATABASE_URL: 'postgresql://localhost/x' } as const;

const appUrl = (APP_URL: string) => readEnv({ ...database, APP_URL }, { serves: false }).appUrl;

it.each([
  ['PORT', { PORT: 'eighty' }],
  ['APP_URL', { APP_URL: 'local-link' }],
  ['SESSION_SECRET', { SESSION_SECRET: 'short' }],
  ['SESSION_SECRET', { ...database, APP_URL: 'https://link.example' }],
  ['SESSION_SECRET', { ...database, DEMO: '1' }],
  ['APP_URL', { ...database, SESSION_SECRET: 'x'.repeat(32) }],
  ['APP_URL', { ...database, SESSION_SECRET: 'x'.repeat(32), DEMO: '0' }],
  ['SESSION_SECRET and APP_URL', database],
  ['DATABASE_URL', { SESSION_SECRET: 'x'.repeat(32), APP_URL: 'http://localhost:3000' }],
  ['DATABASE_URL, SESSION_SECRET and APP_URL', {}],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
  ['DATABASE_READ_URLS', { ...database, DATABASE_READ_URLS: 'postgresql://a/x, b' }],
  ['DATABASE_URL', { DATABASE_READ_URLS: 'postgresql://a/x' }],
  ['DEMO', { DEMO: 'maybe' }],
  ['NODE_ENV', { NODE_ENV: 'prod' }],
  ['DATA_DIR', { DEMO: '0', DATA_DIR: '/dev/null/data' }],
  ['DATA_DIR', { DEMO: '1', DATA_DIR: '/dev/null' }],
  ['DATA_DIR', { DEMO: '0', DATA_DIR: '/proc/local-link/data' }],
])('a wrong setting %s is named in one line', (name, settings) => {
  const read = () => readEnv({ NODE_ENV: 'production', DATA_DIR: '/dev/null', ...settings });
  expect(read).toThrow(StartError);
  expect(read).toThrow(new RegExp(`^.*${name}.*$`));
});

it('DATABASE_READ_URLS are addresses with commas between', () => {
  const urls = (DATABASE_READ_URLS: string) =>
    readEnv({ ...database, DATABASE_READ_URLS }, { serves: false }).databaseReadUrls;
  expect(urls('postgresql://a/x, postgres://b:5433/x')).toEqual([
    'postgresql://a/x',
    'postgres://b:5433/x',
  ]);
  expect(urls('')).toBeUndefined();
});

it('the secret that a site makes at its first start is its own, what a command makes is nobody’s', () => {
  const read = (serves: boolean, DATA_DIR: string) =>
    readEnv({ NODE_ENV: 'production', DEMO: '0', DATA_DIR }, { serves }).isSecretKnown;
  const folder = temporaryFolder();
  expect(read(true, folder)).toBe(true);
  expect(read(false, folder)).toBe(true);
  expect(read(false, temporaryFolder())).toBe(false);
});

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

describe('what is served (record 67)', () => {
  const site = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) };
  const read = (settings: Record<string, string>) => readEnv({ ...site, ...settings });
  const real = { APP_URL: 'https://link.example' };

  it.each<Record<string, string>>([
    {},
    { DEMO: '' },
    { APP_URL: 'http://localhost:3000' },
    { APP_URL: 'http://127.0.0.1' },
    { APP_URL: 'http://[::1]:3000', DATA_DIR: '/data', HOST: '0.0.0.0' },
  ])('is nothing where nobody said what, and no demo: %j', (settings) => {
    expect(() => read(settings)).toThrow(
      /^The settings? DATABASE_URL.* missing: .*DEMO=0 .* "npm start" or DEMO=1 the demo/,
    );
  });

  it.each<Record<string, string>>([
    { ...database, ...real },
    { ...database, ...real, DEMO: '0' },
    { ...real, DATA_DIR: temporaryFolder() },
    { DEMO: '0', DATA_DIR: temporaryFolder() },
  ])('is a site with %j', (settings) => {
    expect(read(settings)).toMatchObject({ demo: false, onlyOwnNames: false, host: undefined });
  });

  it('is a demo with DEMO=1 alone, for this machine alone where nobody chose a HOST', () => {
    for (const settings of [{}, database, real, { ...database, ...real }]) {
      const demo = read({ DEMO: '1', ...settings });
      expect(demo).toMatchObject({ demo: true, onlyOwnNames: true, host: '127.0.0.1' });
    }
    for (const HOST of ['0.0.0.0', '127.0.0.1']) {
      expect(read({ DEMO: '1', HOST })).toMatchObject({ onlyOwnNames: false, host: HOST });
    }
  });

  it('is nothing to a command, which makes no demo either', () => {
    const command = readEnv({ DATA_DIR: temporaryFolder() }, { serves: false });
    expect(command.demo).toBe(false);
  });
});

describe('the bucket for photos', () => {
  it('is known to a command that stores files, which its keys have to be there for', () => {
    const bucket = { ...database, S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'key' };
    const command = (settings: Record<string, string>, storesFiles: boolean) =>
      readEnv(settings, { serves: false, storesFiles });
    expect(command(bucket, false)).toMatchObject({ usesBucket: true, photoBucket: undefined });
    expect(() => command(bucket, true)).toThrow('S3_SECRET_ACCESS_KEY are missing');
    const whole = { ...bucket, S3_SECRET_ACCESS_KEY: 's' };
    expect(command(whole, true).photoBucket).toMatchObject({ name: 'photos' });
  });
});

describe('the bucket for backups', () => {
  const bucket = {
    ...database,
    ...{
      BACKUP_S3_BUCKET: 'backups',
      BACKUP_S3_ACCESS_KEY_ID: 'key',
      BACKUP_S3_SECRET_ACCESS_KEY: 's',
    },
    ...{ SESSION_SECRET: 'x'.repeat(32), APP_URL: 'https://link.example', BACKUP_DIR: '/backups' },
  };

  it('is named with its keys, and unknown to commands', () => {
    expect(readEnv(bucket).backupBucket).toMatchObject({ name: 'backups', region: 'us-east-1' });
    expect(readEnv(bucket, { serves: false }).backupBucket).toBeUndefined();
  });

  it.each([
    ['BACKUP_DIR is missing', { BACKUP_DIR: '' }],
    ['BACKUP_S3_SECRET_ACCESS_KEY are missing', { BACKUP_S3_SECRET_ACCESS_KEY: '' }],
    [
      'a bucket of its own',
      { S3_BUCKET: 'backups', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' },
    ],
    ['BACKUP_S3_ENDPOINT is not right', { BACKUP_S3_ENDPOINT: 's3.example' }],
  ])('is refused: %s', (said, change) => {
    expect(() => readEnv({ ...bucket, ...change })).toThrow(said);
  });
});
