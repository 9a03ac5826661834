import { expect, it } from 'vitest';
import { MailChoice, User, UserCommunity } from '#db/entities/index.ts';
import { makeActivity, makeListing, makeUser } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

// Outside production, emails are in a folder.
const app = testApp({ production: false });
const contactEmail = 'rita@mail.example';

async function setUp() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const { community, resident } = people;
  const listing = makeListing(em, resident, community, { contactEmail });
  const activity = makeActivity(em, resident, community, { contactEmail });
  await em.flush();
  return {
    ...people,
    calls: [
      ['listings', listing.id],
      ['activities', activity.id],
    ] as const,
  };
}

interface Post {
  id: string;
  contactEmail: string | null;
}

it('the contact address of a post is for the community, in single calls and in lists', async () => {
  const { community, outsider, neighbour, calls } = await setUp();
  const asOutsider = await app.signIn(outsider);
  const asNeighbour = await app.signIn(neighbour);
  for (const [kind, id] of calls) {
    for (const [as, expected] of [
      [undefined, null],
      [asOutsider, null],
      [asNeighbour, contactEmail],
    ] as const) {
      const single = (await (await app.send(`/api/${kind}/${id}`, { as })).json()) as Post;
      expect(single.contactEmail, kind).toBe(expected);
      for (const query of ['', `?communityId=${community.id}`]) {
        const list = (await (await app.send(`/api/${kind}${query}`, { as })).json()) as Post[];
        const inList = list.find((post) => post.id === id);
        expect(inList, `${kind}${query}`).toBeDefined();
        expect(inList?.contactEmail, `${kind}${query}`).toBe(expected);
      }
    }
  }
});

it('the contact address of a post is in no page and no page data for anybody else', async () => {
  const { community, resident, neighbour, outsider, calls } = await setUp();
  const em = app.em();
  const [waiting, ended] = [makeUser(em), makeUser(em)];
  const membership = { condoUnit: '7', confirmedAt: null };
  em.create(UserCommunity, {
    user: waiting,
    community: community.id,
    ...membership,
    state: 'WAITING',
  });
  em.create(UserCommunity, { user: ended, community: community.id, ...membership, state: 'ENDED' });
  await em.flush();
  const pages = [
    ...calls.map(([kind, id]) => `/${kind}/${id}`),
    `/users/${resident.id}`,
    `/communities/${community.slug}?tab=buy-sell`,
    `/communities/${community.slug}?tab=activities`,
  ];
  const both = pages.flatMap((path) => [path, path.replace(/(\?|$)/, '.data$1')]);
  for (const person of [null, outsider, waiting, ended]) {
    const as = person ? await app.signIn(person) : undefined;
    for (const path of both) {
      expect(await (await app.send(path, { as })).text(), path).not.toContain(contactEmail);
    }
  }
  const as = await app.signIn(neighbour);
  for (const [kind, id] of calls) {
    expect(await (await app.send(`/${kind}/${id}`, { as })).text()).toContain(contactEmail);
  }
});

it('a new form has one’s own contact address, and says who sees it', async () => {
  const { community, resident } = await setUp();
  const as = await app.signIn(resident);
  for (const kind of ['listings', 'activities']) {
    const page = await app.send(`/communities/${community.slug}/${kind}/new`, { as });
    const html = await page.text();
    expect(fieldValue(html, 'contactEmail')).toBe(resident.email);
    expect(html).toContain(`Only people in ${community.name} see this address`);
  }
});

it('tells each reader of a listing without an address what that means for them', async () => {
  const em = app.em();
  const { community, resident, neighbour, outsider } = await makeNeighbourhood(em);
  const listing = makeListing(em, resident, community, { contactEmail: null });
  await em.flush();
  const pageFor = async (person?: { id: string }) => {
    const as = person && (await app.signIn(person));
    return (await app.send(`/listings/${listing.id}`, { as })).text();
  };
  const none = 'The seller didn’t leave an email address.';
  for (const stranger of [undefined, outsider]) {
    const html = await pageFor(stranger);
    expect(html).toContain(none);
    expect(html).not.toContain('You can write');
    expect(html).not.toContain('Log in to see the email address');
  }
  const forNeighbour = await pageFor(neighbour);
  expect(forNeighbour).not.toContain(none);
  expect(forNeighbour).toContain('from this page');
  const own = await pageFor(resident);
  expect(own).toContain('their messages reach you once you confirm your address');
  expect(forNeighbour).toContain(`/listings/${listing.id}/write`);
  em.create(MailChoice, { user: resident.id, topic: 'NEIGHBOURS', frequency: 'NEVER' });
  await em.flush();
  const unreachable = await pageFor(neighbour);
  expect(unreachable).toContain('doesn’t accept messages from neighbours');
  expect(unreachable).not.toContain('from this page');
  await em.nativeDelete(MailChoice, { user: resident.id });
  await app.em().nativeUpdate(User, { id: resident.id }, { isAuthenticated: true });
  expect(await pageFor(resident)).toContain('Neighbours can still write to you from this page');
  expect(own).toContain('Edit the listing to add an email address');
  expect(own).not.toContain(none);
});

it('a form says that neighbours can write without an address', async () => {
  const { community, resident } = await setUp();
  const as = await app.signIn(resident);
  for (const [kind, page] of [
    ['listings', 'listing’s page'],
    ['activities', 'activity’s page'],
  ] as const) {
    const form = await app.send(`/communities/${community.slug}/${kind}/new`, { as });
    expect(await form.text()).toContain(`neighbours can write to you from the ${page}`);
  }
});

it('a form tells somebody who gets no messages that people can’t reach them from the site', async () => {
  const { community, resident, calls } = await setUp();
  const em = app.em();
  const as = await app.signIn(resident);
  const forms = [
    `/communities/${community.slug}/listings/new`,
    `/communities/${community.slug}/activities/new`,
    ...calls.map(([kind, id]) => `/${kind}/${id}/edit`),
  ];
  const said = 'You’ve turned off neighbours’ messages';
  for (const path of forms)
    expect(await (await app.send(path, { as })).text(), path).not.toContain(said);
  em.create(MailChoice, { user: resident.id, topic: 'NEIGHBOURS', frequency: 'NEVER' });
  await em.flush();
  for (const path of forms) {
    const form = await (await app.send(path, { as })).text();
    expect(form, path).toContain(said);
    expect(form, path).not.toContain('neighbours can write to you');
  }
});
