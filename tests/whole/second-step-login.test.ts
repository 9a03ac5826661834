import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { MailLetter, SecondStep, Session, User } from '#db/entities/index.ts';
import { makeShownLink } from '#app/features/accounts/links/one-time-link.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';
import {
  addSecondStep,
  amidHalfMinute,
  codeOf,
  cookiesOf,
  setPassword,
  wrongCodeOf,
} from '#tests/setup/second-steps.ts';

const app = testApp();
amidHalfMinute();
const password = 'the right one';
const step = '/login/second-step';

async function person() {
  const { resident, community } = await makeNeighbourhood(app.em());
  await setPassword(app, resident.id, password);
  return { ...(await addSecondStep(app, resident.id)), community, id: resident.id, resident };
}

const sessionsOf = (id: string) => app.em().count(Session, { user: id });

/** Gives the right password. Returns the answer, and the cookies of the half login. */
async function firstStep(email: string, fields: Record<string, string> = {}) {
  const answer = await app.send('/login', { form: { email, password, ...fields } });
  return { answer, as: cookiesOf(answer) };
}

const secondStep = (as: string, code: string, fields: Record<string, string> = {}) =>
  app.send(step, { as, form: { code, ...fields } });

const wrongly = 'This code is wrong, or it was already used';

describe('the login form of an account with a second step', () => {
  it('logs nobody in with the password alone, and leads on with where to go', async () => {
    const { resident, id, secret } = await person();
    const { answer, as } = await firstStep(resident.email, { redirectTo: '/account/settings' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      `${step}?redirectTo=%2Faccount%2Fsettings`,
    ]);
    expect(as).not.toMatch(/(^|; )(session|known)=/);
    expect(await sessionsOf(id)).toBe(0);
    expect((await app.send('/account', { as })).status).toBe(401);
    const page = await app.send(`${step}?redirectTo=%2Faccount%2Fsettings`, { as });
    const html = await page.text();
    expect(html).toContain('autoComplete="one-time-code"');
    expect(html).toContain('name="redirectTo" value="/account/settings"');

    const done = await secondStep(as, codeOf(secret), { redirectTo: '/account/settings' });
    expect([done.status, done.headers.get('Location')]).toEqual([303, '/account/settings']);
    expect(await sessionsOf(id)).toBe(1);
    expect((await app.send('/account', { as: cookiesOf(done) })).status).toBe(200);
    expect(cookiesOf(done)).toContain('known=');
    const told = await app.em().count(MailLetter, { user: id, kind: 'NEW_SIGN_IN' });
    expect(told, 'an email about the new browser').toBe(1);
    const cleared = done.headers.getSetCookie().find((one) => one.startsWith('half-login='));
    expect(cleared).toContain('Max-Age=0');
  });

  it('refuses a wrong code, a used one and one of too long ago, and says which field', async () => {
    const { resident, id, secret } = await person();
    const { as } = await firstStep(resident.email);
    for (const code of [wrongCodeOf(secret), codeOf(secret, -3), codeOf(secret, 3), 'no code']) {
      const refused = await secondStep(as, code);
      expect(refused.status, code).toBe(400);
      const html = await refused.text();
      expect(html).toContain(wrongly);
      expect(html).not.toContain(`value="${code}"`);
    }
    const empty = await secondStep(as, '');
    expect(await empty.text()).toContain('Enter the code from your app');
    expect((await secondStep(as, codeOf(secret))).status).toBe(303);
    const reused = await secondStep(as, codeOf(secret));
    expect(reused.status).toBe(400);
    expect(await sessionsOf(id)).toBe(1);
  });

  it('takes a code of the half minute before and of the next, but none older than the last used', async () => {
    const { resident, id, secret } = await person();
    const { as } = await firstStep(resident.email);
    expect((await secondStep(as, codeOf(secret, -1))).status).toBe(303);
    expect((await secondStep(as, codeOf(secret, 1))).status).toBe(303);
    expect((await secondStep(as, codeOf(secret))).status, 'an older one').toBe(400);
    expect(await sessionsOf(id)).toBe(2);
  });

  it('lets one of two in who send the same code at once', async () => {
    const { resident, id, secret, codes } = await person();
    const { as } = await firstStep(resident.email);
    const recovery = codes[0] ?? '';
    for (const code of [codeOf(secret), recovery]) {
      const before = await sessionsOf(id);
      const both = await Promise.all([secondStep(as, code), secondStep(as, code)]);
      expect(both.map(({ status }) => status).sort()).toEqual([303, 400]);
      expect((await sessionsOf(id)) - before).toBe(1);
    }
  });

  it('takes a recovery code once, in any spelling, and an email says so', async () => {
    const { resident, id, codes } = await person();
    const { as } = await firstStep(resident.email);
    const wrong = await app.send(step, { as, form: { code: '', recoveryCode: 'ACDEF-ACDEF' } });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toMatch(/<a href="#recoveryCode"[^>]*>This code is wrong/);
    const typed = (codes[3] ?? '').toLowerCase().replace('-', ' ');
    const form = { code: '', recoveryCode: typed };
    const done = await app.send(step, { as, form });
    expect(done.status).toBe(303);
    expect((await secondStep(as, codes[3] ?? '')).status).toBe(400);
    const { recoveryHashes } = await app.em().findOneOrFail(SecondStep, { user: id });
    expect(recoveryHashes).toHaveLength(9);
    const letters = await app.em().find(MailLetter, { user: id, kind: 'SECOND_STEP' });
    expect(letters.map(({ params }) => params)).toMatchObject([{ change: 'USED', left: 9 }]);
  });

  it('stops after ten wrong codes, also the right one', async () => {
    const { resident, id, secret } = await person();
    const { as } = await firstStep(resident.email);
    for (let guess = 0; guess < 10; guess++) {
      expect((await secondStep(as, wrongCodeOf(secret))).status).toBe(400);
    }
    const stopped = await secondStep(as, codeOf(secret));
    expect(stopped.status).toBe(429);
    expect(stopped.headers.get('Retry-After')).not.toBeNull();
    expect(await sessionsOf(id)).toBe(0);
  });

  it('is over ten minutes after the password, once the password changes, and without the first step', async () => {
    const { resident, id, secret } = await person();
    const { as } = await firstStep(resident.email);
    const later = Date.now() + 10 * 60_000 + 1;
    vi.setSystemTime(later);
    const late = await secondStep(as, codeOf(secret));
    expect(late.status).toBe(401);
    expect(await late.text()).toContain('you have ten minutes for it');
    vi.setSystemTime(later - 60_000);
    expect((await secondStep('', codeOf(secret))).status).toBe(401);
    expect((await secondStep(`${as}x`, codeOf(secret))).status, 'a forged one').toBe(401);
    await setPassword(app, id, 'another one');
    expect((await secondStep(as, codeOf(secret))).status).toBe(401);
    await app.em().nativeUpdate(User, { id }, { disabledAt: new Date() });
    expect(await sessionsOf(id)).toBe(0);
  });

  it('carries what was typed into a form on to it', async () => {
    const { resident, secret } = await person();
    const draft = 'title=Lamp';
    const to = '/communities/x/listings/new';
    const { answer, as } = await firstStep(resident.email, { redirectTo: to, draft });
    expect([answer.status, answer.headers.get('Location')]).toEqual([307, step]);
    const opened = await app.send(step, {
      as,
      form: { email: resident.email, password, redirectTo: to, draft },
    });
    expect(opened.status).toBe(200);
    const html = await opened.text();
    expect(html).toContain(`name="draft" value="${draft}"`);
    expect(html).not.toContain(password);
    const done = await secondStep(as, codeOf(secret), { redirectTo: to, draft });
    expect([done.status, done.headers.get('Location')]).toEqual([307, to]);
  });

  it('leads an account that is to be deleted to the page that says so', async () => {
    const { resident, id, secret } = await person();
    await app.em().nativeUpdate(User, { id }, { deletionAskedAt: new Date() });
    const { as } = await firstStep(resident.email);
    const done = await secondStep(as, codeOf(secret));
    expect(done.headers.get('Location')).toBe('/account/closing');
  });

  it('says that codes are no good under another key of the site, and takes a recovery code', async () => {
    const { resident, id, secret, codes } = await person();
    const sealed = 'c2VhbGVkIHVuZGVyIGFub3RoZXIga2V5IG9mIHRoZSBzaXRl';
    await app.em().nativeUpdate(SecondStep, { user: id }, { appSecret: sealed });
    const { as } = await firstStep(resident.email);
    const html = await (await app.send(step, { as })).text();
    expect(html).toContain('a key of this site has changed');
    expect((await secondStep(as, codeOf(secret))).status).toBe(400);
    expect((await secondStep(as, codes[0] ?? '')).status).toBe(303);
  });
});

describe('a link for another password', () => {
  it.each(['RESET_PASSWORD', 'WELCOME'] as const)(
    'of the purpose %s does not get round the second step',
    async (purpose) => {
      const { resident, id, secret } = await person();
      const url = await makeShownLink(app.em(), { userId: id, purpose });
      const answer = await app.send(new URL(url).pathname, { form: { newPassword: randomUUID() } });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('Location')).toContain(step);
      expect(await sessionsOf(id)).toBe(0);
      const as = cookiesOf(answer);
      expect(await (await app.send(step, { as })).text()).toContain('Your new password is saved');
      expect((await secondStep(as, codeOf(secret))).status).toBe(303);
      expect(await sessionsOf(id)).toBe(1);
      expect(await app.em().count(SecondStep, { user: id })).toBe(1);
      expect((await firstStep(resident.email)).answer.status, 'the old password').toBe(401);
    },
  );
});

describe('POST /api/auth/login of an account with a second step', () => {
  it('needs the code in its body, and tells a program what is missing', async () => {
    const { resident, id, secret, codes } = await person();
    const login = (code?: string) =>
      app.send('/api/auth/login', { json: { email: resident.email, password, code } });
    const without = await login();
    expect(without.status).toBe(401);
    expect(await without.json()).toMatchObject({ code: 'second_step_required' });
    expect(without.headers.getSetCookie()).toEqual([]);
    const wrong = await login(wrongCodeOf(secret));
    expect(wrong.status).toBe(401);
    expect(await wrong.json()).toMatchObject({ code: 'second_step_wrong' });
    expect(await sessionsOf(id)).toBe(0);
    const done = await login(codeOf(secret));
    expect(done.status).toBe(200);
    expect(await done.json()).toMatchObject({ id });
    expect((await login(codeOf(secret))).status, 'the same code').toBe(401);
    expect((await login(codes[0])).status).toBe(200);
    expect(await sessionsOf(id)).toBe(2);
  });

  it('says nothing of a second step to somebody without the password', async () => {
    const { resident, secret } = await person();
    const guess = await app.send('/api/auth/login', {
      json: { email: resident.email, password: 'a guess', code: codeOf(secret) },
    });
    expect(guess.status).toBe(401);
    expect(await guess.json()).not.toHaveProperty('code');
  });
});
