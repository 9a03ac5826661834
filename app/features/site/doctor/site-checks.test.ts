import { describe, expect, it } from 'vitest';
import { lasting } from './check.ts';
import { dataDisk } from './disk-checks.server.ts';
import type { Facts } from './facts.server.ts';
import { envFileChecks, settingsChecks } from './settings-checks.ts';
import { siteChecks, type Around } from './site-checks.ts';

const now = new Date('2026-11-26T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

type Site = NonNullable<Facts['site']>;
const none = { count: 0, first: [] };
const site: Site = {
  queueAge: 0,
  admins: { count: 2, withoutSecondStep: 0 },
  mail: { queued: 2, givenUp: 0, troubles: [] },
  backups: {
    last: { at: ago(10), bytes: 216_000_000 },
    failed: null,
    isOverdue: false,
    notInBucket: null,
    rehearsal: { at: ago(50), worked: true },
  },
  files: { photos: 4, documents: 1, missing: none, stray: none },
  leftHere: none,
};
const facts: Facts = {
  version: '17.2',
  now,
  schema: { isEmpty: false, isTooOld: false, pending: [], unknown: [] },
  site,
};
const around: Around = { kind: 'postgresql', ms: 3, backupDir: '/backups', demo: false, now };

const lookAt = (changes: Partial<Facts>, overrides: Partial<Around> = {}) =>
  Object.fromEntries(
    siteChecks({ ...facts, ...changes }, { ...around, ...overrides }).map((one) => [one.name, one]),
  );

describe('what the database says', () => {
  it('is all right', () => {
    for (const check of Object.values(lookAt({}))) expect(check).toMatchObject({ verdict: 'ok' });
  });

  it.each([
    ['database', 'failing', { version: '14.9' }],
    ['schema', 'failing', { schema: { ...facts.schema, pending: ['a', 'b'] }, site: null }],
    ['schema', 'failing', { schema: { ...facts.schema, unknown: ['20991231-x'] } }],
    ['schema', 'failing', { schema: { ...facts.schema, isEmpty: true }, site: null }],
    ['schema', 'failing', { schema: { ...facts.schema, isTooOld: true }, site: null }],
    ['clock', 'look', { now: new Date(now.getTime() + 20_000) }],
    ['clock', 'failing', { now: ago(1) }],
  ])('%s is %s with %o', (name, verdict, changes) => {
    const check = lookAt(changes)[name];
    expect(check).toMatchObject({ verdict });
    expect(check?.remedy).toBeTruthy();
  });

  it.each([
    ['jobs', 'ok', { queueAge: 60 }],
    ['jobs', 'failing', { queueAge: 3_600 }],
    ['administrators', 'look', { admins: { count: 2, withoutSecondStep: 1 } }],
    ['administrators', 'look', { admins: { count: 0, withoutSecondStep: 0 } }],
    ['emails', 'look', { mail: { queued: 0, givenUp: 1, troubles: [] } }],
    [
      'emails',
      'failing',
      { mail: { ...site.mail, troubles: [{ about: 'LOGIN', count: 3, said: '535 no' }] } },
    ],
    ['backup', 'failing', { backups: { ...site.backups, isOverdue: true } }],
    [
      'backup',
      'failing',
      { backups: { ...site.backups, failed: { at: ago(1), failure: 'NO_ROOM' } } },
    ],
    ['backup', 'failing', { backups: { ...site.backups, notInBucket: ago(10) } }],
    ['backup', 'look', { backups: { ...site.backups, last: null } }],
    [
      'rehearsal',
      'failing',
      { backups: { ...site.backups, rehearsal: { at: ago(1), worked: false } } },
    ],
    [
      'rehearsal',
      'look',
      { backups: { ...site.backups, rehearsal: { at: ago(999), worked: true } } },
    ],
    ['rehearsal', 'look', { backups: { ...site.backups, rehearsal: null } }],
    ['files', 'ok', { files: null }],
    ['files', 'look', { files: null, leftHere: { count: 2, first: ['photos/a'] } }],
    [
      'files',
      'look',
      { files: { photos: 1, documents: 0, missing: none, stray: { count: 9, first: ['a'] } } },
    ],
    [
      'files',
      'failing',
      { files: { photos: 1, documents: 0, missing: { count: 1, first: ['a'] }, stray: none } },
    ],
  ])('%s is %s with %o', (name, verdict, changes) => {
    expect(lookAt({ site: { ...site, ...changes } })[name]).toMatchObject({ verdict });
  });

  it('of backups that nobody asked for', () => {
    const state = { site: { ...site, backups: { ...site.backups, last: null, rehearsal: null } } };
    expect(lookAt(state, { backupDir: undefined }).backup).toMatchObject({ verdict: 'look' });
    expect(lookAt(state, { backupDir: undefined, demo: true }).backup).toMatchObject({
      verdict: 'ok',
    });
  });
});

describe('settings', () => {
  const good = {
    appUrl: 'https://link.example',
    sessionSecret: 'd0a1f6c3b97e42588d0a1f6c3b97e425',
    databaseUrl: undefined,
    demo: false,
    host: '127.0.0.1',
    trustedProxies: 0,
  };
  it.each([
    ['APP_URL', 'ok', {}],
    ['APP_URL', 'failing', { appUrl: 'http://link.example' }],
    ['APP_URL', 'look', { appUrl: 'http://localhost:3000' }],
    ['APP_URL', 'ok', { appUrl: 'http://localhost:3000', demo: true }],
    ['SESSION_SECRET', 'look', { sessionSecret: 'secret'.repeat(6) }],
    ['DEMO', 'failing', { demo: true }],
    ['DEMO', 'failing', { demo: true, appUrl: 'http://localhost:3000', host: '0.0.0.0' }],
    ['DEMO', 'failing', { demo: true, appUrl: 'http://localhost:3000', trustedProxies: 1 }],
    ['DEMO', 'ok', { demo: true, appUrl: 'http://localhost:3000' }],
  ])('%s is %s with %o', (name, verdict, changes) => {
    const checks = settingsChecks({ ...good, ...changes });
    expect(checks.find((check) => check.name === name)).toMatchObject({ verdict });
  });

  it('in a file that the command was not given are named', () => {
    expect(envFileChecks({ PORT: '', APP_URL: 'x' }, { APP_URL: 'x' }, 'again')).toEqual([]);
    const [check] = envFileChecks({ SMTP_URL: 'smtp://x', APP_URL: 'x' }, {}, 'again');
    expect(check).toMatchObject({ verdict: 'look' });
    expect(check?.found).toContain('SMTP_URL and 1 more');
  });
});

it.each([
  [10e6, 'failing'],
  [500e6, 'look'],
  [5e9, 'ok'],
])('a disk with %d bytes left is %s', (free, verdict) => {
  expect(dataDisk('/data', free).verdict).toBe(verdict);
});

it.each([
  [1, '1 second'],
  [119, '119 seconds'],
  [600, '10 minutes'],
  [36 * 3600, '36 hours'],
  [14 * 86_400, '14 days'],
])('%d seconds are %s', (seconds, text) => expect(lasting(seconds)).toBe(text));
