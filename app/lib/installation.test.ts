import { expect, it } from 'vitest';
import { installationId } from './installation.server.ts';

const secret = 'a secret that only the tests know, long enough';
const url = 'postgresql://link:hush@db.example:5432/local_link';
const idOf = (databaseUrl?: string, dataDir = '/data', sessionSecret = secret) =>
  installationId({ sessionSecret, databaseUrl, dataDir });

it('differs by the secret, the database, and the folder of an embedded one', () => {
  const ids = [
    ...[idOf(url), idOf(url, '/data', `${secret}!`), idOf(), idOf(undefined, '/data/2')],
    ...[idOf(url.replace('db.', 'db2.')), idOf(url.replace('5432', '5433')), idOf(`${url}_2`)],
    ...['/run/a', '/run/b'].map((host) => idOf(`postgresql:///x?host=${host}`)),
  ];
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{16}$/);
});

it('is the same for whoever asks the database, and however its address is written', () => {
  for (const same of [
    'postgres://link:other@db.example/local_link',
    'postgresql://reader@db.example:5432/local_link?password=hush',
  ]) {
    expect(idOf(same, '/elsewhere')).toBe(idOf(url));
  }
});
