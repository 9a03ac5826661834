import { beforeAll, describe, expect, it } from 'vitest';
import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import {
  CondoNotice,
  MailLetter,
  ModerationEvent,
  RequestAnswer,
  RequestEntry,
  RequestJoiner,
  RequestPlace,
  RequestWorkOrder,
  ServiceRequest,
  type Community,
  type User,
} from '#db/entities/index.ts';
import { waitingByPerson } from '#app/features/desks/moderation/emails/waiting-by-person.server.ts';
import { noonOf } from '#app/lib/forms/city-time.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import { requestFor, testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';

const app = testApp();

let here: Community;
let elsewhere: Community;
let desk: string;
let place: RequestPlace;
let people: Record<'resident' | 'neighbour' | 'board' | 'otherBoard' | 'manager', User>;
const as = {} as Record<keyof typeof people, string>;
let number = 1000;

beforeAll(async () => {
  const em = app.em();
  here = makeCommunity(em, { name: 'Hazel Court', takesRequests: true });
  elsewhere = makeCommunity(em, { name: 'Alder House', takesRequests: true });
  const person = (name: string, role: User['role'] = 'RESIDENT') =>
    makeUser(em, { name, role, isAuthenticated: true });
  people = {
    resident: person('Rosa Resident'),
    neighbour: person('Nils Neighbour'),
    board: person('Bea Board', 'BOARD'),
    manager: person('Max Manager', 'MANAGER'),
    otherBoard: person('Oda Otherboard', 'BOARD'),
  };
  makeMembership(em, people.resident, here, { condoUnit: '305' });
  makeMembership(em, people.neighbour, here, { condoUnit: '306' });
  makeMembership(em, people.board, here, { condoUnit: '1', canModerate: true });
  makeMembership(em, people.manager, here, { condoUnit: 'Office', canModerate: true });
  makeMembership(em, people.otherBoard, elsewhere, { canModerate: true });
  place = em.create(RequestPlace, { community: here, name: 'Elevator B' });
  await em.flush();
  for (const [name, user] of Object.entries(people)) {
    as[name as keyof typeof people] = await app.signIn(user);
  }
  desk = `/manage/${here.slug}/requests`;
});

/** A request that is new, unless `given` says otherwise. */
async function send(given: Partial<Record<string, unknown>> = {}): Promise<ServiceRequest> {
  const em = app.em();
  number += 1;
  const { state = 'NEW' } = given;
  const createdAt = given.createdAt instanceof Date ? given.createdAt : new Date();
  const waits = state === 'NEW' || state === 'REOPENED';
  const request = em.create(ServiceRequest, {
    ...{ community: here.id, number, ref: `HC-${number}`, author: people.resident.id },
    ...{ unitLabel: '305', category: 'WATER', text: 'The tap drips.' },
    ...{ createdAt, waitingSince: waits ? createdAt : null, ...given },
  });
  await em.flush();
  return request;
}

const now = (request: ServiceRequest) =>
  app.em().findOneOrFail(ServiceRequest, { id: request.id }, { populate: ['assignee'] });

const entriesOf = (request: ServiceRequest) =>
  app.em().find(RequestEntry, { request: request.id }, { orderBy: { createdAt: 'asc' } });

const page = async (path: string, who: keyof typeof people = 'board') =>
  (await app.send(path, { as: as[who] })).text();

const post = (path: string, form: Record<string, string>, who: keyof typeof people = 'board') =>
  app.send(path, { as: as[who], form });

const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

describe('a request at the desk', () => {
  it('is closed to everybody but the desk of its community', async () => {
    const request = await send();
    const own = `${desk}/${request.ref}`;
    const pages = [
      ...[desk, `${desk}.csv`, own, `${own}/work-order.pdf`],
      ...[`${desk}/places`, `${desk}/answers`, `${desk}/figures`],
    ];
    for (const path of pages) {
      for (const who of ['resident', 'neighbour', 'otherBoard'] as const) {
        expect((await app.send(path, { as: as[who] })).status, `${who} ${path}`).toBe(403);
      }
    }
    for (const who of ['resident', 'neighbour', 'otherBoard'] as const) {
      const form = { intent: 'change', state: 'DONE', version: '1' };
      expect((await post(own, form, who)).status).toBe(403);
      expect((await post(desk, { picks: `${request.ref}:1`, move: 'DONE' }, who)).status).toBe(403);
      expect((await post(`${desk}/places`, { nameEn: 'Roof' }, who)).status).toBe(403);
      expect((await post(own, { intent: 'order' }, who)).status).toBe(403);
    }
    expect((await now(request)).state).toBe('NEW');
  });

  it('is not found at the desk of another community', async () => {
    const request = await send();
    const other = `/manage/${elsewhere.slug}/requests/${request.ref}`;
    expect((await app.send(other, { as: as.otherBoard })).status).toBe(404);
    const form = { intent: 'change', state: 'DONE', version: '1' };
    expect((await post(other, form, 'otherBoard')).status).toBe(404);
  });

  it('keeps no day that its state has no use for: it asks which was meant', async () => {
    const request = await send({ author: people.neighbour.id });
    const own = `${desk}/${request.ref}`;
    const day = inDays(3);
    const form = { intent: 'change', state: '', plannedFor: day, note: 'Hm.', version: '1' };
    const asked = await post(own, form);
    expect(asked.status).toBe(400);
    const html = await asked.text();
    const written = formatsFor('en').longDate(noonOf(day));
    expect(html).toContain(`You wrote “${written}” under “Day” but chose “Leave as it is”.`);
    expect(html).toContain('form="request"');
    expect(await now(request)).toMatchObject({ state: 'NEW', version: 1 });
    const pick = 'intent=change&state=PLANNED';
    expect(html.replaceAll('&amp;', '&')).toContain(`value="${pick}"`);
    expect((await post(own, { ...form, intent: '', __pick__: pick })).status).toBe(303);
    expect(await now(request)).toMatchObject({ state: 'PLANNED', plannedFor: day });
    // The day that the page was opened with is none that was typed.
    const page = await (await app.send(own, { as: as.board })).text();
    expect(page).toContain(`name="__shown__plannedFor" value="${day}"`);
    const unchanged = { ...form, __shown__plannedFor: day, version: '2' };
    expect((await post(own, unchanged)).status).toBe(303);
    const moved = { picks: `${request.ref}:3`, move: 'DONE', plannedFor: inDays(4) };
    expect((await post(desk, moved)).status).toBe(400);
    const taken = { picks: `${request.ref}:3`, move: 'TAKE', words: 'I’ll come on Monday.' };
    expect((await post(desk, taken)).status).toBe(400);
    expect(await now(request)).toMatchObject({ state: 'PLANNED', assignee: null });
  });

  it('changes state with words for the resident and a note apart', async () => {
    const request = await send();
    const day = inDays(3);
    const form = { state: 'PLANNED', plannedFor: day, words: 'A plumber comes.', note: 'Costly.' };
    const own = `${desk}/${request.ref}`;
    expect((await post(own, { intent: 'change', version: '1', ...form })).status).toBe(303);
    expect(await now(request)).toMatchObject({ state: 'PLANNED', plannedFor: day });
    expect((await entriesOf(request)).map(({ kind, words }) => [kind, words])).toEqual([
      ['STATE', null],
      ['MESSAGE', 'A plumber comes.'],
      ['NOTE', 'Costly.'],
    ]);
    const letter = await app.em().findOneOrFail(MailLetter, {
      user: people.resident.id,
      kind: 'REQUEST_CHANGED',
      event: { $like: 'request-entry:%' },
    });
    expect(JSON.stringify(letter.params)).toContain('A plumber comes.');
    expect(JSON.stringify(letter.params)).not.toContain('Costly.');
    const html = await page(own);
    for (const words of ['A plumber comes.', 'Costly.', 'Rosa Resident']) {
      expect(html).toContain(words);
    }
  });

  it('keeps what was typed where it is refused', async () => {
    const request = await send();
    const own = `${desk}/${request.ref}`;
    const declined = await post(own, {
      intent: 'change',
      state: 'DECLINED',
      version: '1',
      note: 'Not ours',
    });
    expect(declined.status).toBe(400);
    const html = await declined.text();
    expect(html).toContain('Enter the reason, for the resident to read');
    expect(html).toContain('Not ours');
    const late = await post(own, {
      intent: 'change',
      state: 'PLANNED',
      plannedFor: '2020-01-01',
      version: '1',
    });
    expect(late.status).toBe(400);
    expect((await now(request)).state).toBe('NEW');
  });

  it('is 409 for who answers what somebody else has changed, and can be sent again', async () => {
    const request = await send();
    const own = `${desk}/${request.ref}`;
    await post(own, { intent: 'change', state: 'SEEN', version: '1' }, 'manager');
    const form = { intent: 'change', state: 'DONE', version: '1', words: 'Mended on Monday.' };
    const second = await post(own, form);
    expect(second.status).toBe(409);
    const html = await second.text();
    expect(html).toContain('This request has changed since you opened it');
    expect(html).toContain('Mended on Monday.');
    const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? '';
    expect((await post(own, { ...form, version })).status).toBe(303);
    expect((await now(request)).state).toBe('DONE');
  });

  it('waits anew once one of its people writes, until the desk answers with words', async () => {
    const request = await send({ state: 'SEEN', firstAnsweredAt: new Date() });
    const own = `${desk}/${request.ref}`;
    const waiting = async () => (await page(`${desk}?show=WAITING`)).includes(request.ref);
    const write = (words: string) =>
      post(`/communities/${here.slug}/requests/${request.ref}`, { words }, 'resident');
    const since = async () => (await now(request)).waitingSince ?? null;
    const change = async (form: Record<string, string>) => {
      const { version } = await now(request);
      const answer = await post(own, { intent: 'change', version: String(version), ...form });
      expect(answer.status).toBe(303);
    };
    expect(await waiting()).toBe(false);
    expect((await write('It is worse now.')).status).toBe(303);
    const first = await since();
    expect(first).not.toBeNull();
    expect(await waiting()).toBe(true);
    expect(await page(own)).toContain('To answer since');
    // Who has not seen the message does not answer past it.
    const unseen = { intent: 'change', state: 'DONE', words: 'Done.', version: '1' };
    expect((await post(own, unseen)).status).toBe(409);
    await write('Are you coming?');
    expect(await since()).toEqual(first);
    await change({ state: 'PLANNED', plannedFor: inDays(2) });
    await change({ note: 'Call her.' });
    expect(await since()).toEqual(first);
    await change({ words: 'We come on Monday.' });
    expect(await waiting()).toBe(false);
    await write('At what time?');
    expect(await waiting()).toBe(true);
    await post(own, { intent: 'message', to: people.resident.id, message: 'At nine.' });
    expect(await since()).toBeNull();
    await write('Good.');
    await change({ state: 'DONE' });
    expect(await since()).toBeNull();
  });

  it('waits no longer where the desk says that the last words need no answer', async () => {
    const request = await send({ state: 'SEEN', firstAnsweredAt: new Date() });
    const own = `${desk}/${request.ref}`;
    const path = `/communities/${here.slug}/requests/${request.ref}`;
    const waive = async (of: ServiceRequest, who: keyof typeof people = 'board') =>
      post(`${desk}/${of.ref}`, { intent: 'waive', version: String((await now(of)).version) }, who);
    expect(await page(own)).not.toContain('No answer needed');
    await post(path, { words: 'Thanks!' }, 'resident');
    expect(await page(own)).toContain('No answer needed');
    const unseen = { intent: 'waive', version: String(request.version) };
    expect((await post(own, unseen)).status).toBe(409);
    expect((await waive(request, 'resident')).status).toBe(403);
    expect((await now(request)).waitingSince ?? null).not.toBeNull();
    const letters = await app.em().count(MailLetter);
    expect((await waive(request)).status).toBe(303);
    expect((await now(request)).waitingSince ?? null).toBeNull();
    expect(await page(own)).not.toContain('To answer since');
    expect((await waive(request)).status).toBe(303);
    const lines = await app.em().find(ModerationEvent, { subjectId: request.id });
    expect(lines.map(({ snapshot }) => snapshot?.needsAnswer)).toEqual([false]);
    expect(await app.em().count(MailLetter)).toBe(letters);
    await post(path, { words: 'One more thing.' }, 'resident');
    expect((await now(request)).waitingSince ?? null).not.toBeNull();
  });

  it('keeps what was typed into the other parts of its page, and saves nothing by Enter in two', async () => {
    const request = await send({ plannedFor: null });
    const own = `${desk}/${request.ref}`;
    const typed = {
      state: 'PLANNED',
      plannedFor: inDays(3),
      words: 'We come on Tuesday.',
      into: '',
    };
    const assigned = { ...typed, intent: 'assign', assignee: people.manager.id, letsIn: 'Key box' };
    const reply = await post(own, assigned);
    expect(reply.status).toBe(200);
    const html = await reply.text();
    expect((await now(request)).assignee?.id).toBe(people.manager.id);
    expect((await now(request)).state).toBe('NEW');
    expect(html).toContain('Not saved yet: what you wrote in the other fields.');
    expect(/<textarea[^>]*name="words"[^>]*>([^<]*)/.exec(html)?.[1]).toBe(typed.words);
    expect(fieldValue(html, 'plannedFor')).toBe(typed.plannedFor);
    expect(fieldValue(html, 'letsIn')).toBe('Key box');
    expect(fieldValue(html, 'version')).toBe(String((await now(request)).version));
    expect(/<input[^>]*name="state"[^>]*value="PLANNED"[^>]*>/.exec(html)?.[0]).toContain(
      'checked',
    );

    const version = fieldValue(html, 'version');
    const both = await post(own, { ...typed, intent: 'enter', version, into: 'HC-1' });
    expect(both.status).toBe(400);
    expect(await both.text()).toContain('You wrote in more than one part of this page.');
    expect((await now(request)).state).toBe('NEW');
    const form = { intent: 'enter', version, state: 'NEW', letsIn: 'Key box' };
    const alone = await post(own, { ...form, __shown__state: 'NEW' });
    expect(alone.status).toBe(400);
    expect(await alone.text()).toContain('Enter alone doesn’t do this.');
    const shown = { assignee: people.manager.id, __shown__assignee: people.manager.id };
    expect((await post(own, { ...typed, ...shown, intent: 'enter', version })).status).toBe(303);
    expect((await now(request)).state).toBe('PLANNED');
    expect((await now(request)).assignee?.id).toBe(people.manager.id);
  });

  it('says that what was typed beside a button that is gone cannot be saved', async () => {
    const request = await send({ plannedFor: null });
    const own = `${desk}/${request.ref}`;
    const form = { intent: 'change', version: String(request.version), state: 'DECLINED' };
    const reply = await post(own, { ...form, words: 'Not ours.', letsIn: 'Key box' });
    const html = await reply.text();
    expect(html).toContain('no longer possible after this');
    expect(html).toContain('Key box');
    expect(html).not.toContain('Select its own button');
  });

  it.each(['NEW', 'REOPENED'] as const)('needs an answer while it is %s', async (state) => {
    const request = await send({
      state,
      ...(state === 'REOPENED' && { firstAnsweredAt: new Date() }),
    });
    const own = `${desk}/${request.ref}`;
    expect(await page(own)).not.toContain('No answer needed');
    const answer = await post(own, { intent: 'waive', version: String(request.version) });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('so it needs an answer');
    expect((await now(request)).waitingSince ?? null).not.toBeNull();
  });

  it('goes on waiting for those whom the desk has not written to yet', async () => {
    const request = await send({ state: 'SEEN', place: place.id, isShared: true, affected: 2 });
    const em = app.em();
    em.create(RequestJoiner, { request, user: people.neighbour.id });
    await em.flush();
    const write = (who: 'resident' | 'neighbour') =>
      post(`/communities/${here.slug}/requests/${request.ref}`, { words: 'And now?' }, who);
    await write('neighbour');
    await write('resident');
    const [, second] = await entriesOf(request);
    const answer = (to: User) =>
      post(`${desk}/${request.ref}`, { intent: 'message', to: to.id, message: 'Soon.' });
    await answer(people.neighbour);
    expect((await now(request)).waitingSince).toEqual(second?.createdAt);
    await answer(people.resident);
    expect((await now(request)).waitingSince ?? null).toBeNull();
    const fresh = await send({ place: place.id, isShared: true, affected: 2 });
    em.create(RequestJoiner, { request: fresh, user: people.neighbour.id });
    await em.flush();
    await post(`${desk}/${fresh.ref}`, {
      ...{ intent: 'message', to: people.neighbour.id, message: 'Thank you.' },
    });
    expect((await now(fresh)).waitingSince).toEqual(fresh.createdAt);
  });

  it('waits also when it is closed, for those who follow it can’t open it again', async () => {
    const request = await send({ place: place.id, isShared: true, affected: 2 });
    const em = app.em();
    em.create(RequestJoiner, { request, user: people.neighbour.id });
    await em.flush();
    const own = `${desk}/${request.ref}`;
    await post(own, { intent: 'change', state: 'DONE', version: '1' });
    expect((await now(request)).waitingSince ?? null).toBeNull();
    const path = `/communities/${here.slug}/requests/${request.ref}`;
    await post(path, { words: 'It squeaks again.' }, 'neighbour');
    expect(await page(`${desk}?show=WAITING`)).toContain(`value="${request.ref}:`);
    expect(await page(desk)).not.toContain(`value="${request.ref}:`);
    const waiting = /To answer \((\d+)\)/.exec(await page(desk))?.[1];
    expect(await app.em().count(ServiceRequest, { waitingSince: { $ne: null } })).toBe(
      Number(waiting),
    );
  });

  it('hands a message that waits on to the one it is merged into', async () => {
    const double = await send({ state: 'SEEN' });
    const kept = await send({ state: 'SEEN', author: people.neighbour.id });
    await post(`/communities/${here.slug}/requests/${double.ref}`, { words: 'Well?' }, 'resident');
    const since = (await now(double)).waitingSince;
    await post(`${desk}/${double.ref}`, { intent: 'merge', into: kept.ref });
    expect((await now(double)).waitingSince ?? null).toBeNull();
    expect((await now(kept)).waitingSince).toEqual(since);
    const answer = (to: User) =>
      post(`${desk}/${kept.ref}`, { intent: 'message', to: to.id, message: 'Soon.' });
    await answer(people.neighbour);
    expect((await now(kept)).waitingSince).toEqual(since);
    await answer(people.resident);
    expect((await now(kept)).waitingSince ?? null).toBeNull();
  });

  it('is in the morning email after three days of waiting, also with a day to come', async () => {
    const [request] = [
      await send({
        ...{ state: 'PLANNED', plannedFor: inDays(9), firstAnsweredAt: new Date() },
        waitingSince: new Date(Date.now() - 4 * 24 * 60 * 60 * 1000),
      }),
      await send({ waitingSince: new Date(Date.now() - 2 * 24 * 60 * 60 * 1000) }),
    ];
    const told = async () => {
      const of = { longSince: new Date(), onlyOverdue: false, weekly: true };
      const rows = await waitingByPerson(app.em(), of);
      return rows.find(({ userId, slug }) => userId === people.board.id && slug === here.slug);
    };
    const before = (await told())?.counts.requests ?? 0;
    expect(await page(`${desk}?age=quiet`)).toContain(`value="${request.ref}:`);
    await post(`${desk}/${request.ref}`, { intent: 'change', words: 'Soon.', version: '1' });
    expect((await told())?.counts.requests ?? 0).toBe(before - 1);
    expect(await page(`${desk}?age=quiet`)).not.toContain(`value="${request.ref}:`);
  });

  it('goes to somebody at the desk, and to nobody else', async () => {
    const request = await send();
    const own = `${desk}/${request.ref}`;
    const wrong = await post(own, { intent: 'assign', assignee: people.resident.id });
    expect(wrong.status).toBe(400);
    expect((await post(own, { intent: 'assign', assignee: people.manager.id })).status).toBe(303);
    expect((await now(request)).assignee?.id).toBe(people.manager.id);
    const [line] = await app.em().find(ModerationEvent, { subjectId: request.id });
    expect(line?.snapshot).toMatchObject({ assigneeId: people.manager.id });
    expect((await post(own, { intent: 'assign', assignee: '' })).status).toBe(303);
    expect((await now(request)).assignee ?? null).toBeNull();
    await post(own, { intent: 'assign', assignee: people.board.id });
    const letters = await app.em().find(MailLetter, { kind: 'REQUEST_AT_DESK' });
    const about = letters.filter(({ params }) => params.ref === request.ref);
    expect(about.map(({ user, params }) => [user?.id, params.what])).toEqual([
      [people.manager.id, 'ASSIGNED'],
    ]);
  });

  it('is merged, and its people follow the other one', async () => {
    const kept = await send({ place: place.id, isShared: true, author: people.neighbour.id });
    const double = await send({ place: place.id, isShared: true });
    const own = `${desk}/${double.ref}`;
    expect((await post(own, { intent: 'merge', into: double.ref })).status).toBe(400);
    const merged = await post(own, { intent: 'merge', into: kept.ref });
    expect(merged.headers.get('Location')).toBe(`${desk}/${kept.ref}`);
    const joined = await app.em().find(RequestJoiner, { request: kept.id });
    expect(joined.map(({ user }) => user.id)).toEqual([people.resident.id]);
    await post(`${desk}/${kept.ref}`, { intent: 'change', state: 'SEEN', version: '2' });
    const changed = { user: people.resident.id, kind: 'REQUEST_CHANGED' };
    const letters = await app.em().find(MailLetter, changed);
    expect(letters.map(({ params }) => params.ref)).toContain(kept.ref);
    expect(await page(`${desk}/${kept.ref}`)).toContain('Rosa Resident');
  });

  it('is no longer merged once that is undone, within two minutes, and nobody is told', async () => {
    const kept = await send({ place: place.id, isShared: false, author: people.neighbour.id });
    const double = await send({ place: place.id, isShared: true });
    const own = `${desk}/${double.ref}`;
    const [before, other] = [await now(double), await now(kept)];
    const merged = await post(own, { intent: 'merge', into: kept.ref });
    const letters = () => app.em().find(MailLetter, { event: `request-merged:${double.id}` });
    const [letter] = await letters();
    expect(letter?.nextTryAt.getTime()).toBeGreaterThan(Date.now() + 100_000);
    const toast = merged.headers.getSetCookie().find((cookie) => cookie.includes('toast='));
    const shown = await app.send(`${desk}/${kept.ref}`, {
      as: `${as.board}; ${toast?.split(';')[0]}`,
    });
    expect(await shown.text()).toContain(`action="${own}"`);
    expect(await page(own)).toContain('You can undo this merge until');
    const undo = (who: string) => app.send(own, { as: who, form: { intent: 'unmerge' } });
    expect((await undo(as.resident)).status).toBe(403);
    expect((await undo(as.board)).headers.get('Location')).toBe(own);
    const { state, waitingSince, affected, isShared } = before;
    const same = { state, waitingSince, affected, isShared, closedAt: null, mergedInto: null };
    expect(await now(double)).toMatchObject(same);
    expect(await now(kept)).toMatchObject({
      ...{ affected: other.affected, isShared: false, waitingSince: other.waitingSince },
    });
    expect(await app.em().count(RequestJoiner, { request: kept.id })).toBe(0);
    expect(await letters()).toEqual([]);
    for (const path of [own, `${desk}/${kept.ref}`]) {
      expect(await page(path)).not.toContain('Merged with');
    }
    expect((await undo(as.board)).status).toBe(409);
    // It can be merged again, and a change of the other one keeps it so.
    await post(own, { intent: 'merge', into: kept.ref });
    expect(await letters()).toHaveLength(1);
    const version = String((await now(kept)).version);
    await post(`${desk}/${kept.ref}`, { intent: 'change', state: 'SEEN', version });
    expect((await undo(as.board)).status).toBe(409);
    expect((await now(double)).mergedInto?.id).toBe(kept.id);
  });

  it('can’t be taken out again after two minutes', async () => {
    const kept = await send({ place: place.id, isShared: true, author: people.neighbour.id });
    const double = await send({ place: place.id, isShared: true });
    const own = `${desk}/${double.ref}`;
    await post(own, { intent: 'merge', into: kept.ref });
    const closedAt = new Date(Date.now() - 120_000);
    await app.em().nativeUpdate(ServiceRequest, { id: double.id }, { closedAt });
    expect(await page(own)).not.toContain('You can undo this merge');
    expect((await post(own, { intent: 'unmerge' })).status).toBe(409);
    expect((await now(double)).mergedInto?.id).toBe(kept.id);
  });

  it('is shared with neighbours, or no longer', async () => {
    const request = await send();
    const own = `${desk}/${request.ref}`;
    await post(own, { intent: 'share' });
    expect((await now(request)).isShared).toBe(true);
    await post(own, { intent: 'unshare' });
    expect((await now(request)).isShared).toBe(false);
  });

  it('hands its words to the editor of notices, which saves nothing', async () => {
    const request = await send({ text: 'Zzwater is off' });
    const html = await page(`${desk}/${request.ref}`);
    const form = new URLSearchParams();
    for (const [, name = '', value = ''] of html.matchAll(
      /<input type="hidden" name="(kind|first|en\.title|en\.content|intent)" value="([^"]*)"/g,
    )) {
      form.set(name, value);
    }
    expect(form.get('en.content')).toBe('Zzwater is off');
    const editor = `/manage/${here.slug}/notices/new`;
    expect(html).toContain(`action="${editor}"`);
    const opened = await app.send(editor, { as: as.board, form });
    expect(opened.status).toBe(200);
    expect(await opened.text()).toContain('Zzwater is off');
    expect(await app.em().count(CondoNotice, { community: here.id })).toBe(0);
  });
});

describe('the list of requests', () => {
  it('has the oldest without an answer first, and those that were opened again among them', async () => {
    const at = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    const em = app.em();
    await em.nativeUpdate(
      ServiceRequest,
      { community: here.id, closedAt: null },
      { state: 'DONE', closedAt: new Date(), mergedInto: null },
    );
    const answered = await send({ state: 'SEEN', firstAnsweredAt: at(30), createdAt: at(40) });
    const newer = await send({ createdAt: at(1) });
    const older = await send({ createdAt: at(5) });
    const again = await send({
      ...{ state: 'REOPENED', firstAnsweredAt: at(20), createdAt: at(21), waitingSince: at(3) },
    });
    const html = await page(desk);
    const refs = [...html.matchAll(/value="(HC-\d+):\d+"/g)].map(([, ref]) => ref);
    expect(refs).toEqual([older.ref, again.ref, newer.ref, answered.ref]);
  });

  it('is narrowed by state, place, category, age, who has it, and words', async () => {
    const request = await send({
      ...{ place: place.id, category: 'ELEVATOR', text: 'Zzsqueaks', assignee: people.manager.id },
      createdAt: new Date(Date.now() - 9 * 24 * 60 * 60 * 1000),
      updatedAt: new Date(Date.now() - 9 * 24 * 60 * 60 * 1000),
    });
    const hits = [
      ...['show=NEW', `place=${place.id}`, 'category=ELEVATOR', 'age=week', 'age=quiet'],
      ...[`who=${people.manager.id}`, 'q=zzsqueaks', `q=${request.ref}`, 'q=rosa'],
    ];
    for (const query of hits) {
      expect(await page(`${desk}?${query}`), query).toContain(`value="${request.ref}:`);
    }
    const misses = [
      ...['show=DONE', 'place=unit', 'category=WATER', 'age=month', 'who=nobody', 'q=zznothing'],
    ];
    for (const query of misses) {
      expect(await page(`${desk}?${query}`), query).not.toContain(`value="${request.ref}:`);
    }
    expect((await app.send(`${desk}?after=nonsense`, { as: as.board })).status).toBe(400);
  });

  it('moves many, and says what became of each', async () => {
    const [one, two, changed] = [await send(), await send({ state: 'SEEN' }), await send()];
    await post(`${desk}/${changed.ref}`, {
      intent: 'change',
      state: 'PLANNED',
      plannedFor: inDays(2),
      version: '1',
    });
    const none = await post(desk, { move: 'SEEN', idempotencyKey: crypto.randomUUID() });
    expect(none.status).toBe(400);
    const form = new URLSearchParams({ move: 'SEEN', idempotencyKey: crypto.randomUUID() });
    for (const { ref } of [one, two, changed]) form.append('picks', `${ref}:1`);
    const moved = await app.send(desk, { as: as.board, form });
    expect(moved.status).toBe(303);
    const html = await page(moved.headers.get('Location') ?? '');
    expect(html).toMatch(new RegExp(`${one.ref}</a>:(?:\\s|<!-- -->)*changed`));
    expect(html).toContain('nothing to change');
    expect(html).toContain('This request has changed since you opened it');
    expect((await now(one)).state).toBe('SEEN');
    expect((await now(changed)).state).toBe('PLANNED');
  });

  it('closes several only by a button that names their number', async () => {
    const [one, two, changed] = [await send(), await send({ state: 'SEEN' }), await send()];
    await post(`${desk}/${changed.ref}`, { intent: 'change', note: 'Ordered.', version: '1' });
    const picks = [one, two, changed].map(({ ref }) => `${ref}:1`);
    const move = (form: Record<string, string>, picked = picks) => {
      const fields = new URLSearchParams({ idempotencyKey: crypto.randomUUID(), ...form });
      for (const pick of picked) fields.append('picks', pick);
      return app.send(desk, { as: as.board, form: fields });
    };
    const decline = { move: 'DECLINED', words: 'The city does this.' };
    for (const agreed of ['', '3', 'yes']) {
      const asked = await move({ ...decline, ...(agreed && { agreed }) });
      expect(asked.status, agreed).toBe(agreed === 'yes' ? 400 : 409);
      if (agreed === 'yes') continue;
      const html = await asked.text();
      // Two, because one of the three was changed since.
      expect(html).toContain('2 requests would be closed');
      expect(html).toMatch(/name="agreed"[^>]*value="2"[^>]*>Decline 2 requests/);
      expect(html).toContain('The city does this.');
      const box = new RegExp(`<input[^>]*value="${one.ref}:1"[^>]*>`).exec(html)?.[0];
      expect(box).toContain('checked=""');
    }
    expect([(await now(one)).state, (await now(two)).state]).toEqual(['NEW', 'SEEN']);
    expect((await move({ ...decline, agreed: '2' })).status).toBe(303);
    expect([(await now(one)).state, (await now(two)).state]).toEqual(['DECLINED', 'DECLINED']);
    expect((await now(changed)).state).toBe('NEW');
    const asked = await move({ move: 'DONE' }, [`${one.ref}:2`, `${changed.ref}:2`]);
    expect(asked.status).toBe(409);
    expect(await asked.text()).toContain('Mark 2 requests as done');
    // One alone is closed at once, as on its own page.
    expect((await move({ move: 'DONE' }, [`${changed.ref}:2`])).status).toBe(303);
    expect((await now(changed)).state).toBe('DONE');
  });

  it('takes none that somebody else has changed since', async () => {
    const request = await send();
    await post(`${desk}/${request.ref}`, { intent: 'assign', assignee: people.manager.id });
    const form = { move: 'TAKE', picks: `${request.ref}:1`, idempotencyKey: crypto.randomUUID() };
    expect((await post(desk, form)).status).toBe(303);
    expect((await now(request)).assignee?.id).toBe(people.manager.id);
  });

  it('is a CSV file without formulas', async () => {
    const request = await send({ text: '=HYPERLINK("https://example.org")' });
    const csv = await page(`${desk}.csv`);
    expect(csv).toContain(request.ref);
    expect(csv).toContain(`'=HYPERLINK`);
  });
});

describe('what the desk keeps for requests', () => {
  it('adds, renames, moves and puts away common places', async () => {
    expect((await post(`${desk}/places`, { nameEn: '' })).status).toBe(400);
    await post(`${desk}/places`, { nameEn: 'Garage P1', nameFr: 'Stationnement P1' });
    await post(`${desk}/places`, { nameFr: 'Toit' });
    const em = app.em();
    const garage = await em.findOneOrFail(RequestPlace, { name: 'Garage P1' });
    const roof = await em.findOneOrFail(RequestPlace, { name: 'Toit' });
    expect(roof).toMatchObject({ language: 'fr', translation: null });
    await post(`${desk}/places`, { id: roof.id, move: 'up' });
    const order = async () =>
      (
        await app.em().find(RequestPlace, { community: here.id }, { orderBy: { position: 'asc' } })
      ).map(({ name }) => name);
    expect(await order()).toEqual(['Elevator B', 'Toit', 'Garage P1']);
    const own = `${desk}/places/${garage.id}`;
    const version = String(garage.version);
    expect((await post(own, { nameEn: 'Garage level 1', version })).status).toBe(303);
    expect((await post(own, { nameEn: 'Parking', version })).status).toBe(409);
    await post(`${desk}/places`, { id: garage.id, move: 'putAway' });
    expect(
      (await app.em().findOneOrFail(RequestPlace, { id: garage.id })).archivedAt,
    ).not.toBeNull();
    expect((await post(`${desk}/places`, { id: crypto.randomUUID(), move: 'up' })).status).toBe(
      404,
    );
  });

  it('keeps canned answers in both languages, and inserts one without losing what was typed', async () => {
    const half = { titleEn: 'Plumber called', textEn: 'A plumber comes.', titleFr: 'Plombier' };
    expect((await post(`${desk}/answers`, half)).status).toBe(400);
    await post(`${desk}/answers`, { ...half, textFr: 'Un plombier viendra.' });
    const answer = await app.em().findOneOrFail(RequestAnswer, { title: 'Plumber called' });
    const request = await send({ language: 'fr', text: 'Le robinet fuit.' });
    const own = `${desk}/${request.ref}`;
    const inserted = await post(own, {
      ...{ intent: 'insert', answer: answer.id, words: 'Bonjour,', note: 'Ask Marc', version: '1' },
    });
    expect(inserted.status).toBe(200);
    const html = await inserted.text();
    expect(html).toContain('Bonjour,\n\nUn plombier viendra.');
    expect(html).toContain('Ask Marc');
    expect(html).toContain('name="language" value="fr"');
    expect((await now(request)).version).toBe(1);
    const other = await post(`${desk}/answers/${answer.id}`, { intent: 'delete' }, 'otherBoard');
    expect(other.status).toBe(403);
    expect((await post(`${desk}/answers/${answer.id}`, { intent: 'delete' })).status).toBe(303);
    expect(await app.em().count(RequestAnswer, { id: answer.id })).toBe(0);
  });

  it('counts what is open and how long it takes', async () => {
    const hour = 60 * 60 * 1000;
    const created = new Date(Date.now() - 10 * hour);
    await send({
      ...{ category: 'PESTS', state: 'DONE', createdAt: created },
      ...{ firstAnsweredAt: new Date(created.getTime() + 2 * hour) },
      closedAt: new Date(created.getTime() + 5 * hour),
    });
    const html = await page(`${desk}/figures`);
    expect(html).toContain('Pests');
    expect(html).toContain('2 hours');
    expect(html).toContain('5 hours');
  });
});

describe('a contractor’s link', () => {
  /** Opens a link as a browser does: the first answer moves its secret into a cookie. */
  async function open(link: string) {
    const first = await app.handle(requestFor(link, {}));
    const cookie = (first.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
    return { path: first.headers.get('Location') ?? '', cookie, status: first.status };
  }

  async function linkOf(request: ServiceRequest): Promise<string> {
    const own = `${desk}/${request.ref}`;
    await post(own, { intent: 'order', letsIn: 'The concierge' });
    return /\/work\/[\w-]{24}/.exec(await page(own))?.[0] ?? '';
  }

  it('shows the work order and nothing else, and says once that the work is done', async () => {
    const request = await send({ phone: '613-555-0188' });
    await post(`${desk}/${request.ref}`, { intent: 'change', note: 'Zzsecret note', version: '1' });
    const link = await linkOf(request);
    const { path, cookie, status } = await open(link);
    expect(status).toBe(303);
    expect(path).not.toContain(link.slice(6));
    const html = await (await app.send(path, { as: cookie })).text();
    for (const shown of [request.ref, 'Unit 305', 'The tap drips.', 'The concierge']) {
      expect(html).toContain(shown);
    }
    for (const hidden of ['Rosa', '613-555-0188', 'Zzsecret note'])
      expect(html).not.toContain(hidden);
    expect((await app.send(`${path}/order.pdf`, { as: cookie })).status).toBe(200);
    expect((await app.send(`${path}/photos/1`, { as: cookie })).status).toBe(404);
    const done = { words: 'New washer.' };
    expect((await app.send(path, { as: cookie, form: done })).status).toBe(303);
    expect((await app.send(path, { as: cookie, form: done })).status).toBe(303);
    const said = (await entriesOf(request)).filter(({ kind }) => kind === 'CONTRACTOR');
    expect(said.map(({ words }) => words)).toEqual(['New washer.']);
    expect((await now(request)).state).toBe('NEW');
    expect(await page(`${desk}/${request.ref}`)).toContain('New washer.');
    const letters = await app
      .em()
      .find(MailLetter, { kind: 'REQUEST_AT_DESK', user: people.board.id });
    expect(letters.some(({ params }) => JSON.stringify(params).includes('New washer.'))).toBe(true);
  });

  it('opens nothing without its cookie, once it was replaced, taken back, or the request ended', async () => {
    const request = await send();
    const first = await linkOf(request);
    const taken = await open(first);
    expect((await app.send(taken.path)).status).toBe(404);
    const second = await linkOf(request);
    expect((await app.send(taken.path, { as: taken.cookie })).status).toBe(404);
    const { path, cookie } = await open(second);
    expect((await app.send(path, { as: cookie })).status).toBe(200);
    await post(`${desk}/${request.ref}`, { intent: 'takeBack' });
    expect((await app.send(path, { as: cookie })).status).toBe(404);
    const third = await open(await linkOf(request));
    await post(`${desk}/${request.ref}`, { intent: 'change', state: 'DONE', version: '1' });
    expect((await app.send(third.path, { as: third.cookie })).status).toBe(404);
    expect((await app.send(third.path, { as: third.cookie, form: { words: 'x' } })).status).toBe(
      404,
    );
    expect(await app.em().count(RequestWorkOrder, { request: request.id })).toBe(0);
    expect((await post(`${desk}/${request.ref}`, { intent: 'order' })).status).toBe(409);
  });

  it('keeps only a digest of its secret', async () => {
    const request = await send();
    const link = await linkOf(request);
    const row = await app.em().findOneOrFail(RequestWorkOrder, { request: request.id });
    expect(JSON.stringify(row)).not.toContain(link.slice('/work/'.length));
  });
});
