import { expect, describe, it } from 'vitest';
import { Listing } from '#db/entities/index.ts';
import { makeCommunity, makeListing, makeMembership, makeUser } from '#db/factories/index.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { testApp, type Call } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

const french = { 'Accept-Language': 'fr-CA,fr;q=0.9,en;q=0.5' };
const english = { 'Accept-Language': 'en-CA,en;q=0.9,fr;q=0.5' };

/** The language that a page says it is in. */
async function languageOf(path: string, call: Call = {}): Promise<string | undefined> {
  const response = await app.send(path, call);
  const [, tag] = /<html lang="([\w-]+)"/.exec(await response.text()) ?? [];
  expect(response.headers.get('Content-Language')).toBe(tag);
  return tag;
}

const choose = (language: string, call: Call = {}): Promise<Response> =>
  app.send('/language', { ...call, form: { language, redirectTo: '/help?x=1', ...call.form } });

const cookieOf = (response: Response): string =>
  (response.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';

describe('the language of a page', () => {
  it.each([
    [undefined, 'en-CA'],
    ['*', 'en-CA'],
    ['de', 'en-CA'],
    ['fr', 'fr-CA'],
    ['fr-FR', 'fr-CA'],
    ['de, fr-CH;q=0.8, en;q=0.7', 'fr-CA'],
    ['en;q=0.3, FR;q=0.4', 'fr-CA'],
    ['fr;q=0, en', 'en-CA'],
    [';;;,,=', 'en-CA'],
  ])('without a choice goes by Accept-Language: %s', async (header, tag) => {
    const headers: Record<string, string> = header ? { 'Accept-Language': header } : {};
    expect(await languageOf('/', { headers })).toBe(tag);
  });

  it('is the one chosen on this browser, whatever the browser prefers', async () => {
    const chosen = await choose('fr', { headers: english });
    expect(chosen.status).toBe(303);
    expect(chosen.headers.get('Location')).toBe('/help?x=1');
    expect(chosen.headers.get('Set-Cookie')).toMatch(/Max-Age=31536000; Path=\/; HttpOnly/);
    expect(await languageOf('/login', { as: cookieOf(chosen), headers: english })).toBe('fr-CA');
  });

  it('is the account’s on every browser, once somebody who is logged in chose it', async () => {
    const em = app.em();
    const person = makeUser(em);
    await em.flush();
    const as = await app.signIn(person);
    expect(await languageOf('/', { as })).toBe('en-CA');
    await choose('fr', { as });
    const elsewhere = await app.signIn(person);
    expect(await languageOf('/', { as: elsewhere, headers: english })).toBe('fr-CA');
    const cookie = cookieOf(await choose('en'));
    expect(await languageOf('/', { as: `${elsewhere}; ${cookie}` })).toBe('fr-CA');
  });

  it('is kept for whoever registers', async () => {
    const em = app.em();
    const community = makeCommunity(em);
    await em.flush();
    const person = {
      name: 'Maryse Lafontaine',
      email: 'maryse.lafontaine@mail.example',
      password: 'lilas-au-bord-du-canal',
      communities: [{ communityId: community.id, condoUnit: '804' }],
    };
    const registered = await app.send('/api/auth/register', { json: person, headers: french });
    expect(registered.status).toBe(201);
    expect(await languageOf('/', { as: cookieOf(registered), headers: english })).toBe('fr-CA');
  });

  it('is how a price stands in its field, which reads it back', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const { id, title, description } = makeListing(em, resident, community, { price: 125_050 });
    await em.flush();
    const as = await app.signIn(resident);
    const path = `/listings/${id}/edit`;
    const priceIn = async (headers: Record<string, string>) =>
      fieldValue(await (await app.send(path, { as, headers })).text(), 'price');
    expect(await priceIn(english)).toBe('1250.50');
    const price = await priceIn(french);
    expect(price).toBe('1250,50');
    const form = { title, description, price, version: '1' };
    expect((await app.send(path, { as, form, headers: french })).status).toBe(303);
    expect(await app.em().findOneOrFail(Listing, { id })).toMatchObject({ price: 125_050 });
  });

  it('is still the account’s on that browser when the session is over', async () => {
    const em = app.em();
    const hash = await hashPassword('a window is lit');
    const { email } = makeUser(em, { language: 'fr', password: hash });
    await em.flush();
    const form = { email, password: 'a window is lit' };
    const loggedIn = await app.send('/login', { form, headers: english });
    expect(loggedIn.status).toBe(303);
    const [cookie] = loggedIn.headers.getSetCookie().filter((each) => /language=/.test(each));
    const as = cookie?.split(';')[0];
    expect(await languageOf('/account/settings', { as, headers: english })).toBe('fr-CA');
  });

  it('is also what an office is called that stands for a unit', async () => {
    const em = app.em();
    const manager = makeUser(em, { role: 'MANAGER', language: 'fr' });
    makeMembership(em, manager, makeCommunity(em), { condoUnit: 'Management office' });
    await em.flush();
    const html = await (await app.send('/', { as: await app.signIn(manager) })).text();
    expect(html).toContain('<bdi>Gestion</bdi>');
    expect(html.replace(/<script[^]*?<\/script>/g, '')).not.toContain('Management office');
  });

  it('is what the page of a refusal speaks', async () => {
    for (const path of ['/nowhere', '/account/settings', '/communities/nowhere']) {
      expect(await languageOf(path, { headers: french }), path).toBe('fr-CA');
    }
  });

  it('comes with words and dates of that language', async () => {
    const html = await (await app.send('/login', { headers: french })).text();
    expect(html).toContain('Mot de passe');
    expect(html).not.toContain('Password');
  });

  it('says in the other language that a page with a form stays as it is', async () => {
    const hint = '<span id="[^"]*" lang="fr" class="[^"]*">La prochaine page sera en français. ';
    expect(await (await app.send('/login')).text()).toMatch(new RegExp(hint));
    expect(await (await app.send('/help')).text()).not.toContain('La prochaine page');
  });

  it('is offered in the other language’s own name', async () => {
    const inEnglish = await (await app.send('/')).text();
    expect(inEnglish).toMatch(
      /<button form="language-switch" name="language" value="fr" lang="fr"[^>]*>Français</,
    );
    const inFrench = await (await app.send('/', { headers: french })).text();
    expect(inFrench).toMatch(
      /<button form="language-switch" name="language" value="en" lang="en"[^>]*>English</,
    );
  });
});

describe('choosing a language', () => {
  it('leaves a half-filled form where it is', async () => {
    const html = await (await app.send('/register')).text();
    const [form = ''] = /<form id="language-switch"[\s\S]*?<\/form>/.exec(html) ?? [];
    expect(form).toContain('name="stay"');
    expect((await choose('fr', { form: { stay: 'yes' } })).status).toBe(204);
  });

  it('goes back to pages of this site only, and takes no language that does not exist', async () => {
    const away = await choose('fr', { form: { redirectTo: 'https://elsewhere.example/' } });
    expect(away.headers.get('Location')).toBe('/');
    const odd = await choose('tlh');
    expect(await languageOf('/', { as: cookieOf(odd), headers: french })).toBe('en-CA');
  });

  it('ignores a cookie that we did not write', async () => {
    expect(await languageOf('/', { as: 'language=ImRlIg%3D%3D', headers: french })).toBe('fr-CA');
    expect(await languageOf('/', { as: 'language=%00', headers: french })).toBe('fr-CA');
  });
});

describe('caches', () => {
  it('never mix languages on pages', async () => {
    const [inEnglish, inFrench] = await Promise.all([
      app.send('/help', { headers: english }),
      app.send('/help', { headers: french }),
    ]);
    for (const { headers } of [inEnglish, inFrench]) {
      expect(headers.get('Vary')).toContain('Accept-Language');
      expect(headers.get('Vary')).toContain('Cookie');
    }
    const tag = inEnglish.headers.get('ETag') ?? '';
    expect(tag).not.toBe(inFrench.headers.get('ETag'));
    const revalidated = await app.send('/help', { headers: { ...french, 'If-None-Match': tag } });
    expect(revalidated.status).toBe(200);
  });

  it('never mix languages of calls', async () => {
    const inEnglish = await app.send('/api/communities', { headers: english });
    const tag = inEnglish.headers.get('ETag') ?? '';
    const call = { headers: { ...french, 'If-None-Match': tag } };
    const inFrench = await app.send('/api/communities', call);
    expect(inFrench.status).toBe(200);
    expect(inFrench.headers.get('Content-Language')).toBe('fr-CA');
    expect(inFrench.headers.get('Vary')).toContain('Accept-Language');
  });
});

describe('the message of a call', () => {
  const refusal = async (call: Call): Promise<string> => {
    const response = await app.send('/api/users/me', call);
    expect(response.status).toBe(401);
    return ((await response.json()) as { message: string }).message;
  };

  it('is in the language of Accept-Language', async () => {
    expect(await refusal({ headers: french })).not.toBe(await refusal({ headers: english }));
    expect(await refusal({ headers: { 'Accept-Language': '*' } })).toBe(await refusal({}));
  });

  it('is else in the account’s', async () => {
    const em = app.em();
    const person = makeUser(em, { language: 'fr' });
    await em.flush();
    const as = await app.signIn(person);
    const call = (headers: Record<string, string>) =>
      app.send('/api/listings/not-an-id', { as, headers });
    expect((await call({})).headers.get('Content-Language')).toBe('fr-CA');
    expect((await call(english)).headers.get('Content-Language')).toBe('en-CA');
  });
});
