import { describe, expect, it } from 'vitest';
import {
  FurtherUnit,
  ModerationEvent,
  Unit,
  User,
  UserCommunity,
  type Community,
} from '#db/entities/index.ts';
import type { Tenure } from '#db/enums.ts';
import { makeListing, makeMembership, makeUser } from '#db/factories/index.ts';
import { testApp, type Em } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

async function addUnits(em: Em, community: Community, labels: [string, number][]): Promise<void> {
  labels.forEach(([label, floor], index) =>
    em.create(Unit, { community, label, key: label.toLowerCase(), floor, position: index + 1 }),
  );
  await em.flush();
}

/** Somebody at the door of a community. */
async function makeWaiting(
  community: Community,
  name: string,
  condoUnit: string,
  claimedTenure: Tenure | null = null,
) {
  const em = app.em();
  const user = makeUser(em, { name });
  const membership = makeMembership(em, user, community, {
    condoUnit,
    state: 'WAITING',
    claimedTenure,
  });
  await em.flush();
  return { user, id: membership.id };
}

const rowOf = (id: string) => app.em().findOneOrFail(UserCommunity, { id });
const logOf = (id: string) =>
  app.em().find(ModerationEvent, { subjectId: id }, { orderBy: { createdAt: 'asc' } });

/** A page without the marks where its addresses may break. */
const joined = async (page: Response) => (await page.text()).replaceAll('<wbr/>', '');

describe('the people of a community at the desk (rules 16.2)', () => {
  it('open on the members while nobody asks to join, each list at its address', async () => {
    const { community, board, resident, manager } = await makeNeighbourhood(app.em());
    const as = await app.signIn(board);
    const base = `/manage/${community.slug}/people`;
    const read = async (path = '') => (await app.send(base + path, { as })).text();
    const current = (html: string) => /aria-current="true"[^>]*>([^<]+)</.exec(html)?.[1];
    const opened = await read();
    expect(current(opened)).toMatch(/^Members \(\d+\)$/);
    expect(opened).toContain(resident.name);
    expect(opened).toContain(`href="${base}?show=waiting"`);
    expect(opened).toContain(`href="${base}.csv?show=members"`);
    const requests = await read('?show=waiting');
    expect(current(requests)).toBe('Requests (0)');
    expect(requests).toContain('No requests to join.');
    // Residents are counted as the hub counts them; who manages is a member too.
    const [, members] = /Members \((\d+)\)/.exec(opened) ?? [];
    expect(opened).toContain(
      `${Number(members) - 1} of them count as residents in the hub, which leaves out managers and administrators.`,
    );
    expect(requests).not.toContain('as residents in the hub');
    const em = app.em();
    await em.nativeUpdate(UserCommunity, { user: manager.id }, { state: 'ENDED' });
    expect(await read()).not.toContain('as residents in the hub');

    const { id } = await makeWaiting(community, 'Wanda Waits', '101');
    const queue = await read();
    expect(current(queue)).toBe('Requests (1)');
    expect(queue).toContain(`person-${id}`);
    // A search that names no list looks among the members where nobody who waits fits.
    expect(current(await read('?q=Wanda'))).toBe('Requests (1)');
    expect(await read(`?q=${encodeURIComponent(resident.name)}`)).toContain(`>${resident.name}<`);
    expect(current(await read('?show=nonsense'))).toBe('Requests (1)');
  });

  it('leaf through the members that an address without a list opens', async () => {
    const em = app.em();
    const { community, board } = await makeNeighbourhood(em);
    for (let n = 0; n < 50; n += 1) {
      makeMembership(em, makeUser(em, { name: `Person ${n}` }), community);
    }
    await em.flush();
    const as = await app.signIn(board);
    const base = `/manage/${community.slug}/people`;
    const html = await (await app.send(base, { as })).text();
    const next = /href="([^"]+after=[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(next).toMatch(/\?show=members&after=/);
    await makeWaiting(community, 'Wanda Waits', '101');
    expect(await (await app.send(next, { as })).text()).toContain('Members (5');
    expect(await (await app.send(next, { as })).text()).not.toContain('Wanda Waits');
  });

  it('keep no address of an account that is to be deleted', async () => {
    const { community, board, resident } = await makeNeighbourhood(app.em());
    const em = app.em();
    const as = await app.signIn(board);
    const where = { user: resident.id, community: community.id };
    await em.nativeUpdate(UserCommunity, where, { state: 'ENDED', inviteeEmail: resident.email });
    const { id } = await em.findOneOrFail(UserCommunity, where);
    const base = `/manage/${community.slug}/people`;
    const read = async (path: string) => joined(await app.send(base + path, { as }));
    const places = ['?show=ended', '.csv?show=ended', `/${id}`];
    for (const path of places) expect(await read(path)).toContain(resident.email);
    await em.nativeUpdate(
      User,
      { id: resident.id },
      { name: 'Former resident / Compte fermé', phone: null, deletionAskedAt: new Date() },
    );
    for (const path of places) expect(await read(path)).not.toContain(resident.email);
    const found = await read(`?show=ended&q=${encodeURIComponent(resident.email)}`);
    expect(found).not.toContain('Former resident');
  });

  it('are for its moderators only: pages, data, file and every form', async () => {
    const { community, ...people } = await makeNeighbourhood(app.em());
    const { user, id } = await makeWaiting(community, 'Wanda Waiting', '101');
    const base = `/manage/${community.slug}/people`;
    const pages = [base, `${base}?show=members`, `${base}.csv`, `${base}/${id}`, `${base}/import`];
    const forms: [string, Record<string, string>][] = [
      [base, { only: id, [`unit.${id}`]: '101' }],
      [`${base}/${id}`, { intent: 'confirm', unit: '101' }],
      [`${base}/${id}`, { intent: 'refuse', reason: 'No' }],
      [`${base}/import`, { text: '101,Ann Lee' }],
    ];
    for (const path of pages) {
      const status = path.endsWith('.csv') ? 302 : 401;
      expect((await app.send(path)).status, path).toBe(status);
    }
    for (const [path, form] of forms) expect((await app.send(path, { form })).status).toBe(401);
    for (const person of [people.resident, people.outsider, people.otherBoard, user]) {
      const as = await app.signIn(person);
      for (const path of pages) {
        const page = await app.send(path, { as });
        expect(page.status, path).toBe(403);
        expect(await page.text()).not.toContain('Nadia Neighbour');
      }
      expect((await app.send(`${base}.data`, { as })).status).toBe(403);
      for (const [path, form] of forms) {
        expect((await app.send(path, { as, form })).status, path).toBe(403);
      }
    }
    const other = await makeNeighbourhood(app.em());
    const elsewhere = `/manage/${other.community.slug}/people/${id}`;
    const as = await app.signIn(other.board);
    expect((await app.send(elsewhere, { as })).status).toBe(404);
    const form = { intent: 'confirm', unit: '101' };
    expect((await app.send(elsewhere, { as, form })).status).toBe(409);
    expect((await app.send(elsewhere, { as, form: { ...forms[2]![1] } })).status).toBe(404);
    expect((await rowOf(id)).state).toBe('WAITING');
  });

  it('show who waits with what a moderator has to know, the longest wait first', async () => {
    const em = app.em();
    const { community, board, resident } = await makeNeighbourhood(em);
    await addUnits(em, community, [
      ['305', 3],
      ['306', 3],
      ['307', 3],
    ]);
    const first = await makeWaiting(community, 'Wanda Waiting', '305', 'TENANT');
    await makeWaiting(community, 'Abe Atdoor', '9Z');
    await app.em().nativeUpdate(UserCommunity, { id: first.id }, { createdAt: new Date(0) });
    const as = await app.signIn(board);
    const base = `/manage/${community.slug}/people`;
    const html = await (await app.send(base, { as })).text();
    expect(html.indexOf('Wanda Waiting')).toBeLessThan(html.indexOf('Abe Atdoor'));
    expect(html).toContain('Asked to join as: Tenant');
    expect(html).toContain('This unit is in the register, on floor 3.');
    expect(html).toContain('This unit isn’t in the register.');
    expect(html).toContain(resident.name);
    expect(html).toMatch(/mailto:robin[^"]+Your%20request%20to%20join/);
    // Whoever waits comes before the figures, which add up and come in one line.
    expect(html.replace(/<!-- -->|<\/?a\b[^>]*>/g, '')).toContain(
      '3 units: 1\u00a0with members, 2\u00a0with no members or requests.',
    );
    expect(html.indexOf('Abe Atdoor')).toBeLessThan(html.indexOf('3 units:'));
    expect(html).toContain('Requests to join, oldest first');
    expect(html).not.toContain('role="search"');
    expect(html).toContain('Unit 9Z isn’t in the register.');
    expect(html).not.toContain('Unit 305 isn’t in the register.');
    const { id } = await em.findOneOrFail(UserCommunity, { user: resident.id });
    const page = await (await app.send(`${base}/${id}`, { as })).text();
    expect(page).toMatch(/Other members in this unit<\/dt><dd[^>]*>No other members</);
  });

  it('confirm one with what the board says they are; a second moderator reads who did', async () => {
    const { community, board, manager } = await makeNeighbourhood(app.em());
    const { id, user } = await makeWaiting(community, 'Wanda Waiting', '101', 'TENANT');
    const as = await app.signIn(board);
    const waiting = await app.signIn(user);
    const hub = `/communities/${community.slug}`;
    expect((await app.send(hub, { as: waiting })).status).toBe(303);
    const base = `/manage/${community.slug}/people`;
    const page = await (await app.send(base, { as })).text();
    const form = {
      idempotencyKey: fieldValue(page, 'idempotencyKey'),
      only: id,
      [`unit.${id}`]: '101',
      [`tenure.${id}`]: 'OWNER',
    };
    expect((await app.send(base, { as, form })).status).toBe(303);
    expect((await app.send(base, { as, form })).status).toBe(303);
    expect(await rowOf(id)).toMatchObject({ state: 'CONFIRMED', tenure: 'OWNER' });
    expect((await logOf(id)).map(({ action }) => action)).toEqual(['CONFIRM']);
    expect((await app.send(hub, { as: waiting })).status).toBe(200);

    const other = await app.signIn(manager);
    const { idempotencyKey: _, ...again } = form;
    const late = await app.send(base, { as: other, form: again });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('Bo Board has already approved Wanda Waiting.');
    const refusal = { intent: 'refuse', reason: 'Not you' };
    const lateRefusal = await app.send(`${base}/${id}`, { as: other, form: refusal });
    expect(lateRefusal.status).toBe(409);
    expect(await lateRefusal.text()).toContain('Bo Board already approved this person');
  });

  it('confirm one and go on at the next, and take it back while nothing came of it', async () => {
    const em = app.em();
    const { community, board, otherBoard, resident } = await makeNeighbourhood(em);
    const people = [];
    for (const [index, name] of ['Ann First', 'Bea Second', 'Cy Third'].entries()) {
      const one = await makeWaiting(community, name, `10${index}`, 'OWNER');
      const createdAt = new Date(Date.UTC(2026, 0, index + 1));
      await app.em().nativeUpdate(UserCommunity, { id: one.id }, { createdAt });
      people.push(one);
    }
    const [first, second, third] = people as [
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
    ];
    const as = await app.signIn(board);
    const base = `/manage/${community.slug}/people`;
    const confirm = async ({ id }: { id: string }, unit: string) =>
      app.send(`${base}?show=waiting`, {
        as,
        form: { only: id, [`unit.${id}`]: unit, [`tenure.${id}`]: 'OWNER' },
      });
    const after = await confirm(second, '101');
    expect(after.headers.get('Location')).toBe(`${base}?show=waiting#person-${third.id}`);
    const cookie = after.headers.getSetCookie().find((one) => one.includes('toast')) ?? '';
    const page = await app.send(base, {
      as,
      headers: { Cookie: `${as}; ${cookie.split(';')[0] ?? ''}` },
    });
    const html = await page.text();
    expect(html).toContain('Undo');
    expect(html).toContain(`action="${base}/${second.id}"`);
    // Above the entry where the page opens, and in none.
    const [undoAt, before, opened] = [
      'Undo',
      `id="person-${first.id}"`,
      `id="person-${third.id}"`,
    ].map((text) => html.indexOf(text));
    expect(undoAt).toBeGreaterThan(before ?? 0);
    expect(undoAt).toBeLessThan(opened ?? 0);
    // After the last one, the queue goes on at its start.
    expect((await confirm(third, '102')).headers.get('Location')).toContain(`#person-${first.id}`);

    const undo = { intent: 'unconfirm' };
    for (const person of [otherBoard, resident]) {
      const by = { as: await app.signIn(person), form: undo };
      expect((await app.send(`${base}/${second.id}`, by)).status).toBe(403);
    }
    expect((await app.send(`${base}/${first.id}`, { as, form: undo })).status).toBe(409);
    const undone = await app.send(`${base}/${second.id}`, { as, form: undo });
    expect(undone.headers.get('Location')).toBe(`${base}?show=waiting#person-${second.id}`);
    expect(await rowOf(second.id)).toMatchObject({ state: 'WAITING', tenure: null });
    expect((await rowOf(second.id)).confirmedAt ?? null).toBeNull();
    expect((await logOf(second.id)).map(({ action }) => action)).toEqual(['CONFIRM', 'UNDO']);
    const waiting = await app.signIn(second.user);
    expect((await app.send(`/communities/${community.slug}`, { as: waiting })).status).toBe(303);

    // Whoever has posted since stays.
    const later = app.em();
    makeListing(later, third.user, community);
    await later.flush();
    const late = await app.send(`${base}/${third.id}`, { as, form: undo });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('It’s too late to undo the approval');
    expect((await rowOf(third.id)).state).toBe('CONFIRMED');
  });

  it('ask about a choice for somebody who is not selected, and save nothing', async () => {
    const { community, board } = await makeNeighbourhood(app.em());
    const ann = await makeWaiting(community, 'Ann Fine', '101');
    const bob = await makeWaiting(community, 'Bob Roy', '102');
    const as = await app.signIn(board);
    const send = (ids: string[], only?: string) =>
      app.send(`/manage/${community.slug}/people`, {
        as,
        form: new URLSearchParams([
          ...(only ? [['only', only] as [string, string]] : []),
          ...ids.map((id): [string, string] => ['ids', id]),
          ...[ann, bob].flatMap(({ id }, index): [string, string][] => [
            [`unit.${id}`, `10${index + 1}`],
            [`was.${id}`, ''],
            [`tenure.${id}`, index === 1 ? 'TENANT' : ''],
          ]),
        ]),
      });
    const asked = await send([ann.id]);
    expect(asked.status).toBe(400);
    const page = await asked.text();
    expect(page).toContain('You changed this for a person who isn’t selected.');
    expect(page).toContain(`href="#tenure-${bob.id}"`);
    expect((await rowOf(ann.id)).state).toBe('WAITING');
    const single = await send([], ann.id);
    expect(single.status).toBe(400);
    expect(await single.text()).toContain('You also changed this for another person.');
    expect((await rowOf(ann.id)).state).toBe('WAITING');
    expect((await send([ann.id, bob.id])).status).toBe(303);
    expect(await rowOf(bob.id)).toMatchObject({ state: 'CONFIRMED', tenure: 'TENANT' });
  });

  it('ask about a reason for declining that the button does not send, and save nothing', async () => {
    const { community, board } = await makeNeighbourhood(app.em());
    const ann = await makeWaiting(community, 'Ann Fine', '101');
    const bob = await makeWaiting(community, 'Bob Roy', '102');
    const as = await app.signIn(board);
    const path = `/manage/${community.slug}/people`;
    const queue = {
      [`unit.${ann.id}`]: '101',
      [`unit.${bob.id}`]: '102',
      [`words.${bob.id}`]: 'Unit 102 is empty.',
    };
    for (const [name, pressed] of [
      ['only', ann],
      ['only', bob],
      ['ids', ann],
    ] as const) {
      const asked = await app.send(path, { as, form: { ...queue, [name]: pressed.id } });
      expect(asked.status).toBe(400);
      const html = await asked.text();
      expect(html).toContain('You also wrote why this person isn’t approved.');
      expect(html).toContain(`href="#words-${bob.id}"`);
      expect(html).toContain(`id="words-${bob.id}"`);
      expect(fieldValue(html, `words.${bob.id}`)).toBe('Unit 102 is empty.');
    }
    const form = { intent: 'confirm', unit: '102', reason: 'Unit 102 is empty.' };
    const asked = await app.send(`${path}/${bob.id}`, { as, form });
    expect(asked.status).toBe(400);
    const html = await asked.text();
    expect(html).toContain('You wrote “Unit 102 is empty.” under');
    expect(fieldValue(html, 'reason')).toBe('Unit 102 is empty.');
    expect([(await rowOf(ann.id)).state, (await rowOf(bob.id)).state]).toEqual([
      'WAITING',
      'WAITING',
    ]);
    const refusal = { ...queue, queue: '?', [`words.${ann.id}`]: 'Ann lives elsewhere.' };
    const pick = `intent=refuse&from.reason=words.${ann.id}&idempotencyKey=`;
    const sent = await app.send(`${path}/${ann.id}`, { as, form: { ...refusal, __pick__: pick } });
    expect(sent.status).toBe(303);
    const [toast = ''] = sent.headers.getSetCookie().filter((line) => line.includes('toast'));
    const next = await app.send(sent.headers.get('Location') ?? '', {
      as: `${as}; ${toast.split(';')[0]}`,
    });
    expect(await next.text()).toContain('which wasn’t sent: “Unit 102 is empty.”');
    const answer = { ...form, __pick__: 'intent=refuse' };
    expect((await app.send(`${path}/${bob.id}`, { as, form: answer })).status).toBe(303);
    expect(await rowOf(bob.id)).toMatchObject({
      state: 'ENDED',
      decisionReason: 'Unit 102 is empty.',
    });
  });

  it('confirm the ticked with a result for each, within the limit of people a unit', async () => {
    const em = app.em();
    const { community, board } = await makeNeighbourhood(em);
    community.peoplePerUnit = 1;
    await em.flush();
    const names = ['Ann Fine', 'Bea Second', 'Cy Already', 'Di Moved', 'Ed Gone'];
    const people = [];
    for (const [index, name] of names.entries()) {
      people.push(await makeWaiting(community, name, index === 1 ? '100' : `10${index}`));
    }
    const [, , already, moved, gone] = people;
    await app.em().nativeUpdate(UserCommunity, { id: already!.id }, { state: 'CONFIRMED' });
    await app.em().nativeUpdate(UserCommunity, { id: moved!.id }, { condoUnit: '999' });
    await app.em().nativeDelete(UserCommunity, { id: gone!.id });
    const as = await app.signIn(board);
    const base = `/manage/${community.slug}/people`;
    const form = new URLSearchParams([
      ['idempotencyKey', '7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa'],
      ...people.flatMap(({ id }, index) => [
        ['ids', id],
        [`unit.${id}`, index === 1 ? '100' : `10${index}`],
      ]),
    ] as [string, string][]);
    const response = await app.send(base, { as, form });
    expect(response.status).toBe(303);
    const to = response.headers.get('Location') ?? '';
    const results = await (await app.send(to, { as })).text();
    for (const line of [
      ') is now a member.',
      'is full, so',
      'was already a member.',
      'is now asking for unit',
      'has withdrawn their request.',
    ]) {
      expect(results).toContain(line);
    }
    expect(results).not.toContain('role="alert"');
    expect(results.match(/name="intent" value="unconfirm"/g)).toHaveLength(1);
    expect(results).toContain('This unit is full: the limit is 1 person.');
    expect(results).toContain(`href="/manage/${community.slug}/settings"`);
    const states = await Promise.all(
      people.slice(0, 4).map(async ({ id }) => (await rowOf(id)).state),
    );
    expect(states).toEqual(['CONFIRMED', 'WAITING', 'CONFIRMED', 'WAITING']);
    const nobody = await app.send(base, { as, form: { idempotencyKey: 'x' } });
    expect(nobody.status).toBe(400);
    expect(await nobody.text()).toContain('Select at least one person');
    const full = { only: people[1]!.id, [`unit.${people[1]!.id}`]: '100' };
    const refused = await app.send(base, { as, form: full });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('Change the limit in the settings');
  });

  it('approve several, each of whom keeps an undo of their own', async () => {
    const { community, board } = await makeNeighbourhood(app.em());
    const ann = await makeWaiting(community, 'Ann Fine', '101');
    const bob = await makeWaiting(community, 'Bob Roy', '102');
    const as = await app.signIn(board);
    const base = `/manage/${community.slug}/people`;
    const key = '5d7a4c0e-2f0b-4f59-8a41-7e6a1b0c9d11';
    const form = new URLSearchParams([
      ['idempotencyKey', key],
      ...[ann, bob].flatMap(({ id }, index) => [
        ['ids', id],
        [`unit.${id}`, `10${index + 1}`],
      ]),
    ] as [string, string][]);
    await app.send(base, { as, form });
    const undo = { intent: 'unconfirm', results: key };
    const undone = await app.send(`${base}/${ann.id}`, { as, form: undo });
    const to = undone.headers.get('Location') ?? '';
    expect(to).toBe(`${base}?show=waiting&done=${key}#person-${ann.id}`);
    const results = await (await app.send(to, { as })).text();
    expect(results).toContain(`aria-label="Undo the approval of Bob Roy"`);
    expect(results).not.toContain(`aria-label="Undo the approval of Ann Fine"`);
    expect(results).toMatch(/The approval of .*Ann Fine.* was undone/);
    // A page that was open before undoes it once more.
    const again = await app.send(`${base}/${ann.id}`, { as, form: undo });
    expect(again.status).toBe(303);
    expect((await rowOf(ann.id)).state).toBe('WAITING');
    expect((await logOf(ann.id)).map(({ action }) => action)).toEqual(['CONFIRM', 'UNDO']);
  });

  it('refuse with words that the form keeps, and put somebody back', async () => {
    const { community, board } = await makeNeighbourhood(app.em());
    const { id, user } = await makeWaiting(community, 'Wanda Waiting', '101');
    const as = await app.signIn(board);
    const path = `/manage/${community.slug}/people/${id}`;
    const empty = await app.send(path, { as, form: { intent: 'refuse', reason: '  ' } });
    expect(empty.status).toBe(400);
    expect(await empty.text()).toContain('Enter a reason, so the person knows why');
    const reason = 'We do not know your name. Please bring your lease.';
    expect((await app.send(path, { as, form: { intent: 'refuse', reason } })).status).toBe(303);
    expect(await rowOf(id)).toMatchObject({
      state: 'ENDED',
      confirmedAt: null,
      decisionReason: reason,
    });
    const page = await (await app.send(path, { as })).text();
    expect(page).toContain(reason);
    expect(page).toContain(user.email);
    const ended = await app.send(`/manage/${community.slug}/people?show=ended`, { as });
    expect(await ended.text()).toContain(reason);
    expect((await app.send(path, { as, form: { intent: 'reopen' } })).status).toBe(303);
    expect((await rowOf(id)).state).toBe('WAITING');
    const queue = await (await app.send(`/manage/${community.slug}/people`, { as })).text();
    expect(queue).toMatch(/Request declined <time[^>]*>just now/);
    expect((await logOf(id)).map(({ action }) => action)).toEqual(['REFUSE', 'REOPEN']);
  });

  it('are listed with the day on which the membership ended, also before the last day that was set', async () => {
    const em = app.em();
    const { community, board, resident, neighbour } = await makeNeighbourhood(em);
    const at = new Date('2026-11-25T15:00:00Z');
    const end = (user: User, endsOn: string | null) =>
      em.nativeUpdate(
        UserCommunity,
        { user: user.id },
        { state: 'ENDED', endsOn, endedAt: at, confirmedAt: new Date('2026-01-05T15:00:00Z') },
      );
    await end(resident, '2026-11-30');
    await end(neighbour, '2026-11-24');
    const path = `/manage/${community.slug}/people.csv?show=ended`;
    const file = await (await app.send(path, { as: await app.signIn(board) })).text();
    const rowOf = (unit: string) => file.split('\r\n').find((row) => row.startsWith(`"${unit}"`));
    expect(rowOf('305')).toContain('"2026-11-25"');
    expect(rowOf('305')).not.toContain('2026-11-30');
    expect(rowOf('611')).toContain('"2026-11-24"');
  });

  it('change a member’s unit and tenure, unless somebody was faster', async () => {
    const em = app.em();
    const { community, board, resident } = await makeNeighbourhood(em);
    await addUnits(em, community, [['306', 3]]);
    const { id } = await em.findOneOrFail(UserCommunity, { user: resident.id });
    const as = await app.signIn(board);
    const path = `/manage/${community.slug}/people/${id}`;
    const html = await (await app.send(path, { as })).text();
    expect(html).toContain(`href="${path}/end"`);
    const version = fieldValue(html, 'version').replaceAll('&quot;', '"');
    const form = { intent: 'change', unit: 'Unit 306', tenure: 'OWNER', version };
    expect((await app.send(path, { as, form })).status).toBe(303);
    const row = await rowOf(id);
    expect(row).toMatchObject({ condoUnit: '306', tenure: 'OWNER' });
    expect(row.unit).not.toBeNull();
    const late = await app.send(path, { as, form: { ...form, unit: '307' } });
    expect(late.status).toBe(409);
    const text = await late.text();
    expect(text).toContain(
      'Someone else changed this person’s details while you had the page open.',
    );
    expect(text).toContain('Unit 306');
    expect(fieldValue(text, 'version')).not.toBe(fieldValue(html, 'version'));
    const [event] = await logOf(id);
    expect(event?.snapshot).toMatchObject({ unit: '306', before: { unit: '305' } });
  });

  it('asks about a unit that the register does not have, as theirs or a further one', async () => {
    const em = app.em();
    const { community, board, resident } = await makeNeighbourhood(em);
    await addUnits(em, community, [
      ['305', 3],
      ['306', 3],
    ]);
    const { id } = await em.findOneOrFail(UserCommunity, { user: resident.id });
    const as = await app.signIn(board);
    const path = `/manage/${community.slug}/people/${id}`;
    const html = await (await app.send(path, { as })).text();
    const version = fieldValue(html, 'version').replaceAll('&quot;', '"');
    const send = async (form: Record<string, string>) => {
      const answer = await app.send(path, { as, form: { tenure: 'OWNER', version, ...form } });
      return { status: answer.status, text: await answer.text() };
    };
    const typed = { intent: 'change', unit: '36' };
    const asked = await send(typed);
    expect(asked.status).toBe(400);
    expect(asked.text).toContain('Did you mean 306?');
    expect(asked.text).toMatch(/type="radio"[^>]*name="asked"[^>]*value="306"/);
    expect((await rowOf(id)).condoUnit).toBe('305');
    const further = { intent: 'addUnit', newUnit: '36', newTenure: 'OWNER' };
    expect((await send(further)).status).toBe(400);
    const right = { ...further, questioned: '36', asked: '36' };
    expect((await send(right)).status).toBe(303);
    expect(await em.fork().count(FurtherUnit, { membership: id, condoUnit: '36' })).toBe(1);
    // One of those that were offered is the unit.
    expect((await send({ ...typed, questioned: '36', asked: '306' })).status).toBe(303);
    expect((await rowOf(id)).condoUnit).toBe('306');
  });

  it('confirm, refuse, end and add further units', async () => {
    const em = app.em();
    const { community, board, resident } = await makeNeighbourhood(em);
    const membership = await em.findOneOrFail(UserCommunity, { user: resident.id });
    const [one, two] = ['401', '402'].map((condoUnit) =>
      em.create(FurtherUnit, { membership, condoUnit, claimedTenure: 'OWNER' }),
    );
    await em.flush();
    const as = await app.signIn(board);
    const path = `/manage/${community.slug}/people/${membership.id}`;
    expect(await (await app.send(path, { as })).text()).toContain('Unit 401 needs your approval');
    const decide = (further: string, decision: string) =>
      app.send(path, { as, form: { intent: 'further', further, decision, tenure: 'OWNER' } });
    expect((await decide(one!.id, 'confirm')).status).toBe(303);
    expect((await decide(two!.id, 'refuse')).status).toBe(303);
    expect((await decide(two!.id, 'confirm')).status).toBe(409);
    const add = (newUnit: string) =>
      app.send(path, { as, form: { intent: 'addUnit', newUnit, newTenure: 'OWNER' } });
    await addUnits(em, community, [['TH4', 1]]);
    // Two moderators at once: one adds it, and it is named as in the register.
    const answers = await Promise.all([add('th4'), add('th4')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect((await add('Unit 305')).status).toBe(409);
    expect((await decide(one!.id, 'end')).status).toBe(303);
    const units = await app
      .em()
      .find(FurtherUnit, { membership }, { orderBy: { condoUnit: 'asc' } });
    expect(units.map(({ condoUnit, state }) => [condoUnit, state])).toEqual([
      ['401', 'ENDED'],
      ['402', 'ENDED'],
      ['TH4', 'CONFIRMED'],
    ]);
    const history = await (await app.send(path, { as })).text();
    for (const words of ['added', 'declined', 'removed'])
      expect(history).toContain(`Other unit ${words}`);
    expect(history).not.toContain('Membership ended');
    expect((await logOf(membership.id)).length).toBe(4);
  });

  it('are searched, filtered, paged both ways and exported without formulas', async () => {
    const em = app.em();
    const { community, board } = await makeNeighbourhood(em);
    await addUnits(
      em,
      community,
      Array.from({ length: 50 }, (_, index): [string, number] => [`${501 + index}`, 5]),
    );
    const units = await em.find(
      Unit,
      { community: community.id },
      { orderBy: { position: 'asc' } },
    );
    units.forEach((unit, index) => {
      const user = makeUser(em, { name: index === 0 ? '=cmd|calc' : `Person ${index}` });
      const tenure = index % 2 === 0 ? 'OWNER' : 'TENANT';
      makeMembership(em, user, community, { condoUnit: unit.label, unit, tenure });
    });
    em.create(UserCommunity, {
      community,
      condoUnit: '501',
      state: 'INVITED',
      inviteeName: 'Ivy Invited',
      inviteeEmail: 'ivy@mail.example',
    });
    await em.flush();
    const as = await app.signIn(board);
    const base = `/manage/${community.slug}/people`;
    const read = async (query: string) => joined(await app.send(base + query, { as }));
    const first = await read('?show=members');
    expect(first).toContain('Person 35');
    expect(first).not.toContain('Person 36');
    const next = /href="[^"]+(\?show=members&amp;after=[^"]+)"/.exec(first)?.[1] ?? '';
    const second = await read(next.replaceAll('&amp;', '&'));
    expect(second).toContain('Person 36');
    expect(second).not.toContain('Person 35');
    const back = /href="[^"]+(\?show=members&amp;before=[^"]+)"/.exec(second)?.[1] ?? '';
    expect(await read(back.replaceAll('&amp;', '&'))).toContain('Person 35');
    expect((await app.send(`${base}?after=nonsense`, { as })).status).toBe(400);
    const found = await read('?show=members&q=unit%20510');
    expect(found).toContain('Person 9<');
    expect(found).not.toContain('Person 10<');
    const tenants = await read('?show=members&tenure=TENANT&floor=5');
    expect(tenants).toContain('Person 1<');
    expect(tenants).not.toContain('Person 2<');
    const said = makeUser(em, { name: 'Sam Said' });
    makeMembership(em, said, community, { condoUnit: '601', claimedTenure: 'TENANT' });
    await em.flush();
    const saying = await read('?show=members&q=Sam');
    expect(saying).toContain('Asked to join as: Tenant');
    const all = await (await app.send(`${base}.csv?show=members&q=Sam`, { as })).text();
    expect(all).toContain(
      '"Reason","Owner or tenant (as stated in the request)","Address for service"',
    );
    expect(all.trim()).toMatch(/"601","Sam Said","[^"]*","","",.*"Tenant","","","",""$/);
    const invited = await read('?show=invited');
    expect(invited).toContain('ivy@mail.example');
    expect(invited).toContain(`action="/manage/${community.slug}/invitations/`);
    const file = await app.send(`${base}.csv?show=members&tenure=OWNER`, { as });
    expect(file.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const csv = new TextDecoder().decode(bytes);
    expect(csv).toContain(`"501","'=cmd|calc"`);
    expect(csv.split('\r\n').length).toBe(27);
  });
});
