import { describe, expect, it, vi } from 'vitest';
import { Session, User, UserCommunity } from '#db/entities/index.ts';
import { makeCommunity, makeUser } from '#db/factories/index.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { testApp } from '#tests/setup/app.ts';

const app = testApp();

const registration = (communityId: string, overrides: Record<string, unknown> = {}) => ({
  name: 'Imani Reid',
  email: `imani.${Math.random().toString(36).slice(2)}@mail.example`,
  password: 'six or more',
  communities: [{ communityId, condoUnit: '204' }],
  ...overrides,
});

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .filter((cookie) => cookie.startsWith('session='))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

async function makeOneCommunity() {
  const em = app.em();
  const community = makeCommunity(em);
  await em.flush();
  return community;
}

describe('POST /api/auth/register', () => {
  it('refuses a community that does not exist', async () => {
    const response = await app.send('/api/auth/register', {
      json: registration('7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa'),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      message: 'Please select a community',
      errors: { 'communities[0].communityId': ['Please select a community'] },
    });
  });

  it('refuses the most common passwords and the names of offices, and drops what cannot be seen', async () => {
    const community = await makeOneCommunity();
    const register = (overrides: Record<string, unknown>) =>
      app.send('/api/auth/register', { json: registration(community.id, overrides) });
    const common = await register({ password: 'Password1' });
    expect(common.status).toBe(400);
    expect(await common.json()).toHaveProperty('errors.password');
    for (const password of ['Condominium2026!', 'the local link', 'OTTAWA 1']) {
      expect((await register({ password })).status, password).toBe(400);
    }
    for (const name of ['Board of Hillsview Place', 'Admin\u200bistrator', 'The Local Link']) {
      const refused = await register({ name });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toHaveProperty('errors.name');
    }
    expect((await register({ name: '\u200b\u202e' })).status).toBe(400);
    const turned = await register({ name: 'Imani\u202e \u0007Reid' });
    expect(turned.status).toBe(201);
    expect(await turned.json()).toMatchObject({ name: 'Imani Reid' });
  });

  it('names every field of an empty body, with the messages of rules 5.1', async () => {
    const response = await app.send('/api/auth/register', { json: {} });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: {
        name: ['Name is required'],
        email: ['Invalid email address'],
        password: ['Password must be at least 6 characters'],
        communities: ['At least one community must be selected'],
      },
    });
  });

  it('refuses signs of an address in a name, and one’s own address as a password', async () => {
    const community = await makeOneCommunity();
    const register = async (overrides: Record<string, unknown>) => {
      const json = registration(community.id, overrides);
      const answer = await app.send('/api/auth/register', { json });
      return (await answer.json()) as { errors?: Record<string, string[]> };
    };
    const signs = ['ada@mail.example', 'Ada <Byron', 'Ada> Byron', 'Ada ＠ Byron', '﹤b﹥'];
    for (const name of signs) {
      expect((await register({ name })).errors, name).toHaveProperty('name');
    }
    expect((await register({ name: 'Łukasz O’Brien-Ng (305)' })).errors).toBeUndefined();

    const email = 'imani.reid-77@mail.example';
    const guessed = [
      'Imani.Reid-77',
      'imanireid77',
      email,
      '        ',
      ' PassWord ',
      '\u00a0123456\u00a0',
    ];
    for (const password of guessed) {
      expect((await register({ email, password })).errors, password).toHaveProperty('password');
    }
    const both = await register({ email, name: '', password: 'imani.reid-77' });
    expect(Object.keys(both.errors ?? {}), 'beside other errors').toEqual(['name', 'password']);
    const brief = await register({ email, password: 'short' });
    expect(brief.errors?.password).toEqual(['Password must be at least 6 characters']);
    expect((await register({ email, password: 'imani.reid-78' })).errors).toBeUndefined();
  });

  it('lets somebody keep a name from before, and no one change to such a one', async () => {
    const em = app.em();
    const community = await makeOneCommunity();
    const user = makeUser(em, { name: 'Ada @ 305' });
    await em.flush();
    const as = await app.signIn(user);
    const statuses: number[] = [];
    for (const name of ['Ada @ 305', 'Ada @ 306', 'Ada Byron']) {
      const communities = [{ communityId: community.id, condoUnit: '305' }];
      const json = { name, email: user.email, communities };
      statuses.push((await app.send('/api/users/me', { method: 'PATCH', as, json })).status);
    }
    expect(statuses).toEqual([200, 400, 200]);
  });

  it('makes everyone a RESIDENT, whatever role they ask for', async () => {
    const community = await makeOneCommunity();
    const response = await app.send('/api/auth/register', {
      json: registration(community.id, { role: 'ADMIN', isAuthenticated: true, canModerate: true }),
    });
    expect(response.status).toBe(201);
    const body = (await response.json()) as { id: string; role: string };
    expect(body.role).toBe('RESIDENT');
    const user = await app.em().findOneOrFail(User, { id: body.id });
    expect([user.role, user.isAuthenticated]).toEqual(['RESIDENT', false]);
    const [membership] = await app.em().find(UserCommunity, { user: body.id });
    expect([membership?.isPrimary, membership?.canModerate]).toEqual([true, false]);
  });

  it('signs the new resident in', async () => {
    const community = await makeOneCommunity();
    const registered = await app.send('/api/auth/register', { json: registration(community.id) });
    const me = await app.send('/api/users/me', { as: cookieOf(registered) });
    expect(me.status).toBe(200);
    expect(await me.json()).toMatchObject({ name: 'Imani Reid', communityId: community.id });
  });

  it('answers 409 for an e-mail that has an account, in any mix of capitals', async () => {
    const community = await makeOneCommunity();
    const first = registration(community.id);
    await app.send('/api/auth/register', { json: first });
    const again = await app.send('/api/auth/register', {
      json: { ...first, email: first.email.toUpperCase() },
    });
    expect(again.status).toBe(409);
    expect(await again.json()).toHaveProperty('errors.email');
  });

  it('lets one of two registrations with the same e-mail win', async () => {
    const community = await makeOneCommunity();
    const same = registration(community.id);
    const answers = await Promise.all([
      app.send('/api/auth/register', { json: same }),
      app.send('/api/auth/register', { json: same }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await app.em().count(User, { email: same.email })).toBe(1);
  });

  it('refuses the same community twice', async () => {
    const community = await makeOneCommunity();
    const twice = [
      { communityId: community.id, condoUnit: '1' },
      { communityId: community.id, condoUnit: '2' },
    ];
    const response = await app.send('/api/auth/register', {
      json: registration(community.id, { communities: twice }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty(['errors', 'communities[1].communityId']);
  });
});

describe('the register form', () => {
  it('comes back with every message, and never with the password', async () => {
    const response = await app.send('/register', {
      form: { name: 'Imani', password: 'short', 'communities[0].condoUnit': '9' },
    });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain('Invalid email address');
    expect(html).toContain('Password must be at least 6 characters');
    expect(html).toContain('Please select a community');
    expect(html).toContain('value="Imani"');
    expect(html).toContain('value="9"');
    expect(html).not.toContain('short');
  });

  it('adds and removes community rows with submit buttons, and keeps what was typed', async () => {
    const added = await app.send('/register', {
      form: {
        name: 'Imani',
        'communities[0].condoUnit': '12B',
        __intent__: '{"type":"insert","payload":{"name":"communities","defaultValue":{}}}',
      },
    });
    expect(added.status).toBe(200);
    const html = await added.text();
    expect(html).toContain('communities[1].condoUnit');
    expect(html).toContain('value="12B"');
    expect(html).not.toMatch(/aria-invalid|role="alert"/);
    expect(html).not.toContain('Name is required');
    expect(html).toContain('formaction="/register#register-communities-2-communityId"');
    const removed = await app.send('/register', {
      form: {
        'communities[0].condoUnit': '12B',
        'communities[1].condoUnit': '14',
        __intent__: '{"type":"remove","payload":{"name":"communities","index":0}}',
      },
    });
    const after = await removed.text();
    expect(after).toContain('value="14"');
    expect(after).not.toContain('value="12B"');
    expect(after).not.toMatch(/aria-invalid|role="alert"/);
  });

  it('says that a password which was typed has to be typed again', async () => {
    const again = 'Enter your password again';
    const insert = '{"type":"insert","payload":{"name":"communities","defaultValue":{}}}';
    const forms: Record<string, string>[] = [{ __intent__: insert }, { name: '' }];
    for (const form of forms) {
      const typed = await app.send('/register', { form: { ...form, password: 'gr8-lantern-77' } });
      const html = await typed.text();
      expect(html).toMatch(new RegExp(`id="register-password-hint"[^>]*>(?:[^<]*<br/>)?${again}`));
      expect(html).toMatch(/aria-describedby="register-password-hint"/);
      expect(html).not.toContain('gr8-lantern-77');
      const untyped = await app.send('/register', { form: { ...form, password: '' } });
      expect(await untyped.text()).not.toContain(again);

      // A form that says so goes on saying it until the password is typed.
      const [, said = ''] = /name="__retype__" value="([^"]*)"/.exec(html) ?? [];
      const stillEmpty = await app.send('/register', {
        form: { ...form, password: '', __retype__: said },
      });
      const later = await stillEmpty.text();
      expect(later).toMatch(new RegExp(`id="register-password-hint"[^>]*>(?:[^<]*<br/>)?${again}`));
      expect(later).toContain('name="__retype__" value="password"');
    }
  });

  it('keeps the errors a form had while its rows change, and judges nothing else', async () => {
    const typed = {
      email: 'half@',
      phone: '1'.repeat(50),
      'communities[0].condoUnit': '',
      'communities[1].communityId': 'nowhere',
      'communities[1].condoUnit': '',
    };
    const refused = await app.send('/register', { form: { ...typed, name: 'Imani' } });
    const [, carried = ''] = /name="__refused__" value="([^"]*)"/.exec(await refused.text()) ?? [];
    const __refused__ = carried.replaceAll('&quot;', '"');
    expect(__refused__).toContain('Invalid email address');

    const change = async (intent: string, changes: Record<string, string> = {}) => {
      const form = { ...typed, ...changes, __refused__, __intent__: intent };
      const response = await app.send('/register', { form });
      expect(response.status).toBe(200);
      const html = await response.text();
      return {
        invalid: [...html.matchAll(/id="(register-[\w-]*)"[^>]*aria-invalid/g)].map(([, id]) => id),
        html,
      };
    };
    const insert = '{"type":"insert","payload":{"name":"communities","defaultValue":{}}}';
    const added = await change(insert);
    expect(added.invalid).toEqual([
      'register-communities-0-communityId',
      'register-communities-0-condoUnit',
      'register-communities-1-communityId',
      'register-communities-1-condoUnit',
      'register-email',
      'register-phone',
      'register-password',
    ]);
    expect(added.html).toContain('Registration failed');
    expect(added.html).not.toMatch(/<div[^>]*role="alert"[^>]*autofocus/);
    expect(added.html).not.toContain('Name is required');

    const corrected = await change(insert, { email: 'imani@mail.example', password: 'brief' });
    expect(corrected.invalid).not.toContain('register-email');
    expect(corrected.invalid).toContain('register-password');

    const remove = '{"type":"remove","payload":{"name":"communities","index":0}}';
    const removed = await change(remove, { 'communities[1].condoUnit': '7' });
    expect(removed.invalid).toEqual([
      'register-communities-0-communityId',
      'register-email',
      'register-phone',
      'register-password',
    ]);
  });

  it('keeps the word that an e-mail has an account while rows change', async () => {
    const message = 'There’s already an account with this email address.';
    const intent = '{"type":"insert","payload":{"name":"communities","defaultValue":{}}}';
    const __refused__ = JSON.stringify([['email', 'imani@mail.example', message]]);
    const send = async (email: string) =>
      (await app.send('/register', { form: { email, __refused__, __intent__: intent } })).text();
    expect(await send('imani@mail.example')).toContain(message);
    expect(await send('imani.reid@mail.example')).not.toContain(message);
    const odd = { __intent__: intent, __refused__: '{"email":1}' };
    expect((await app.send('/register', { form: odd })).status).toBe(200);
  });

  it('answers 400 to an intent it cannot read', async () => {
    const response = await app.send('/register', { form: { __intent__: '{nonsense' } });
    expect(response.status).toBe(400);
  });
});

describe('POST /api/auth/login', () => {
  it('has the same message for an unknown e-mail and a wrong password', async () => {
    const em = app.em();
    const user = makeUser(em, { password: await hashPassword('the right one') });
    await em.flush();
    const wrong = await app.send('/api/auth/login', {
      json: { email: user.email, password: 'the wrong one' },
    });
    const unknown = await app.send('/api/auth/login', {
      json: { email: 'nobody@mail.example', password: 'the wrong one' },
    });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.json()).toEqual({ message: 'Invalid email or password' });
    expect(await unknown.json()).toEqual({ message: 'Invalid email or password' });
  });

  it('is a line of the log, whether it works or not, with the account’s id and no address', async () => {
    const em = app.em();
    const user = makeUser(em, { password: await hashPassword('the right one') });
    await em.flush();
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    for (const [email, password] of [
      [user.email, 'the wrong one'],
      ['nobody@mail.example', 'the wrong one'],
      [user.email, 'the right one'],
    ]) {
      await app.send('/api/auth/login', { json: { email, password } });
    }
    const lines = log.mock.calls
      .map(([line]) => String(line))
      .filter((line) => line.includes('[accounts]'));
    log.mockRestore();
    expect(lines.map((line) => line.replace(/^.*\[accounts\] /, ''))).toEqual([
      `a login failed: wrong password for ${user.id}`,
      'a login failed: no such account',
      `${user.id} logged in by password`,
    ]);
  });

  it('starts a session under a new secret in place of the one before, and logging out ends it on the server', async () => {
    const em = app.em();
    const user = makeUser(em, { password: await hashPassword('the right one') });
    await em.flush();
    const planted = await app.signIn(user);
    const response = await app.send('/api/auth/login', {
      json: { email: user.email, password: 'the right one' },
      as: planted,
    });
    expect(response.status).toBe(200);
    const cookie = cookieOf(response);
    expect(cookie).not.toBe(planted);
    const out = await app.send('/api/auth/logout', { method: 'POST', as: cookie });
    expect(out.status).toBe(204);
    expect((await app.send('/api/users/me', { as: cookie })).status).toBe(401);
    expect(await app.em().count(Session, { user: user.id })).toBe(0);
  });

  it('keeps only a hash of the session secret', async () => {
    const em = app.em();
    const user = makeUser(em, {});
    await em.flush();
    const cookie = await app.signIn(user);
    const secret = JSON.parse(
      Buffer.from(decodeURIComponent(cookie.slice('session='.length)), 'base64').toString(),
    ) as string;
    const session = await app.em().findOneOrFail(Session, { user: user.id });
    expect(session.idHash).not.toContain(secret);
    expect(session.idHash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('the login form', () => {
  it('answers 401 with a focused summary and without the password', async () => {
    const response = await app.send('/login', {
      form: { email: 'nobody@mail.example', password: 'my secret' },
    });
    expect(response.status).toBe(401);
    const html = await response.text();
    expect(html).toContain('Login failed');
    expect(html).toContain('Invalid email or password');
    expect(html).toMatch(/autofocus/i);
    expect(html).toContain('nobody@mail.example');
    expect(html).not.toContain('my secret');
  });

  it('answers 400 when it is empty', async () => {
    const response = await app.send('/login', { form: { email: '', password: '' } });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain('Invalid email address');
    expect(html).toContain('Enter your password');
  });

  it('redirects only to our own paths', async () => {
    const em = app.em();
    const user = makeUser(em, { password: await hashPassword('the right one') });
    await em.flush();
    const credentials = { email: user.email, password: 'the right one' };
    for (const [redirectTo, location] of [
      ['/communities/x?tab=buy-sell', '/communities/x?tab=buy-sell'],
      ['https://evil.example/', '/'],
      ['//evil.example', '/'],
      ['/\\evil.example', '/'],
    ] as const) {
      const response = await app.send('/login', { form: { ...credentials, redirectTo } });
      expect(response.status).toBe(303);
      expect(response.headers.get('Location')).toBe(location);
    }
  });
});
