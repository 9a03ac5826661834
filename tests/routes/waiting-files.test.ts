import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Photo, StoredFile } from '#db/entities/index.ts';
import { makeListing } from '#db/factories/index.ts';
import { maxWaitingBytes } from '#app/features/media/files/limits.ts';
import { env } from '#app/lib/env.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { multipart, pictureFile } from '#tests/setup/multipart.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

const text = (name: string) => new File([`The words of ${name}.`], name, { type: 'text/plain' });

async function setUp() {
  const { community, board } = await makeNeighbourhood(app.em());
  const as = await app.signIn(board);
  const desk = `/manage/${community.slug}`;
  const send = (path: string, fields: [string, string | File][]) =>
    app.handle(multipart(`${desk}${path}`, { as, fields }));
  const rows = () =>
    app.em().find(StoredFile, { community: community.id }, { orderBy: { createdAt: 'asc' } });
  return { community, board, send, rows };
}

/** The names of the files in the store. */
const contents = (): string[] => {
  const folder = join(env().dataDir, 'files', 'photos', 'stored');
  return existsSync(folder) ? readdirSync(folder) : [];
};

const uploads = (...names: string[]) => names.map((name): [string, File] => ['upload', text(name)]);

it('keeps nothing of a form with more files than there can be (rules 19.4)', async () => {
  const { send, rows } = await setUp();
  const title: [string, string] = ['title', 'Zzfees of a year'];
  const answer = await send('/documents/new', [title, ...uploads('a.txt', 'b.txt', 'c.txt')]);
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain('You can add only one file.');
  expect(page).toContain('Zzfees of a year');
  expect(await rows()).toEqual([]);
  expect(contents()).toEqual([]);
});

it('keeps nothing beside a file that the form has already', async () => {
  const { send, rows } = await setUp();
  expect((await send('/documents/new', uploads('a.txt'))).status).toBe(400);
  const [first] = await rows();
  const kept: [string, string][] = [
    ['files[0].id', first?.id ?? ''],
    ['files[0].name', 'a.txt'],
  ];
  expect((await send('/documents/new', [...kept, ...uploads('b.txt')])).status).toBe(400);
  expect((await rows()).map(({ name }) => name)).toEqual(['a.txt']);
  expect(contents()).toEqual([first?.id]);
});

it('keeps nothing of a form that cannot be read to its end', async () => {
  const { send, rows, community } = await setUp();
  const before = contents();
  const names = Array.from({ length: 201 }, (_, at): [string, string] => [`field${at}`, 'x']);
  const answer = await send('/notices/new', [...uploads('a.txt'), ...names]);
  expect(answer.status, community.slug).toBe(400);
  expect(await rows()).toEqual([]);
  expect(contents()).toEqual(before);
});

it('keeps what is good while the rest is corrected, up to what one person may have waiting', async () => {
  const { send, rows, community, board } = await setUp();
  const waiting = {
    ...{ community: community.id, uploadedBy: board.id, name: 'big.pdf' },
    ...{ mediaType: 'application/pdf', hasText: null, waitingSince: new Date() },
  };
  const full = { ...waiting, id: randomUUID(), bytes: maxWaitingBytes - 30, createdAt: new Date() };
  await app.em().insert(StoredFile, full);
  const title: [string, string] = ['title', 'Zztitle that stays'];
  const first = await send('/notices/new', [title, ...uploads('a.txt')]);
  expect(first.status).toBe(400);
  expect((await rows()).map(({ name }) => name)).toEqual(['big.pdf', 'a.txt']);
  const second = await send('/notices/new', [title, ...uploads('b.txt')]);
  expect(second.status).toBe(413);
  const page = await second.text();
  expect(page).toContain('We couldn’t keep “b.txt”');
  expect(page).toContain('Zztitle that stays');
  expect((await rows()).map(({ name }) => name)).toEqual(['big.pdf', 'a.txt']);
  expect(contents()).toHaveLength(2);
  // What a form has taken into use waits for nothing.
  await app.em().nativeUpdate(StoredFile, { id: full.id }, { waitingSince: null });
  expect((await send('/notices/new', [title, ...uploads('b.txt')])).status).toBe(400);
  expect((await rows()).map(({ name }) => name)).toEqual(['big.pdf', 'a.txt', 'b.txt']);
});

it('lets files that come at once by no more than one by one', async () => {
  const { send, rows, community, board } = await setUp();
  await app.em().insert(StoredFile, {
    ...{ id: randomUUID(), community: community.id, uploadedBy: board.id, name: 'big.pdf' },
    ...{ mediaType: 'application/pdf', hasText: null, waitingSince: new Date() },
    ...{ bytes: maxWaitingBytes - 30, createdAt: new Date() },
  });
  const all = await Promise.all([1, 2, 3].map(() => send('/notices/new', uploads('a.txt'))));
  expect(all.map(({ status }) => status).sort()).toEqual([400, 413, 413]);
  expect((await rows()).map(({ name }) => name)).toEqual(['big.pdf', 'a.txt']);
});

it('keeps photos of refused forms up to what one person may have waiting (rules 11)', async () => {
  const em = app.em();
  const { community, resident } = await makeNeighbourhood(em);
  const listing = makeListing(em, resident, community);
  await em.flush();
  const as = await app.signIn(resident);
  const photo = () => ({
    ...{ id: randomUUID(), owner: resident.id, width: 800, height: 600, createdAt: new Date() },
  });
  // Those that a post has wait for nothing.
  await app
    .em()
    .insertMany(Photo, [
      ...Array.from({ length: 99 }, photo),
      ...Array.from({ length: 50 }, () => ({ ...photo(), listing: listing.id })),
    ]);
  const send = async () =>
    app.handle(
      multipart(`/communities/${community.slug}/listings/new`, {
        as,
        fields: [
          ['description', 'Zzwords that stay'],
          ['photos', await pictureFile()],
        ],
      }),
    );
  const waiting = () => app.em().count(Photo, { owner: resident.id, listing: null });
  expect((await send()).status).toBe(400);
  expect(await waiting()).toBe(100);
  const second = await send();
  expect(second.status).toBe(413);
  const page = await second.text();
  expect(page).toContain('too many photos of yours are in forms');
  expect(page).toContain('Zzwords that stay');
  expect(await waiting()).toBe(100);
  const photos = await pictureFile();
  const call = await app.handle(multipart('/api/uploads', { as, fields: [['photo', photos]] }));
  expect(call.status).toBe(413);
  expect(await waiting()).toBe(100);
});
