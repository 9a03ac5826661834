import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OneTimeLink, Session, User } from '#db/entities/index.ts';
import { makeCommunity, makeUser } from '#db/factories/index.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { testApp } from '#tests/setup/app.ts';
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

const changeTo = (email: string, as: string | undefined) =>
  app.send('/account/security', {
    as,
    form: { change: 'email', email, currentPassword: password },
  });

const isConfirmed = async (id: string) =>
  (await app.em().findOneOrFail(User, { id })).isAuthenticated;
const subjects = (address: string) => post.to(address).map(({ subject }) => subject);

describe('confirming an address (rules 23.3)', () => {
  it.each([
    ['en', 'Approve your email address'],
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
    expect(await (await app.send('/account/settings', { as })).text()).toContain(
      'is not confirmed yet',
    );
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
      'is not confirmed yet',
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
    ['en', 'The email address of your account was changed', 'Approve your email address'],
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
    const first = linkIn(post.to(email)[0], '/undo-email/');
    const later = linkIn(
      post.to(second).find(({ text }) => text?.includes('/undo-email/')),
      '/undo-email/',
    );
    await app.send(first, { form: {} });
    expect((await app.send(later, { form: {} })).status).toBe(410);
    expect(await app.em().count(User, { id, email })).toBe(1);
  });

  it('ends the links for a password that went to the old address, and cannot be taken back after a week', async () => {
    const { id, email } = await person();
    await app.send('/forgot-password', { form: { email } });
    await app.runDueJobs();
    const reset = linkIn(post.to(email)[0], '/reset-password/');
    await changeTo(newAddress(), await app.signIn({ id }));
    expect((await app.send(reset)).status).toBe(410);
    await app.runDueJobs();
    const undo = linkIn(post.to(email)[1], '/undo-email/');
    const [link] = await app.em().find(OneTimeLink, { user: id, purpose: 'UNDO_EMAIL' });
    const days = (Number(link?.expiresAt) - Number(link?.createdAt)) / 86_400_000;
    expect(days).toBe(7);
    await app.em().nativeUpdate(OneTimeLink, { id: link?.id ?? '' }, { expiresAt: new Date() });
    expect((await app.send(undo)).status).toBe(410);
    expect((await register(email)).status, 'from then on it is free').toBe(201);
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
