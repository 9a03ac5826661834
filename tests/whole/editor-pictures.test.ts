import { describe, expect, it } from 'vitest';
import { AdPlacement, CityEvent, Photo } from '#db/entities/index.ts';
import { makeArticle, makeEvent } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';
import { multipart, pictureFile } from '#tests/setup/multipart.ts';

const app = testApp();

async function setUp() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const event = makeEvent(em, { status: 'DRAFT' });
  await em.flush();
  const path = `/manage/editor/events/${event.id}/pictures`;
  return { ...people, event, path, as: await app.signIn(people.admin) };
}

const alts = { altEn: 'A lamp in a window', altFr: 'Une lampe à une fenêtre' };

async function send(path: string, as: string | undefined, fields: object, file?: File) {
  const parts = Object.entries({ change: 'add', ...fields }) as [string, string | File][];
  return app.handle(multipart(path, { as, fields: file ? [...parts, ['photo', file]] : parts }));
}

const picturesOf = (piece: string) => app.em().find(Photo, { piece });
const addressOf = ({ id, width }: Photo) => `/photos/${id}/${width}.webp`;

/** Uploads a picture for a piece, and returns it. */
async function upload(path: string, as: string, piece: string) {
  const response = await send(path, as, alts, await pictureFile());
  expect(response.status, await response.clone().text()).toBe(303);
  const [picture] = await picturesOf(piece);
  if (!picture) throw new Error('nothing was uploaded');
  return picture;
}

describe('pictures at the editor’s desk (rules 21.6)', () => {
  it('are for ADMIN alone, and for a piece that there is', async () => {
    const { path, event, resident, board, manager, as } = await setUp();
    const file = await pictureFile();
    expect((await app.send(path)).status).toBe(401);
    expect((await send(path, undefined, alts, file)).status).toBe(401);
    for (const person of [resident, board, manager]) {
      const cookie = await app.signIn(person);
      expect((await app.send(path, { as: cookie })).status).toBe(403);
      expect((await send(path, cookie, alts, file)).status).toBe(403);
    }
    for (const wrong of [
      path.replace('events', 'articles'),
      path.replace('events', 'nothing'),
      path.replace(event.id, crypto.randomUUID()),
    ]) {
      expect((await app.send(wrong, { as })).status).toBe(404);
      expect((await send(wrong, as, alts, file)).status).toBe(404);
    }
    expect(await picturesOf(event.id)).toEqual([]);
  });

  it('need a picture and a text in each language, and keep what was typed', async () => {
    const { path, event, as } = await setUp();
    const file = await pictureFile();
    const refusals: [object, File | undefined, string][] = [
      [alts, undefined, 'Choose a picture'],
      [{ ...alts, altFr: ' ' }, file, 'Describe the picture in French'],
      [{ ...alts, altEn: '' }, file, 'Describe the picture in English'],
      [{ ...alts, altEn: 'x'.repeat(201) }, file, 'Keep the description to 200 characters'],
      [alts, new File(['<?php'], 'shell.jpg'), 'isn’t a JPEG, PNG, WebP or AVIF photo'],
      [alts, new File([new Uint8Array(11 * 1024 * 1024)], 'huge.jpg'), 'is larger than 10 MB'],
    ];
    for (const [fields, sent, words] of refusals) {
      const response = await send(path, as, fields, sent);
      expect(response.status, words).toBe(400);
      const html = await response.text();
      expect(html).toContain(words);
      if (!('altFr' in fields) || fields.altFr !== ' ') expect(html).toContain(alts.altFr);
    }
    expect(await picturesOf(event.id)).toEqual([]);
  });

  it('are served to anybody who has the address, and the preview shows them', async () => {
    const { path, event, as } = await setUp();
    const picture = await upload(path, as, event.id);
    const address = addressOf(picture);
    const page = await (await app.send(path, { as })).text();
    expect(page).toContain(address);
    expect(page).toContain(alts.altEn);
    const served = await app.send(address);
    expect([served.status, served.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    expect((await app.send(`/photos/${crypto.randomUUID()}/1000.webp`)).status).toBe(404);
    await app.em().nativeUpdate(CityEvent, { id: event.id }, { images: [address] });
    const preview = `/manage/editor/events/${event.id}/preview`;
    const html = await (await app.send(preview, { as })).text();
    expect(html).toContain(`src="${address}"`);
    expect(html).toContain(`alt="${alts.altEn}"`);
    const french = { as, headers: { 'accept-language': 'fr' } };
    expect(await (await app.send(preview, french)).text()).toContain(`alt="${alts.altFr}"`);
  });

  it('are described on articles and cards too', async () => {
    const { path, event, as } = await setUp();
    const imageUrl = addressOf(await upload(path, as, event.id));
    const em = app.em();
    const article = makeArticle(em, { coverImageUrl: imageUrl });
    await em.flush();
    const html = await (await app.send(`/articles/${article.slug}`)).text();
    expect(html).toContain(`alt="${alts.altEn}"`);
    const card = {
      id: crypto.randomUUID(),
      position: 'home' as const,
      creativeType: 'IMAGE' as const,
      language: 'fr' as const,
      html: '<p>Une boulangerie</p>',
      imageUrl,
      startAt: new Date(Date.now() - 1000),
      endAt: new Date(Date.now() + 86_400_000),
      createdAt: new Date(),
    };
    await em.insert(AdPlacement, { ...card, status: 'PUBLISHED' });
    expect(await (await app.send('/')).text()).toContain(`alt="${alts.altFr}"`);
    const preview = await app.send(`/manage/editor/placements/${card.id}/preview`, { as });
    expect(await preview.text()).toContain(`alt="${alts.altFr}"`);
  });

  it('are deleted while nothing shows them, and swept once their piece is gone', async () => {
    const { path, event, as } = await setUp();
    const picture = await upload(path, as, event.id);
    const em = app.em();
    const remove = () => app.send(path, { as, form: { change: 'remove', id: picture.id } });
    await em.nativeUpdate(CityEvent, { id: event.id }, { images: [addressOf(picture)] });
    const refused = await remove();
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain(
      'First remove its link from the text or form where it appears',
    );
    await em.nativeUpdate(CityEvent, { id: event.id }, { images: [] });
    const elsewhere = makeEvent(em, { status: 'DRAFT' });
    await em.flush();
    const other = path.replace(event.id, elsewhere.id);
    const form = { change: 'remove', id: picture.id };
    expect((await app.send(other, { as, form })).status).toBe(404);
    expect((await remove()).status).toBe(303);
    await app.runDueJobs();
    expect((await app.send(addressOf(picture))).status).toBe(404);

    const kept = await upload(path, as, event.id);
    const old = { createdAt: new Date(Date.now() - 3 * 86_400_000) };
    await em.nativeUpdate(Photo, { id: kept.id }, old);
    await app.runDueJobs('sweep-unused-photos');
    expect((await app.send(addressOf(kept))).status).toBe(200);
    await em.nativeDelete(CityEvent, { id: event.id });
    await app.runDueJobs('sweep-unused-photos');
    expect((await app.send(addressOf(kept))).status).toBe(404);
  });
});
