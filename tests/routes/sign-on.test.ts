import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MailLetter, Session, SignOn, User } from '#db/entities/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { startProvider, type Claims } from '#tests/setup/identity-provider.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';
import {
  addSecondStep,
  amidHalfMinute,
  codeOf,
  cookiesOf,
  setPassword,
} from '#tests/setup/second-steps.ts';

amidHalfMinute();
const provider = await startProvider();
const app = testApp({
  identityProvider: { ...provider, name: 'Hudson ID' },
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.isUp = true;
  provider.signsWithOther = false;
});

const password = 'the right one';
const own = '/account/sign-on';

/** Somebody of a building with a password, and what the provider says of them. */
async function person(given: { isAuthenticated?: boolean } = {}) {
  const { resident, community } = await makeNeighbourhood(app.em());
  const { isAuthenticated = true } = given;
  await app.em().nativeUpdate(User, { id: resident.id }, { isAuthenticated });
  await setPassword(app, resident.id, password);
  const { id, email } = resident;
  const claims: Claims = { sub: `s-${id}`, email, email_verified: true };
  return { id, email, claims, community, resident };
}

/** Goes to the provider and comes back. Returns the last answer, and the cookies of a browser after it. */
async function goThere(
  claims: Claims,
  { as, to, change }: { as?: string; to?: string; change?: Record<string, unknown> } = {},
) {
  const query = to ? `?redirectTo=${encodeURIComponent(to)}` : '';
  const sent = await app.send(`/login/sign-on${query}`, { as });
  expect(sent.status).toBe(303);
  const back = provider.letIn(sent.headers.get('Location') ?? '', claims, change);
  const cookie = [as, cookiesOf(sent)].filter(Boolean).join('; ');
  const answer = await app.send(back, { as: cookie });
  return { answer, cookie, back, location: answer.headers.get('Location') };
}

/** What the toast of an answer says. */
function toastOf(answer: Response): string {
  const [, value = ''] = /(?:^|; )toast=([^;]+)/.exec(cookiesOf(answer)) ?? [];
  return Buffer.from(decodeURIComponent(value).split('.')[0] ?? '', 'base64').toString();
}

const logIn = (email: string) => app.send('/login', { form: { email, password } });
const connections = (user: string) => app.em().count(SignOn, { user });
const sessions = (user: string) => app.em().count(Session, { user });

/** Connects somebody as they would: at the provider, then here with the password. */
async function connected() {
  const somebody = await person();
  const { answer } = await goThere(somebody.claims);
  const loggedIn = await logIn(somebody.email);
  const as = `${cookiesOf(answer)}; ${cookiesOf(loggedIn)}`;
  const saved = await app.send(own, { as, form: { change: 'connect' } });
  expect(saved.status).toBe(303);
  expect(await connections(somebody.id)).toBe(1);
  return { ...somebody, as: cookiesOf(loggedIn) };
}

describe('the first login with an account elsewhere', () => {
  it('logs nobody in by the address alone, connects nothing, and leads to the password', async () => {
    const { id, claims } = await person();
    const { answer, location } = await goThere(claims);
    expect([answer.status, location]).toEqual([
      303,
      `/login?redirectTo=${encodeURIComponent(own)}`,
    ]);
    const login = await app.send('/login', { as: cookiesOf(answer) });
    expect(await login.text()).toContain('Hudson ID knows you as');
    expect(await sessions(id)).toBe(0);
    expect(await connections(id)).toBe(0);
  });

  it('says the same for an address that no account has', async () => {
    const { answer, location } = await goThere({
      ...{ sub: 'nobody', email: 'nobody@mail.example', email_verified: true },
    });
    expect([answer.status, location]).toEqual([
      303,
      `/login?redirectTo=${encodeURIComponent(own)}`,
    ]);
    const login = await app.send('/login', { as: cookiesOf(answer) });
    expect(await login.text()).toContain('nobody@mail.example');
  });

  it('connects the two after the password, tells the person, and logs them in from then on', async () => {
    const { id, email, claims } = await person();
    const { answer } = await goThere(claims);
    const loggedIn = await logIn(email);
    const as = `${cookiesOf(answer)}; ${cookiesOf(loggedIn)}`;
    const page = await (await app.send(own, { as })).text();
    expect(page).toContain('Connect the two accounts');
    expect(page).not.toContain('name="currentPassword"');
    expect(await connections(id), 'nothing by looking at it').toBe(0);
    const press = () => app.send(own, { as, form: { change: 'connect' } });
    for (const saved of await Promise.all([press(), press()])) {
      expect([saved.status, saved.headers.get('Location')]).toEqual([303, own]);
    }
    const letters = await app.em().find(MailLetter, { user: id, kind: 'SIGN_ON' });
    expect(letters.map(({ params }) => params)).toMatchObject([{ change: 'CONNECTED' }]);

    // A day has one email about each browser.
    await app.em().nativeDelete(MailLetter, { user: id, kind: 'NEW_SIGN_IN' });
    const second = await goThere(claims, { to: '/account/settings' });
    expect(second.location).toBe('/account/settings');
    expect((await app.send('/account', { as: cookiesOf(second.answer) })).status).toBe(200);
    const told = await app.em().count(MailLetter, { user: id, kind: 'NEW_SIGN_IN' });
    expect(told, 'an email about the new browser').toBe(1);
  });

  it('asks for the password of somebody who was logged in already', async () => {
    const { id, email, claims } = await person();
    const as = cookiesOf(await logIn(email));
    vi.setSystemTime(Date.now() + 1000);
    const { answer, location } = await goThere(claims, { as });
    expect(location).toBe(own);
    const both = `${as}; ${cookiesOf(answer)}`;
    expect(await (await app.send(own, { as: both })).text()).toContain('name="currentPassword"');
    const send = (form: Record<string, string>) =>
      app.send(own, { as: both, form: { change: 'connect', ...form } });
    const missing = await send({});
    expect(missing.status).toBe(400);
    expect(await missing.text()).toContain('Enter your current password');
    const wrong = await send({ currentPassword: 'a wrong one' });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).not.toContain('a wrong one');
    expect(await connections(id)).toBe(0);
    expect((await send({ currentPassword: password })).status).toBe(303);
    expect(await connections(id)).toBe(1);
  });

  it.each([
    ['another address', { isAuthenticated: true }, { email: 'other@mail.example' }],
    ['an address that is not confirmed here', { isAuthenticated: false }, {}],
  ])('refuses %s', async (_, given, other) => {
    const { id, email, claims } = await person(given);
    const { answer } = await goThere({ ...claims, ...other });
    const as = `${cookiesOf(answer)}; ${cookiesOf(await logIn(email))}`;
    expect(await (await app.send(own, { as })).text()).toContain('can’t be connected');
    const refused = await app.send(own, { as, form: { change: 'connect' } });
    expect(refused.status).toBe(409);
    expect(await connections(id)).toBe(0);
  });

  it.each([{ email_verified: false }, { email_verified: undefined }, { email: undefined }])(
    'takes no address that the provider did not confirm: %o',
    async (without) => {
      const { claims } = await person();
      const { answer, location } = await goThere({ ...claims, ...without } as Claims);
      expect(location).toBe('/login');
      expect(toastOf(answer)).toContain('confirmed');
      expect(cookiesOf(answer)).not.toContain('sign-on-newcomer=');
    },
  );

  it('leads back to the page when too much time went by before they said so', async () => {
    const { id, email } = await person();
    const as = cookiesOf(await logIn(email));
    const late = await app.send(own, { as, form: { change: 'connect' } });
    expect([late.status, late.headers.get('Location')]).toEqual([303, own]);
    expect(toastOf(late)).toContain('too long');
    expect(await connections(id)).toBe(0);
  });

  it('connects nobody twice', async () => {
    const { id, as, claims } = await connected();
    const other = await person();
    await app.em().nativeUpdate(User, { id }, { email: `moved-${id}@mail.example` });
    await app.em().nativeUpdate(User, { id: other.id }, { email: claims.email ?? '' });
    const there = await goThere({ ...claims, sub: 'another' }, { as });
    const both = `${as}; ${cookiesOf(there.answer)}`;
    const page = await (await app.send(own, { as: both })).text();
    expect(page).toContain('It’s connected');
    expect(await connections(id)).toBe(1);
  });
});

describe('a login with a connected account', () => {
  it('asks for the second step', async () => {
    const { id, claims } = await connected();
    const { secret } = await addSecondStep(app, id);
    const before = await sessions(id);
    const { answer, location } = await goThere(claims, { to: '/account' });
    expect(location).toBe('/login/second-step?redirectTo=%2Faccount');
    expect(await sessions(id)).toBe(before);
    const as = cookiesOf(answer);
    const page = await (await app.send('/login/second-step', { as })).text();
    expect(page).toContain('Your Hudson ID account is confirmed.');
    const done = await app.send('/login/second-step', {
      as,
      form: { code: codeOf(secret), redirectTo: '/account' },
    });
    expect([done.status, done.headers.get('Location')]).toEqual([303, '/account']);
    expect(await sessions(id)).toBe(before + 1);
  });

  it('lets nobody into a disabled account', async () => {
    const { id, claims } = await connected();
    await app.em().nativeUpdate(User, { id }, { disabledAt: new Date() });
    const { answer, location } = await goThere(claims);
    expect(location).toBe('/login');
    expect(cookiesOf(answer)).not.toMatch(/(^|; )session=/);
  });

  it('works once, in the browser where it began, and as long as it is fresh', async () => {
    const { claims } = await connected();
    const { back, cookie } = await goThere(claims);
    const again = await app.send(back, { as: cookie });
    expect(again.headers.get('Location')).toBe('/login');
    expect(toastOf(again)).toContain('didn’t confirm');

    const sent = await app.send('/login/sign-on');
    const other = provider.letIn(sent.headers.get('Location') ?? '', claims);
    expect(toastOf(await app.send(other))).toContain('another browser');
    const strange = await app.send('/login/sign-on');
    const mixed = await app.send(other, { as: cookiesOf(strange) });
    expect(toastOf(mixed)).toContain('didn’t confirm');

    vi.setSystemTime(Date.now() + 16 * 60_000);
    const late = await app.send(other, { as: cookiesOf(sent) });
    expect(toastOf(late)).toContain('too long');
  });

  it.each([
    ['another nonce', { nonce: 'theirs' }],
    ['another site', { aud: 'another' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['an end in the past', { exp: 1 }],
  ])('refuses an ID token with %s', async (_, change) => {
    const { claims } = await connected();
    const { answer } = await goThere(claims, { change });
    expect(toastOf(answer)).toContain('didn’t confirm');
    expect(cookiesOf(answer)).not.toMatch(/(^|; )session=/);
  });

  it('refuses an ID token that another key has signed', async () => {
    const { claims } = await connected();
    provider.signsWithOther = true;
    const { answer } = await goThere(claims);
    expect(toastOf(answer)).toContain('didn’t confirm');
    expect(cookiesOf(answer)).not.toMatch(/(^|; )session=/);
    provider.signsWithOther = false;
    expect((await goThere(claims)).location).toBe('/');
  });

  it('leads to the password when they change their mind, or the provider is gone', async () => {
    const sent = await app.send('/login/sign-on?redirectTo=%2Faccount');
    const state = new URL(sent.headers.get('Location') ?? '').searchParams.get('state') ?? '';
    const query = new URLSearchParams({ error: 'access_denied', state }).toString();
    const back = await app.send(`/login/sign-on/back?${query}`, { as: cookiesOf(sent) });
    expect(back.headers.get('Location')).toBe('/login?redirectTo=%2Faccount');
    expect(toastOf(back)).toContain('didn’t log in to Hudson ID');

    const next = await app.send('/login/sign-on');
    provider.isUp = false;
    const { claims } = await person();
    const away = provider.letIn(next.headers.get('Location') ?? '', claims);
    const gone = await app.send(away, { as: cookiesOf(next) });
    expect(toastOf(gone)).toContain('can’t reach Hudson ID');
  });

  it('leads nowhere else than to our own pages', async () => {
    const { claims } = await connected();
    const { location } = await goThere(claims, { to: 'https://evil.example' });
    expect(location).toBe('/');
  });
});

describe('disconnecting', () => {
  it('takes the password, tells the person, and ends the login', async () => {
    const { id, as, claims } = await connected();
    const send = (currentPassword: string) =>
      app.send(own, { as, form: { change: 'disconnect', currentPassword } });
    expect((await send('a wrong one')).status).toBe(400);
    expect(await connections(id)).toBe(1);
    expect((await send(password)).status).toBe(303);
    expect(await connections(id)).toBe(0);
    const { location } = await goThere(claims);
    expect(location).toBe(`/login?redirectTo=${encodeURIComponent(own)}`);
    expect((await send(password)).status, 'pressed twice').toBe(303);
    const letters = await app.em().count(MailLetter, { user: id, kind: 'SIGN_ON' });
    expect(letters, 'one of each').toBe(2);
  });
});

it('shows the way on the login page, except to somebody whose words are kept', async () => {
  const page = await (await app.send('/login?redirectTo=%2Faccount')).text();
  expect(page).toContain('href="/login/sign-on?redirectTo=%2Faccount"');
  expect(page).toContain('Log in with Hudson ID');
  expect((await app.send(own)).status).toBe(401);
});
