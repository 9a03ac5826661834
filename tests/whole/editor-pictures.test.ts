import { beforeAll, describe, expect, it } from 'vitest';
import {
  AdPlacement,
  CityEvent,
  Community,
  EditorialArticle,
  NewsletterEdition,
  Photo,
  User,
} from '#db/entities/index.ts';
import { makeArticle, makeEvent, makeListing } from '#db/factories/index.ts';
import { searchFrom } from '#app/ui/forms/row-intents.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldsIn } from '#tests/setup/editor-form.ts';
import { multipart, pictureFile } from '#tests/setup/multipart.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';
import { putIssues } from '#tests/setup/newsletters.ts';

const app = testApp();
beforeAll(() => putIssues(app.em()));

const desk = '/manage/editor';
const alts = { altEn: 'A lamp in a window', altFr: 'Une lampe à une fenêtre' };
const drawing = '/images/events/lights.svg';

async function setUp() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const event = makeEvent(em, { status: 'DRAFT' });
  const article = makeArticle(em, { status: 'DRAFT', coverImageUrl: null });
  await em.flush();
  return {
    ...{ ...people, event, article, as: await app.signIn(people.admin) },
    ofEvent: `${desk}/events/${event.id}`,
    ofArticle: `${desk}/articles/${article.id}`,
  };
}

const pageOf = async (path: string, as: string) => (await app.send(path, { as })).text();

/** Sends the form of a page as it is, but for some fields. */
async function send(path: string, as: string | undefined, fields: Record<string, string | File>) {
  const page = as ? fieldsIn(await pageOf(path, as)) : {};
  const all = Object.entries({ ...page, press: 'save', ...fields });
  return app.handle(multipart(path, { as, fields: all }));
}

const statusOf = async (address: string, as?: string) => (await app.send(address, { as })).status;
const addressOf = ({ id, width }: Pick<Photo, 'id' | 'width'>) => `/photos/${id}/${width}.webp`;
const photosOf = (owner: { id: string }) => app.em().find(Photo, { owner: owner.id });

async function articleWithPicture() {
  const world = await setUp();
  const file = await pictureFile();
  const saved = await send(world.ofArticle, world.as, { coverImageUrlUpload: file, ...alts });
  expect(saved.status, await saved.clone().text()).toBe(303);
  const { coverImageUrl } = await app.em().findOneOrFail(EditorialArticle, world.article.id);
  return { ...world, address: coverImageUrl ?? '' };
}

describe('pictures in the editor’s forms (rules 21.6)', () => {
  it('are taken from administrators alone', async () => {
    const { ofArticle, resident, board, manager, article } = await setUp();
    const fields = { coverImageUrlUpload: await pictureFile(), ...alts };
    expect((await send(ofArticle, undefined, fields)).status).toBe(401);
    for (const person of [resident, board, manager]) {
      const as = await app.signIn(person);
      const sent = Object.entries({ ...fields, version: '1', press: 'save' });
      const refused = await app.handle(multipart(ofArticle, { as, fields: sent }));
      expect(refused.status).toBe(403);
      expect(await photosOf(person)).toEqual([]);
    }
    expect(await app.em().findOneOrFail(EditorialArticle, article.id)).toMatchObject({
      coverImageUrl: null,
    });
  });

  it('cannot be photos of residents, of their posts or profiles', async () => {
    const { ofArticle, as, resident, community } = await setUp();
    const em = app.em();
    const author = await em.findOneOrFail(User, resident.id);
    const listing = makeListing(em, author, await em.findOneOrFail(Community, community.id));
    const row = { owner: resident.id, width: 800, height: 600, createdAt: new Date() };
    const ofPost = { ...row, id: crypto.randomUUID(), listing: listing.id };
    const unused = { ...row, id: crypto.randomUUID() };
    await em.flush();
    await app.em().insertMany(Photo, [ofPost, unused]);
    for (const photo of [ofPost, unused]) {
      const refused = await send(ofArticle, as, { coverImageUrl: addressOf(photo) });
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain('can’t be used here');
    }
    expect(await pageOf(ofArticle, as)).not.toContain('/photos/');
  });

  it('are seen by everyone only once their piece is public', async () => {
    const { address, ofArticle, as, resident, article } = await articleWithPicture();
    const neighbour = await app.signIn(resident);
    expect(await statusOf(address)).toBe(404);
    expect(await statusOf(address, neighbour)).toBe(404);
    expect(await statusOf(address, as)).toBe(200);
    expect((await send(ofArticle, as, { press: 'publish' })).status).toBe(303);
    expect(await statusOf(address)).toBe(200);
    const { slug } = await app.em().findOneOrFail(EditorialArticle, article.id);
    const page = await (await app.send(`/articles/${slug}`)).text();
    expect(page).toContain(`alt="${alts.altEn}"`);
    const french = await app.send(`/articles/${slug}`, { headers: { 'accept-language': 'fr' } });
    expect(await french.text()).toContain(`alt="${alts.altFr}"`);
  });

  it('show what is set now, in words, without an address to type', async () => {
    const { ofArticle, ofEvent, as, article } = await setUp();
    const none = await pageOf(ofArticle, as);
    expect(none).toContain('No picture yet.');
    expect(none).toContain('type="file"');
    await app.em().nativeUpdate(EditorialArticle, { id: article.id }, { coverImageUrl: drawing });
    const html = await pageOf(ofArticle, as);
    expect(html).toContain('A tree with lights');
    expect(html).toContain(`src="${drawing}"`);
    expect(html).not.toMatch(/<input type="text" name="coverImageUrl"|<textarea[^>]*name="images"/);
    const french = await app.send(ofArticle, { as, headers: { 'accept-language': 'fr' } });
    expect(await french.text()).toContain('Un sapin illuminé');
    expect(await pageOf(ofEvent, as)).toContain('No pictures yet.');
  });

  it('are chosen from the site’s drawings and from those of other pieces, without saving', async () => {
    const { address, as, ofEvent, event } = await articleWithPicture();
    const opened = await send(`${desk}/articles/new`, as, {
      title: 'Typed before',
      __intent__: searchFrom('coverImageUrl'),
    });
    expect(opened.status).toBe(200);
    const html = await opened.text();
    expect(html).toContain('Typed before');
    expect(html).toContain(`type="radio" name="coverImageUrl" value="${drawing}"`);
    expect(html).toContain(`type="radio" name="coverImageUrl" value="${address}"`);
    expect(html).toContain(alts.altEn);

    const saved = await send(ofEvent, as, { addImages: drawing });
    expect(saved.status).toBe(303);
    const again = await send(ofEvent, as, { addImages: address });
    expect(again.status).toBe(303);
    const row = await app.em().findOneOrFail(CityEvent, event.id);
    expect(row.images).toEqual([drawing, address]);
    const fewer = await send(ofEvent, as, { removeImages: drawing });
    expect(fewer.status).toBe(303);
    expect((await app.em().findOneOrFail(CityEvent, event.id)).images).toEqual([address]);
  });

  it('can be left out, and one that is no picture says why beside its field', async () => {
    const { address, ofArticle, as, admin, article } = await articleWithPicture();
    const shell = new File(['<?php'], 'shell.jpg');
    const refused = await send(ofArticle, as, { title: 'New title', coverImageUrlUpload: shell });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain('isn’t a JPEG, PNG, WebP or AVIF photo');
    expect(html).toContain('id="coverImageUrlUpload-error"');
    expect(fieldsIn(html)).toMatchObject({ title: 'New title', coverImageUrl: address });
    expect((await send(ofArticle, as, { coverImageUrl: '' })).status).toBe(303);
    const saved = await app.em().findOneOrFail(EditorialArticle, article.id);
    expect(saved.coverImageUrl).toBeNull();
    expect(await photosOf(admin)).toEqual([]);
    await app.runDueJobs();
    expect(await statusOf(address, as)).toBe(404);
  });

  it('stay while the rest is corrected, with what they show', async () => {
    const { ofArticle, as, admin } = await setUp();
    const file = await pictureFile();
    const refused = await send(ofArticle, as, {
      ...{ ...alts, altFr: ' ', title: '' },
      coverImageUrlUpload: file,
    });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain('Enter a title');
    expect(html).toContain('Describe the picture in French');
    const [photo] = await photosOf(admin);
    if (!photo) throw new Error('nothing was kept');
    const fields = fieldsIn(html);
    expect(fields).toMatchObject({ coverImageUrl: addressOf(photo), altEn: alts.altEn });
    expect(photo).toMatchObject({ piece: null, altEn: null });
    const form = { ...fields, title: 'Lamps', altFr: alts.altFr, press: 'save' };
    expect((await app.send(ofArticle, { as, form })).status).toBe(303);
    expect(await photosOf(admin)).toMatchObject([{ id: photo.id, ...alts }]);
    const nothing = await send(ofArticle, as, { altEn: 'Of nothing' });
    expect(nothing.status).toBe(400);
    expect(await nothing.text()).toContain('Choose a picture to upload, or remove its description');
  });

  it('are added to the form without saving, or refused there', async () => {
    const { ofEvent, as, event, admin } = await setUp();
    const add = { __intent__: searchFrom('imagesUpload') };
    const shell = { imagesUpload: new File(['<?php'], 'shell.jpg'), ...add };
    const refused = await send(ofEvent, as, { ...shell, location: 'Major’s Hill Park' });
    const html = await refused.text();
    expect([refused.status, fieldsIn(html).location]).toEqual([200, 'Major’s Hill Park']);
    expect(html).toContain('isn’t a JPEG, PNG, WebP or AVIF photo');
    const good = { ...fieldsIn(html), imagesUpload: await pictureFile(), ...alts, ...add };
    const bare = await send(ofEvent, as, { ...good, altFr: '' });
    expect(await bare.text()).toContain('Describe the picture in French');
    const added = await send(ofEvent, as, good);
    const shown = await added.text();
    expect(added.status).toBe(200);
    expect(shown).not.toMatch(/isn’t a JPEG|Describe the picture in French/);
    expect(shown).toContain(`${alts.altEn}</span>`);
    expect(fieldsIn(shown)).toMatchObject({ altEn: '', altFr: '' });
    expect((await photosOf(admin)).map(({ piece }) => piece)).toEqual([null, null]);
    expect((await app.em().findOneOrFail(CityEvent, event.id)).images).toEqual([]);
  });

  it('ask which was meant where one was uploaded and another chosen', async () => {
    const { address, ofArticle, as, article } = await articleWithPicture();
    const both = { coverImageUrl: drawing, coverImageUrlUpload: await pictureFile(), ...alts };
    const asked = await send(ofArticle, as, both);
    expect(asked.status).toBe(400);
    const html = await asked.text();
    expect(html).toContain('You uploaded a picture but chose “A tree with lights”.');
    const picks = [...html.matchAll(/name="__pick__" value="([^"]*)"/g)].map(([, value]) =>
      (value ?? '').replaceAll('&amp;', '&'),
    );
    const fields = fieldsIn(html);
    const again = await app.send(ofArticle, { as, form: { ...fields, press: 'save' } });
    expect(again.status, 'asked until it is answered').toBe(400);
    expect((await app.em().findOneOrFail(EditorialArticle, article.id)).coverImageUrl).toBe(
      address,
    );
    const pick = picks.find((value) => value.includes('coverImageUrl=')) ?? '';
    const form = { ...fields, __pick__: pick };
    expect((await app.send(ofArticle, { as, form })).status).toBe(303);
    const { coverImageUrl } = await app.em().findOneOrFail(EditorialArticle, article.id);
    expect(coverImageUrl).toMatch(/^\/photos\//);
    expect(coverImageUrl).not.toBe(address);
  });

  it('go with the last piece that shows them, and stay public with one that is', async () => {
    const { address, ofArticle, as, article, ofEvent, event, admin } = await articleWithPicture();
    expect((await send(ofEvent, as, { addImages: address, press: 'publish' })).status).toBe(303);
    expect(await statusOf(address)).toBe(200);
    const { version } = fieldsIn(await pageOf(ofArticle, as));
    const deleted = await app.send(`${ofArticle}/delete`, { as, form: { version: version ?? '' } });
    expect([deleted.status, await statusOf(address)]).toEqual([303, 200]);
    expect(await photosOf(admin)).toMatchObject([{ piece: event.id }]);
    expect(await app.em().count(EditorialArticle, { id: article.id })).toBe(0);
    expect((await send(ofEvent, as, { removeImages: address })).status).toBe(303);
    await app.runDueJobs();
    expect(await statusOf(address, as)).toBe(404);
  });

  it('are at most four of an event, one in each field', async () => {
    const { ofEvent, as, event, admin } = await setUp();
    const four = ['lights', 'carols', 'hockey', 'maple'].map(
      (name, at) => [`images[${at}]`, `/images/events/${name}.svg`] as const,
    );
    const upload = { imagesUpload: await pictureFile(), ...alts };
    const refused = await send(ofEvent, as, { ...Object.fromEntries(four), ...upload });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('You can use up to four pictures');
    const page = fieldsIn(await pageOf(ofEvent, as));
    const twice: [string, string | File][] = [
      ...Object.entries({ ...page, press: 'save' }),
      ['imagesUpload', await pictureFile()],
      ['imagesUpload', await pictureFile()],
    ];
    expect((await app.handle(multipart(ofEvent, { as, fields: twice }))).status).toBe(400);
    expect((await app.em().findOneOrFail(CityEvent, event.id)).images).toEqual([]);
    for (const photo of await photosOf(admin)) expect(photo.piece).toBeNull();
  });

  it('of an issue are described by the issue, in each section and language', async () => {
    const { as } = await setUp();
    const issue = await app.em().findOneOrFail(NewsletterEdition, { slug: 'winter-2023' });
    const path = `${desk}/newsletters/${issue.id}`;
    const page = fieldsIn(await pageOf(path, as));
    const story = issue.sections.findIndex(({ kind }) => kind === 'story');
    const name = `sections[${story}].picture`;
    const move = JSON.stringify({
      type: 'reorder',
      payload: { name: 'sections', from: story, to: 0 },
    });
    const moved = await send(path, as, {
      [`${name}Upload`]: await pictureFile(),
      __intent__: move,
    });
    expect(moved.status).toBe(200);
    const fields = fieldsIn(await moved.text());
    expect(fields['sections[0].picture']).toMatch(/^\/photos\//);
    expect(page[name]).not.toBe(fields['sections[0].picture']);
    const saved = await app.send(path, { as, form: { ...fields, press: 'save' } });
    expect(saved.status, await saved.clone().text()).toBe(303);
    expect(await statusOf(fields['sections[0].picture'] ?? '')).toBe(200);
    expect(await pageOf(path, as)).not.toContain('name="altEn"');
    const side = await send(`${path}/translation`, as, {
      [`sections[${story}].pictureUpload`]: await pictureFile(),
    });
    expect(side.status, await side.clone().text()).toBe(303);
  });

  it('of a card are uploaded with it', async () => {
    const { as } = await setUp();
    const created = await send(`${desk}/placements/new`, as, {
      ...{ position: 'home', creativeType: 'IMAGE', html: 'Bread', endsOn: '2031-01-01' },
      ...{ imageUrlUpload: await pictureFile(), ...alts },
    });
    expect(created.status, await created.clone().text()).toBe(303);
    const [card] = await app.em().find(AdPlacement, {}, { orderBy: { createdAt: 'desc' } });
    expect(card?.imageUrl).toMatch(/^\/photos\//);
    expect(await statusOf(card?.imageUrl ?? '')).toBe(404);
  });
});
