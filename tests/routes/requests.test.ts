import { describe, expect, it } from 'vitest';
import {
  FurtherUnit,
  ModerationEvent,
  Photo,
  RequestEntry,
  RequestJoiner,
  ServiceRequest,
  UserCommunity,
} from '#db/entities/index.ts';
import { makeMembership, makeUser } from '#db/factories/index.ts';
import { makeRequest, makeRequestEntry, makeRequestPlace } from '#db/factories/requests.ts';
import { saveChoice } from '#app/features/mail/choices/choices.server.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { kindsTo, lettersTo, written } from '#tests/setup/letters.ts';
import { multipart, pictureFile } from '#tests/setup/multipart.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

type Person = { id: string } | null;

const cookieOf = async (person: Person) => (person ? app.signIn(person) : undefined);

const send = async (path: string, person: Person, form?: Record<string, string>) =>
  app.send(path, { as: await cookieOf(person), ...(form ? { form } : {}) });

const call = async (method: string, path: string, person: Person, json?: object) =>
  app.send(path, { method, as: await cookieOf(person), ...(json ? { json } : {}) });

const read = async (path: string, person: Person) => (await send(path, person)).text();

/** A community that takes requests, with people whose addresses are confirmed. */
async function makeHouse() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const { community } = people;
  Object.assign(community, { takesRequests: true, name: `Hillsview Place ${community.id}` });
  for (const one of [people.resident, people.neighbour, people.board, people.manager]) {
    one.isAuthenticated = true;
  }
  const elevator = makeRequestPlace(em, community);
  await em.flush();
  const hub = `/communities/${community.slug}`;
  return { em, elevator, ...people, hub, api: `/api${hub}/requests` };
}

const drip = {
  ...{ place: 'unit', category: 'WATER', text: 'The tap drips.' },
  ...{ mayEnter: 'CALL', phone: '613-555-0123' },
};
const today = cityToday();

describe('sending a request (rules 35.1)', () => {
  it('is for members, where the community takes requests', async () => {
    const { em, community, elsewhere, hub, api, ...people } = await makeHouse();
    const refusals: [Person, number][] = [
      [null, 401],
      [people.outsider, 403],
      [people.otherBoard, 403],
      [people.admin, 403],
    ];
    for (const [person, status] of refusals) {
      expect((await send(`${hub}/requests/new`, person)).status).toBe(status);
      expect((await send(`${hub}/requests/new`, person, drip)).status).toBe(status);
      expect((await call('POST', api, person, drip)).status).toBe(status);
    }
    const other = `/communities/${elsewhere.slug}/requests/new`;
    expect((await send(other, people.outsider)).status).toBe(404);
    expect((await send(other, people.outsider, drip)).status).toBe(404);
    expect(await em.count(ServiceRequest, { community: community.id })).toBe(0);
  });

  it('gives it a reference, a page, a line of the log and an email', async () => {
    const { em, community, resident, neighbour, board, manager, hub } = await makeHouse();
    const answer = await send(`${hub}/requests/new`, resident, drip);
    expect(answer.status).toBe(303);
    const path = answer.headers.get('Location') ?? '';
    expect(path).toMatch(new RegExp(`^${hub}/requests/HP\\w*-1001$`));
    const page = await read(path, resident);
    for (const shown of ['The tap drips.', 'Unit 305', '613-555-0150', 'not read yet']) {
      expect(page, shown).toContain(shown);
    }
    expect(await read(path.toLowerCase(), resident)).toContain('The tap drips.');
    expect((await send(path, neighbour)).status).toBe(404);
    expect(await read(`${hub}/requests`, resident)).toContain(path);
    expect(await read(`${hub}/requests`, neighbour)).not.toContain(path);
    expect(await read(hub, resident)).toContain(path);
    expect(await kindsTo(em, resident)).toEqual(['REQUEST_RECEIVED']);
    const [mail] = await lettersTo(em, resident);
    expect(written(mail).text).toContain('1001');
    for (const one of [board, manager]) {
      expect(await kindsTo(em, one)).toEqual(['REQUEST_AT_DESK']);
    }
    const [line, ...others] = await em.find(ModerationEvent, {
      community: community.id,
      subjectType: 'REQUEST',
    });
    expect(others).toEqual([]);
    expect(line).toMatchObject({ action: 'SUBMIT', toStatus: 'NEW', publicReason: null });
    expect(JSON.stringify(line?.snapshot)).not.toContain('drips');
  });

  it('is refused by field, and keeps what was typed', async () => {
    const { em, elevator, resident, neighbour, hub } = await makeHouse();
    const answer = await send(`${hub}/requests/new`, resident, {
      ...{ text: 'Only words', phone: 'none', mayEnter: 'CALL' },
    });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    for (const shown of ['Only words', 'Choose where it is', 'three digits']) {
      expect(page, shown).toContain(shown);
    }
    elevator.archivedAt = new Date();
    await em.flush();
    const gone = await send(`${hub}/requests/new`, neighbour, { ...drip, place: elevator.id });
    expect(gone.status).toBe(400);
    expect(await gone.text()).toContain('no longer on the list');
  });

  it('is called first only where there is a number, or the form asks for one', async () => {
    const { em, community, elevator, resident, hub, api } = await makeHouse();
    const form = `${hub}/requests/new`;
    const isChosen = async (value: string) => {
      const [radio = ''] =
        new RegExp(`<input[^>]*value="${value}"[^>]*>`).exec(await read(form, resident)) ?? [];
      return radio.includes('checked=""');
    };
    resident.phone = null;
    await em.flush();
    expect([await isChosen('CALL'), await isChosen('NO')]).toEqual([false, true]);
    for (const place of ['unit', 'unit:305']) {
      const refused = await send(form, resident, { ...drip, place, phone: '' });
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain('Enter the phone number to call first');
    }
    const { phone: _, ...silent } = drip;
    const answer = await call('POST', api, resident, silent);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty('errors.phone');
    expect(await em.count(ServiceRequest, { community: community.id })).toBe(0);
    const { mayEnter: __, ...unasked } = silent;
    for (const [sent, kept] of [
      [unasked, 'NO'],
      [{ ...unasked, phone: '613-555-0123' }, 'CALL'],
    ] as const) {
      const made = await call('POST', api, resident, sent);
      expect(await made.json()).toMatchObject({ mayEnter: kept });
    }
    const shared = { ...silent, place: elevator.id, seen: elevator.id };
    expect((await send(form, resident, shared)).status, 'about no home').toBe(303);
    resident.phone = '613-555-0123';
    await em.flush();
    expect(await isChosen('CALL')).toBe(true);
  });

  it('of a common place lets nobody into a home, whatever was answered', async () => {
    const { em, community, elevator, resident, hub, api } = await makeHouse();
    const sent = { ...drip, place: elevator.id, mayEnter: 'YES', seen: elevator.id };
    expect((await send(`${hub}/requests/new`, resident, sent)).status).toBe(303);
    const request = await em.findOneOrFail(ServiceRequest, { community, place: elevator.id });
    expect(request.mayEnter).toBe('CALL');
    const as = await app.signIn(resident);
    const answer = await app.send(`${api}/${request.ref}`, { as });
    expect(await answer.json()).toMatchObject({ mayEnter: null });
  });

  it('is about the unit of theirs that they choose, once the board has confirmed it', async () => {
    const { em, community, resident, neighbour, board, hub, api } = await makeHouse();
    const membership = await em.findOneOrFail(UserCommunity, { community, user: resident });
    em.create(FurtherUnit, { membership, condoUnit: '412', state: 'CONFIRMED' });
    em.create(FurtherUnit, { membership, condoUnit: '413', state: 'WAITING' });
    await em.flush();
    const form = await read(`${hub}/requests/new`, resident);
    expect(form).toContain('In another of my units: Unit 412');
    expect(form).not.toMatch(/[Uu]nit.413/);
    expect(await read(`${hub}/requests/new`, neighbour)).not.toContain('another of my units');
    const there = { ...drip, place: 'unit:412' };
    expect((await send(`${hub}/requests/new`, resident, there)).status).toBe(303);
    expect((await call('POST', api, resident, there)).status).toBe(201);
    const requests = await app.em().find(ServiceRequest, { community });
    expect(requests.map(({ unitLabel }) => unitLabel)).toEqual(['412', '412']);
    const [request] = requests;
    expect(await read(`/manage/${community.slug}/requests/${request?.ref}`, board)).toContain(
      'Unit 412',
    );
    const theirs = await send(`${hub}/requests/new`, neighbour, there);
    expect(theirs.status).toBe(400);
    expect(await theirs.text()).toContain('Choose one of your units');
    const waits = await send(`${hub}/requests/new`, resident, { ...drip, place: 'unit:413' });
    expect(waits.status).toBe(400);
    expect(await app.em().count(ServiceRequest, { community })).toBe(2);
  });

  it('takes up to five photos, which only those who read it see', async () => {
    const { em, resident, neighbour, board, outsider, hub } = await makeHouse();
    const as = await app.signIn(resident);
    const path = `${hub}/requests/new`;
    const fields = Object.entries(drip) as [string, string | File][];
    const photo = await pictureFile();
    const six = Array.from({ length: 6 }, (): [string, File] => ['photos', photo]);
    const tooMany = await app.handle(multipart(path, { as, fields: [...fields, ...six] }));
    expect(tooMany.status).toBe(400);
    const sent = await app.handle(
      multipart(path, { as, fields: [...fields, ['photos', photo], ['photos', photo]] }),
    );
    expect(sent.status).toBe(303);
    const request = await em.findOneOrFail(ServiceRequest, { author: resident.id });
    expect(request.images).toHaveLength(2);
    expect(await em.count(Photo, { request: request.id })).toBe(2);
    const [address = ''] = request.images;
    const statuses = await Promise.all(
      [resident, board, neighbour, outsider, null].map(
        async (person) => (await send(address, person)).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 404, 404, 404]);
  });

  it('gives two at once two numbers', async () => {
    const { em, community, resident, neighbour, api } = await makeHouse();
    const answers = await Promise.all(
      [resident, neighbour, resident, neighbour].map((one) => call('POST', api, one, drip)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const rows = await em.find(ServiceRequest, { community: community.id });
    expect(rows.map(({ number }) => number).sort()).toEqual([1001, 1002, 1003, 1004]);
  });
});

describe('something that is known already (rules 35.3)', () => {
  it('is shown with its words alone, and asked about once before the same is sent', async () => {
    const { em, community, elevator, resident, neighbour, hub } = await makeHouse();
    const known = makeRequest(em, neighbour, community, {
      ...{ category: 'ELEVATOR', place: elevator, text: 'It stops at the third floor.' },
      ...{ state: 'PLANNED', plannedFor: '2031-03-14' },
    });
    makeRequest(em, neighbour, community, { text: 'A unit’s own leak.' });
    await em.flush();
    const form = await read(`${hub}/requests/new`, resident);
    expect(form).toContain('Elevator B: a problem (Elevator) was reported');
    expect(form).toMatch(/planned for Friday, March.14, 2031/);
    expect(form).toContain('It stops at the third floor.');
    for (const hidden of ['own leak', 'Nadia']) expect(form).not.toContain(hidden);

    const mine = { ...drip, place: elevator.id, category: 'ELEVATOR', text: 'Mine to keep.' };
    const asked = await send(`${hub}/requests/new`, resident, mine);
    expect(asked.status).toBe(200);
    const page = await asked.text();
    for (const shown of ['already reported a problem here', 'Mine to keep.', `${known.ref}/join`]) {
      expect(page, shown).toContain(shown);
    }
    expect(await em.count(ServiceRequest, { author: resident.id })).toBe(0);
    const sent = await send(`${hub}/requests/new`, resident, { ...mine, seen: elevator.id });
    expect(sent.status).toBe(303);
    expect(await em.count(ServiceRequest, { author: resident.id })).toBe(1);
  });

  it('of one’s own, sent again, is called one’s own', async () => {
    const { em, community, elevator, resident, hub } = await makeHouse();
    const own = makeRequest(em, resident, community, { category: 'ELEVATOR', place: elevator });
    await em.flush();
    const again = { ...drip, place: elevator.id, category: 'ELEVATOR' };
    const page = await (await send(`${hub}/requests/new`, resident, again)).text();
    expect(page).toContain('You’ve already reported a problem here');
    expect(page).toContain(`${hub}/requests/${own.ref}"`);
    expect(page).not.toContain('Someone has already reported');
    expect(page.replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain('It affects me too');
  });

  it('asks nobody to call about it once it is closed', async () => {
    const { em, community, resident, hub } = await makeHouse();
    Object.assign(community, { managerPhone: '613-555-0150' });
    const open = makeRequest(em, resident, community);
    const done = makeRequest(em, resident, community, { state: 'DONE' });
    await em.flush();
    expect(await read(`${hub}/requests/${open.ref}`, resident)).toContain('Can’t wait? Call');
    const closed = (await read(`${hub}/requests/${done.ref}`, resident)).replace(
      /<script[\s\S]*?<\/script>/g,
      '',
    );
    expect(closed).not.toContain('Can’t wait?');
  });

  it('is joined by one press, once; who joined is the desk’s to know', async () => {
    const { em, community, elevator, resident, neighbour, outsider, admin, hub } =
      await makeHouse();
    const shared = makeRequest(em, neighbour, community, {
      place: elevator,
      phone: '613-555-0188',
    });
    const own = makeRequest(em, neighbour, community);
    await em.flush();
    const path = `${hub}/requests/${shared.ref}`;
    expect((await send(`${path}/join`, null, {})).status).toBe(401);
    expect((await send(`${path}/join`, outsider, {})).status).toBe(403);
    expect((await send(`${path}/join`, admin, {})).status).toBe(403);
    expect((await send(`${hub}/requests/${own.ref}/join`, resident, {})).status).toBe(404);
    expect((await send(path, resident)).status).toBe(404);
    for (const person of [resident, resident, neighbour]) {
      expect((await send(`${path}/join`, person, {})).status).toBe(303);
    }
    expect(await em.count(RequestJoiner, { request: shared.id })).toBe(1);
    await em.refresh(shared);
    expect(shared.affected).toBe(2);
    const page = await read(path, resident);
    for (const shown of ['The kitchen tap drips', 'affects 2 people']) {
      expect(page, shown).toContain(shown);
    }
    for (const hidden of ['Nadia', '613-555-0188', 'Unit 611']) expect(page).not.toContain(hidden);
    expect(await read(path, neighbour)).not.toContain('Rita');
  });

  it('says that one follows it, and can be left', async () => {
    const { em, community, elevator, resident, neighbour, outsider, hub } = await makeHouse();
    const shared = makeRequest(em, neighbour, community, { place: elevator });
    const own = makeRequest(em, neighbour, community);
    await em.flush();
    const path = `${hub}/requests/${shared.ref}`;
    expect((await send(`${path}/leave`, null, {})).status).toBe(401);
    expect((await send(`${path}/leave`, outsider, {})).status).toBe(403);
    expect((await send(`${hub}/requests/${own.ref}/leave`, resident, {})).status).toBe(404);
    expect(await read(`${hub}/requests/new`, resident)).not.toContain('Stop following');
    expect((await send(`${path}/join`, resident, {})).status).toBe(303);
    const form = await read(`${hub}/requests/new`, resident);
    for (const shown of [`You’re following it: ${shared.ref}`, 'Stop following', `${path}/leave`]) {
      expect(form).toContain(shown);
    }
    expect(await read(path, resident)).toContain('You’re following this request');
    // Its author cannot leave it.
    expect(await read(path, neighbour)).not.toContain('Stop following');
    expect((await send(`${path}/leave`, neighbour, {})).status).toBe(404);
    // A second press changes nothing.
    for (let press = 0; press < 2; press++) {
      expect((await send(`${path}/leave`, resident, {})).status).toBe(303);
    }
    expect(await em.count(RequestJoiner, { request: shared.id })).toBe(0);
    await em.refresh(shared);
    expect(shared.affected).toBe(1);
    expect((await send(path, resident)).status).toBe(404);
  });

  it('can no longer be joined once it is closed', async () => {
    const { em, community, elevator, resident, neighbour, hub } = await makeHouse();
    const closed = makeRequest(em, neighbour, community, { place: elevator, state: 'DONE' });
    const own = makeRequest(em, neighbour, community, { state: 'DONE' });
    await em.flush();
    const answer = await send(`${hub}/requests/${closed.ref}/join`, resident, {});
    expect(answer.status).toBe(409);
    const page = await answer.text();
    expect(page).toContain('If something is still wrong, please send a new one');
    expect(page).toContain(`href="${hub}/requests/new"`);
    expect((await send(`${hub}/requests/${own.ref}/join`, resident, {})).status).toBe(404);
    expect(await em.count(RequestJoiner, { request: closed.id })).toBe(0);
  });

  it('leads on to the other one once it is merged', async () => {
    const { em, community, elevator, resident, neighbour, board, hub } = await makeHouse();
    const [kept, double] = [1, 2].map(() =>
      makeRequest(em, neighbour, community, { place: elevator }),
    );
    await em.flush();
    const desk = `/manage/${community.slug}/requests`;
    await send(`${desk}/${double?.ref ?? ''}`, board, { intent: 'merge', into: kept?.ref ?? '' });
    const join = (ref = '') => send(`${hub}/requests/${ref}/join`, resident, {});
    const answer = await join(double?.ref);
    expect(answer.status).toBe(409);
    const page = await answer.text();
    expect(page).toContain('select “It affects me too” there');
    expect(page).toContain(`href="${hub}/requests/new"`);
    expect((await join(kept?.ref)).status).toBe(303);
    const followed = await join(double?.ref);
    expect(followed.status).toBe(409);
    expect(await followed.text()).toContain(`href="${hub}/requests/${kept?.ref ?? ''}"`);
    await send(`${desk}/${kept?.ref ?? ''}`, board, {
      ...{ intent: 'change', state: 'DONE', version: '2' },
    });
    await em.nativeDelete(RequestJoiner, { user: resident.id });
    expect(await (await join(double?.ref)).text()).toContain('please send a new one');
  });
});

describe('answers (rules 35.5)', () => {
  it('are the desk’s, with words for the people and a note apart', async () => {
    const { em, community, elevator, resident, neighbour, board, hub, api } = await makeHouse();
    const request = makeRequest(em, resident, community, { place: elevator });
    await em.flush();
    await em.insert(RequestJoiner, {
      ...{ request: request.id, user: neighbour.id, createdAt: new Date() },
    });
    const path = `${api}/${request.ref}`;
    const plan = { state: 'PLANNED', plannedFor: today, words: 'At nine.', note: 'Ask Jo.' };
    expect((await call('PATCH', path, neighbour, plan)).status).toBe(403);
    expect((await call('PATCH', path, resident, plan)).status).toBe(403);
    expect((await call('PATCH', path, board, { state: 'PLANNED' })).status).toBe(400);
    const past = { ...plan, plannedFor: '2020-01-01' };
    expect((await call('PATCH', path, board, past)).status).toBe(400);
    expect((await call('PATCH', path, board, { state: 'DECLINED' })).status).toBe(400);
    expect((await call('PATCH', path, board, { ...plan, version: 7 })).status).toBe(409);
    const done = await call('PATCH', path, board, { ...plan, version: 1 });
    expect(await done.json()).toMatchObject({ state: 'PLANNED', plannedFor: today, version: 2 });
    for (const person of [resident, neighbour]) {
      const page = await read(`${hub}/requests/${request.ref}`, person);
      expect(page).toContain('At nine.');
      expect(page).not.toContain('Ask Jo.');
      expect(await kindsTo(em, person)).toEqual(['REQUEST_CHANGED']);
    }
    const forDesk = await call('GET', path, board);
    expect(JSON.stringify(await forDesk.json())).toContain('Ask Jo.');
    const forAuthor = await call('GET', path, resident);
    expect(JSON.stringify(await forAuthor.json())).not.toContain('Ask Jo.');
  });

  it('come at once when they are outcomes, but not to somebody who chose never', async () => {
    const { em, community, resident, board, api } = await makeHouse();
    await saveChoice(em, resident.id, 'REQUESTS', 'WEEKLY');
    const request = makeRequest(em, resident, community);
    await em.flush();
    const path = `${api}/${request.ref}`;
    await call('PATCH', path, board, { state: 'SEEN' });
    await call('PATCH', path, board, { state: 'DONE' });
    const states = (await lettersTo(em, resident)).map(({ state, params }) => [
      params.state,
      state,
    ]);
    expect(states).toEqual([
      ['SEEN', 'HELD'],
      ['DONE', 'QUEUED'],
    ]);
    await saveChoice(em.fork(), resident.id, 'REQUESTS', 'NEVER');
    await call('PATCH', path, board, { state: 'SEEN' });
    expect(await lettersTo(em.fork(), resident)).toHaveLength(2);
  });

  it('are written back to on the page, between one person and the desk', async () => {
    const { em, community, elevator, resident, neighbour, board, manager, hub } = await makeHouse();
    const request = makeRequest(em, resident, community, { place: elevator });
    await em.flush();
    await em.insert(RequestJoiner, {
      ...{ request: request.id, user: neighbour.id, createdAt: new Date() },
    });
    const path = `${hub}/requests/${request.ref}`;
    expect((await send(path, null, { words: 'Hello' })).status).toBe(401);
    expect((await send(path, board, { words: 'Hello' })).status).toBe(403);
    expect((await send(path, resident, { words: ' ' })).status).toBe(400);
    expect((await send(path, resident, { words: 'Mine alone', as: 'message' })).status).toBe(303);
    expect(await read(path, resident)).toContain('Mine alone');
    expect(await read(path, neighbour)).not.toContain('Mine alone');
    expect(await kindsTo(em, manager)).toEqual(['REQUEST_AT_DESK']);
  });

  it('can be taken back by the author within 14 days, with what is still wrong', async () => {
    const { em, community, resident, neighbour, hub } = await makeHouse();
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    const done = makeRequest(em, resident, community, {
      ...{ state: 'DONE', createdAt: daysAgo(20), closedAt: daysAgo(13) },
    });
    const old = makeRequest(em, resident, community, {
      ...{ state: 'DONE', createdAt: daysAgo(20), closedAt: daysAgo(15) },
    });
    await em.flush();
    const still = { as: 'reopen', words: 'Still wet.' };
    expect((await send(`${hub}/requests/${done.ref}`, neighbour, still)).status).toBe(404);
    expect((await send(`${hub}/requests/${old.ref}`, resident, still)).status).toBe(409);
    expect((await send(`${hub}/requests/${done.ref}`, resident, still)).status).toBe(303);
    await em.refresh(done);
    expect(done).toMatchObject({ state: 'REOPENED', closedAt: null });
    expect(await read(`${hub}/requests/${done.ref}`, resident)).toContain('Still wet.');
    expect((await send(`${hub}/requests/${done.ref}/close`, neighbour, {})).status).toBe(404);
    expect((await send(`${hub}/requests/${done.ref}/close`, resident, {})).status).toBe(303);
    await em.refresh(done);
    expect(done.state).toBe('DONE');
  });
});

describe('what is kept of a request', () => {
  it('goes to nobody who has left the desk, or the community', async () => {
    const { em, community, resident, board, manager, hub } = await makeHouse();
    const request = makeRequest(em, resident, community);
    await em.flush();
    const desk = `/manage/${community.slug}/requests/${request.ref}`;
    await em.nativeUpdate(ServiceRequest, { id: request.id }, { assignee: board.id });
    await em.nativeUpdate(UserCommunity, { user: board.id }, { canModerate: false });
    expect((await send(`${hub}/requests/${request.ref}`, resident, { words: 'Hi' })).status).toBe(
      303,
    );
    expect(await kindsTo(em, board)).toEqual([]);
    expect(await kindsTo(em, manager)).toEqual(['REQUEST_AT_DESK']);
    await em.nativeUpdate(UserCommunity, { user: resident.id }, { state: 'ENDED' });
    const message = { intent: 'message', message: 'Hello', to: resident.id };
    expect((await send(desk, manager, message)).status).toBe(400);
    expect(await kindsTo(em, resident)).toEqual([]);
  });

  it('is nobody’s to read who left', async () => {
    const { em, community, resident, hub } = await makeHouse();
    const request = makeRequest(em, resident, community);
    await em.flush();
    await em.nativeUpdate(UserCommunity, { user: resident.id }, { state: 'ENDED' });
    expect((await send(`${hub}/requests/${request.ref}`, resident)).status).toBe(403);
  });

  it('is found by its author and by who follows it, and called neither one’s own', async () => {
    const { em, community, resident, neighbour, board, hub } = await makeHouse();
    const request = makeRequest(em, resident, community, { text: 'A puddle of marmalade.' });
    em.create(RequestJoiner, { request, user: neighbour });
    await em.flush();
    for (const reader of [resident, neighbour]) {
      const found = await read(`${hub}/search?q=marmalade`, reader);
      expect(found).toContain(request.ref);
      expect(found).not.toContain('Your request');
    }
    expect(await read(`${hub}/search?q=marmalade`, board)).not.toContain(request.ref);
  });

  it('is no longer said to be unread once the desk has written about it', async () => {
    const { em, community, resident, board, hub } = await makeHouse();
    const request = makeRequest(em, resident, community, { waitingSince: new Date() });
    await em.flush();
    const shown = async () =>
      Promise.all(
        [hub, `${hub}/requests`, `${hub}/requests/${request.ref}`].map((path) =>
          read(path, resident),
        ),
      );
    for (const page of await shown()) expect(page).toContain('New: not read yet');
    const words = { words: 'Somebody comes tomorrow.' };
    const answer = await call('PATCH', `/api${hub}/requests/${request.ref}`, board, words);
    expect(answer.status).toBe(200);
    for (const page of await shown()) {
      expect(page).toContain('New: read');
      expect(page).not.toContain('not read yet');
    }
    const [, , own] = await shown();
    expect(own).not.toContain('will read it');
    await em.nativeUpdate(ServiceRequest, request.id, {
      state: 'REOPENED',
      waitingSince: new Date(),
    });
    for (const page of await shown()) expect(page).toContain('Open again: not read yet');
  });

  it('promises no email where the site sends none', async () => {
    const { em, community, resident, hub } = await makeHouse();
    const request = makeRequest(em, resident, community);
    await em.flush();
    const page = await read(`${hub}/requests/${request.ref}`, resident);
    expect(page).toContain('This site doesn’t send email yet');
    expect(page).not.toMatch(/email you/);
  });

  it('loses what is personal two years after its end', async () => {
    const { em, community, resident, board } = await makeHouse();
    const at = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    const closed = (days: number) =>
      makeRequest(em, resident, community, {
        ...{ state: 'DONE', createdAt: at(days + 3), closedAt: at(days), phone: '613-555-0177' },
      });
    const [old, recent] = [closed(735), closed(700)];
    makeRequestEntry(em, old, board, { kind: 'MESSAGE', words: 'Dear Rita' });
    await em.flush();
    await app.runDueJobs('sweep-requests');
    const fresh = em.fork();
    expect(await fresh.findOneOrFail(ServiceRequest, old.id)).toMatchObject({
      ...{ text: null, phone: null, author: null, unitLabel: null, state: 'DONE' },
      category: 'WATER',
    });
    expect(await fresh.findOneOrFail(RequestEntry, { request: old.id })).toMatchObject({
      ...{ words: null, author: null },
    });
    expect((await fresh.findOneOrFail(ServiceRequest, recent.id)).phone).toBe('613-555-0177');
  });
});

describe('requests by program (rules 35.6)', () => {
  it('take the smallest body, and a place by its name', async () => {
    const { em, community, elevator, resident, api } = await makeHouse();
    const own = await call('POST', api, resident, {
      ...{ text: 'Drips', place: null, category: 'WATER' },
    });
    expect(own.status).toBe(201);
    expect(await own.json()).toMatchObject({ place: null, unit: '305', state: 'NEW' });
    const there = await call('POST', api, resident, {
      ...{ text: 'Arrêté', place: 'ascenseur b', category: 'ELEVATOR' },
    });
    expect(await there.json()).toMatchObject({ place: { id: elevator.id }, isShared: true });
    const nowhere = await call('POST', api, resident, {
      ...{ text: 'Drips', place: 'The moon', category: 'WATER' },
    });
    expect(nowhere.status).toBe(400);
    expect(await em.count(ServiceRequest, { community: community.id })).toBe(2);
  });

  it('list one’s own, and all for the desk', async () => {
    const { em, community, resident, neighbour, board, api } = await makeHouse();
    makeRequest(em, resident, community);
    const other = makeUser(em);
    makeMembership(em, other, community);
    makeRequest(em, other, community, { state: 'SEEN' });
    await em.flush();
    const count = async (person: Person, query = '') => {
      const rows = (await (await call('GET', api + query, person)).json()) as object[];
      return rows.length;
    };
    expect(await count(neighbour)).toBe(0);
    expect(await count(resident)).toBe(1);
    expect(await count(board)).toBe(2);
    expect(await count(board, '?state=SEEN')).toBe(1);
  });

  it('let the author open it again', async () => {
    const { em, community, resident, neighbour, api } = await makeHouse();
    const request = makeRequest(em, resident, community, { state: 'DONE' });
    await em.flush();
    const path = `${api}/${request.ref}`;
    expect((await call('PATCH', path, neighbour, { state: 'REOPENED' })).status).toBe(404);
    const answer = await call('PATCH', path, resident, { state: 'REOPENED' });
    expect(await answer.json()).toMatchObject({ state: 'REOPENED', closedAt: null });
  });
});
