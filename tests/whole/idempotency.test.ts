import { describe, expect, it } from 'vitest';
import {
  Activity,
  IdempotencyKey,
  Listing,
  ModerationEvent,
  Photo,
  User,
} from '#db/entities/index.ts';
import { makeActivity, makeListing } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { multipart, pictureFile } from '#tests/setup/multipart.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

async function setUp() {
  const people = await makeNeighbourhood(app.em());
  return { ...people, as: await app.signIn(people.resident) };
}

const newKey = () => crypto.randomUUID();
const withKey = (key: string) => ({ 'Idempotency-Key': key });

describe('a POST with an Idempotency-Key', () => {
  it('is done once, and a repeat gets the same answer', async () => {
    const { community, as } = await setUp();
    const headers = withKey(newKey());
    const json = { title: 'Desk', description: 'Pine.', communityId: community.id };
    const first = await app.send('/api/listings', { as, json, headers });
    const again = await app.send('/api/listings', { as, json, headers });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.json()).toEqual(await first.json());
    const quoted = await app.send('/api/listings', {
      as,
      json,
      headers: { 'Idempotency-Key': `"${headers['Idempotency-Key']}"` },
    });
    expect(quoted.status).toBe(201);
    expect(await app.em().count(Listing, { community: community.id })).toBe(1);
    expect(await app.em().count(ModerationEvent, { community: community.id })).toBe(1);
  });

  it('is done once when it is sent several times at the same moment', async () => {
    const { community, as } = await setUp();
    const headers = withKey(newKey());
    const json = { title: 'Walk', description: 'By the canal.', communityId: community.id };
    const answers = await Promise.all(
      [1, 2, 3].map(() => app.send('/api/activities', { as, json, headers })),
    );
    const bodies = (await Promise.all(answers.map((each) => each.json()))) as { id: string }[];
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
    expect(await app.em().count(Activity, { community: community.id })).toBe(1);
  });

  it('is refused with 409 when the key was used for something else, and changes nothing', async () => {
    const { community, as } = await setUp();
    const headers = withKey(newKey());
    const json = { title: 'Lamp', description: 'Brass.', communityId: community.id };
    await app.send('/api/listings', { as, json, headers });
    const other = await app.send('/api/listings', { as, json: { ...json, price: 5 }, headers });
    expect(other.status).toBe(409);
    const elsewhere = await app.send('/api/activities', { as, json, headers });
    expect(elsewhere.status).toBe(409);
    expect(await app.em().count(Listing, { community: community.id })).toBe(1);
    expect(await app.em().count(Activity, { community: community.id })).toBe(0);
  });

  it('keeps the keys of two people apart, and forgets a key after a day', async () => {
    const { community, neighbour, resident, as } = await setUp();
    const key = newKey();
    const json = { title: 'Rug', description: 'Wool.', communityId: community.id };
    const send = (who: string) =>
      app.send('/api/listings', { as: who, json, headers: withKey(key) });
    await send(as);
    await send(await app.signIn(neighbour));
    expect(await app.em().count(Listing, { community: community.id })).toBe(2);
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await app
      .em()
      .nativeUpdate(IdempotencyKey, { key, user: resident.id }, { createdAt: yesterday });
    await send(as);
    expect(await app.em().count(Listing, { community: community.id })).toBe(3);
  });

  it('leaves the key free when the request was refused', async () => {
    const { community, as } = await setUp();
    const headers = withKey(newKey());
    const json = { title: '', description: 'Wool.', communityId: community.id };
    expect((await app.send('/api/listings', { as, json, headers })).status).toBe(400);
    const corrected = { ...json, title: 'Rug' };
    expect((await app.send('/api/listings', { as, json: corrected, headers })).status).toBe(201);
    const bad = await app.send('/api/listings', {
      as,
      json: corrected,
      headers: withKey('with a blank'),
    });
    expect(bad.status).toBe(400);
  });

  it('registers once: a repeat signs in to the new account, a wrong password does not', async () => {
    const { community } = await setUp();
    const headers = withKey(newKey());
    const json = {
      name: 'Ines',
      email: `ines.${newKey()}@mail.example`,
      password: 'correct horse',
      communities: [{ communityId: community.id, condoUnit: '12' }],
    };
    const send = (given = json) => app.send('/api/auth/register', { json: given, headers });
    const first = await send();
    const again = await send();
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.json()).toEqual(await first.json());
    expect(again.headers.get('Set-Cookie')).toContain('session=');
    expect((await send({ ...json, password: 'a wrong guess' })).status).toBe(409);
    expect((await app.send('/api/auth/register', { json })).status).toBe(409);
    expect(await app.em().count(User, { email: json.email })).toBe(1);
  });

  it('keeps an uploaded photo only once', async () => {
    const { resident, as } = await setUp();
    const key = newKey();
    const lamp = await pictureFile();
    const send = async (file: File) => {
      const request = multipart('/api/uploads', { as, fields: [['photo', file]] });
      request.headers.set('Idempotency-Key', key);
      return app.handle(request);
    };
    const [first, again] = [await send(lamp), await send(lamp)];
    const { url } = (await first.json()) as { url: string };
    expect(((await again.json()) as { url: string }).url).toBe(url);
    expect((await send(await pictureFile({ width: 700 }))).status).toBe(409);
    expect(await app.em().count(Photo, { owner: resident.id })).toBe(1);
    expect((await app.send(url, { as })).status).toBe(200);
  });
});

describe('a form that is sent twice', () => {
  const keyIn = (html: string) =>
    /name="idempotencyKey"[^>]* value="([^"]+)"/.exec(html)?.[1] ?? '';

  it('posts one listing, with its photos', async () => {
    const { community, resident, as } = await setUp();
    const path = `/communities/${community.slug}/listings/new`;
    const key = keyIn(await (await app.send(path, { as })).text());
    expect(key).not.toBe('');
    const lamp = await pictureFile();
    const send = (title: string) =>
      app.handle(
        multipart(path, {
          as,
          fields: [
            ['idempotencyKey', key],
            ['title', title],
            ['description', 'Brass.'],
            ['photos', lamp],
          ],
        }),
      );
    const answers = await Promise.all([send('Lamp'), send('Lamp')]);
    const places = answers.map((each) => each.headers.get('Location'));
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(places[0]).toBe(places[1]);
    expect(await app.em().count(Listing, { author: resident.id })).toBe(1);
    const inUse = await app.em().count(Photo, { owner: resident.id, listing: { $ne: null } });
    expect(inUse).toBe(1);

    const other = await send('Another lamp');
    expect(other.status).toBe(409);
    const html = await other.text();
    expect(html).toContain('You sent this form before with different content');
    expect(html).toContain('Another lamp');
    expect(keyIn(html)).not.toBe(key);
  });

  it('saves an edit once, and does not tell its author that the post changed meanwhile', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const as = await app.signIn(resident);
    const listing = makeListing(em, resident, community);
    await em.flush();
    const path = `/listings/${listing.id}/edit`;
    const form = {
      idempotencyKey: newKey(),
      version: '1',
      title: 'Oak desk',
      description: 'With a drawer.',
    };
    const [first, again] = [await app.send(path, { as, form }), await app.send(path, { as, form })];
    expect([first.status, again.status]).toEqual([303, 303]);
    expect((await app.em().findOneOrFail(Listing, { id: listing.id })).version).toBe(2);
    const stale = await app.send(path, { as, form: { ...form, idempotencyKey: newKey() } });
    expect(stale.status).toBe(409);
  });

  it('registers once', async () => {
    const { community } = await setUp();
    const form = {
      idempotencyKey: keyIn(await (await app.send('/register')).text()),
      name: 'Joel',
      email: `joel.${newKey()}@mail.example`,
      password: 'correct horse',
      'communities[0].communityId': community.id,
      'communities[0].condoUnit': '9',
    };
    const [first, again] = [
      await app.send('/register', { form }),
      await app.send('/register', { form }),
    ];
    expect([first.status, again.status]).toEqual([303, 303]);
    expect(again.headers.get('Set-Cookie')).toContain('session=');
  });
});

describe('a form without a key of its own', () => {
  it('is carried out, or refused, when somebody adds one', async () => {
    const em = app.em();
    const { admin, resident, neighbour, community } = await makeNeighbourhood(em);
    const activity = makeActivity(em, neighbour, community);
    await em.flush();
    const profile = {
      name: resident.name,
      email: resident.email,
      'communities[0].communityId': community.id,
      'communities[0].condoUnit': '12',
    };
    const cases: [string, { id: string }, Record<string, string>][] = [
      [`/admin/people/${resident.id}`, admin, { role: 'RESIDENT' }],
      [`/activities/${activity.id}`, resident, { attendance: 'join' }],
      ['/account/photo', resident, { remove: 'yes' }],
      ['/account/settings', resident, profile],
      ['/forgot-password', resident, { email: 'somebody@mail.example' }],
    ];
    for (const [path, person, form] of cases) {
      const as = await app.signIn(person);
      const answer = await app.send(path, { as, form: { ...form, idempotencyKey: newKey() } });
      expect([path, answer.status]).toEqual([path, 303]);
    }
  });
});
