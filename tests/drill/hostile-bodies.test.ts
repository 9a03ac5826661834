import { randomUUID } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { Attack, attackers } from '#tests/setup/attack.ts';
import { inDrill, isFullDrill } from '#tests/setup/drills.ts';
import { routeFiles } from '#tests/setup/route-table.ts';
import { killLeftovers } from '#tests/setup/spawn.ts';

vi.setConfig({ testTimeout: 3_600_000 });
afterEach(killLeftovers);

const partOf = (disposition: string, content: string) =>
  `--parts\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

/** Parts that a body of full size is made of. */
const multipartBaits = {
  'small texts': partOf('name="title"', 'é'),
  'texts without a letter': partOf('name="title"', ''),
  'files that nobody chose': partOf('name="photos"; filename=""', ''),
  'small files': partOf('name="photos"; filename="a.jpg"', 'a'),
  'long names': partOf(`name="${'a'.repeat(4000)}"`, 'a'),
  'long texts': partOf('name="description"', 'é'.repeat(200_000)),
};

/** Types of which a reader may take the last one, or that have no fields. */
const otherTypes = [
  'image/png, application/x-www-form-urlencoded',
  'multipart/mixed, application/x-www-form-urlencoded',
  'text/plain, application/x-www-form-urlencoded',
  'multipart/form-data',
  'image/png',
];

const hub = '/communities/hillsview-place';
const paths = [
  ...[`${hub}/listings/new`, `${hub}/requests/new`, '/account/photo', '/login', '/register'],
  ...['notices/new', 'documents/new', 'people/import'].map((at) => `/manage/hillsview-place/${at}`),
  ...['/api/uploads', '/api/listings', '/no/such/page'],
];

/**
 * Some of the kinds of bodies for a page: all in a full drill, otherwise `few`, and others for the next page. One
 * reader takes them all; what differs is who may send how much.
 */
function kindsFor<Kind>(page: number, kinds: Kind[], few: number): Kind[] {
  const count = inDrill(few, kinds.length);
  return Array.from({ length: count }, (_, at) => kinds[(page * few + at) % kinds.length]).flatMap(
    (kind) => kind ?? [],
  );
}

/** What is read differs for who is logged in; a full drill sends it as everybody. */
const senders = Object.entries(attackers).filter(
  ([who]) => isFullDrill || who === 'visitor' || who === 'board',
);

it('no route stops for a multipart body of full size, whoever sends it', async () => {
  const attack = await Attack.start();
  for (const [who, email] of senders) {
    const cookie = await attack.cookieOf(email);
    const headers = { cookie, 'Content-Type': 'multipart/form-data; boundary=parts' };
    for (const [index, path] of paths.entries()) {
      for (const [name, part] of kindsFor(index, Object.entries(multipartBaits), 2))
        await attack.sendTooMuch(`${who}: ${name} to ${path}`, path, { headers, part });
    }
    attack.report(`multipart bodies as ${who}`);
  }
  expect(attack.failures).toEqual([]);
  await attack.stop();
});

/** Every route that takes a post, at an address of the demo's or of something that is not there. */
const everyRoute = routeFiles()
  .filter(({ sends }) => sends)
  .map(({ address }) =>
    address.replace(/:(\w+)/g, (_, name: string) =>
      name === 'slug' || name === 'community' ? 'hillsview-place' : randomUUID(),
    ),
  );

it('no route at all stops for a multipart body of full size from nobody, or in a full drill from anybody', async () => {
  expect(everyRoute.length).toBeGreaterThan(100);
  const attack = await Attack.start();
  const part = multipartBaits['small texts'];
  for (const [who, email] of isFullDrill ? senders : senders.slice(0, 1)) {
    const cookie = await attack.cookieOf(email);
    const headers = { cookie, 'Content-Type': 'multipart/form-data; boundary=parts' };
    for (const path of everyRoute)
      await attack.sendTooMuch(`${who}: to ${path}`, path, { headers, part });
    attack.report(`multipart bodies to every route as ${who}`);
  }
  expect(attack.failures).toEqual([]);
  await attack.stop();
});

it('no route stops for a body of full size whose type is no form alone, whoever sends it', async () => {
  const attack = await Attack.start();
  for (const [who, email] of senders) {
    const cookie = await attack.cookieOf(email);
    for (const [index, path] of paths.entries()) {
      for (const type of kindsFor(index, otherTypes, 1)) {
        const headers = { cookie, 'Content-Type': type };
        await attack.sendTooMuch(`${who}: ${type} to ${path}`, path, { headers, part: 'a&' });
      }
    }
    attack.report(`bodies of other types as ${who}`);
  }
  expect(attack.failures).toEqual([]);
  await attack.stop();
});
