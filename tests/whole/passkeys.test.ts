import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  Passkey,
  PasskeyChallenge,
  SecondStep,
  Session,
  SiteSettings,
} from '#db/entities/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';
import { addSecondStep, cookiesOf, setPassword } from '#tests/setup/second-steps.ts';

const app = testApp();
const password = 'the right one';
const page = '/account/second-step';

async function people() {
  const { resident, neighbour, board } = await makeNeighbourhood(app.em());
  await setPassword(app, resident.id, password);
  return { resident, neighbour, board, here: await app.signIn(resident) };
}

async function addPasskey(userId: string) {
  const id = randomUUID();
  const credentialId = Buffer.from(randomUUID()).toString('base64url');
  await app.em().insert(Passkey, {
    ...{
      id,
      user: userId,
      name: 'Blue key',
      credentialId,
      publicKey: 'cGs',
      createdAt: new Date(),
    },
  });
  return { id, credentialId };
}

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  allowCredentials?: { id: string }[];
  excludeCredentials?: { id: string }[];
}

const optionsFor = async (as: string) => {
  const response = await app.send('/passkey-options', { as, form: {} });
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toContain('no-store');
  return (await response.json()) as Options;
};

/** What a browser would send that signed this challenge with a key of its own. */
const signed = (challenge: string, id: string, origin = 'http://localhost:3000') => {
  const base64 = (text: string) => Buffer.from(text).toString('base64url');
  const clientData = { type: 'webauthn.get', challenge, origin, crossOrigin: false };
  return JSON.stringify({
    ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
    response: {
      clientDataJSON: base64(JSON.stringify(clientData)),
      authenticatorData: base64('x'.repeat(37)),
      signature: base64('not signed'),
    },
  });
};

describe('what a passkey is asked to sign', () => {
  it('is made for whoever is logged in or gave the right password, and for nobody else', async () => {
    const { resident, here } = await people();
    expect((await app.send('/passkey-options', { form: {} })).status).toBe(401);
    const known = await addPasskey(resident.id);
    const toAdd = await optionsFor(here);
    expect(toAdd.rp?.id).toBe('localhost');
    expect(toAdd.excludeCredentials).toMatchObject([{ id: known.credentialId }]);
    await addSecondStep(app, resident.id);
    const half = cookiesOf(await app.send('/login', { form: { email: resident.email, password } }));
    const toLogIn = await optionsFor(half);
    expect(toLogIn).toMatchObject({
      rpId: 'localhost',
      allowCredentials: [{ id: known.credentialId }],
    });
    const kept = await app.em().find(PasskeyChallenge, { user: resident.id });
    expect(kept.map(({ use, challenge }) => [use, challenge]).sort()).toEqual([
      ['ADD', toAdd.challenge],
      ['LOGIN', toLogIn.challenge],
    ]);
  });
});

describe('the second step with a passkey', () => {
  it('refuses what is not signed, and uses its challenge up', async () => {
    const { resident } = await people();
    const { credentialId } = await addPasskey(resident.id);
    await addSecondStep(app, resident.id);
    const answer = await app.send('/login', { form: { email: resident.email, password } });
    const as = cookiesOf(answer);
    expect(await (await app.send('/login/second-step', { as })).text()).toContain(
      'Enter your code',
    );
    const { challenge } = await optionsFor(as);
    const send = (passkey: string) => app.send('/login/second-step', { as, form: { passkey } });
    for (const bad of ['', 'not JSON', '{}', '[]', JSON.stringify({ id: 5 })]) {
      expect((await send(bad)).status, bad).toBe(400);
    }
    const refused = await send(signed(challenge, credentialId));
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('This passkey couldn’t be used');
    expect(await app.em().count(PasskeyChallenge, { challenge }), 'used up').toBe(0);
    expect(await app.em().count(Session, { user: resident.id })).toBe(1);
  });

  it('knows no passkey of another person, and no challenge of one', async () => {
    const { resident, neighbour } = await people();
    const theirs = await addPasskey(neighbour.id);
    await addPasskey(resident.id);
    await addSecondStep(app, resident.id);
    const as = cookiesOf(await app.send('/login', { form: { email: resident.email, password } }));
    const { challenge, allowCredentials } = await optionsFor(as);
    expect(allowCredentials).not.toContainEqual(
      expect.objectContaining({ id: theirs.credentialId }),
    );
    const form = { passkey: signed(challenge, theirs.credentialId) };
    expect((await app.send('/login/second-step', { as, form })).status).toBe(400);
    expect(await app.em().count(PasskeyChallenge, { challenge }), 'not even looked at').toBe(1);
  });
});

describe('removing a passkey', () => {
  const remove = (as: string, passkey: string, currentPassword = password) =>
    app.send(page, { as, form: { change: 'passkey', passkey, currentPassword } });

  it('takes the password, and is for one’s own alone', async () => {
    const { resident, neighbour, here } = await people();
    await addSecondStep(app, resident.id);
    const own = await addPasskey(resident.id);
    const theirs = await addPasskey(neighbour.id);
    expect((await remove(here, own.id, 'a guess')).status).toBe(400);
    expect((await remove(here, theirs.id)).status).toBe(404);
    expect((await remove(here, 'no id')).status).toBe(400);
    expect(await app.em().count(Passkey, { user: neighbour.id })).toBe(1);
    expect((await remove(here, own.id)).status).toBe(303);
    expect(await app.em().count(Passkey, { user: resident.id })).toBe(0);
    expect(await app.em().count(SecondStep, { user: resident.id }), 'the app stays').toBe(1);
  });

  it('ends the second step with the last way to pass it, unless the role needs one', async () => {
    const { resident, board, here } = await people();
    for (const { id } of [resident, board]) {
      await setPassword(app, id, password);
      await addSecondStep(app, id);
      await app.em().nativeUpdate(SecondStep, { user: id }, { appSecret: null });
    }
    await remove(here, (await addPasskey(resident.id)).id);
    expect(await app.em().count(SecondStep, { user: resident.id })).toBe(0);
    await app.em().insert(SiteSettings, { id: 1, secondStep: 'MODERATORS' });
    const needed = await addPasskey(board.id);
    expect((await remove(await app.signIn(board), needed.id)).status).toBe(409);
    expect(await app.em().count(Passkey, { user: board.id })).toBe(1);
  });
});
