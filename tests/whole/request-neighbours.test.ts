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
let board: User;
let joiner: User;
let as: string;
let authorAs: string;
let joinerAs: string;
let desk: string;

beforeAll(async () => {
  const em = app.em();
  here = makeCommunity(em, { name: 'Hazel Court', takesRequests: true });
  const person = (name: string, role: User['role'] = 'RESIDENT') =>
    makeUser(em, { name, role, isAuthenticated: true });
  author = person('Rosa Resident');
  joiner = person('Nils Neighbour');
  board = person('Bea Board', 'BOARD');
  makeMembership(em, author, here, { condoUnit: '305' });
  makeMembership(em, joiner, here, { condoUnit: '306' });
  makeMembership(em, board, here, { condoUnit: '1', canModerate: true });
  await em.flush();
  as = await app.signIn(board);
  authorAs = await app.signIn(author);
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
  await join(request);
  return { request, path };
}

const join = async (request: ServiceRequest) => {
  const path = `/communities/${here.slug}/requests/${request.ref}`;
  expect((await app.send(`${path}/join`, { as: joinerAs, form: {} })).status).toBe(303);
};

/** What each of two people reads of a request: on its page, by program, and in their emails about it. */
async function readBy(who: 'author' | 'joiner', { ref }: ServiceRequest): Promise<string[]> {
  const cookie = who === 'author' ? authorAs : joinerAs;
  const path = `/communities/${here.slug}/requests/${ref}`;
  const [page, json] = await Promise.all(
    [path, `/api${path}`].map(async (one) => (await app.send(one, { as: cookie })).text()),
  );
  const letters = await app.em().find(MailLetter, { user: who === 'author' ? author : joiner });
  const about = letters.filter(({ params }) => params.ref === ref);
  return [page ?? '', json ?? '', JSON.stringify(about.map(({ params }) => params))];
}

describe('what the desk writes to an author alone (rules 35.4)', () => {
  const planned = { intent: 'change', state: 'SEEN', words: 'Ask Zoe Zztop of 306.' };

  it('is read by nobody who joins later, once it is shared', async () => {
    const em = app.em();
    const request = makeRequest(em, author, here, { unitLabel: '305' });
    await em.flush();
    const path = `${desk}/${request.ref}`;
    const desksPage = await (await app.send(path, { as })).text();
    expect(desksPage).toContain('Only the resident, the board and the manager read it');
    expect(desksPage).toContain('Once it’s shared, neighbours can read what was reported');
    await app.send(path, { as, form: { ...planned, version: '1' } });
    await app.send(path, {
      as,
      form: { intent: 'change', words: 'And call Zoe Zztop.', version: '2' },
    });
    await app.send(path, { as, form: { intent: 'share' } });
    await join(request);
    for (const text of await readBy('author', request)) {
      expect(text).toContain('Ask Zoe Zztop of 306.');
      expect(text).toContain('And call Zoe Zztop.');
    }
    const [page, json, letters] = await readBy('joiner', request);
    expect(page).toContain('someone is looking into it');
    expect(json).toContain('"toState":"SEEN"');
    for (const text of [page, json, letters]) expect(text).not.toContain('Zztop');

    const { version } = await app.em().findOneOrFail(ServiceRequest, { id: request.id });
    const shared = await (await app.send(path, { as })).text();
    expect(shared).toContain('Neighbours who join later can read it too');
    const toAll = { intent: 'change', words: 'Zzwater is off at nine.', version: String(version) };
    await app.send(path, { as, form: toAll });
    for (const who of ['author', 'joiner'] as const) {
      for (const text of await readBy(who, request)) expect(text).toContain('Zzwater is off');
    }
  });

  it('is read by nobody who follows it after a merge', async () => {
    const em = app.em();
    const request = makeRequest(em, author, here, { unitLabel: '305' });
    const double = makeRequest(em, joiner, here, { unitLabel: '306' });
    await em.flush();
    const change = { ...planned, version: '1' };
    await app.send(`${desk}/${request.ref}`, { as, form: change });
    await app.send(`${desk}/${double.ref}`, {
      as,
      form: { intent: 'merge', into: request.ref },
    });
    const [page, json, letters] = await readBy('joiner', request);
    expect(page).toContain('someone is looking into it');
    for (const text of [page, json, letters]) expect(text).not.toContain('Zztop');
    for (const text of await readBy('author', request)) expect(text).toContain('Zztop');
  });

  it('stays private where the author has gone', async () => {
    const em = app.em();
    const request = makeRequest(em, author, here, { unitLabel: '305' });
    await em.flush();
    await em.nativeUpdate(ServiceRequest, { id: request.id }, { author: null });
    const path = `${desk}/${request.ref}`;
    await app.send(path, { as, form: { ...planned, version: '1' } });
    await app.send(path, { as, form: { intent: 'share' } });
    await join(request);
    for (const text of await readBy('joiner', request)) expect(text).not.toContain('Zztop');
  });
});

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
    expect(JSON.stringify(told(joiner))).not.toMatch(/unité? 305/i);
  });

  it('goes on for neighbours where its author no longer needs it, and the desk is told once', async () => {
    const { request, path } = await shared();
    const own = `/communities/${here.slug}/requests/${request.ref}`;
    const authors = async () => (await app.send(own, { as: authorAs })).text();
    expect(await authors()).toContain('only the board and the manager can close it');
    for (let turn = 0; turn < 2; turn += 1) {
      const told = await app.send(`${own}/close`, { as: authorAs, form: {} });
      expect(told.status).toBe(303);
    }
    const byProgram = await app.send(`/api${own}`, {
      ...{ as: authorAs, method: 'PATCH', json: { state: 'DONE' } },
    });
    expect(await byProgram.json()).toMatchObject({ state: 'NEW', closedAt: null });
    const said = { request: request.id, kind: 'UNNEEDED' } as const;
    expect(await app.em().count(RequestEntry, said)).toBe(1);
    const words = 'Fixed or no longer needed.';
    const html = await authors();
    expect(html).toContain(words);
    expect(html).not.toContain('Let them know');
    expect(await (await app.send(own, { as: joinerAs })).text()).not.toContain(words);
    expect(await (await app.send(path, { as })).text()).toContain('fixed or no longer needed');
    const letters = await app.em().find(MailLetter, {});
    const about = letters.filter(({ params }) => params.ref === request.ref);
    expect(about.map(({ user, params }) => [user?.id, params.what])).toEqual([
      [board.id, 'UNNEEDED'],
    ]);

    await app.send(path, { as, form: { intent: 'change', state: 'DONE', version: '3' } });
    await app.send(own, { as: authorAs, form: { as: 'reopen', words: 'Not yet.' } });
    expect(await authors()).toContain('Let them know');
  });

  it('is closed by its author once nobody else follows it', async () => {
    const { request } = await shared();
    const em = app.em();
    const ended = { user: joiner.id, community: here.id };
    await em.nativeUpdate(UserCommunity, ended, { endsOn: '2020-01-31' });
    const own = `/communities/${here.slug}/requests/${request.ref}`;
    await app.send(`${own}/close`, { as: authorAs, form: {} });
    await em.nativeUpdate(UserCommunity, ended, { endsOn: null });
    expect((await app.em().findOneOrFail(ServiceRequest, request.id)).state).toBe('DONE');
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
