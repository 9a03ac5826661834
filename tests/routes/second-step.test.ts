import { describe, expect, it } from 'vitest';
import { MailLetter, SecondStep, Session } from '#db/entities/index.ts';
import { commandIn } from '#app/cli/admin-commands.ts';
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
const page = '/account/second-step';

async function resident() {
  const { resident: person, neighbour } = await makeNeighbourhood(app.em());
  await setPassword(app, person.id, password);
  return { person, neighbour, here: await app.signIn(person) };
}

const isLoggedIn = async (as: string) => (await app.send('/api/users/me', { as })).status === 200;

/** What was emailed to a person about the second step, the newest last. */
const emailed = async (userId: string) =>
  (
    await app
      .em()
      .find(MailLetter, { user: userId, kind: 'SECOND_STEP' }, { orderBy: { createdAt: 'asc' } })
  ).map(({ params }) => (params as { change: string }).change);

/** Opens the page that offers a secret. Returns it, and the cookies that the form goes with. */
async function offered(as: string) {
  const response = await app.send(`${page}/app`, { as });
  const html = await response.text();
  const secret = (/translate="no">([A-Z2-7 ]+)</.exec(html)?.[1] ?? '').replaceAll(' ', '');
  return { secret, html, response, as: `${as}; ${cookiesOf(response)}` };
}

const codesIn = (html: string) =>
  [...html.matchAll(/translate="no">(\w{5}-\w{5})</g)].map(([, code]) => code ?? '');

describe('setting up an app', () => {
  it('takes a code and the password, shows ten codes once, logs out elsewhere and says so by email', async () => {
    const { person, here } = await resident();
    const elsewhere = await app.signIn(person);
    const { secret, html, response, as } = await offered(here);
    expect(secret).toHaveLength(32);
    expect(html).toContain('<svg role="img"');
    expect(html).toContain(`secret=${secret}`);
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    const again = await app.send(`${page}/app`, { as });
    expect(await again.text(), 'a reload shows the same').toContain(`secret=${secret}`);

    const send = (form: Record<string, string>) => app.send(`${page}/app`, { as, form });
    const empty = await send({ code: '', currentPassword: '' });
    expect(empty.status).toBe(400);
    expect(await empty.text()).toContain('Enter your current password');
    const wrong = await send({ code: wrongCodeOf(secret), currentPassword: password });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain(`secret=${secret}`);
    const guess = await send({ code: codeOf(secret), currentPassword: 'a guess' });
    expect(await guess.text()).toContain('isn’t your current password');
    expect(await app.em().count(SecondStep, { user: person.id })).toBe(0);
    expect(await isLoggedIn(elsewhere)).toBe(true);

    const done = await send({ code: codeOf(secret), currentPassword: password });
    expect([done.status, done.headers.get('Location')]).toEqual([303, `${page}/codes`]);
    expect([await isLoggedIn(here), await isLoggedIn(elsewhere)]).toEqual([true, false]);
    const withCodes = `${here}; ${cookiesOf(done)}`;
    const shown = await app.send(`${page}/codes`, { as: withCodes });
    expect(shown.headers.get('Cache-Control')).toContain('no-store');
    const codes = codesIn(await shown.text());
    expect(new Set(codes).size).toBe(10);
    const row = await app.em().findOneOrFail(SecondStep, { user: person.id });
    const kept = JSON.stringify(row);
    expect(kept).not.toContain(secret);
    expect(codes.filter((code) => kept.includes(code.replace('-', '')))).toEqual([]);
    expect(await emailed(person.id)).toEqual(['ON']);

    const over = await app.send(`${page}/codes`, { as: withCodes, form: {} });
    expect([over.status, over.headers.getSetCookie()[0]]).toEqual([
      303,
      expect.stringContaining('Max-Age=0'),
    ]);
    expect(codesIn(await (await app.send(`${page}/codes`, { as: here })).text())).toEqual([]);
    const state = await (await app.send(page, { as: here })).text();
    expect(state).toContain('You have 10 recovery codes left');
    const security = await (await app.send('/account/security', { as: here })).text();
    expect(security).toContain('Change the second step');
  });

  it('shows the codes, and takes the secret, of nobody else', async () => {
    const { person, neighbour, here } = await resident();
    const { secret, as } = await offered(here);
    const done = await app.send(`${page}/app`, {
      as,
      form: { code: codeOf(secret), currentPassword: password },
    });
    const theirs = await app.signIn(neighbour);
    await setPassword(app, neighbour.id, password);
    const stolen = `${theirs}; ${cookiesOf(done)}`;
    expect(codesIn(await (await app.send(`${page}/codes`, { as: stolen })).text())).toEqual([]);
    const offerOfAnother = as.replace(here, theirs);
    const refused = await app.send(`${page}/app`, {
      as: offerOfAnother,
      form: { code: codeOf(secret), currentPassword: password },
    });
    expect(refused.status).toBe(409);
    expect(await app.em().count(SecondStep, { user: neighbour.id })).toBe(0);
    expect(await app.em().count(SecondStep, { user: person.id })).toBe(1);
  });

  it('puts another app in the place of the first, and leaves the recovery codes', async () => {
    const { person, here } = await resident();
    const first = await addSecondStep(app, person.id);
    const { secret, as } = await offered(here);
    const form = { code: codeOf(secret), currentPassword: password };
    const done = await app.send(`${page}/app`, { as, form });
    expect(done.headers.get('Location')).toBe(page);
    expect(await emailed(person.id)).toEqual(['APP']);
    const login = (code: string) =>
      app.send('/api/auth/login', { json: { email: person.email, password, code } });
    expect((await login(codeOf(first.secret, 1))).status).toBe(401);
    expect((await login(codeOf(secret, 1))).status).toBe(200);
    expect((await login(first.codes[0] ?? '')).status).toBe(200);
  });
});

describe('the page of one’s second step', () => {
  it('makes new recovery codes with the password, and the earlier ones are no good', async () => {
    const { person, here } = await resident();
    const { codes } = await addSecondStep(app, person.id);
    const send = (currentPassword: string) =>
      app.send(page, { as: here, form: { change: 'codes', currentPassword } });
    expect((await send('a guess')).status).toBe(400);
    const made = await send(password);
    const shown = await app.send(`${page}/codes`, { as: `${here}; ${cookiesOf(made)}` });
    const fresh = codesIn(await shown.text());
    expect(fresh).toHaveLength(10);
    expect(await emailed(person.id)).toEqual(['CODES']);
    const login = (code = '') =>
      app.send('/api/auth/login', { json: { email: person.email, password, code } });
    expect((await login(codes[0])).status).toBe(401);
    expect((await login(fresh[0])).status).toBe(200);
  });

  it('turns it off with the password, once', async () => {
    const { person, here } = await resident();
    await addSecondStep(app, person.id);
    const send = (currentPassword: string) =>
      app.send(page, { as: here, form: { change: 'off', currentPassword } });
    expect((await send('a guess')).status).toBe(400);
    expect(await app.em().count(SecondStep, { user: person.id })).toBe(1);
    expect((await send(password)).status).toBe(303);
    expect(await app.em().count(SecondStep, { user: person.id })).toBe(0);
    expect((await send(password)).status).toBe(409);
    expect(await emailed(person.id)).toEqual(['OFF']);
  });

  it('is for whoever is logged in, and for nobody else', async () => {
    for (const path of [page, `${page}/app`, `${page}/codes`]) {
      expect((await app.send(path)).status, path).toBe(401);
      expect((await app.send(path, { form: { change: 'off' } })).status, path).toBe(401);
    }
  });

  it('says that an app is no good under another key of the site', async () => {
    const { person, here } = await resident();
    await addSecondStep(app, person.id);
    const sealed = 'c2VhbGVkIHVuZGVyIGFub3RoZXIga2V5IG9mIHRoZSBzaXRl';
    await app.em().nativeUpdate(SecondStep, { user: person.id }, { appSecret: sealed });
    const html = await (await app.send(page, { as: here })).text();
    expect(html).toContain('a key of this site has changed');
  });
});

describe('the operator', () => {
  it('removes the second step of somebody who lost it, and an email says so', async () => {
    const { person } = await resident();
    await addSecondStep(app, person.id);
    const run = () => commandIn(['remove-second-step', person.email], { force: false })(app.em());
    expect(await run()).toContain('logs in with the password alone');
    expect(await run()).toContain('had no second step');
    expect(await emailed(person.id)).toEqual(['REMOVED']);
    const login = await app.send('/api/auth/login', { json: { email: person.email, password } });
    expect(login.status).toBe(200);
    expect(await app.em().count(Session, { user: person.id })).toBe(2);
  });
});
