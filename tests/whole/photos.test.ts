import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { Activity, Listing, Photo, User } from '#db/entities/index.ts';
import type { Env } from '#app/lib/env.server.ts';
import { processSingleton } from '#app/lib/process/keep.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { multipart, pictureFile } from '#tests/setup/multipart.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

const photoFolder = (): string => {
  const { dataDir } = processSingleton<Env>('env', () => {
    throw new Error('The server is not prepared');
  });
  return join(dataDir, 'files', 'photos');
};

/** The ids of the photos that have files. */
function keptFiles(): string[] {
  const folder = photoFolder();
  return existsSync(folder)
    ? readdirSync(folder).filter((id) => readdirSync(join(folder, id)).length > 0)
    : [];
}

const fields = (...files: File[]): [string, string | File][] => [
  ...files.map((file): [string, File] => ['photos', file]),
  ['title', 'Reading lamp'],
  ['description', 'Warm light.'],
];

const bytesOf = async (address: string, as?: string) =>
  Buffer.from(await (await app.send(address, { as })).arrayBuffer());

async function setUp() {
  const hood = await makeNeighbourhood(app.em());
  const as = await app.signIn(hood.resident);
  const path = `/communities/${hood.community.slug}/listings/new`;
  const count = () => app.em().count(Photo, { owner: hood.resident.id });
  return { ...hood, as, path, count };
}

describe('photos of a listing', () => {
  it('are refused to visitors and outsiders, and nothing is kept', async () => {
    const { path, outsider } = await setUp();
    const before = keptFiles();
    const picture = await pictureFile();
    expect((await app.handle(multipart(path, { fields: fields(picture) }))).status).toBe(401);
    const as = await app.signIn(outsider);
    expect((await app.handle(multipart(path, { as, fields: fields(picture) }))).status).toBe(403);
    expect(
      (await app.handle(multipart('/api/uploads', { fields: [['photo', picture]] }))).status,
    ).toBe(401);
    expect(keptFiles()).toEqual(before);
  });

  it('that are broken, huge, disguised or bombs are refused by name, and the others are kept', async () => {
    const { path, as, count } = await setUp();
    const good = await pictureFile();
    const whole = new Uint8Array(await good.arrayBuffer());
    const bomb = await sharp({
      create: { width: 8001, height: 8001, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .toColourspace('b-w')
      .png({ compressionLevel: 1 })
      .toBuffer();
    const bad: [File, string][] = [
      [new File([whole.slice(0, whole.length / 2)], 'cut.jpg'), '“cut.jpg” is damaged'],
      [
        new File(['<?php echo 1;'], 'shell.jpg', { type: 'image/jpeg' }),
        '“shell.jpg” isn’t a JPEG',
      ],
      [new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'x.png'), '“x.png” isn’t a JPEG'],
      [new File([new Uint8Array(bomb)], 'bomb.png'), '“bomb.png” has more than 64 million pixels'],
      [
        new File([whole, new Uint8Array(10 * 1024 * 1024)], 'big.jpg'),
        '“big.jpg” is larger than 10 MB',
      ],
    ];
    for (const [file, message] of bad) {
      const before = await count();
      const request = multipart(path, { as, fields: fields(good, file, good) });
      const response = await app.handle(request);
      const page = await response.text();
      expect(response.status, file.name).toBe(400);
      expect(page).toContain(message);
      expect(page).toContain('value="Reading lamp"');
      expect(page.match(/name="images\[\d\]" value="\/photos\//g), file.name).toHaveLength(2);
      expect(await count()).toBe(before + 2);
    }
    const together = await app.handle(
      multipart(path, { as, fields: fields(...bad.slice(0, 3).map(([file]) => file)) }),
    );
    const said = await together.text();
    for (const [, message] of bad.slice(0, 3)) expect(said).toContain(message);

    const before = keptFiles();
    const nine = Array.from({ length: 9 }, () => good);
    const tooMany = await app.handle(multipart(path, { as, fields: fields(...nine) }));
    const page = await tooMany.text();
    expect(page).toContain('You can add up to 8 photos.');
    expect(page).toContain('None of the new photos were added. Choose them again.');
    expect(page).toContain('Warm light.</textarea>');
    expect(keptFiles()).toEqual(before);
  });

  it('become upright WebP files in a few widths, without place or time', async () => {
    const { path, as, resident } = await setUp();
    const sideways = await pictureFile({ width: 2400, height: 1800, orientation: 6 });
    const avif = await pictureFile({ width: 300, height: 200, name: 'a.gif' }, 'avif');
    const posted = await app.handle(multipart(path, { as, fields: fields(sideways, avif) }));
    expect(posted.status).toBe(303);
    const listing = await app.em().findOneOrFail(Listing, { author: resident.id });
    const [first = '', second] = listing.images;
    expect(first).toMatch(/^\/photos\/[0-9a-f-]{36}\/1200\.webp$/);
    expect(second).toMatch(/\/300\.webp$/);
    for (const width of [400, 800, 1200]) {
      const file = await bytesOf(first.replace('1200.webp', `${width}.webp`), as);
      const metadata = await sharp(file).metadata();
      expect([metadata.format, metadata.width]).toEqual(['webp', width]);
      expect(metadata.height).toBeGreaterThan(width);
      expect([metadata.exif, metadata.xmp, metadata.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    }
    expect((await app.send(first.replace('1200', '1201'), { as })).status).toBe(404);
    const view = await (await app.send(`/listings/${listing.id}`, { as })).text();
    expect(view).toContain('400.webp 400w');
    expect(view).toContain('width="1200" height="1600"');
  });

  it('are kept while another field is corrected, and only their owner can use them', async () => {
    const { path, as, neighbour, count } = await setUp();
    const untitled = await app.handle(
      multipart(path, {
        as,
        fields: [
          ['description', 'Warm'],
          ['photos', await pictureFile()],
        ],
      }),
    );
    const page = await untitled.text();
    expect(untitled.status).toBe(400);
    const address = /name="images\[0\]" value="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(address).toMatch(/^\/photos\//);
    expect(await count()).toBe(1);

    const form = { title: 'Lamp', description: 'Warm', 'images[0]': address };
    const stolen = await app.send(path, { as: await app.signIn(neighbour), form });
    expect(stolen.status).toBe(400);
    expect((await app.send(path, { as, form })).status).toBe(303);
    const again = await app.send(path, { as, form });
    expect(again.status).toBe(400);
    expect(await again.text()).toContain('Use only photos you uploaded yourself.');
  });

  it('are deleted, with their files, when they are ticked on the edit form', async () => {
    const { path, as, resident, count } = await setUp();
    const pictures = [await pictureFile(), await pictureFile({ width: 500 })];
    await app.handle(multipart(path, { as, fields: fields(...pictures) }));
    const listing = await app.em().findOneOrFail(Listing, { author: resident.id });
    const [first = '', second = ''] = listing.images;
    const edit = `/listings/${listing.id}/edit`;
    expect(await (await app.send(edit, { as })).text()).toContain(
      `name="removeImages" value="${second}"`,
    );
    const saved = await app.handle(
      multipart(edit, {
        as,
        fields: [
          ['title', 'Reading lamp'],
          ['description', 'Warm light.'],
          ['version', String(listing.version)],
          ['images[0]', first],
          ['images[1]', second],
          ['removeImages', first],
          ['photos', new File([], '')],
        ],
      }),
    );
    expect(saved.status).toBe(303);
    const changed = await app.em().findOneOrFail(Listing, { id: listing.id });
    expect(changed.images).toEqual([second]);
    expect(await count()).toBe(1);
    await app.runDueJobs();
    expect((await app.send(first)).status).toBe(404);
    expect((await app.send(second, { as })).status).toBe(200);
  });
});

describe('the address of a photo', () => {
  /** The status for each kind of person, and what caches are told, of one file. */
  async function seenBy(address: string, people: Record<string, string | undefined>) {
    const seen: Record<string, string> = {};
    for (const [name, as] of Object.entries(people)) {
      const { status, headers } = await app.send(address, { as });
      seen[name] = `${status} ${headers.get('Cache-Control')}`;
    }
    return seen;
  }
  const open = '200 public, max-age=3600';
  const closed = '404 private, no-store';
  const trusted = '200 private, no-store';

  it('opens while the post can be seen, and otherwise for its author and moderators', async () => {
    const { community, resident, neighbour, board, otherBoard, admin, as } = await setUp();
    const people = {
      visitor: undefined,
      neighbour: await app.signIn(neighbour),
      otherBoard: await app.signIn(otherBoard),
      author: as,
      board: await app.signIn(board),
      admin: await app.signIn(admin),
    };
    const forAll = (seen: string) =>
      Object.fromEntries(Object.keys(people).map((name) => [name, seen]));
    const forTrusted = { ...forAll(closed), author: trusted, board: trusted, admin: trusted };
    const uploaded = await app.handle(
      multipart('/api/uploads', { as, fields: [['photo', await pictureFile()]] }),
    );
    const { url } = (await uploaded.json()) as { url: string };
    expect(await seenBy(url, people)).toEqual({ ...forAll(closed), author: trusted });

    const json = { communityId: community.id, title: 'L', description: 'W', images: [url] };
    expect((await app.send('/api/listings', { as, json })).status).toBe(201);
    const small = url.replace('1000.webp', '400.webp');
    for (const status of ['PENDING', 'REJECTED', 'WITHDRAWN', 'REMOVED'] as const) {
      await app.em().nativeUpdate(Listing, { author: resident.id }, { status });
      expect(await seenBy(small, people), status).toEqual(forTrusted);
    }
    for (const status of ['PUBLISHED', 'SOLD'] as const) {
      await app.em().nativeUpdate(Listing, { author: resident.id }, { status });
      expect(await seenBy(small, people), status).toEqual(forAll(open));
    }
    // A photo that is to be added with a change under review is not in the post yet.
    await app.em().nativeUpdate(Listing, { author: resident.id }, { images: [] });
    expect(await seenBy(url, people)).toEqual(forTrusted);
  });

  it('takes one query while it is public, and is revalidated by its ETag', async () => {
    const { community, as, resident } = await setUp();
    const uploaded = await app.handle(
      multipart('/api/uploads', { as, fields: [['photo', await pictureFile()]] }),
    );
    const { url } = (await uploaded.json()) as { url: string };
    const json = { communityId: community.id, title: 'L', description: 'W', images: [url] };
    await app.send('/api/listings', { as, json });
    await app.em().nativeUpdate(Listing, { author: resident.id }, { status: 'PUBLISHED' });
    const before = app.queryCount();
    const full = await app.send(url, { as });
    const etag = full.headers.get('ETag') ?? '';
    await full.arrayBuffer();
    expect(app.queryCount() - before).toBe(1);
    const again = await app.send(url, { headers: { 'If-None-Match': etag } });
    expect([again.status, again.headers.get('Cache-Control')]).toEqual([
      304,
      'public, max-age=3600',
    ]);
    await app.em().nativeUpdate(Listing, { author: resident.id }, { status: 'REMOVED' });
    const removed = await app.send(url, { headers: { 'If-None-Match': etag } });
    expect(removed.status).toBe(404);
  });
});

describe('POST /api/uploads', () => {
  it('answers 201 for one photo, which a JSON listing may then use', async () => {
    const { community, as } = await setUp();
    const uploaded = await app.handle(
      multipart('/api/uploads', { as, fields: [['photo', await pictureFile()]] }),
    );
    expect(uploaded.status).toBe(201);
    const upload = (await uploaded.json()) as { url: string; width: number; height: number };
    expect(upload).toMatchObject({ width: 1000, height: 600 });
    const json = { communityId: community.id, title: 'Lamp', description: 'Warm' };
    const foreign = await app.send('/api/listings', {
      as,
      json: { ...json, images: ['https://tracker.example/pixel.gif'] },
    });
    expect(foreign.status).toBe(400);
    expect(await foreign.json()).toHaveProperty('errors.images');
    const posted = await app.send('/api/listings', { as, json: { ...json, images: [upload.url] } });
    expect(posted.status).toBe(201);
    expect(await posted.json()).toMatchObject({ images: [upload.url] });
  });

  it('says what is wrong with any other upload', async () => {
    const { as } = await setUp();
    const upload = (fields: [string, string | File][]) =>
      app.handle(multipart('/api/uploads', { as, fields }));
    expect((await upload([['photo', new File(['text'], 'a.jpg')]])).status).toBe(400);
    expect((await upload([['other', 'text']])).status).toBe(400);
    expect((await app.send('/api/uploads', { as, json: {} })).status).toBe(415);
    expect((await app.send('/api/uploads', { as })).status).toBe(405);
  });
});

describe('the profile photo', () => {
  it('is refused to visitors', async () => {
    expect((await app.send('/account/photo')).status).toBe(401);
    const request = multipart('/account/photo', { fields: [['photo', await pictureFile()]] });
    expect((await app.handle(request)).status).toBe(401);
  });

  it('is cropped to a square, replaces the previous one, and can be removed', async () => {
    const { as, resident, count } = await setUp();
    const image = async () =>
      (await app.em().findOneOrFail(User, { id: resident.id })).image ?? null;
    const change = (file: File) =>
      app.handle(multipart('/account/photo', { as, fields: [['photo', file]] }));

    expect((await change(await pictureFile())).status).toBe(303);
    const first = (await image()) ?? '';
    expect(first).toMatch(/\/400\.webp$/);
    const metadata = await sharp(await bytesOf(first.replace(/400\.webp$/, '96.webp'))).metadata();
    expect([metadata.width, metadata.height]).toEqual([96, 96]);

    const refused = await change(new File(['no'], 'no.jpg'));
    expect(refused.status).toBe(400);
    expect(await image()).toBe(first);
    const none = await app.handle(
      multipart('/account/photo', { as, fields: [['photo', new File([], '')]] }),
    );
    expect(await none.text()).toContain('Choose a photo first');

    await change(await pictureFile({ width: 700 }));
    expect(await image()).not.toBe(first);
    await app.runDueJobs();
    expect((await app.send(first)).status).toBe(404);
    expect(await count()).toBe(1);

    await app.send('/account/photo', { as, form: { remove: 'yes' } });
    expect(await image()).toBeNull();
    expect(await count()).toBe(0);
  });
});

describe('abandoned uploads', () => {
  it('are deleted after a day, while those in use stay', async () => {
    const { as, resident, path } = await setUp();
    const upload = async () => {
      const response = await app.handle(
        multipart('/api/uploads', { as, fields: [['photo', await pictureFile({ width: 200 })]] }),
      );
      return ((await response.json()) as { url: string }).url;
    };
    const abandoned = await upload();
    await app.handle(multipart(path, { as, fields: fields(await pictureFile({ width: 210 })) }));
    await app.handle(multipart('/account/photo', { as, fields: [['photo', await pictureFile()]] }));
    const longAgo = new Date(Date.now() - 48 * 3_600_000);
    await app.em().nativeUpdate(Photo, { owner: resident.id }, { createdAt: longAgo });
    await upload();
    await app.runDueJobs('sweep-unused-photos');
    expect((await app.send(abandoned)).status).toBe(404);
    expect(await app.em().count(Photo, { owner: resident.id })).toBe(3);
  });
});

describe('files that belong to no photo', () => {
  it('are deleted after a day, and nothing else is', async () => {
    const { as, resident } = await setUp();
    const addFiles = (name: string, ageHours: number) => {
      const folder = join(photoFolder(), name);
      const at = new Date(Date.now() - ageHours * 3_600_000);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, '400.webp'), 'a photo');
      utimesSync(join(folder, '400.webp'), at, at);
      return name;
    };
    await app.handle(
      multipart('/api/uploads', { as, fields: [['photo', await pictureFile({ width: 200 })]] }),
    );
    const { id } = await app.em().findOneOrFail(Photo, { owner: resident.id });
    const known = addFiles(id, 48);
    const orphan = addFiles(randomUUID(), 25);
    const young = addFiles(randomUUID(), 23);
    const other = addFiles('somebody-elses', 48);
    await app.runDueJobs('sweep-orphaned-photos');
    await app.runDueJobs('sweep-orphaned-photos');
    const left = keptFiles();
    expect(left).toEqual(expect.arrayContaining([known, young, other]));
    expect(left).not.toContain(orphan);
  });
});

describe('photos of an activity', () => {
  it('are added with the form and removed when they are ticked, even all of them', async () => {
    const { community, resident, as } = await setUp();
    const posted = await app.handle(
      multipart(`/communities/${community.slug}/activities/new`, {
        as,
        fields: [
          ['title', 'Evening walk'],
          ['description', 'We meet in the lobby.'],
          ['photos', await pictureFile()],
        ],
      }),
    );
    expect(posted.status).toBe(303);
    const activity = await app.em().findOneOrFail(Activity, { author: resident.id });
    const [address = ''] = activity.images;
    const photo = await app.em().findOneOrFail(Photo, { owner: resident.id });
    expect([photo.activity?.id, photo.listing]).toEqual([activity.id, null]);
    const page = await (await app.send(`/activities/${activity.id}`, { as })).text();
    expect(page).toContain('width="1000" height="600"');

    const form = { title: 'Evening walk', description: 'Still on.', 'images[0]': address };
    const edit = `/activities/${activity.id}/edit`;
    expect((await app.send(edit, { as, form: { ...form, removeImages: address } })).status).toBe(
      303,
    );
    const changed = await app.em().findOneOrFail(Activity, { id: activity.id });
    expect(changed.images).toEqual([]);
    await app.runDueJobs();
    expect((await app.send(address)).status).toBe(404);
  });
});
