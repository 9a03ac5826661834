import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MailLetter, OneTimeLink, Session, User } from '#db/entities/index.ts';
import { makeCommunity, makeMailLetter, makeMembership, makeUser } from '#db/factories/index.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { written } from '#tests/setup/letters.ts';
import { letterSamples } from '#tests/setup/letter-samples.ts';
import { linkIn, startMailServer, type MailServer } from '#tests/setup/mail-server.ts';

const settings: { smtpUrl?: string } = {};
let post: MailServer;
let communityId: string;
beforeAll(async () => {
  post = await startMailServer();
  settings.smtpUrl = post.url;
});
afterAll(() => post.close());
const app = testApp(settings);
beforeAll(async () => {
  const em = app.em();
  const community = makeCommunity(em);
  await em.flush();
  communityId = community.id;
});

const password = 'gr8-lantern-77';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const newAddress = () => `imani.${randomUUID().slice(0, 8)}@mail.example`;

async function person(language: 'en' | 'fr' | null = 'en') {
  const em = app.em();
  const email = newAddress();
  const user = makeUser(em, { language, email, password: await hashPassword(password) });
  await em.flush();
  return user;
}

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

const register = (email: string, language = 'en') =>
  app.send('/api/auth/register', {
    json: { name: 'Imani Reid', email, password, communities: [{ communityId, condoUnit: '305' }] },
    headers: { 'Accept-Language': language },
  });

const logIn = (email: string, { as, from = randomUUID() }: { as?: string; from?: string } = {}) =>
  app.send('/api/auth/login', {
    json: { email, password },
    as,
    headers: { 'User-Agent': firefox, 'X-Forwarded-For': from },
  });

/** Everybody has a client of their own, because changes are counted by client too. */
const changeTo = (email: string, as: string | undefined, from: string = randomUUID()) =>
  app.send('/account/security', {
    as,
    form: { change: 'email', email, currentPassword: password },
    headers: { 'X-Forwarded-For': from },
  });

const isConfirmed = async (id: string) =>
  (await app.em().findOneOrFail(User, { id })).isAuthenticated;
const subjects = (address: string) => post.to(address).map(({ subject }) => subject);

describe('confirming an address (rules 23.3)', () => {
  it.each([
    ['en', 'Confirm your email address'],
    ['fr', 'Confirmez votre adresse courriel'],
  ])('takes a letter in %s after registering, and one press', async (language, subject) => {
    const email = newAddress();
    const registered = await register(email, language);
    const { id } = (await registered.json()) as { id: string };
    await app.runDueJobs();
    expect(subjects(email), 'and no word of the log-in').toEqual([subject]);
    const path = linkIn(post.to(email)[0], '/confirm-email/');
    for (const visit of [1, 2]) {
      const page = await app.send(path);
      expect([page.status, visit]).toEqual([200, visit]);
      expect(await page.text()).toContain(email);
    }
    expect(await isConfirmed(id), 'a link that was only opened').toBe(false);
    expect((await app.send(path, { form: {} })).status).toBe(303);
    expect(await isConfirmed(id)).toBe(true);
    for (const again of [1, 2]) {
      expect([(await app.send(path)).status, again]).toEqual([410, again]);
      expect([(await app.send(path, { form: {} })).status, again]).toEqual([410, again]);
    }
  });

  it('is asked for again in Account Settings, three times within an hour, and the newest link counts', async () => {
    const { id, email } = await person();
    const as = await app.signIn({ id });
    expect((await app.send('/account/confirm-email', { form: {} })).status).toBe(401);
    const em = app.em();
    makeMembership(em, em.getReference(User, id), makeCommunity(em));
    const asked = makeCommunity(em, { joinPolicy: 'APPROVAL' });
    const second = { state: 'WAITING', isPrimary: false, position: 1 } as const;
    makeMembership(em, em.getReference(User, id), asked, second);
    await em.flush();
    for (const path of ['/account/settings', '/account/security', '/account', '/']) {
      const page = await (await app.send(path, { as })).text();
      expect(page, path).toContain('isn’t confirmed yet');
    }
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      statuses.push((await app.send('/account/confirm-email', { as, form: {} })).status);
    }
    expect(statuses).toEqual([303, 303, 303, 429]);
    await app.runDueJobs();
    const paths = post.to(email).map((letter) => linkIn(letter, '/confirm-email/'));
    const answers = await Promise.all(paths.map(async (path) => (await app.send(path)).status));
    expect(answers.sort()).toEqual([200, 410, 410]);
    for (const path of paths) await app.send(path, { form: {} });
    expect(await isConfirmed(id)).toBe(true);
    expect(await (await app.send('/account/settings', { as })).text()).not.toContain(
      'isn’t confirmed yet',
    );
  });

  it('does not confirm an address that the account no longer has', async () => {
    const email = newAddress();
    const registered = await register(email);
    const { id } = (await registered.json()) as { id: string };
    await app.runDueJobs();
    const path = linkIn(post.to(email)[0], '/confirm-email/');
    await app.em().nativeUpdate(User, { id }, { email: newAddress() });
    expect((await app.send(path, { form: {} })).status).toBe(410);
    expect(await isConfirmed(id)).toBe(false);
  });
});

describe('a change of address (rules 23.3)', () => {
  it.each([
    ['en', 'Your email address was changed', 'Confirm your email address'],
    ['fr', 'L’adresse courriel de votre compte a changé', 'Confirmez votre adresse courriel'],
  ] as const)(
    'is told to the old one in %s, which takes it back once',
    async (language, told, confirm) => {
      const { id, email } = await person(language);
      const as = await app.signIn({ id });
      const taken = newAddress();
      expect((await changeTo(taken, as)).status).toBe(303);
      await app.runDueJobs();
      expect(subjects(email)).toEqual([told]);
      expect(subjects(taken)).toEqual([confirm]);
      const changed = await app.em().findOneOrFail(MailLetter, { user: id, kind: 'EMAIL_CHANGED' });
      expect(written(changed).text).toMatch(
        /once the new address is confirmed|dès qu’elle sera confirmée/,
      );
      const path = linkIn(post.to(email)[0], '/undo-email/');
      expect((await app.send(path)).status).toBe(200);
      expect(await app.em().count(User, { id, email: taken }), 'only opened').toBe(1);

      expect((await register(email)).status, 'nobody else takes it meanwhile').toBe(409);
      const other = await person();
      const others = await changeTo(email, await app.signIn(other));
      expect(others.status).toBe(409);

      const undone = await app.send(path, { form: {} });
      expect(undone.status).toBe(303);
      const next = undone.headers.get('Location') ?? '';
      expect(next).toMatch(/^\/reset-password\//);
      const user = await app.em().findOneOrFail(User, { id });
      expect([user.email, user.isAuthenticated]).toEqual([email, true]);
      expect(await app.em().count(Session, { user: id })).toBe(0);
      expect((await app.send('/account/settings', { as })).status).toBe(401);
      for (const again of [1, 2]) {
        expect([(await app.send(path, { form: {} })).status, again]).toEqual([410, again]);
      }
      const dead = linkIn(post.to(taken)[0], '/confirm-email/');
      expect((await app.send(dead, { form: {} })).status).toBe(410);
      const chosen = await app.send(next, { form: { newPassword: 'other-lantern-78' } });
      expect(chosen.status).toBe(303);
    },
  );

  it('is not brought back by the link of a later change', async () => {
    const { id, email } = await person();
    const [second, third] = [newAddress(), newAddress()];
    const as = await app.signIn({ id });
    await changeTo(second, as);
    await changeTo(third, as);
    await app.runDueJobs();
    const [first, later] = post.to(email).map((letter) => linkIn(letter, '/undo-email/'));
    expect(subjects(second), 'nobody has confirmed it').toEqual(['Confirm your email address']);
    await app.send(first ?? '', { form: {} });
    expect((await app.send(later ?? '', { form: {} })).status).toBe(410);
    expect(await app.em().count(User, { id, email })).toBe(1);
  });

  it('ends the links for a password that went to the old address, and cannot be taken back after a week', async () => {
    const { id, email } = await person();
    await app.send('/forgot-password', { form: { email } });
    await app.runDueJobs();
    const reset = linkIn(post.to(email)[0], '/reset-password/');
    const next = newAddress();
    await changeTo(next, await app.signIn({ id }));
    expect((await app.send(reset)).status).toBe(410);
    await app.runDueJobs();
    const undo = linkIn(post.to(email)[1], '/undo-email/');
    const [link] = await app.em().find(OneTimeLink, { user: id, purpose: 'UNDO_EMAIL' });
    const days = (Number(link?.expiresAt) - Number(link?.createdAt)) / 86_400_000;
    expect(days).toBe(7);
    await app.em().nativeUpdate(OneTimeLink, { id: link?.id ?? '' }, { expiresAt: new Date() });
    expect((await app.send(undo)).status).toBe(410);
    await app.send(linkIn(post.to(next)[0], '/confirm-email/'), { form: {} });
    expect((await register(email)).status, 'from then on it is free').toBe(201);
  });
});

describe('an email that waits while its person changes their address (rules 23.1)', () => {
  it('goes to the new address once that is confirmed, and to nobody before', async () => {
    const user = await person();
    const em = app.em();
    await em.nativeUpdate(User, { id: user.id }, { isAuthenticated: true });
    const letter = makeMailLetter(em, user, {
      ...{ kind: 'NOTICE', params: { ...letterSamples.NOTICE }, state: 'QUEUED' },
    });
    await em.flush();
    const address = newAddress();
    expect((await changeTo(address, await app.signIn(user))).status).toBe(303);
    await app.runDueJobs('send-due-mail');
    expect(subjects(user.email)).toEqual(['Your email address was changed']);
    const rowOf = () => app.em().findOneOrFail(MailLetter, { id: letter.id });
    expect(await rowOf()).toMatchObject({ state: 'QUEUED', address: user.email });
    const admin = makeUser(app.em(), { role: 'ADMIN' });
    await em.persist(admin).flush();
    const queue = await (await app.send('/admin/mail', { as: await app.signIn(admin) })).text();
    expect(queue).toContain(address);
    expect(queue).not.toContain(user.email);
    await app.send(linkIn(post.to(address)[0], '/confirm-email/'), { form: {} });
    await app.runDueJobs();
    expect(subjects(user.email)).toHaveLength(1);
    expect(subjects(address)).toHaveLength(2);
    expect(await rowOf()).toMatchObject({ state: 'SENT', address });
  });

  it('is not sent twice where another email of the same event went to the new address', async () => {
    const user = await person();
    const em = app.em();
    await em.nativeUpdate(User, { id: user.id }, { isAuthenticated: true });
    const event = `post:${randomUUID()}`;
    makeMailLetter(em, user, { event, state: 'SENT', topic: 'OWN_POSTS' });
    const old = newAddress();
    const stale = makeMailLetter(em, user, {
      event,
      state: 'QUEUED',
      topic: 'OWN_POSTS',
      address: old,
    });
    await em.flush();
    await app.runDueJobs('send-due-mail');
    expect(post.to(old)).toEqual([]);
    expect(await app.em().count(MailLetter, { id: stale.id })).toBe(0);
  });
});

describe('a change of address that nobody has confirmed (rules 23.3)', () => {
  /** An account as somebody makes it, with its cookie; nothing of it is confirmed. */
  async function stranger() {
    const email = newAddress();
    const made = await register(email);
    const { id } = (await made.json()) as { id: string };
    return { id, email, as: cookiesOf(made) };
  }
  const emailOf = async (id: string) => (await app.em().findOneOrFail(User, { id })).email;

  it('locks nobody out of registering, and gives the account its earlier address back', async () => {
    const { id, email, as } = await stranger();
    const victims = newAddress();
    expect((await changeTo(victims, as)).status).toBe(303);
    await app.runDueJobs();
    const wished = linkIn(post.to(victims)[0], '/confirm-email/');

    const registered = await register(victims);
    expect(registered.status).toBe(201);
    const { id: victim } = (await registered.json()) as { id: string };
    expect([await emailOf(id), await emailOf(victim)]).toEqual([email, victims]);
    expect((await app.send('/api/users/me', { as })).status, 'still logged in').toBe(200);
    expect((await app.send(wished, { form: {} })).status, 'the link of the wish').toBe(410);
    expect(await isConfirmed(victim)).toBe(false);
    expect((await logIn(email)).status).toBe(200);

    await app.runDueJobs();
    const told = post
      .to(email)
      .find(({ text }) => text?.includes('uses this email address again.'));
    expect(told?.subject).toBe('Confirm your email address');
    expect((await app.send(linkIn(told, '/confirm-email/'), { form: {} })).status).toBe(303);
    expect(await isConfirmed(id)).toBe(true);
    expect((await changeTo(victims, as)).status, 'the contract').toBe(409);
  });

  it('leaves nothing behind at an address that was only wished for', async () => {
    const { email, as } = await stranger();
    const victims = newAddress();
    await changeTo(victims, as);
    await changeTo(newAddress(), as);
    await app.runDueJobs();
    expect(subjects(victims), 'no way into an account').toEqual(['Confirm your email address']);
    expect(subjects(email).filter((subject) => subject?.includes('was changed'))).toHaveLength(2);
    expect((await register(victims)).status).toBe(201);
  });

  it('holds the address from before until the new one is confirmed', async () => {
    const { id, email } = await person();
    await app.em().nativeUpdate(User, { id }, { isAuthenticated: true });
    const next = newAddress();
    await changeTo(next, await app.signIn({ id }));
    await app.runDueJobs();
    const past = { expiresAt: new Date() };
    await app.em().nativeUpdate(OneTimeLink, { user: id, purpose: 'UNDO_EMAIL' }, past);
    expect((await register(email)).status).toBe(409);
    expect((await changeTo(email, (await stranger()).as)).status).toBe(409);
    await app.send(linkIn(post.to(next)[0], '/confirm-email/'), { form: {} });
    expect((await register(next)).status, 'it is confirmed').toBe(409);
    expect((await register(email)).status, 'the week is over').toBe(201);
  });

  it('may be taken back by changing again, and yields to another wish', async () => {
    const [one, other] = [await stranger(), await stranger()];
    const wished = newAddress();
    await changeTo(wished, one.as);
    expect((await changeTo(wished, other.as)).status).toBe(303);
    expect(await emailOf(one.id)).toBe(one.email);
    expect((await changeTo(other.email, other.as)).status, 'its own').toBe(303);
    const row = await app.em().findOneOrFail(User, { id: other.id });
    expect([row.email, row.emailBefore]).toEqual([other.email, null]);
  });

  it('of two at once, a registration and a confirmation, one has the address', async () => {
    const { id, as } = await stranger();
    const wished = newAddress();
    await changeTo(wished, as);
    await app.runDueJobs();
    const link = linkIn(post.to(wished)[0], '/confirm-email/');
    const [registered, confirmed] = await Promise.all([
      register(wished),
      app.send(link, { form: {} }),
    ]);
    expect([
      [201, 410],
      [409, 303],
    ]).toContainEqual([registered.status, confirmed.status]);
    expect((await emailOf(id)) === wished).toBe(confirmed.status === 303);
  });

  it('gives what is left to nobody who registers at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, email, as } = await stranger();
      const [changed, registered] = await Promise.all([
        changeTo(newAddress(), as),
        register(email),
      ]);
      expect([changed.status, registered.status]).toEqual([303, 409]);
      expect((await app.em().findOneOrFail(User, { id })).emailBefore).toBe(email);
    }
  });
});

describe('the limits of changing an address (rules 5.4)', () => {
  it('are five a day of one account, refusals too', async () => {
    const { id } = await person();
    const taken = await person();
    const as = await app.signIn({ id });
    const statuses: number[] = [];
    for (const email of [taken.email, newAddress(), newAddress(), newAddress(), taken.email]) {
      statuses.push((await changeTo(email, as)).status);
    }
    expect(statuses).toEqual([409, 303, 303, 303, 409]);
    const typed = newAddress();
    const limited = await changeTo(typed, as);
    expect(limited.status).toBe(429);
    expect(limited.headers.get('Retry-After')).toBeTruthy();
    const html = await limited.text();
    expect(html).toContain('five times today');
    expect(html, 'what was typed').toContain(typed);
    const call = await app.send('/api/users/me', {
      method: 'PATCH',
      as,
      json: {
        ...{ name: 'Imani Reid', email: taken.email, currentPassword: password },
        communities: [{ communityId, condoUnit: '305' }],
      },
    });
    expect(call.status, 'by the call').toBe(429);
    await app.runDueJobs();
    const letters = await app.em().count(MailLetter, { user: id });
    expect(letters).toBe(6);
  });

  it('are five a day of one client, whoever is logged in, and do not count wrong passwords', async () => {
    const from = '203.0.113.77';
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const as = await app.signIn(await person());
      const form = { change: 'email', email: newAddress(), currentPassword: 'a guess' };
      const headers = { 'X-Forwarded-For': from };
      expect((await app.send('/account/security', { as, form, headers })).status).toBe(400);
      statuses.push((await changeTo(newAddress(), as, from)).status);
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  });
});

describe('a log-in from a new browser (rules 23.3)', () => {
  it.each([
    ['en', 'New login to your account', 'Firefox on Linux'],
    ['fr', 'Nouvelle connexion à votre compte', 'Firefox sous Linux'],
  ] as const)(
    'is told in %s, with a way to another password',
    async (language, subject, browser) => {
      const { id, email } = await person(language);
      const first = await logIn(email);
      await app.runDueJobs();
      expect(subjects(email)).toEqual([subject]);
      const [letter] = post.to(email);
      expect(letter?.text).toContain(browser);
      expect(letter?.html).toContain(browser);
      const known = cookiesOf(first);
      await app.send('/logout', { as: known, form: {} });
      await logIn(email, { as: known });
      await app.runDueJobs();
      expect(post.to(email), 'the browser is known, also after logging out').toHaveLength(1);

      const path = linkIn(letter, '/reset-password/');
      expect((await app.send(path, { form: { newPassword: 'other-lantern-78' } })).status).toBe(
        303,
      );
      expect((await app.send(path, { form: { newPassword: 'other-lantern-79' } })).status).toBe(
        410,
      );
      expect(await app.em().count(Session, { user: id })).toBe(1);
    },
  );

  it('is not told of the browser that registered, but of others, and of another account on it', async () => {
    const email = newAddress();
    const registered = cookiesOf(await register(email));
    await logIn(email, { as: registered });
    await app.runDueJobs();
    expect(post.to(email), 'only the letter that confirms').toHaveLength(1);
    await logIn(email);
    const other = await person();
    await logIn(other.email, { as: registered });
    await app.runDueJobs();
    expect(post.to(email)).toHaveLength(2);
    expect(post.to(other.email)).toHaveLength(1);
  });

  it('is told once a day of a browser that keeps no cookies, and not of a wrong password', async () => {
    const { email } = await person();
    for (let time = 0; time < 3; time += 1) await logIn(email, { from: '203.0.113.9' });
    await app.send('/api/auth/login', { json: { email, password: 'a guess' } });
    await app.runDueJobs();
    expect(post.to(email)).toHaveLength(1);
  });
});
