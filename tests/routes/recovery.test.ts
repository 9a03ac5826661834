import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MailLetter, OneTimeLink, Session, User } from '#db/entities/index.ts';
import { makeUser } from '#db/factories/index.ts';
import { makeResetLink } from '#app/features/residency/people/operator.server.ts';
import { sendReset } from '#app/features/accounts/login/recovery/ask-reset.server.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { linkIn, startMailServer, type MailServer } from '#tests/setup/mail-server.ts';

const settings: { smtpUrl?: string } = {};
let post: MailServer;
beforeAll(async () => {
  post = await startMailServer();
  settings.smtpUrl = post.url;
});
afterAll(() => post.close());
const app = testApp(settings);

const old = 'an-old-lantern-71';
const password = 'gr8-lantern-77';

async function person(language: 'en' | 'fr' | null = 'en') {
  const em = app.em();
  const user = makeUser(em, { language, password: await hashPassword(old) });
  await em.flush();
  return user;
}

const ask = (email: string, client: string = randomUUID()) =>
  app.send('/forgot-password', { form: { email }, headers: { 'X-Forwarded-For': client } });

const logIn = (email: string, typed: string) =>
  app.send('/api/auth/login', { json: { email, password: typed } });

describe('a forgotten password (rules 23.2)', () => {
  it.each([
    ['en', 'Choose a new password', 'Your password was changed'],
    ['fr', 'Choisissez un nouveau mot de passe', 'Votre mot de passe a changé'],
  ] as const)('comes back by a letter in %s, once', async (language, subject, changed) => {
    const { id, email } = await person(language);
    const elsewhere = await app.signIn({ id });
    const asked = await ask(email);
    expect([asked.status, asked.headers.get('Location')]).toEqual([303, '/forgot-password?sent=1']);
    await app.runDueJobs();
    const [letter, ...others] = post.to(email);
    expect(others).toEqual([]);
    expect(letter?.subject).toBe(subject);
    expect(letter?.bytes).toBeLessThan(40_000);
    const path = linkIn(letter, '/reset-password/');

    const stored = JSON.stringify([
      await app.em().find(MailLetter, { address: email }),
      await app.em().find(OneTimeLink, { user: id }),
    ]);
    expect(stored).not.toContain(path.split('/').at(-1));
    for (const visit of [1, 2]) {
      const page = await app.send(path);
      expect(page.status, `visit ${visit} uses nothing up`).toBe(200);
      expect(page.headers.get('Referrer-Policy')).toBe('same-origin');
      expect(await page.text()).toContain(email);
    }
    const short = await app.send(path, { form: { newPassword: '123' } });
    expect(short.status).toBe(400);
    expect((await logIn(email, old)).status, 'nothing has changed so far').toBe(200);

    const chosen = await app.send(path, { form: { newPassword: password } });
    expect([chosen.status, chosen.headers.get('Location')]).toEqual([303, '/']);
    const here = (chosen.headers.getSetCookie()[0] ?? '').split(';')[0];
    expect((await app.send('/account/settings', { as: here })).status).toBe(200);
    expect((await app.send('/account/settings', { as: elsewhere })).status).toBe(401);
    expect(await app.em().count(Session, { user: id })).toBe(1);
    for (const again of [1, 2]) {
      expect((await app.send(path)).status, `time ${again}`).toBe(410);
      const refused = await app.send(path, { form: { newPassword: 'other-lantern-78' } });
      expect(refused.status, `time ${again}`).toBe(410);
    }
    expect((await logIn(email, old)).status).toBe(401);
    expect((await logIn(email, password)).status).toBe(200);
    const user = await app.em().findOneOrFail(User, { id });
    expect(user.isAuthenticated, 'whoever read the letter has the address').toBe(true);

    await app.runDueJobs();
    expect(post.to(email).map(({ subject: one }) => one)).toContain(changed);
  });

  it('is answered alike for an address without an account, which gets no letter', async () => {
    const { email } = await person();
    const unknown = 'nobody-here@mail.example';
    const answers = [await ask(email), await ask(unknown)];
    const [known, other] = await Promise.all(
      answers.map(async (answer) => ({
        status: answer.status,
        headers: [...answer.headers].filter(([name]) => name !== 'date'),
        body: await answer.text(),
      })),
    );
    expect(other).toEqual(known);
    await app.runDueJobs();
    expect(post.to(unknown)).toEqual([]);
    expect(await app.em().count(MailLetter, { address: unknown })).toBe(0);
    expect(post.to(email)).toHaveLength(1);
  });

  it('sends as many statements for an unknown address as for a known one', async () => {
    const { email } = await person();
    const counts: number[] = [];
    for (const address of [email, 'also-nobody@mail.example']) {
      const before = app.queryCount();
      await ask(address);
      counts.push(app.queryCount() - before);
    }
    expect(counts[1]).toBe(counts[0]);
    await app.runDueJobs();
  });

  it('sends an address three letters within an hour, and refuses a client after twenty asks', async () => {
    const { email } = await person();
    for (let time = 0; time < 5; time += 1) expect((await ask(email)).status).toBe(303);
    await app.runDueJobs();
    expect(post.to(email)).toHaveLength(3);
    const paths = post.to(email).map((letter) => linkIn(letter, '/reset-password/'));
    expect(new Set(paths).size).toBe(3);
    await app.send(paths[1] ?? '', { form: { newPassword: password } });
    for (const path of paths) expect((await app.send(path)).status, path).toBe(410);

    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1) {
      statuses.push((await ask(`someone-${time}@mail.example`, '203.0.113.77')).status);
    }
    expect(statuses.slice(0, 20).every((status) => status === 303)).toBe(true);
    expect(statuses[20]).toBe(429);
  });

  it('takes one of several links that are used at the same moment, and says so at the others', async () => {
    const { email } = await person();
    for (let time = 0; time < 3; time += 1) await ask(email);
    await app.runDueJobs();
    const paths = post.to(email).map((letter) => linkIn(letter, '/reset-password/'));
    const answers = await Promise.all(
      paths.map((path, index) => app.send(path, { form: { newPassword: `gr8-lantern-${index}` } })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(1);
    for (const status of statuses) expect([303, 409, 410]).toContain(status);
    const logins = await Promise.all(paths.map((_, index) => logIn(email, `gr8-lantern-${index}`)));
    expect(logins.map(({ status }) => status === 200)).toEqual(
      statuses.map((status) => status === 303),
    );
  });

  it('is not for disabled accounts, for links of another kind, or after an hour', async () => {
    const { id, email } = await person();
    await ask(email);
    await app.runDueJobs();
    const path = linkIn(post.to(email)[0], '/reset-password/');
    const secret = path.split('/').at(-1) ?? '';
    for (const kind of ['welcome', 'confirm-email', 'undo-email']) {
      expect((await app.send(`/${kind}/${secret}`)).status, kind).toBe(404);
    }
    await app.em().nativeUpdate(User, { id }, { disabledAt: new Date() });
    expect((await app.send(path)).status).toBe(410);
    await ask(email);
    await app.runDueJobs();
    expect(post.to(email)).toHaveLength(1);
    await app.em().nativeUpdate(User, { id }, { disabledAt: null });
    expect((await app.send(path)).status).toBe(200);
    const [link] = await app.em().find(OneTimeLink, { user: id });
    const opensFor = Number(link?.expiresAt) - Number(link?.createdAt);
    expect(opensFor).toBe(3_600_000);
    await app.em().nativeUpdate(OneTimeLink, { user: id }, { expiresAt: new Date() });
    expect((await app.send(path)).status).toBe(410);
  });

  it('goes to the address that an account has, not to one that it only wishes for', async () => {
    const { id, email: held } = await person();
    const wished = `wished-${randomUUID()}@mail.example`;
    await app.em().nativeUpdate(User, { id }, { email: wished, emailBefore: held });
    await ask(wished);
    await ask(held);
    await app.runDueJobs();
    expect(post.to(wished)).toEqual([]);
    const path = linkIn(post.to(held)[0], '/reset-password/');
    const page = await (await app.send(path)).text();
    expect(page).toContain(held);
    expect(page).toMatch(/The account has the address .*wished-.* now, which wasn’t confirmed/);
    const chosen = await app.send(path, { form: { newPassword: password } });
    expect(chosen.status).toBe(303);
    await app.runDueJobs();
    expect(post.to(wished), 'it is not theirs').toEqual([]);
    expect(post.to(held)).toHaveLength(2);
    const row = await app.em().findOneOrFail(User, { id });
    expect([row.email, row.emailBefore ?? null, row.isAuthenticated]).toEqual([held, null, true]);
    expect((await logIn(held, password)).status).toBe(200);
  });

  it('sends one letter when its job runs twice', async () => {
    const { email } = await person();
    const payload = { id: randomUUID(), email, locale: 'en' as const };
    await sendReset(app.em(), payload);
    await sendReset(app.em(), payload);
    await app.runDueJobs();
    expect(post.to(email)).toHaveLength(1);
  });

  it('comes back by a link of the operator, which is over after another one', async () => {
    const { id, email } = await person();
    const first = new URL(await makeResetLink(app.em(), email)).pathname;
    const path = new URL(await makeResetLink(app.em(), email)).pathname;
    expect((await app.send(first)).status).toBe(410);
    const chosen = await app.send(path, { form: { newPassword: password } });
    expect(chosen.status).toBe(303);
    expect((await logIn(email, password)).status).toBe(200);
    const user = await app.em().findOneOrFail(User, { id });
    expect(user.isAuthenticated, 'a link that was shown proves no address').toBe(false);
    await expect(makeResetLink(app.em(), 'nobody@mail.example')).rejects.toThrow();
  });
});
