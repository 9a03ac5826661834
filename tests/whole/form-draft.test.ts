import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Community, Listing, ModerationEvent, User } from '#db/entities/index.ts';
import { makeCommunity, makeListing, makeMembership } from '#db/factories/index.ts';
import { mostListed } from '#app/features/communities/communities/chooser/chooser.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { multipart, pictureFile } from '#tests/setup/multipart.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
const password = 'open the door';

async function setUp() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const hash = await hashPassword(password);
  await em.nativeUpdate(
    User,
    { id: { $in: [people.resident.id, people.board.id] } },
    { password: hash },
  );
  return { ...people, hub: `/communities/${people.community.slug}` };
}

/** The text of a hidden field of the form that posts to `action`. */
const hidden = (page: string, name: string, action = '/login'): string => {
  const form = new RegExp(`<form[^>]*action="${action}"[\\s\\S]*?</form>`);
  const [html = ''] = form.exec(page) ?? [];
  const [, value = ''] = new RegExp(`name="${name}" value="([^"]*)"`).exec(html) ?? [];
  return value
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
};

const hiddenOf = (html: string, action?: string) => ({
  draft: hidden(html, 'draft', action),
  redirectTo: hidden(html, 'redirectTo', action),
});

const cookiesOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Goes on from the page of a post without a session: the login page, the login, and the form. */
async function logInAndResume(html: string, email: string) {
  const login = await app.send('/login', { form: hiddenOf(html) });
  expect(login.status).toBe(200);
  const loginHtml = await login.text();
  expect(loginHtml).toContain('Log in to continue. We’ve kept what you typed.');
  expect(loginHtml).not.toMatch(/role="alert"|aria-invalid/);
  const form = { ...hiddenOf(loginHtml), email, password };
  expect(form).toMatchObject(hiddenOf(html));

  const wrong = await app.send('/login', { form: { ...form, password: 'a wrong one' } });
  expect(wrong.status).toBe(401);
  expect(hiddenOf(await wrong.text())).toEqual(hiddenOf(html));

  const right = await app.send('/login', { form });
  expect(right.status).toBe(307);
  const as = cookiesOf(right);
  const location = right.headers.get('Location') ?? '';
  const resumed = await app.send(location, { form, as });
  return { location, as, status: resumed.status, html: await resumed.text() };
}

/** The form of a new account with one community. */
const registration = (communityId: string) => ({
  name: 'Nina New',
  email: `nina.${randomUUID().slice(0, 8)}@mail.example`,
  password: 'four quiet green boats',
  'communities[0].communityId': communityId,
  'communities[0].condoUnit': '12',
});

/** Registers on the way of a draft, and posts it on as a browser does. */
async function registerAndResume(form: Record<string, string>) {
  const registered = await app.send('/register', { form });
  expect(registered.status).toBe(307);
  const as = cookiesOf(registered);
  const resumed = await app.send(registered.headers.get('Location') ?? '', { form, as });
  return { as, status: resumed.status, html: await resumed.text() };
}

it('gives the page of a refused form the frame of all pages', async () => {
  const { hub, resident, community } = await setUp();
  const light = (await app.send('/theme', { form: { theme: 'light' } })).headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  const expired = await app.send(`${hub}/listings/new`, { as: light, form: { title: 'A lamp' } });
  expect(expired.status).toBe(401);
  const html = await expired.text();
  expect(html).toContain('data-theme="light"');
  expect(html).toContain('Use the Lite version');

  const others = makeListing(app.em(), (await setUp()).board, community);
  await app.em().flush();
  const as = `${await app.signIn(resident)}; ${light}`;
  const denied = await app.send(`/listings/${others.id}/edit`, { as, form: { title: 'Mine' } });
  const page = await denied.text();
  expect(denied.status).toBeGreaterThanOrEqual(400);
  expect(page).toContain('data-theme="light"');
  expect(page).toContain(resident.name);
});

describe('a form that is sent without a session', () => {
  it('comes back after logging in with everything typed, and saves at the next press', async () => {
    const { hub, resident, community } = await setUp();
    const path = `${hub}/listings/new`;
    const typed = {
      title: 'A "kept" title & <more>',
      description: 'First words\n\nSecond wörds',
      price: 'twelve',
      category: 'books',
      idempotencyKey: 'a-form-key',
      password: 'a secret in the wrong place',
    };
    const refused = await app.send(path, { form: typed });
    expect(refused.status).toBe(401);
    const html = await refused.text();
    expect(html).toContain('Log in to continue. We’ve kept what you typed.');
    expect(html).not.toContain('You need to be registered');
    expect(html).not.toContain('a secret in the wrong place');

    const resumed = await logInAndResume(html, resident.email);
    expect(resumed.location).toBe(path);
    expect(resumed.status).toBe(200);
    expect(resumed.html).toContain('value="A &quot;kept&quot; title &amp; &lt;more&gt;"');
    expect(resumed.html).toContain('First words\n\nSecond wörds');
    expect(resumed.html).toContain('value="twelve"');
    expect(resumed.html).toContain('value="a-form-key"');
    expect(resumed.html).toMatch(/<option value="books" selected/);
    expect(resumed.html).toContain('Welcome back!');
    expect(resumed.html).toContain('it hasn’t been sent yet. Send the form below.');
    expect(resumed.html).not.toMatch(/aria-invalid/);
    expect(resumed.html).not.toContain(password);
    expect(await app.em().count(Listing, { community: community.id })).toBe(0);

    const again = { ...typed, price: '12' };
    const saved = await app.send(path, { as: resumed.as, form: again });
    expect(saved.status).toBe(303);
    const [listing] = await app.em().find(Listing, { community: community.id });
    expect(listing).toMatchObject({ title: typed.title, price: 1200 });
  });

  it('says that photos have to be chosen again', async () => {
    const { hub, resident } = await setUp();
    const fields: [string, string | File][] = [
      ['photos', await pictureFile()],
      ['title', 'A kept lamp'],
      ['description', 'Kept words'],
    ];
    const response = await app.handle(multipart(`${hub}/listings/new`, { fields }));
    expect(response.status).toBe(401);
    const html = await response.text();
    expect(html).toContain('you’ll need to choose your photos again.');
    const resumed = await logInAndResume(html, resident.email);
    expect(resumed.html).toContain('value="A kept lamp"');
    expect(resumed.html).toContain('it hasn’t been sent yet. Choose your photos again,');
  });

  it('can be Account Settings or an edit', async () => {
    const { resident, community } = await setUp();
    const em = app.em();
    const listing = makeListing(em, resident, community);
    await em.flush();
    for (const [path, form] of [
      ['/account/settings', { name: 'A kept name', 'communities[1].condoUnit': 'A kept name' }],
      [`/listings/${listing.id}/edit`, { title: 'A kept name', version: '1' }],
    ] as [string, Record<string, string>][]) {
      const refused = await app.send(path, { form });
      const resumed = await logInAndResume(await refused.text(), resident.email);
      expect(resumed.html).toContain('value="A kept name"');
      expect(resumed.html).toContain('it hasn’t been sent yet.');
    }
    expect((await app.em().findOneOrFail(User, { id: resident.id })).name).toBe(resident.name);
  });

  it('can be a decision with its reason, which is not carried out yet', async () => {
    const { board, resident, community } = await setUp();
    const em = app.em();
    const listing = makeListing(em, resident, community, { status: 'PENDING' });
    await em.flush();
    const form = {
      subjectType: 'LISTING',
      id: listing.id,
      version: '1',
      status: 'REJECTED',
      reason: 'A kept reason',
    };
    const refused = await app.send('/moderation?show=listings', { form });
    expect(refused.status).toBe(401);
    const resumed = await logInAndResume(await refused.text(), board.email);
    expect(resumed.location).toBe('/moderation?show=listings');
    expect(resumed.html).toContain('value="A kept reason"');
    expect(await app.em().count(ModerationEvent, { subjectId: listing.id })).toBe(0);
  });

  it('comes back after registering too, with its community chosen', async () => {
    const { hub, community } = await setUp();
    const refused = await app.send(`${hub}/listings/new`, { form: { title: 'A kept lamp' } });
    const login = await app.send('/login', { form: hiddenOf(await refused.text()) });
    const tab = hiddenOf(await login.text(), '/register');
    expect(tab.draft).toBe('title=A+kept+lamp');
    const em = app.em();
    // The only community is chosen from a list; among many, it is there beside the search.
    await em.nativeUpdate(Community, { id: { $ne: community.id } }, { openedAt: null });
    const listed = await (await app.send('/register', { form: tab })).text();
    expect(listed).toContain(`<option value="${community.id}" selected`);
    for (let n = 0; n < mostListed; n++) makeCommunity(em);
    await em.flush();
    const page = await app.send('/register', { form: tab });
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('Register to continue. We’ve kept what you typed.');
    expect(html).toMatch(
      new RegExp(
        `<input type="radio" name="communities\\[0\\].communityId" checked="" value="${community.id}"`,
      ),
    );
    expect(html).not.toMatch(/role="alert"|aria-invalid/);
    // The other tab leads back with it, and so does a refused form.
    expect(hiddenOf(html, '/login')).toEqual(tab);
    const form = { ...registration(community.id), ...tab };
    const wrong = await app.send('/register', { form: { ...form, name: '' } });
    expect(wrong.status).toBe(400);
    expect(hiddenOf(await wrong.text(), '/login')).toEqual(tab);

    const resumed = await registerAndResume(form);
    expect(resumed.status).toBe(200);
    expect(resumed.html).toContain('value="A kept lamp"');
    expect(resumed.html).toContain('Welcome to The Local Link!');
    expect(resumed.html).not.toContain(form.password);
  });

  it('waits for somebody who does not belong to that community yet', async () => {
    const { hub, community, elsewhere } = await setUp();
    const path = `${hub}/activities/new`;
    const refused = await app.send(path, { form: { title: 'A kept "walk"' } });
    const draft = hiddenOf(await refused.text());
    const form = { ...registration(elsewhere.id), ...draft };
    const resumed = await registerAndResume(form);
    expect(resumed.status).toBe(403);
    expect(resumed.html).toContain('This community isn’t in your account yet.');
    expect(resumed.html).toMatch(
      /<a[^>]*href="\/account\/settings"[^>]*target="_blank"|target="_blank"[^>]*href="\/account\/settings"/,
    );
    expect(hiddenOf(resumed.html, path)).toEqual(draft);

    const em = app.em();
    const newcomer = await em.findOneOrFail(User, { email: form.email });
    makeMembership(em, newcomer, em.getReference(Community, community.id), {
      isPrimary: false,
      position: 1,
    });
    await em.flush();
    const again = await app.send(path, { as: resumed.as, form: draft });
    expect(again.status).toBe(200);
    expect(await again.text()).toContain('value="A kept &quot;walk&quot;"');
  });

  it('keeps what a person typed whose membership ended meanwhile', async () => {
    const { hub, outsider } = await setUp();
    const path = `${hub}/listings/new`;
    const response = await app.send(path, {
      as: await app.signIn(outsider),
      form: { title: 'A kept lamp' },
    });
    expect(response.status).toBe(403);
    expect(hiddenOf(await response.text(), path).draft).toBe('title=A+kept+lamp');
  });

  it('goes straight on for somebody who logged in elsewhere in the meantime', async () => {
    const { hub, resident } = await setUp();
    const refused = await app.send(`${hub}/activities/new`, { form: { title: 'A kept walk' } });
    const as = await app.signIn(resident);
    const form = hiddenOf(await refused.text());
    const response = await app.send('/login', { as, form });
    expect([response.status, response.headers.get('Location')]).toEqual([
      307,
      `${hub}/activities/new`,
    ]);
  });

  it('goes on only to our own paths, and reads no draft that a form could not make', async () => {
    const { resident } = await setUp();
    const as = await app.signIn(resident);
    for (const redirectTo of ['https://evil.example/', '//evil.example', '']) {
      const response = await app.send('/login', { as, form: { draft: 'title=x', redirectTo } });
      expect(response.status).not.toBe(307);
      expect(response.headers.get('Location') ?? '/').toMatch(/^\/($|[^/])/);
    }
    const draft = 'communities[1000].condoUnit=x';
    expect((await app.send('/account/settings', { as, form: { draft } })).status).toBe(400);
  });

  it('speaks of logging in where there is nothing to keep', async () => {
    const { hub } = await setUp();
    const huge = await app.send(`${hub}/listings/new`, {
      form: { description: 'x'.repeat(120_000) },
    });
    expect(huge.status).toBe(401);
    const html = await huge.text();
    expect(html).toContain('You need to log in first.');
    expect(html).not.toContain('name="draft"');
  });
});
