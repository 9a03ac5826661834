import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User, UserCommunity } from '#db/entities/index.ts';
import { Community, CondoNotice, MailChoice, MailLetter } from '#db/entities/index.ts';
import type { MailFrequency } from '#db/enums.ts';
import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import { noticeEvent } from '#app/features/noticeboard/notices/emails/notice-event.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { startMailServer, type MailServer } from '#tests/setup/mail-server.ts';
import { multipart } from '#tests/setup/multipart.ts';

const settings: { smtpUrl?: string } = {};
let post: MailServer;
beforeAll(async () => {
  post = await startMailServer();
  settings.smtpUrl = post.url;
});
afterAll(() => post.close());
const app = testApp(settings);

/** A building with people of whom each hears of notices in a way of their own. */
async function makeBuilding() {
  const em = app.em();
  const community = makeCommunity(em, { name: 'Larch Heights' });
  const live = (
    name: string,
    condoUnit: string,
    given: Partial<Pick<User, 'isAuthenticated' | 'language' | 'role' | 'disabledAt'>> & {
      hears?: MailFrequency;
      membership?: Partial<Pick<UserCommunity, 'tenure' | 'state' | 'canModerate' | 'endsOn'>>;
    } = {},
  ) => {
    const { hears, membership, ...user } = given;
    const person = makeUser(em, { name, isAuthenticated: true, ...user });
    makeMembership(em, person, community, { condoUnit, tenure: 'OWNER', ...membership });
    if (hears) em.create(MailChoice, { user: person, topic: 'NOTICES', frequency: hears });
    return person;
  };
  const people = {
    board: live('Bo Board', '1204', { role: 'BOARD', membership: { canModerate: true } }),
    usual: live('Una Usual', '301'),
    french: live('Fabienne French', '302', { language: 'fr' }),
    daily: live('Dale Daily', '303', { hears: 'DAILY' }),
    weekly: live('Wes Weekly', '304', { hears: 'WEEKLY' }),
    never: live('Neve Never', '305', { hears: 'NEVER' }),
    tenant: live('Theo Tenant', '702', { membership: { tenure: 'TENANT' } }),
    unconfirmed: live('Uma Unconfirmed', '306', { isAuthenticated: false }),
    disabled: live('Dis Abled', '307', { disabledAt: new Date() }),
    waiting: live('Wanda Waiting', '308', { membership: { state: 'WAITING' } }),
    gone: live('Gone Yesterday', '309', { membership: { endsOn: '2020-01-01' } }),
  };
  const elsewhere = makeUser(em, { isAuthenticated: true });
  makeMembership(em, elsewhere, makeCommunity(em));
  await em.flush();
  const as = await app.signIn(people.board);
  const desk = `/manage/${community.slug}/notices`;
  const api = `/api/communities/${community.slug}/notices`;
  const newest = () =>
    app.em().findOneOrFail(CondoNotice, { community }, { orderBy: { createdAt: 'desc' } });
  /** Who has a letter of a notice, by their key above, with its state. */
  const told = async (event: string) => {
    const letters = await app.em().find(MailLetter, { event });
    for (const { community: about } of letters) expect(about?.id).toBe(community.id);
    const keyOf = (id?: string) =>
      Object.entries(people).find(([, person]) => person.id === id)?.[0] ?? 'somebody else';
    return Object.fromEntries(
      letters.map(({ user, state }) => [keyOf(user?.id), state] as const).sort(),
    );
  };
  const write = async (form: Record<string, string>) => {
    const sent = await app.send(`${desk}/new`, {
      as,
      form: { ...water, intent: 'publish', ...form },
    });
    expect(sent.status).toBe(303);
    return { id: (await newest()).id, answer: sent };
  };
  return { ...people, community, as, desk, api, told, write, newest };
}

const water = {
  'en.title': 'Water off',
  'en.content': 'Close the taps:\n- kitchen\n- bath\n\n1. Call 613-555-0150\n2. Wait',
  kind: 'MAINTENANCE',
  audience: 'EVERYONE',
};

const patch = (as: string, json: object) => ({ as, method: 'PATCH', json });

describe('a notice by mail (rules 25.1)', () => {
  it('goes to everyone it is for, as they chose, and says all of it in both parts', async () => {
    const { told, write, usual, french, community, newest, as, desk } = await makeBuilding();
    const before = await (
      await app.send(`${desk}/new`, { as, form: { ...water, intent: 'preview' } })
    ).text();
    expect(before).toContain(
      '9 people in 9 units will see it in the hub. 6 of these people get the notice',
    );
    const { id } = await write({
      'fr.title': 'Coupure d’eau',
      'fr.content': 'Fermez les robinets.',
      expiresAt: '2030-12-05T18:30',
    });
    const held = { daily: 'HELD', weekly: 'HELD' };
    const atOnce = (state: string) => ({
      board: state,
      french: state,
      tenant: state,
      usual: state,
    });
    expect(await told(noticeEvent(id))).toEqual({ ...atOnce('QUEUED'), ...held });
    await app.runDueJobs();
    expect(await told(noticeEvent(id))).toEqual({ ...atOnce('SENT'), ...held });

    const [letter, ...more] = post.to(usual.email);
    expect(more).toEqual([]);
    expect(letter?.subject).toBe('Larch Heights: Water off');
    const address = `http://localhost:3000/communities/${community.slug}/notices/${id}`;
    for (const part of [letter?.text ?? '', letter?.html ?? '']) {
      for (const words of ['Close the taps:', 'kitchen', '1. Call 613-555-0150', address])
        expect(part).toContain(words);
      expect(part).toContain('Bo Board, for Larch Heights');
      expect(part).toContain('December\u00a05, 2030');
    }
    expect(letter?.text).toContain('For: Everyone in the building');
    const [lettre] = post.to(french.email);
    expect(lettre?.subject).toBe('Larch Heights\u00a0: Coupure d’eau');
    expect(lettre?.text).toContain('Fermez les robinets.');
    expect(lettre?.text).not.toContain('Close the taps');
    expect((await newest()).lettersDueAt).toBeNull();
  });

  it('stops by the link at its foot, but an emergency has none that would not stop it', async () => {
    const { usual, never, write } = await makeBuilding();
    await write({});
    await write({ kind: 'EMERGENCY', 'en.title': 'Gas leak' });
    await app.runDueJobs();
    const headerOf = (person: User, about: string) => {
      const letter = post.to(person.email).find(({ subject }) => subject?.includes(about));
      return {
        list: letter?.headers.some(({ key }) => key === 'list-unsubscribe') ?? false,
        text: letter?.text ?? '',
      };
    };
    const plain = headerOf(usual, 'Water off');
    expect(plain.list).toBe(true);
    expect(plain.text).toContain('/unsubscribe/');
    for (const person of [usual, never]) {
      const emergency = headerOf(person, 'Gas leak');
      expect(emergency.list).toBe(false);
      expect(emergency.text).not.toContain('/unsubscribe/');
      expect(emergency.text).toContain('/account/notifications');
    }
    const path = /\/unsubscribe\/\S+/.exec(plain.text)?.[0] ?? '';
    const asked = await (await app.send(path)).text();
    const stopped = await (await app.send(path, { form: {} })).text();
    for (const page of [asked, stopped])
      expect(page).toContain('You’ll still get emergency notices.');
  });

  it('goes to its audience alone, does not name other units, and says which language it is in', async () => {
    const { told, write, french, usual } = await makeBuilding();
    const { id } = await write({ audience: 'UNITS', audienceUnits: '301-303', 'en.title': 'Leak' });
    expect(await told(noticeEvent(id))).toEqual({
      ...{ usual: 'QUEUED', french: 'QUEUED' },
      daily: 'HELD',
    });
    const tenants = await write({ audience: 'TENANTS' });
    expect(await told(noticeEvent(tenants.id))).toEqual({ tenant: 'QUEUED' });
    await app.runDueJobs();
    const [letter] = post.to(usual.email);
    expect(letter?.text).toContain('Certain units, including yours');
    expect(letter?.text).not.toContain('301-303');
    const [lettre] = post.to(french.email);
    expect(lettre?.text).toContain('Cet avis est en anglais seulement.');
    expect(lettre?.html).toContain('<h1 lang="en-CA"');
  });

  it('comes at once to every confirmed member when it is an emergency, whatever they chose', async () => {
    const { told, write, never } = await makeBuilding();
    const { id, answer } = await write({ kind: 'EMERGENCY' });
    expect(await told(noticeEvent(id))).toEqual({
      ...{ board: 'QUEUED', daily: 'QUEUED', french: 'QUEUED', never: 'QUEUED' },
      ...{ tenant: 'QUEUED', usual: 'QUEUED', weekly: 'QUEUED' },
    });
    expect(answer.status).toBe(303);
    await app.runDueJobs();
    expect(post.to(never.email)[0]?.subject).toBe('Emergency at Larch Heights: Water off');
  });

  it('names and links its files', async () => {
    const { as, desk, usual, newest } = await makeBuilding();
    const file = new File(['%PDF-1.4\n1 0 obj\n'], 'plan.pdf');
    const form: Record<string, string | File> = { ...water, intent: 'publish', upload: file };
    const sent = await app.handle(multipart(`${desk}/new`, { as, fields: Object.entries(form) }));
    expect(sent.status).toBe(303);
    await app.runDueJobs();
    const { id } = await newest();
    const [letter] = post.to(usual.email);
    expect(letter?.text).toContain('* plan.pdf');
    expect(letter?.text).toMatch(new RegExp(`/notices/${id}/files/[0-9a-f-]{36}`));
  });

  it('is told at the hour for which it was scheduled, once', async () => {
    const { told, api, as, newest } = await makeBuilding();
    const publishedAt = new Date(Date.now() + 60 * 60 * 1000).toISOString();
    const json = { title: 'Water off', content: 'Until noon.', publishedAt };
    expect((await app.send(api, { as, json })).status).toBe(201);
    const { id } = await newest();
    await app.runDueJobs('tell-due-notices');
    expect(await told(noticeEvent(id))).toEqual({});
    const past = new Date(Date.now() - 1000);
    await app.em().nativeUpdate(CondoNotice, { id }, { publishedAt: past, lettersDueAt: past });
    await app.runDueJobs('tell-due-notices');
    await app.runDueJobs('tell-due-notices');
    expect(Object.keys(await told(noticeEvent(id)))).toHaveLength(6);
    expect(await told(noticeEvent(id))).toMatchObject({ usual: 'SENT', weekly: 'HELD' });
    expect((await newest()).lettersDueAt).toBeNull();
  });

  it('is not told of a draft, nor of a scheduled one that went back to the desk', async () => {
    const { told, api, as, newest } = await makeBuilding();
    const publishedAt = new Date(Date.now() + 60 * 60 * 1000).toISOString();
    const json = { title: 'Water off', content: 'Until noon.', publishedAt };
    await app.send(api, { as, json });
    const { id } = await newest();
    expect((await newest()).lettersDueAt).toEqual(new Date(publishedAt));
    expect((await app.send(`${api}/${id}`, patch(as, { status: 'DRAFT' }))).status).toBe(200);
    expect((await newest()).lettersDueAt).toBeNull();
    expect(await told(noticeEvent(id))).toEqual({});
  });
});

describe('a notice that changes (rules 25.2)', () => {
  it('takes back what has not left when it is taken down, and tells the others when it is back', async () => {
    const { told, write, as, desk, usual } = await makeBuilding();
    const { id } = await write({});
    // As if one letter had left before.
    await app
      .em()
      .nativeUpdate(
        MailLetter,
        { event: noticeEvent(id), user: usual.id },
        { state: 'SENT', settledAt: new Date() },
      );
    expect((await app.send(`${desk}/${id}/take-down`, { as, form: {} })).status).toBe(303);
    expect(await told(noticeEvent(id))).toEqual({ usual: 'SENT' });
    await app.runDueJobs();
    expect(post.to(usual.email)).toEqual([]);
    expect((await app.send(`${desk}/${id}/restore`, { as, form: {} })).status).toBe(303);
    const back = await told(noticeEvent(id));
    expect(back).toMatchObject({ usual: 'SENT', tenant: 'QUEUED', weekly: 'HELD' });
    await app.runDueJobs();
    expect(post.to(usual.email)).toEqual([]);
    expect((await app.send(`${desk}/${id}/expire`, { as, form: {} })).status).toBe(303);
    expect(Object.keys(await told(noticeEvent(id)))).not.toContain('weekly');
  });

  it('carries a correction into the letters that wait, and to whom it adds', async () => {
    const { told, api, as, write, usual, weekly, tenant } = await makeBuilding();
    const { id } = await write({ audience: 'OWNERS' });
    await app.runDueJobs();
    const words = { title: 'Water off until one', content: 'Until one o’clock.' };
    const change = patch(as, { ...words, audience: 'EVERYONE' });
    expect((await app.send(`${api}/${id}`, change)).status).toBe(200);
    expect(await told(noticeEvent(id))).toMatchObject({
      ...{ usual: 'SENT', weekly: 'HELD', tenant: 'QUEUED' },
    });
    await app.runDueJobs();
    expect(post.to(tenant.email)[0]?.subject).toContain('Water off until one');
    expect(post.to(usual.email), 'who has it gets it once').toHaveLength(1);
    const waits = await app.em().findOneOrFail(MailLetter, { user: weekly.id });
    expect(waits.params).toMatchObject({ title: 'Water off until one' });
    // Whom a correction leaves out gets none any more.
    await app.send(`${api}/${id}`, patch(as, { audience: 'TENANTS' }));
    expect(Object.keys(await told(noticeEvent(id)))).not.toContain('weekly');
  });

  it('goes to those who have it again when the board wants it, and an emergency always does', async () => {
    const { told, api, as, write, usual, desk, newest } = await makeBuilding();
    const { id } = await write({});
    await app.runDueJobs();
    const page = await (await app.send(`${desk}/${id}`, { as })).text();
    expect(page).toContain('Email the corrected notice to everyone it’s meant for, including');
    const form = {
      ...water,
      'en.title': 'Water off until two',
      intent: 'publish',
      tellAgain: 'on',
    };
    const sent = await app.send(`${desk}/${id}`, { as, form });
    expect(sent.status).toBe(303);
    const toast = sent.headers.getSetCookie().find((cookie) => cookie.includes('toast='));
    const said = await app.send(`${desk}/${id}`, { as: `${as}; ${toast?.split(';')[0]}` });
    expect(await said.text()).toContain(
      '4 people who got this notice by email will get the corrected version.',
    );
    const again = `${noticeEvent(id)}:${(await newest()).version}`;
    expect(await told(again)).toEqual({
      ...{ board: 'QUEUED', french: 'QUEUED', tenant: 'QUEUED', usual: 'QUEUED' },
    });
    await app.runDueJobs();
    const [, corrected] = post.to(usual.email);
    expect(corrected?.subject).toBe('Corrected notice at Larch Heights: Water off until two');
    expect(corrected?.text).toContain('It replaces the one you received earlier.');
    // The same words again are no correction.
    await app.send(`${api}/${id}`, patch(as, { pinned: true, tellAgain: true }));
    expect(await app.em().count(MailLetter, { user: usual.id })).toBe(2);
    const alarm = await write({ kind: 'EMERGENCY' });
    await app.runDueJobs();
    await app.send(`${api}/${alarm.id}`, patch(as, { content: 'Leave by the north stairs.' }));
    const { version } = await newest();
    expect(await told(`${noticeEvent(alarm.id)}:${version}`)).toMatchObject({ never: 'QUEUED' });
  });

  it('goes to whoever joined since as it is, not as a correction, and is counted for their unit', async () => {
    const { as, write, usual, desk, community, newest, french } = await makeBuilding();
    const { id } = await write({});
    await app.runDueJobs();
    // One email failed; somebody joined an empty unit, and somebody else one of a member.
    const event = noticeEvent(id);
    const em = app.em();
    await em.nativeUpdate(MailLetter, { event, user: french.id }, { state: 'FAILED' });
    await em.nativeUpdate(
      CondoNotice,
      { id },
      { publishedAt: new Date(Date.now() - 60 * 60 * 1000) },
    );
    const opened = { openedAt: new Date(Date.now() - 2 * 60 * 60 * 1000) };
    await em.nativeUpdate(Community, { id: community.id }, opened);
    await app.runDueJobs('keep-deliveries');
    const join = (condoUnit: string) => {
      const person = makeUser(em, { isAuthenticated: true });
      makeMembership(em, person, community, { condoUnit, confirmedAt: new Date() });
      return person;
    };
    const [late, beside] = [join('999'), join('305')];
    await em.flush();
    const form = {
      ...water,
      'en.title': 'Water off until two',
      intent: 'publish',
      tellAgain: 'on',
    };
    expect((await app.send(`${desk}/${id}`, { as, form })).status).toBe(303);
    await app.runDueJobs();
    for (const person of [late, beside, french]) {
      const mail = post.to(person.email).at(-1);
      expect(mail?.subject).toMatch(/Larch Heights.?: Water off until two/);
      expect(mail?.text).not.toMatch(/replaces the one|remplace celui/);
    }
    expect(post.to(usual.email).at(-1)?.text).toContain('It replaces the one you received earlier');

    const csv = await (await app.send(`${desk}/${id}/delivery.csv`, { as })).text();
    const rows = new Map(
      csv.split('\r\n').map((line) => {
        const cells = line.slice(1, -1).split('","');
        return [cells[0], cells] as const;
      }),
    );
    const now = cityTimeText(new Date()).slice(0, 10);
    const out = cityTimeText((await newest()).publishedAt ?? new Date()).replace('T', ' ');
    const of = (unit: string) => rows.get(`Unit ${unit}`) ?? [];
    // Reached, how, then hub since and the corrected one at the end.
    expect(of('999').slice(1, 3)).toEqual(['yes', 'By email']);
    expect(of('999')[8]).not.toBe(out);
    expect(of('999')[9]).toBe('');
    expect(of('305').slice(1, 3)).toEqual(['yes', 'By email']);
    expect(of('305')[8]).toBe(out);
    expect(of('302').slice(1, 3)).toEqual(['yes', 'By email']);
    expect(of('302')[9]).toContain(now);
    expect(of('301')[9]).toContain(now);
    const html = await (await app.send(`${desk}/${id}/delivery`, { as })).text();
    expect(html.match(/Corrected notice by email/g)?.length).toBeGreaterThanOrEqual(2);
  });

  it('takes few statements for a building of a thousand', async () => {
    const { as, api, community } = await makeBuilding();
    const em = app.em();
    for (let index = 0; index < 1000; index += 1) {
      const person = makeUser(em, { isAuthenticated: true });
      makeMembership(em, person, community, { condoUnit: `${index}` });
    }
    await em.flush();
    const before = app.queryCount();
    const json = { title: 'Water off', content: 'Until noon. '.repeat(500) };
    expect((await app.send(api, { as, json })).status).toBe(201);
    expect(app.queryCount() - before).toBeLessThan(30);
    expect(await app.em().count(MailLetter, { community, state: 'QUEUED' })).toBe(1004);
    await app.em().nativeDelete(MailLetter, { community });
  });
});
