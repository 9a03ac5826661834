import { describe, expect, it } from 'vitest';
import { Listing, ModerationEvent, UserCommunity, type User } from '#db/entities/index.ts';
import { makeListing } from '#db/factories/index.ts';
import { lockPerson } from '#app/lib/db/write.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';
import { serverUrl } from '#tests/setup/template.ts';

const app = testApp();

const valid = { title: 'Oak side table', description: 'Solid oak, one ring on the top.' };

it('says on a site without email that neighbours cannot write, instead of a way to it', async () => {
  const em = app.em();
  const { community, resident, neighbour } = await makeNeighbourhood(em);
  resident.isAuthenticated = true;
  const listing = makeListing(em, resident, community, { contactEmail: null });
  await em.flush();
  const pageAs = async (who: User) =>
    (await app.send(`/listings/${listing.id}`, { as: await app.signIn(who) })).text();
  const page = await pageAs(neighbour);
  expect(page).toContain('This site doesn’t send email yet, so you can’t write to');
  expect(page).not.toContain(`/listings/${listing.id}/write`);
  expect(await pageAs(resident)).toContain('so neighbours can’t write to you');
});

it.runIf(serverUrl)('is not posted by whose membership ends at the same moment', async () => {
  const em = app.em();
  const { community, resident } = await makeNeighbourhood(em);
  const as = await app.signIn(resident);
  const json = { ...valid, communityId: community.id };
  const here = { user: resident.id, community: community.id };
  const posted = await em.transactional(async (tx) => {
    await lockPerson(tx, resident.id);
    const answer = app.send('/api/listings', { as, json });
    await eventually(async () => {
      const [row] = await em.fork().execute<{ count: number }[]>(
        `select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(row?.count).toBe(1);
    });
    await tx.nativeUpdate(UserCommunity, here, { endsOn: '2020-01-01' });
    return { answer };
  });
  expect((await posted.answer).status).toBe(403);
  expect(await app.em().count(Listing, { community: community.id })).toBe(0);
});

describe('posting a listing', () => {
  it('has a title of one line, also by JSON', async () => {
    const { community, resident } = await makeNeighbourhood(app.em());
    const as = await app.signIn(resident);
    const title = 'Oak\r\nside\n\ntable\u2028here';
    const json = { ...valid, title, description: 'One\nTwo', communityId: community.id };
    const posted = await app.send('/api/listings', { as, json });
    expect([posted.status, await posted.json()]).toEqual([
      201,
      expect.objectContaining({ title: 'Oak side table here', description: 'One\nTwo' }),
    ]);
  });

  it('takes a text of which nothing can be seen for an empty one, in the form and by JSON', async () => {
    const { community, resident } = await makeNeighbourhood(app.em());
    const as = await app.signIn(resident);
    for (const unseen of ['\u200b', '\u00ad\u2060', '\u3164', ' \u2800 ', '\u200e']) {
      const fields = { title: unseen, description: unseen };
      const json = { ...fields, communityId: community.id };
      const refused = await app.send('/api/listings', { as, json });
      expect(refused.status).toBe(400);
      expect(Object.keys(((await refused.json()) as { errors: object }).errors)).toEqual(
        expect.arrayContaining(['title', 'description']),
      );
      const path = `/communities/${community.slug}/listings/new`;
      expect((await app.send(path, { as, form: fields })).status).toBe(400);
    }
    expect(await app.em().count(Listing, { community: community.id })).toBe(0);
  });

  it('is refused to a visitor, an outsider and a moderator who does not live there', async () => {
    const em = app.em();
    const { community, outsider, otherBoard } = await makeNeighbourhood(em);
    const body = { ...valid, communityId: community.id };
    const path = `/communities/${community.slug}/listings/new`;

    expect((await app.send('/api/listings', { json: body })).status).toBe(401);
    expect((await app.send(path, { form: valid })).status).toBe(401);
    expect((await app.send(path)).status).toBe(401);
    for (const person of [outsider, otherBoard]) {
      const as = await app.signIn(person);
      expect((await app.send('/api/listings', { json: body, as })).status).toBe(403);
      expect((await app.send(path, { form: valid, as })).status).toBe(403);
      expect((await app.send(path, { as })).status).toBe(403);
    }
    expect(await app.em().count(Listing, { community: community.id })).toBe(0);
  });

  it('ignores an author, status or slug that is sent along', async () => {
    const em = app.em();
    const { community, resident, neighbour } = await makeNeighbourhood(em);
    const as = await app.signIn(resident);
    const response = await app.send('/api/listings', {
      as,
      json: {
        ...valid,
        communityId: community.id,
        price: 4500,
        authorId: neighbour.id,
        author: neighbour.id,
        status: 'PUBLISHED',
        slug: 'mine',
        version: 9,
      },
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      authorId: resident.id,
      status: 'PENDING',
      version: 1,
      price: 4500,
      images: [],
      slug: expect.stringMatching(/^oak-side-table-[0-9a-f]{8}$/) as string,
    });
    const smuggled = await app.send(`/communities/${community.slug}/listings/new`, {
      as,
      form: { ...valid, authorId: neighbour.id, status: 'PUBLISHED', communityId: 'x' },
    });
    expect(smuggled.status).toBe(303);
    const id = smuggled.headers.get('Location')?.split('/').pop() ?? '';
    const listing = await app.em().findOneOrFail(Listing, { id });
    expect([listing.status, listing.author.id]).toEqual(['PENDING', resident.id]);
  });

  it('shows the price in the edit form the way the language of the page writes it', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const { id } = makeListing(em, resident, community, { price: 2550 });
    await em.flush();
    const as = await app.signIn(resident);
    const shown = async (language: string) => {
      const headers = { 'Accept-Language': language };
      const html = await (await app.send(`/listings/${id}/edit`, { as, headers })).text();
      return /<input[^>]*name="price"[^>]*value="([^"]*)"/.exec(html)?.[1];
    };
    expect([await shown('en-CA'), await shown('fr-CA')]).toEqual(['25.50', '25,50']);
  });

  it('publishes at once where the community does not moderate', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em, { requireModeration: false });
    const response = await app.send('/api/listings', {
      as: await app.signIn(resident),
      json: { ...valid, communityId: community.id },
    });
    expect(await response.json()).toMatchObject({ status: 'PUBLISHED' });
  });

  it('logs the submission', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const response = await app.send('/api/listings', {
      as: await app.signIn(resident),
      json: { ...valid, communityId: community.id },
    });
    const { id } = (await response.json()) as { id: string };
    const [event] = await app.em().find(ModerationEvent, { subjectId: id });
    expect(event).toMatchObject({ action: 'SUBMIT', fromStatus: null, toStatus: 'PENDING' });
  });

  it('keeps what was typed and names what is missing', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const response = await app.send(`/communities/${community.slug}/listings/new`, {
      as: await app.signIn(resident),
      form: { title: '', description: 'Kept words', price: 'twelve', category: 'castles' },
    });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain('Validation Error');
    expect(html).toContain('Please fill in all required fields.');
    expect(html).toContain('Enter a title');
    expect(html).toContain('Enter the price in dollars, like 25 or 19.50');
    expect(html).toContain('Choose a category from the list');
    expect(html).toContain('Kept words');
    expect(html).toContain('value="twelve"');
  });

  it.each([
    ['25', 2500],
    ['19.99', 1999],
    ['$1,250', 125000],
    ['0', 0],
    ['0.29', 29],
    ['1.005', null],
    ['-5', null],
    ['', undefined],
    ['12,50', 1250],
    ['12,5', 1250],
    ['12.', 1200],
    [',75', 75],
    ['1 250', 125000],
    ['1\u00a0250,50', 125050],
    ['1\u202f250 $', 125000],
    ['$1,250.50', 125050],
    ['1,250,000', 125000000],
    ['10000000', 1_000_000_000],
    ['1,2505', null],
    ['12,50,5', null],
    ['1250,505', null],
    ['1.250,50', null],
    ['1 25', null],
    ['$', null],
    [',', null],
  ])('reads the price %j as %s cents', async (price, cents) => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const response = await app.send(`/communities/${community.slug}/listings/new`, {
      as: await app.signIn(resident),
      form: { ...valid, price },
    });
    if (cents === null) {
      expect(response.status).toBe(400);
      return;
    }
    expect(response.status).toBe(303);
    const listing = await app.em().findOneOrFail(Listing, { community: community.id });
    expect(listing.price ?? undefined).toBe(cents);
  });

  it('says how much is missing where that is all that is wrong', async () => {
    const { community, resident } = await makeNeighbourhood(app.em());
    const as = await app.signIn(resident);
    const path = `/communities/${community.slug}/listings/new`;
    const headOf = async (form: Record<string, string>) => {
      const html = await (await app.send(path, { as, form })).text();
      return /<div[^>]*role="alert"[^>]*><h2>([^<]*)/.exec(html)?.[1];
    };
    expect(await headOf({ title: '', description: '' })).toBe('Two things are missing');
    expect(await headOf({ ...valid, title: '' })).toBe('One thing is missing');
    expect(await headOf({ title: '', description: '', price: 'cheap' })).toBe('Check 3 fields');
  });

  it('is free by its checkbox, and not with a price as well', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const as = await app.signIn(resident);
    const send = (price: string) =>
      app.send(`/communities/${community.slug}/listings/new`, {
        as,
        form: { ...valid, price, free: 'yes' },
      });
    const both = await send('5');
    expect(both.status).toBe(400);
    const html = (await both.text()).replaceAll('&amp;', '&');
    expect(html).toContain('You wrote “5” under “Price in dollars” but chose “Free”.');
    for (const pick of ['free=', 'free=yes&price=']) expect(html).toContain(`value="${pick}"`);
    const path = `/communities/${community.slug}/listings/new`;
    const form = { ...valid, price: '5', free: 'yes', __pick__: 'free=yes&price=' };
    const posted = await app.send(path, { as, form });
    expect(posted.status).toBe(303);
    const listing = await app.em().findOneOrFail(Listing, { community: community.id });
    expect(listing.price).toBe(0);
    const edit = await app.send(`/listings/${listing.id}/edit`, { as });
    expect(await edit.text()).toMatch(/<input[^>]*name="free"[^>]*checked=""/);
  });

  it('keeps plain line breaks, whichever way they came', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const as = await app.signIn(resident);
    const description = 'First line\r\n\r\nSecond\rThird\nFourth';
    const path = `/communities/${community.slug}/listings/new`;
    await app.send(path, { as, form: { ...valid, description } });
    const json = { ...valid, description, communityId: community.id };
    await app.send('/api/listings', { as, json });
    const saved = await app.em().find(Listing, { community: community.id });
    const wanted = 'First line\n\nSecond\nThird\nFourth';
    expect(saved.map((listing) => listing.description)).toEqual([wanted, wanted]);
    // 5,000 characters are allowed, and a line break is one of them.
    const long = { ...valid, description: 'abcd\r\n'.repeat(999) + 'end' };
    expect((await app.send(path, { as, form: long })).status).toBe(303);
  });

  it('shows markup in a description as text', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em, { requireModeration: false });
    const as = await app.signIn(resident);
    const response = await app.send(`/communities/${community.slug}/listings/new`, {
      as,
      form: { title: '<img src=x onerror=alert(1)>', description: '</script><script>alert(1)' },
    });
    const page = await app.send(response.headers.get('Location') ?? '', { as });
    const html = await page.text();
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('</script><script>alert(1)');
  });
});

describe('seeing a listing', () => {
  it('sends no null bytes, wherever its accented words break into chunks', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const description = Array.from({ length: 24 }, () => '€'.repeat(200)).join('\n\n');
    const listing = makeListing(em, resident, community, { description });
    await em.flush();
    const page = await (await app.send(`/listings/${listing.id}`)).text();
    expect(page).toContain('€'.repeat(200));
    expect(page).not.toContain('\0');
  });

  it('hides a pending one from everyone but its author and its moderators', async () => {
    const em = app.em();
    const people = await makeNeighbourhood(em);
    const listing = makeListing(em, people.resident, people.community, { status: 'PENDING' });
    await em.flush();
    const paths = [`/listings/${listing.id}`, `/api/listings/${listing.id}`];
    for (const path of paths) {
      expect((await app.send(path)).status, path).toBe(404);
      for (const hidden of [people.neighbour, people.outsider, people.otherBoard]) {
        expect((await app.send(path, { as: await app.signIn(hidden) })).status).toBe(404);
      }
      for (const shown of [people.resident, people.board, people.manager, people.admin]) {
        expect((await app.send(path, { as: await app.signIn(shown) })).status).toBe(200);
      }
    }
  });

  it('cannot be edited by an author who has left the community, only taken back', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const listing = makeListing(em, resident, community, { title: 'Left behind' });
    await em.flush();
    await em.nativeDelete(UserCommunity, { user: resident.id });
    const as = await app.signIn(resident);
    expect((await app.send(`/listings/${listing.id}/edit`, { as })).status).toBe(403);
    const form = { title: 'Changed', description: 'Still changed' };
    const saved = await app.send(`/listings/${listing.id}/edit`, { as, form });
    expect(saved.status).toBe(403);
    const html = await (await app.send(`/listings/${listing.id}`, { as })).text();
    expect(html).toContain('Withdraw');
    expect(html).not.toContain(`/listings/${listing.id}/edit`);
    const withdrawn = await app.send(`/api/listings/${listing.id}`, {
      method: 'PATCH',
      as,
      json: { status: 'WITHDRAWN' },
    });
    expect(withdrawn.status).toBe(200);
  });

  it('shows a published one to everyone, and members a link to write to the seller', async () => {
    const em = app.em();
    const { community, resident, neighbour, outsider } = await makeNeighbourhood(em);
    const listing = makeListing(em, resident, community, {
      title: 'Blue & white lamp',
      contactEmail: 'rita@mail.example',
    });
    await em.flush();
    const read = async (as?: string) => {
      const response = await app.send(`/listings/${listing.id}`, { as });
      expect(response.status).toBe(200);
      return response.text();
    };
    const html = await read(await app.signIn(neighbour));
    expect(html).toContain(
      'mailto:rita@mail.example?subject=Interested%20in%3A%20Blue%20%26%20white%20lamp',
    );
    expect(html).toContain('Community Member');
    const forVisitor = await read();
    expect(forVisitor).not.toContain('rita@mail.example');
    expect(forVisitor).toContain(
      `/login?redirectTo=${encodeURIComponent(`/listings/${listing.id}`)}`,
    );
    const forOutsider = await read(await app.signIn(outsider));
    expect(forOutsider).not.toContain('rita@mail.example');
    expect(forOutsider).toContain('see the contact email address');
    expect(forOutsider).not.toContain('Log in to see the email address');
  });

  it.each(['not-an-id', '7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa'])(
    'answers 404 for %s',
    async (id) => {
      expect((await app.send(`/listings/${id}`)).status).toBe(404);
      expect((await app.send(`/api/listings/${id}`)).status).toBe(404);
    },
  );
});

describe('editing a listing', () => {
  it('is only for its author', async () => {
    const em = app.em();
    const people = await makeNeighbourhood(em);
    const listing = makeListing(em, people.resident, people.community);
    await em.flush();
    const path = `/listings/${listing.id}/edit`;
    expect((await app.send(path)).status).toBe(401);
    for (const other of [people.neighbour, people.board, people.admin]) {
      const as = await app.signIn(other);
      expect((await app.send(path, { as })).status).toBe(403);
      expect((await app.send(path, { as, form: { ...valid, title: 'Taken over' } })).status).toBe(
        403,
      );
    }
    expect((await app.em().findOneOrFail(Listing, { id: listing.id })).title).toBe(listing.title);
  });

  it('sends one that waits or was rejected to the board, with its new text', async () => {
    const em = app.em();
    const people = await makeNeighbourhood(em);
    const as = await app.signIn(people.resident);
    for (const status of ['PENDING', 'REJECTED'] as const) {
      const listing = makeListing(em, people.resident, people.community, { status });
      await em.flush();
      const response = await app.send(`/listings/${listing.id}/edit`, {
        as,
        form: { ...valid, title: 'Better words', version: '1' },
      });
      expect(response.status).toBe(303);
      const after = await app.em().findOneOrFail(Listing, { id: listing.id });
      expect([after.title, after.status, after.version]).toEqual(['Better words', 'PENDING', 2]);
    }
  });

  it('answers 409 and keeps the text when it changed in the meantime', async () => {
    const em = app.em();
    const people = await makeNeighbourhood(em);
    const listing = makeListing(em, people.resident, people.community, { version: 4 });
    await em.flush();
    const response = await app.send(`/listings/${listing.id}/edit`, {
      as: await app.signIn(people.resident),
      form: { ...valid, title: 'My second thoughts', version: '3' },
    });
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('My second thoughts');
  });
});

it.each([
  ['1.250,50', 'Enter the price as 1250.50'],
  ['1.250', 'Enter “1.25” or, for a whole amount, “1250.00”.'],
  ['19.999', 'Enter “19.99” or, for a whole amount, “19999.00”.'],
  ['0.999', 'Enter “0.99” or, for a whole amount, “999.00”.'],
  ['$ 12.345.678,5', 'Enter the price as 12345678.50'],
  ['1.2.3', 'Enter the price in dollars, like 25 or 19.50'],
])('says how to write the price %s', async (price, advice) => {
  const { community, resident } = await makeNeighbourhood(app.em());
  const as = await app.signIn(resident);
  const form = { title: 'Lamp', description: 'Warm', price };
  const response = await app.send(`/communities/${community.slug}/listings/new`, { as, form });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(advice);
});
