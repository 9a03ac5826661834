import { beforeAll, describe, expect, it } from 'vitest';
import {
  MailLetter,
  RequestEntry,
  ServiceRequest,
  UserCommunity,
  type Community,
  type User,
} from '#db/entities/index.ts';
import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { makeRequest } from '#db/factories/requests.ts';
import { testApp } from '#tests/setup/app.ts';

const app = testApp();

let here: Community;
let author: User;
let joiner: User;
let as: string;
let joinerAs: string;
let desk: string;

beforeAll(async () => {
  const em = app.em();
  here = makeCommunity(em, { name: 'Hazel Court', takesRequests: true });
  const person = (name: string, role: User['role'] = 'RESIDENT') =>
    makeUser(em, { name, role, isAuthenticated: true });
  author = person('Rosa Resident');
  joiner = person('Nils Neighbour');
  const board = person('Bea Board', 'BOARD');
  makeMembership(em, author, here, { condoUnit: '305' });
  makeMembership(em, joiner, here, { condoUnit: '306' });
  makeMembership(em, board, here, { condoUnit: '1', canModerate: true });
  await em.flush();
  as = await app.signIn(board);
  joinerAs = await app.signIn(joiner);
  desk = `/manage/${here.slug}/requests`;
});

/** A request of unit 305 that the desk has shared, and that a neighbour has joined. */
async function shared() {
  const em = app.em();
  const request = makeRequest(em, author, here, { unitLabel: '305' });
  await em.flush();
  const path = `${desk}/${request.ref}`;
  await app.send(path, { as, form: { intent: 'share' } });
  const join = `/communities/${here.slug}/requests/${request.ref}/join`;
  expect((await app.send(join, { as: joinerAs, form: {} })).status).toBe(303);
  return { request, path };
}

describe('a request of a unit that neighbours follow (rules 35.4)', () => {
  it('tells its author by email which unit it is, and no neighbour', async () => {
    const { request, path } = await shared();
    const { version } = await app.em().findOneOrFail(ServiceRequest, { id: request.id });
    const said = { state: 'SEEN', words: 'We are on it.' };
    const form = { intent: 'change', version: String(version), ...said };
    expect((await app.send(path, { as, form })).status).toBe(303);
    const letters = await app.em().find(MailLetter, { kind: 'REQUEST_CHANGED' });
    const about = letters.filter(({ params }) => params.ref === request.ref);
    const told = (user: User) => about.find((one) => one.user?.id === user.id)?.params;
    expect(told(author)).toMatchObject({ where: { en: 'Unit 305' } });
    expect(told(joiner)).toMatchObject({ where: { en: 'A unit', fr: 'Une unité' } });
    expect(JSON.stringify(told(joiner))).not.toContain('305');
  });

  it('goes on as another one with the same care', async () => {
    const { request, path } = await shared();
    const em = app.em();
    const other = makeRequest(em, author, here, { unitLabel: '305' });
    await em.flush();
    await app.send(path, { as, form: { intent: 'merge', into: other.ref } });
    const letters = await app.em().find(MailLetter, { kind: 'REQUEST_MERGED', user: joiner.id });
    const letter = letters.find(({ params }) => params.ref === request.ref);
    expect(letter?.params).toMatchObject({ where: { en: 'A unit' } });
    const page = await (await app.send(`${desk}/${other.ref}`, { as })).text();
    expect(page).toContain(`name="en.content" value="${other.text ?? ''}"`);
  });

  it('takes no message for somebody who lives here no more', async () => {
    const { request, path } = await shared();
    const form = { intent: 'message', to: joiner.id, message: 'Is it dry now?' };
    const em = app.em();
    const ended = { user: joiner.id, community: here.id };
    await em.nativeUpdate(UserCommunity, ended, { endsOn: '2020-01-31' });
    const refused = await app.send(path, { as, form });
    await em.nativeUpdate(UserCommunity, ended, { endsOn: null });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('Is it dry now?');
    expect(await app.em().count(RequestEntry, { request: request.id, kind: 'MESSAGE' })).toBe(0);
    expect((await app.send(path, { as, form })).status).toBe(303);
  });
});
