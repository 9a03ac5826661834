import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { Session, User } from '#db/entities/index.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import {
  loginsByAccountAndNetwork,
  loginsByNetwork,
} from '#app/features/accounts/login/auth/rate-limits.server.ts';
import { commandIn } from '#app/cli/admin-commands.ts';
import {
  makeResetLink,
  revokeSessions,
  setGeneratedPassword,
} from '#app/features/residency/people/operator.server.ts';
import { processSingleton } from '#app/lib/process/keep.server.ts';
import type { Turns } from '#app/lib/process/turns.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { cookiesOf } from '#tests/setup/second-steps.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
const page = '/account/security';
const day = 24 * 60 * 60 * 1000;
const lowCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

async function residentWithPassword() {
  const em = app.em();
  const { resident, neighbour, community } = await makeNeighbourhood(em);
  const password = await hashPassword('the right one');
  await em.nativeUpdate(User, { id: resident.id }, { password });
  const here = await app.signIn(resident);
  const elsewhere = await app.signIn(resident);
  return { resident, neighbour, community, here, elsewhere };
}

const isLoggedIn = async (as: string) => (await app.send('/api/users/me', { as })).status === 200;
const logIn = (email: string, password: string, from = '127.0.0.1', as?: string) =>
  app.send('/api/auth/login', {
    json: { email, password },
    as,
    headers: { 'X-Forwarded-For': from },
  });

describe('the security page', () => {
  it('is closed to visitors', async () => {
    expect((await app.send(page)).status).toBe(401);
    expect((await app.send(page, { form: { change: 'others' } })).status).toBe(401);
  });

  it('changes the password with the present one, and logs out everywhere else', async () => {
    const { resident, here, elsewhere } = await residentWithPassword();
    const change = (fields: Record<string, string>) =>
      app.send(page, { as: here, form: { change: 'password', ...fields } });
    const without = await change({ newPassword: 'another good one' });
    expect(without.status).toBe(400);
    expect(await without.text()).toContain('Enter your current password');
    const wrong = await change({ currentPassword: 'a guess', newPassword: 'another good one' });
    expect(wrong.status).toBe(400);
    const html = await wrong.text();
    expect(html).toContain('That isn’t your current password');
    expect(html).not.toContain('another good one');
    const own = await change({ newPassword: String(resident.email.split('@')[0]).toUpperCase() });
    expect(await own.text()).toContain('your own email address');
    const common = await change({ newPassword: 'Football' });
    const both = await common.text();
    expect(both).toContain('Enter your current password');
    expect(both).toContain('too easy to guess');
    expect(await isLoggedIn(elsewhere)).toBe(true);

    const saved = await change({
      currentPassword: 'the right one',
      newPassword: 'another good one',
    });
    expect([saved.status, saved.headers.get('Location')]).toEqual([303, page]);
    expect([await isLoggedIn(here), await isLoggedIn(elsewhere)]).toEqual([true, false]);
    expect((await logIn(resident.email, 'the right one')).status).toBe(401);
    expect((await logIn(resident.email, 'another good one')).status).toBe(200);
  });

  it('changes the e-mail address with the password, and refuses one that is taken', async () => {
    const { resident, neighbour, here, elsewhere } = await residentWithPassword();
    const change = (email: string, currentPassword: string) =>
      app.send(page, { as: here, form: { change: 'email', email, currentPassword } });
    expect((await change(`new.${resident.email}`, 'a guess')).status).toBe(400);
    expect((await change(neighbour.email, 'the right one')).status).toBe(409);
    expect(await isLoggedIn(elsewhere)).toBe(true);
    expect((await change(`new.${resident.email}`, 'the right one')).status).toBe(303);
    expect([await isLoggedIn(here), await isLoggedIn(elsewhere)]).toEqual([true, false]);
    expect((await logIn(`new.${resident.email}`, 'the right one')).status).toBe(200);
  });

  it('lists the sessions, and ends one or all others, but nobody else’s', async () => {
    const { resident, neighbour, here, elsewhere } = await residentWithPassword();
    const third = await app.signIn(resident);
    const html = await (await app.send(page, { as: here })).text();
    expect(html).toContain('This device');
    expect(html.match(/name="session"/g)).toHaveLength(2);
    const theirs = await app.signIn(neighbour);
    const [session] = await app.em().find(Session, { user: neighbour.id });
    const end = (form: Record<string, string>) => app.send(page, { as: here, form });
    await end({ change: 'session', session: session?.idHash ?? '' });
    expect(await isLoggedIn(theirs)).toBe(true);
    await end({
      change: 'session',
      session: /name="session" value="([^"]+)"/.exec(html)?.[1] ?? '',
    });
    const left = [await isLoggedIn(elsewhere), await isLoggedIn(third)];
    expect(left.filter(Boolean)).toHaveLength(1);
    await end({ change: 'others' });
    expect([await isLoggedIn(elsewhere), await isLoggedIn(third)]).toEqual([false, false]);
    expect(await isLoggedIn(here)).toBe(true);
    expect(await (await app.send(page, { as: here })).text()).toContain(
      'logged in only on this device',
    );
  });
});

describe('a changed address in Account Settings and PATCH /api/users/me', () => {
  it('needs the present password, and says so at the field', async () => {
    const { resident, community, here, elsewhere } = await residentWithPassword();
    const email = `newer.${resident.email}`;
    const communities = [{ communityId: community.id, condoUnit: '305' }];
    const patch = (json: object) =>
      app.send('/api/users/me', {
        method: 'PATCH',
        as: here,
        json: { name: 'Rita', communities, ...json },
      });
    const refused = await patch({ email });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toHaveProperty('errors.currentPassword');
    expect((await patch({ email, currentPassword: 'a guess' })).status).toBe(400);
    expect((await patch({ email: resident.email.toUpperCase() })).status).toBe(200);

    const form = await app.send('/account/settings', {
      as: here,
      form: {
        name: 'Rita',
        email,
        'communities[0].communityId': community.id,
        'communities[0].condoUnit': '305',
      },
    });
    expect(form.status).toBe(400);
    const html = await form.text();
    expect(html).toContain('name="currentPassword"');
    expect(html).toContain('Enter your current password to change your email address');
    expect(await isLoggedIn(elsewhere)).toBe(true);
    expect((await patch({ email, currentPassword: 'the right one' })).status).toBe(200);
    expect(await isLoggedIn(elsewhere)).toBe(false);
  });
});

describe('a session', () => {
  const age = (userId: string, change: object) =>
    app.em().nativeUpdate(Session, { user: userId }, change);

  it('ends after 180 days in all, however often it is used', async () => {
    const { resident, here } = await residentWithPassword();
    await age(resident.id, {
      createdAt: new Date(Date.now() - 179 * day),
      lastSeenAt: new Date(Date.now() - 2 * day),
    });
    expect(await isLoggedIn(here)).toBe(true);
    const [session] = await app
      .em()
      .find(Session, { user: resident.id }, { limit: 1, orderBy: { lastSeenAt: 'desc' } });
    expect(session?.expiresAt.getTime()).toBeLessThan(Date.now() + 1.1 * day);
    await age(resident.id, { createdAt: new Date(Date.now() - 181 * day) });
    expect(await isLoggedIn(here)).toBe(false);
  });

  /** A login, and a way to let days go by for it. */
  async function loginInTime() {
    const { resident } = await residentWithPassword();
    await app.em().nativeDelete(Session, { user: resident.id });
    const response = await logIn(resident.email, 'the right one');
    const as = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const passDays = (days: number) =>
      app.em().execute(
        `update sessions set created_at = created_at - ${days} * interval '1 day',
                last_seen_at = last_seen_at - ${days} * interval '1 day',
                expires_at = expires_at - ${days} * interval '1 day'
          where user_id = ?`,
        [resident.id],
      );
    return { as, passDays };
  }

  it.each([
    [29.9, true],
    [30.1, false],
  ])('after %d days without a visit is good: %s', async (days, isGood) => {
    const { as, passDays } = await loginInTime();
    expect(await isLoggedIn(as)).toBe(true);
    await passDays(days);
    expect(await isLoggedIn(as)).toBe(isGood);
    const settings = await app.send('/account/settings', { as });
    expect(settings.status).toBe(isGood ? 200 : 401);
  });

  it('ends 180 days after the login, although it was used each month', async () => {
    const { as, passDays } = await loginInTime();
    for (const days of [29, 29, 29, 29, 29, 29, 5.9]) {
      await passDays(days);
      expect(await isLoggedIn(as)).toBe(true);
    }
    await passDays(0.2);
    expect(await isLoggedIn(as)).toBe(false);
  });

  it('is renewed for 30 days when it is used', async () => {
    const { resident, here } = await residentWithPassword();
    await age(resident.id, { lastSeenAt: new Date(Date.now() - 2 * day) });
    expect(await isLoggedIn(here)).toBe(true);
    const sessions = await app.em().find(Session, { user: resident.id });
    const latest = Math.max(...sessions.map(({ expiresAt }) => expiresAt.getTime()));
    expect(latest).toBeGreaterThan(Date.now() + 29 * day);
  });

  it('ends when the same browser logs in again', async () => {
    const { resident, here } = await residentWithPassword();
    expect((await logIn(resident.email, 'the right one', '127.0.0.1', here)).status).toBe(200);
    expect(await isLoggedIn(here)).toBe(false);
  });
});

const runAdmin = (...args: string[]) => commandIn(args, { force: false })(app.em());

describe('the operator', () => {
  it('sets a password, which ends every session', async () => {
    const { resident, here } = await residentWithPassword();
    const password = await setGeneratedPassword(app.em(), resident.email.toUpperCase());
    expect(await isLoggedIn(here)).toBe(false);
    expect((await logIn(resident.email, 'the right one')).status).toBe(401);
    expect((await logIn(resident.email, password)).status).toBe(200);
  });

  it('ends sessions', async () => {
    const { resident, here } = await residentWithPassword();
    expect(await revokeSessions(app.em(), resident.email)).toBe(2);
    expect(await isLoggedIn(here)).toBe(false);
  });

  it('disables an account at its next click, and enables it again', async () => {
    const { resident, here } = await residentWithPassword();
    expect(await runAdmin('disable', resident.email)).toContain('is disabled and logged out.');
    expect(await isLoggedIn(here)).toBe(false);
    const refused = await logIn(resident.email, 'the right one');
    expect(refused.status).toBe(401);
    expect(await refused.json()).toHaveProperty(
      'message',
      expect.stringMatching(/^This account has been disabled/),
    );
    expect((await logIn(resident.email, 'a guess')).status).toBe(401);
    expect(await runAdmin('enable', resident.email)).toContain('can log in again.');
    expect((await logIn(resident.email, 'the right one')).status).toBe(200);
  });

  it('is told when nobody has the address', async () => {
    await expect(runAdmin('disable', 'nobody@mail.example')).rejects.toThrow('people.noSuchEmail');
  });

  it('is told when there is nothing to do, and nothing is done', async () => {
    const { id, email } = (await residentWithPassword()).resident;
    expect(await runAdmin('enable', email)).toBe(`${email} was not disabled.`);
    await runAdmin('disable', email);
    const { disabledAt } = await app.em().findOneOrFail(User, { id });
    expect(await runAdmin('disable', email)).toBe(`${email} was disabled already.`);
    expect((await app.em().findOneOrFail(User, { id })).disabledAt).toEqual(disabledAt);
    expect(await runAdmin('revoke-sessions', email)).toBe(`${email} was not logged in anywhere.`);
  });

  it('disables the last administrator who can log in only with --force', async () => {
    const { admin } = await makeNeighbourhood(app.em());
    await app.em().nativeUpdate(User, { id: { $ne: admin.id } }, { role: 'RESIDENT' });
    await expect(runAdmin('disable', admin.email)).rejects.toThrow('accounts.lastAdmin');
    expect((await app.em().findOneOrFail(User, { id: admin.id })).disabledAt).toBeNull();
    await commandIn(['disable', admin.email], { force: true })(app.em());
    expect((await app.em().findOneOrFail(User, { id: admin.id })).disabledAt).not.toBeNull();
  });
});

describe('guessing a password', () => {
  it('locks out the address that guesses, and nobody elsewhere', async () => {
    const { resident, here } = await residentWithPassword();
    for (let guess = 0; guess < 10; guess++) {
      expect((await logIn(resident.email, 'a guess', '198.51.100.7')).status).toBe(401);
    }
    expect((await logIn(resident.email, 'the right one', '198.51.100.7')).status).toBe(429);
    const owner = await logIn(resident.email, 'the right one', '203.0.113.9');
    expect(owner.status).toBe(200);
    expect(await isLoggedIn(here)).toBe(true);
  });

  it('counts by the larger networks too, which keep no browser out that the account knows', async () => {
    const { resident } = await residentWithPassword();
    const loggedIn = await logIn(resident.email, 'the right one', '2001:db8:7:a00::1');
    const known = cookiesOf(loggedIn);
    const failures = ['100', '101', '200', '201', '300', '301'].flatMap((subnet) =>
      Array.from({ length: 5 }, () => `2001:db8:7:${subnet}::1`),
    );
    for (const address of failures) {
      const request = new Request('http://own.example', {
        headers: { 'X-Client-Address': address },
      });
      await loginsByAccountAndNetwork.countTry({ request, about: resident.email });
    }
    const guess = (from: string, as?: string) => logIn(resident.email, 'the right one', from, as);
    expect((await guess('2001:db8:7:400::1')).status).toBe(429);
    expect((await guess('2001:db8:8:400::1')).status).toBe(200);
    expect((await guess('2001:db8:7:a00::2', known)).status).toBe(200);
  });

  it('in the owner’s own network keeps no browser out that the account knows, which has ten tries of its own', async () => {
    const { resident } = await residentWithPassword();
    const home = '203.0.113.33';
    const known = cookiesOf(await logIn(resident.email, 'the right one', home));
    const request = new Request('http://own.example', { headers: { 'X-Client-Address': home } });
    for (let guess = 0; guess < 10; guess++) {
      await loginsByAccountAndNetwork.countTry({ request, about: resident.email });
    }
    for (let guess = 0; guess < 50; guess++) await loginsByNetwork.countTry({ request });
    expect((await logIn(resident.email, 'the right one', home)).status, 'a stranger').toBe(429);
    expect((await logIn(resident.email, 'the right one', home, known)).status).toBe(200);
    const { neighbour } = await residentWithPassword();
    const asOther = await logIn(neighbour.email, 'the right one', home, known);
    expect(asOther.status, 'a browser that another account knows').toBe(429);

    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess++) {
      statuses.push((await logIn(resident.email, 'a guess', home, known)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await logIn(resident.email, 'the right one', '203.0.113.34')).status).toBe(200);
  });
});

describe('a password that is checked while it is being changed', () => {
  /** Sends a request, and makes a change after it has read the account and before it checks. */
  async function meanwhile(request: () => Promise<Response>, change: () => Promise<unknown>) {
    const turns = processSingleton<Turns>('password-turns', () => {
      throw new Error('No password was hashed yet');
    });
    let free = () => {};
    const held = new Promise<void>((done) => (free = done));
    const others = [turns.run(() => held), turns.run(() => held)];
    const before = app.queryCount();
    const response = request();
    await eventually(() => expect(app.queryCount()).toBeGreaterThan(before));
    await new Promise((done) => setTimeout(done, 50));
    await change();
    free();
    await Promise.all(others);
    return response;
  }

  /** What an account becomes when somebody takes it back. */
  const newPassword = async (id: string) => {
    const em = app.em();
    await em.nativeUpdate(User, { id }, { password: 'another hash' });
    await em.nativeDelete(Session, { user: id });
  };
  const disable = (id: string) => app.em().nativeUpdate(User, { id }, { disabledAt: new Date() });

  it.each([
    ['has a new password', newPassword],
    ['is disabled', disable],
  ])('logs nobody in to an account that %s by then', async (_, change) => {
    const { resident, neighbour } = await residentWithPassword();
    const theirs = await app.signIn(neighbour);
    const sessions = () => app.em().count(Session, { user: resident.id });
    const json = await meanwhile(
      () => logIn(resident.email, 'the right one', '10.1.1.1', theirs),
      () => change(resident.id),
    );
    expect(json.status).toBe(401);
    expect(json.headers.getSetCookie()).toEqual([]);
    expect(await isLoggedIn(theirs)).toBe(true);
    const before = await sessions();
    const again = await residentWithPassword();
    const form = { email: again.resident.email, password: 'the right one' };
    const page = await meanwhile(
      () => app.send('/login', { form }),
      () => change(again.resident.id),
    );
    expect(page.status).toBe(401);
    expect(await page.text()).toContain('Invalid email or password');
    expect(await sessions()).toBe(before);
  });

  it('changes neither the password nor the address of an account with another password', async () => {
    const { resident, here } = await residentWithPassword();
    const currentPassword = 'the right one';
    const forms: Record<string, string>[] = [
      { change: 'password', currentPassword, newPassword: 'another good one' },
      { change: 'email', currentPassword, email: `new.${resident.email}` },
    ];
    for (const form of forms) {
      const password = await hashPassword(currentPassword);
      await app.em().nativeUpdate(User, { id: resident.id }, { password });
      const response = await meanwhile(
        () => app.send('/account/security', { as: here, form }),
        () => app.em().nativeUpdate(User, { id: resident.id }, { password: 'another hash' }),
      );
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('That isn’t your current password');
    }
    const now = await app
      .em()
      .findOneOrFail(User, { id: resident.id }, { fields: ['email', 'password'] });
    expect(now).toMatchObject({ email: resident.email, password: 'another hash' });
  });

  it('keeps the address in Account Settings too', async () => {
    const { resident, community, here } = await residentWithPassword();
    const json = {
      name: resident.name,
      email: `new.${resident.email}`,
      currentPassword: 'the right one',
      communities: [{ communityId: community.id, condoUnit: '305' }],
    };
    const response = await meanwhile(
      () => app.send('/api/users/me', { method: 'PATCH', as: here, json }),
      () => app.em().nativeUpdate(User, { id: resident.id }, { password: 'another hash' }),
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty('errors.currentPassword');
    expect(await app.em().findOneOrFail(User, { id: resident.id })).toMatchObject({
      email: resident.email,
    });
  });
});

/** One password as two keyboards send it: the second has é in two parts, and a wide k. */
const composed = 'caf\u00e9 by the kanal';
const decomposed = 'cafe\u0301 by the \uff4banal';

describe('a password is compared in Unicode normal form (rules 10)', () => {
  it('after registering', async () => {
    const { community } = await makeNeighbourhood(app.em());
    const email = `${crypto.randomUUID()}@mail.example`;
    const communities = [{ communityId: community.id, condoUnit: '101' }];
    const json = { name: 'Ren\u00e9e', email, password: decomposed, communities };
    expect((await app.send('/api/auth/register', { json })).status).toBe(201);
    expect((await logIn(email, composed)).status).toBe(200);
    expect((await logIn(email, 'cafe by the kanal')).status).toBe(401);
  });

  it('after a change, and where the present one is asked for', async () => {
    const { resident, here } = await residentWithPassword();
    const change = (currentPassword: string, newPassword: string) =>
      app.send(page, { as: here, form: { change: 'password', currentPassword, newPassword } });
    expect((await change('the right one', decomposed)).status).toBe(303);
    expect((await logIn(resident.email, composed)).status).toBe(200);
    expect((await change(composed, 'another good one')).status).toBe(303);
  });

  it('with a hash from before, which the login renews without ending a session', async () => {
    const { resident, here } = await residentWithPassword();
    const password = await hash(decomposed, lowCost);
    await app.em().nativeUpdate(User, { id: resident.id }, { password });
    expect((await logIn(resident.email, composed)).status).toBe(401);
    expect((await logIn(resident.email, decomposed)).status).toBe(200);
    expect((await logIn(resident.email, composed)).status).toBe(200);
    expect(await isLoggedIn(here)).toBe(true);
  });

  it('before it is judged: wide letters and a sign for many letters count as what they stand for', async () => {
    const { here } = await residentWithPassword();
    const errorsOf = async (newPassword: string) =>
      (await app.send(page, { as: here, form: { change: 'password', newPassword } })).text();
    const wide = Array.from('password', (letter) =>
      String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0),
    ).join('');
    expect(await errorsOf(wide)).toContain('too easy to guess');
    expect(await errorsOf('e\u0301'.repeat(3))).toContain('at least 6 characters');
    expect(await errorsOf('pass\u00adwo\u200brd')).toContain('too easy to guess');
  });
});

describe('a password of six characters has six that were typed and can be seen (rules 5.1)', () => {
  const tooShort = 'at least 6 characters';

  it.each([
    ['one sign for eighteen letters', '\ufdfa'],
    ['one letter and soft hyphens', `a${'\u00ad'.repeat(12)}`],
    ['five letters and zero-width spaces', `a\u200bb\u200bc\u2060d\ufefft`],
    ['five letters and variation selectors', `latch${'\ufe0f'.repeat(6)}`],
    ['a family of four', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}'],
  ])('wherever it is chosen: not %s', async (_, chosen) => {
    const { resident, community, here } = await residentWithPassword();
    const form = { change: 'password', currentPassword: 'the right one', newPassword: chosen };
    const changed = await app.send(page, { as: here, form });
    expect(await changed.text()).toContain(tooShort);
    const communities = [{ communityId: community.id, condoUnit: '101' }];
    const json = {
      name: 'Imani Reid',
      email: `new.${resident.email}`,
      password: chosen,
      communities,
    };
    const registered = await app.send('/api/auth/register', { json });
    expect(await registered.json()).toHaveProperty('errors.password', [
      `Password must be ${tooShort}`,
    ]);
    const link = new URL(await makeResetLink(app.em(), resident.email)).pathname;
    const reset = await app.send(link, { form: { newPassword: chosen } });
    expect(await reset.text()).toContain(tooShort);
    expect((await logIn(resident.email, 'the right one')).status).toBe(200);
  });

  it('and may have others', async () => {
    const { resident, here } = await residentWithPassword();
    const newPassword = `cr\u00e8me\u00ad\ufdfa`;
    const form = { change: 'password', currentPassword: 'the right one', newPassword };
    expect((await app.send(page, { as: here, form })).status).toBe(303);
    expect((await logIn(resident.email, newPassword)).status).toBe(200);
  });
});
