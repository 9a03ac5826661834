import { describe, expect, it } from 'vitest';
import {
  Activity,
  CalendarFeed,
  CityEvent,
  Community,
  User,
  UserCommunity,
} from '#db/entities/index.ts';
import {
  makeActivity,
  makeAttendee,
  makeEvent,
  makeMembership,
  makeNotice,
  makeUser,
} from '#db/factories/index.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { readIcs } from '#tests/setup/ics.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

type Person = { id: string } | null;

const get = async (path: string, person: Person = null, headers: Record<string, string> = {}) =>
  app.send(path, { as: person ? await app.signIn(person) : undefined, headers });

const post = async (path: string, person: Person, form: Record<string, string>) =>
  app.send(path, { as: person ? await app.signIn(person) : undefined, form });

const read = async (path: string, person: Person = null) =>
  readIcs(await (await get(path, person)).text());

const day = 24 * 60 * 60 * 1000;
const start = 'DTSTART;TZID=America/Toronto';
const end = 'DTEND;TZID=America/Toronto';

it('a notice that names a day is a file for whoever may read it (rules 28.1)', async () => {
  const em = app.em();
  const { community, resident, board, outsider } = await makeNeighbourhood(em);
  const notice = makeNotice(em, board, community, {
    title: 'Water off',
    happensOn: '2027-03-14',
    happensFrom: '09:00',
    happensUntil: '15:00',
  });
  const dayless = makeNotice(em, board, community);
  await em.flush();
  const path = `/communities/${community.slug}/notices/${notice.id}`;
  const [entry] = (await read(`${path}.ics`, resident)).events;
  expect(entry).toMatchObject({ SUMMARY: 'Water off', [start]: '20270314T090000' });
  expect(await (await get(path, resident)).text()).toContain(`href="${path}.ics"`);
  const other = `/communities/${community.slug}/notices/${dayless.id}`;
  expect((await get(`${other}.ics`, resident)).status).toBe(404);
  expect(await (await get(other, resident)).text()).not.toContain('.ics');
  for (const [person, status] of [
    [null, 302],
    [outsider, 403],
    [board, 200],
  ] as const) {
    expect((await get(`${path}.ics`, person)).status).toBe(status);
  }
});

describe('an activity in a calendar (rules 28.1)', () => {
  it('is a file for whoever may see its page', async () => {
    const em = app.em();
    const { community, resident, board, outsider } = await makeNeighbourhood(em);
    const shown = makeActivity(em, resident, community, { title: 'Walk' });
    const hidden = makeActivity(em, resident, community, { status: 'PENDING' });
    const open = makeActivity(em, resident, community, { when: null });
    await em.flush();
    const path = `/activities/${shown.id}`;
    for (const person of [null, outsider, resident]) {
      const response = await get(`${path}.ics`, person);
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
      expect(response.headers.get('Content-Disposition')).toContain(`${shown.slug}.ics`);
      expect(await (await get(path, person)).text()).toContain(`href="${path}.ics"`);
    }
    for (const [person, status] of [
      [null, 404],
      [outsider, 404],
      [resident, 200],
      [board, 200],
    ] as const) {
      expect((await get(`/activities/${hidden.id}.ics`, person)).status).toBe(status);
    }
    const [waiting] = (await read(`/activities/${hidden.id}.ics`, resident)).events;
    expect(waiting?.STATUS).toBe('TENTATIVE');
    expect((await get(`/activities/${open.id}.ics`)).status).toBe(404);
    expect(await (await get(`/activities/${open.id}`)).text()).not.toContain(`${open.id}.ics`);
    expect((await get('/activities/none.ics')).status).toBe(404);
  });

  it('has the clocks of Ottawa right, before and after they change', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    // The clocks went forward on March 14, 2027, and go back on November 7, 2027, both at 2:00.
    const moments: [string, string, string][] = [
      ['2027-03-13T23:30:00Z', '20270313T183000', '20270313T213000'],
      ['2027-03-14T06:00:00Z', '20270314T010000', '20270314T050000'],
      ['2027-03-14T22:30:00Z', '20270314T183000', '20270314T213000'],
      ['2027-11-06T22:30:00Z', '20271106T183000', '20271106T213000'],
      ['2027-11-07T04:59:00Z', '20271107T005900', '20271107T025900'],
      ['2027-11-07T07:00:00Z', '20271107T020000', '20271107T050000'],
      ['2027-11-07T23:30:00Z', '20271107T183000', '20271107T213000'],
    ];
    const activities = moments.map(([when]) =>
      makeActivity(em, resident, community, { when: new Date(when) }),
    );
    await em.flush();
    for (const [index, { id }] of activities.entries()) {
      const [, from, until] = moments[index] ?? [];
      const { events, lines } = await read(`/activities/${id}.ics`);
      expect(events).toMatchObject([{ [start]: from, [end]: until }]);
      expect(lines).toContain('TZID:America/Toronto');
      expect(lines.filter((line) => line.startsWith('TZOFFSETTO'))).toEqual([
        'TZOFFSETTO:-0400',
        'TZOFFSETTO:-0500',
      ]);
      expect(events[0]?.DTSTAMP).toMatch(/^\d{8}T\d{6}Z$/);
    }
  });

  it('has the hour that comes twice in UTC, because its clock time is two moments', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const moments: [string, string, string][] = [
      ['2027-11-07T05:30:00Z', '20271107T053000Z', '20271107T083000Z'],
      ['2027-11-07T06:30:00Z', '20271107T063000Z', '20271107T093000Z'],
      // It begins before that hour, and ends within it.
      ['2027-11-07T03:15:00Z', '20271107T031500Z', '20271107T061500Z'],
    ];
    const activities = moments.map(([when]) =>
      makeActivity(em, resident, community, { when: new Date(when) }),
    );
    await em.flush();
    for (const [index, { id }] of activities.entries()) {
      const [, from, until] = moments[index] ?? [];
      const { events } = await read(`/activities/${id}.ics`);
      expect(events).toMatchObject([{ DTSTART: from, DTEND: until }]);
    }
  });

  it('keeps every word as it was typed, however long and odd', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const title = 'Fête, thé; “crêpes” \\ and 🥐';
    const description = `First line, with; signs\n\n${'Où ça ? Là-haut 🏙️ '.repeat(20)}\nEND:VEVENT`;
    const { id } = makeActivity(em, resident, community, { title, description });
    await em.flush();
    const { events } = await read(`/activities/${id}.ics`);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      SUMMARY: title,
      DESCRIPTION: description,
      LOCATION: `${community.name}, ${community.address ?? ''}`,
      'URL;VALUE=URI': `http://localhost:3000/activities/${id}`,
    });
  });

  it('is struck out once it is cancelled, under the same name, with a higher number', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const { id } = makeActivity(em, resident, community, { status: 'PUBLISHED' });
    await em.flush();
    const path = `/activities/${id}.ics`;
    const first = await get(path);
    const [before] = readIcs(await first.text()).events;
    const tag = first.headers.get('ETag') ?? '';
    expect((await get(path, null, { 'If-None-Match': tag })).status).toBe(304);
    const cancelled = await app.send(`/api/activities/${id}`, {
      method: 'PATCH',
      json: { status: 'CANCELLED', version: 1 },
      as: await app.signIn(resident),
    });
    expect(cancelled.status).toBe(200);
    const second = await get(path, null, { 'If-None-Match': tag });
    expect(second.status).toBe(200);
    const [after] = readIcs(await second.text()).events;
    expect([before?.STATUS, after?.STATUS]).toEqual(['CONFIRMED', 'CANCELLED']);
    expect(after?.SUMMARY).toBe(`Cancelled: ${before?.SUMMARY ?? ''}`);
    expect(after?.UID).toBe(before?.UID);
    expect(Number(after?.SEQUENCE)).toBeGreaterThan(Number(before?.SEQUENCE));
  });
});

describe('a city event in a calendar (rules 28.1)', () => {
  it('is a file for everyone, in the language of the reader', async () => {
    const em = app.em();
    const event = makeEvent(em, {
      title: 'Winter lights',
      startDate: new Date('2027-02-01T23:00:00Z'),
      endDate: null,
      translation: { title: 'Lumières d’hiver', description: 'Au canal', location: 'Le canal' },
    });
    const draft = makeEvent(em, { status: 'DRAFT' });
    await em.flush();
    const path = `/events/${event.slug}`;
    expect((await read(`${path}.ics`)).events).toMatchObject([
      {
        SUMMARY: 'Winter lights',
        [start]: '20270201T180000',
        [end]: '20270202T000000',
        'URL;VALUE=URI': `http://localhost:3000${path}`,
      },
    ]);
    const french = await get(`${path}.ics`, null, { 'Accept-Language': 'fr' });
    expect(french.headers.get('Content-Language')).toBe('fr-CA');
    expect(readIcs(await french.text()).events).toMatchObject([
      { SUMMARY: 'Lumières d’hiver', LOCATION: 'Le canal' },
    ]);
    expect(await (await get(path)).text()).toContain(`href="${path}.ics"`);
    expect((await get(`/events/${draft.slug}.ics`)).status).toBe(404);
    expect((await get('/events/none.ics')).status).toBe(404);
    await em.nativeUpdate(CityEvent, { slug: event.slug }, { version: 4 });
    expect((await read(`${path}.ics`)).events).toMatchObject([{ SEQUENCE: '3' }]);
  });

  it('is newer in calendars once an editor changed it', async () => {
    const em = app.em();
    const hourAgo = new Date(Date.now() - 60 * 60 * 1000);
    const event = makeEvent(em, { title: 'Parade', createdAt: hourAgo, updatedAt: hourAgo });
    const admin = makeUser(em, { role: 'ADMIN' });
    await em.flush();
    const path = `/events/${event.slug}.ics`;
    const [before] = (await read(path)).events;
    const saved = await post(`/manage/editor/events/${event.id}`, admin, {
      ...{ press: 'save', version: '1', language: 'en', title: 'Later parade' },
      startDate: '2027-07-01T10:00',
    });
    expect(saved.status).toBe(303);
    const [after] = (await read(path)).events;
    expect(after).toMatchObject({ SUMMARY: 'Later parade', SEQUENCE: '1' });
    for (const name of ['DTSTAMP', 'LAST-MODIFIED']) {
      const [old = '', now = ''] = [before?.[name], after?.[name]];
      expect(old).not.toBe('');
      expect(now > old, name).toBe(true);
    }
  });
});

/** The path of a person’s calendar, as their page shows it. */
async function addressOf(person: { id: string }): Promise<string> {
  const html = await (await get('/account/calendar', person)).text();
  const found = /http:\/\/localhost:3000(\/calendar\/[\w-]+\.ics)/.exec(html)?.[1];
  if (!found) throw new Error('no address on the page');
  return found;
}

describe('one’s own calendar (rules 28.2)', () => {
  it('has what its owner may see now, marked where they go, for whoever knows the address', async () => {
    const em = app.em();
    const { community, elsewhere, resident, neighbour, outsider } = await makeNeighbourhood(em);
    const soon = new Date(Date.now() + day);
    const at = (days: number) => new Date(soon.getTime() + days * day);
    const joined = makeActivity(em, neighbour, community, { title: 'Joined', when: at(1) });
    makeAttendee(em, joined, resident);
    makeActivity(em, resident, community, { title: 'Own', when: at(2) });
    makeActivity(em, neighbour, community, { title: 'Other', when: at(3) });
    const off = { title: 'Off', when: at(4), status: 'CANCELLED' } as const;
    makeAttendee(em, makeActivity(em, neighbour, community, off), resident);
    for (const status of ['PENDING', 'REJECTED', 'REMOVED', 'WITHDRAWN'] as const) {
      makeActivity(em, resident, community, { status, title: 'Hidden', when: at(5) });
    }
    makeActivity(em, outsider, elsewhere, { title: 'Elsewhere', when: at(1) });
    makeActivity(em, neighbour, community, { title: 'Open', when: null });
    makeActivity(em, neighbour, community, { title: 'Long ago', when: at(-100) });
    await em.flush();

    expect((await get('/account/calendar')).status).toBe(401);
    expect((await post('/account/calendar', null, { intent: 'make' })).status).toBe(401);
    const page = await get('/account/calendar', resident);
    expect(page.headers.get('Cache-Control')).toContain('no-store');
    expect(await page.text()).toContain('Create my calendar link');
    expect((await post('/account/calendar', resident, { intent: 'none' })).status).toBe(400);
    expect((await post('/account/calendar', resident, { intent: 'make' })).status).toBe(303);
    const path = await addressOf(resident);
    const found = (await read(path)).events;
    expect(found.map(({ SUMMARY, STATUS, TRANSP }) => [SUMMARY, STATUS, TRANSP])).toEqual([
      ['✓ Joined', 'CONFIRMED', 'OPAQUE'],
      ['✓ Own', 'CONFIRMED', 'OPAQUE'],
      ['Other', 'CONFIRMED', 'TRANSPARENT'],
      ['Cancelled: Off', 'CANCELLED', 'TRANSPARENT'],
    ]);
    expect(found[3]?.DESCRIPTION).not.toContain('You’re going');
    expect(found[0]?.DESCRIPTION).toContain('You’re going to this activity.');
    const [single] = (await read(`/activities/${joined.id}.ics`)).events;
    expect(found[0]?.UID, 'the same name in both files').toBe(single?.UID);

    const first = await get(path);
    expect(first.headers.get('Cache-Control')).toBe('no-store');
    expect(first.headers.get('Referrer-Policy')).toBe('no-referrer');
    const tag = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect((await get(path, null, tag)).status).toBe(304);
    await em.nativeUpdate(Activity, { title: 'Other' }, { status: 'REMOVED' });
    const changed = await get(path, null, tag);
    expect(changed.status).toBe(200);
    expect(await changed.text()).not.toContain('Other');

    makeMembership(em, resident, elsewhere, { condoUnit: '9', isPrimary: false });
    await em.flush();
    const titles = (await read(path)).events.map(({ SUMMARY }) => SUMMARY);
    expect(titles).toContain('Elsewhere');
    await em.nativeUpdate(
      UserCommunity,
      { user: resident.id },
      { state: 'ENDED', endedAt: new Date() },
    );
    expect((await read(path)).events).toEqual([]);
  });

  it('has the notices for the person that happen on a day', async () => {
    const em = app.em();
    const { community, resident, board } = await makeNeighbourhood(em);
    const make = (title: string, given: Parameters<typeof makeNotice>[3]) =>
      makeNotice(em, board, community, { title, happensOn: cityToday(), ...given });
    const hours = make('Water off', { happensFrom: '09:00', happensUntil: '15:00' });
    make('Sweeping', {});
    make('No day', { happensOn: null });
    make('For owners', { audience: 'OWNERS' });
    make('A draft', { status: 'DRAFT' });
    make('Long ago', { happensOn: cityToday(new Date(Date.now() - 100 * day)) });
    await em.flush();
    await post('/account/calendar', resident, { intent: 'make' });
    const address = await addressOf(resident);
    const { events } = await read(address);
    expect(events.map((event) => event.SUMMARY)).toEqual(
      expect.arrayContaining(['Water off', 'Sweeping']),
    );
    expect(events).toHaveLength(2);
    const today = cityToday().replaceAll('-', '');
    const water = events.find((event) => event.SUMMARY === 'Water off');
    expect(water).toMatchObject({
      [start]: `${today}T090000`,
      [end]: `${today}T150000`,
      TRANSP: 'TRANSPARENT',
    });
    expect(water?.UID).toContain(`notice-${hours.id}`);
    const sweeping = events.find((event) => event.SUMMARY === 'Sweeping');
    expect(sweeping?.['DTSTART;VALUE=DATE']).toBe(today);
  });

  it('has the important dates of the building that name a day, each year where they name none', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    em.assign(em.merge(community), {
      acOnApprox: 'June 1st',
      officeHours: null,
      heatOnApprox: 'when it is cold',
      fireInspectionApprox: 'March 4, 2027',
      translation: {
        acOnApprox: '1er juin',
        heatOnApprox: 'x',
        fireInspectionApprox: '4 mars 2027',
      },
    });
    await em.flush();
    await post('/account/calendar', resident, { intent: 'make' });
    const { events } = await read(await addressOf(resident));
    const days = (found: typeof events) =>
      found.map((event) => [event.SUMMARY, event['DTSTART;VALUE=DATE']?.slice(4), event.RRULE]);
    expect(days(events)).toEqual([
      [`Air conditioning turned on (${community.name})`, '0601', 'FREQ=YEARLY'],
      [`Fire inspection (${community.name})`, '0304', undefined],
    ]);
    expect(events[1]?.['DTSTART;VALUE=DATE']).toBe('20270304');
    const since = cityToday(community.createdAt).replaceAll('-', '');
    const first = events[0]?.['DTSTART;VALUE=DATE'] ?? '';
    expect(first >= since, `${first} is before the community, ${since}`).toBe(true);
    expect(events[0]).toMatchObject({ TRANSP: 'TRANSPARENT' });
    await em.nativeUpdate(User, { id: resident.id }, { language: 'fr' });
    const french = (await read(await addressOf(resident))).events;
    expect(days(french)[0]?.[1]).toBe('0601');
    expect(french.map(({ UID }) => UID)).toEqual(events.map(({ UID }) => UID));
    expect(french[0]?.SUMMARY).toContain('limatisation');
  });

  it('has an address that is secret, can be renewed and turned off, and ends with the account', async () => {
    const em = app.em();
    const { resident, neighbour } = await makeNeighbourhood(em);
    const as = await app.signIn(resident);
    const make = () => app.send('/account/calendar', { as, form: { intent: 'make' } });
    const made = await Promise.all([make(), make()]);
    expect(made.map(({ status }) => status)).toEqual([303, 303]);
    const first = await addressOf(resident);
    expect((await make()).status).toBe(303);
    expect(await addressOf(resident), 'it stays').toBe(first);
    const row = await em.fork().findOneOrFail(CalendarFeed, { user: resident.id });
    const secret = first.replace('/calendar/', '').replace('.ics', '');
    expect(JSON.stringify(row)).not.toContain(secret);
    await post('/account/calendar', neighbour, { intent: 'make' });
    expect(await addressOf(neighbour)).not.toBe(first);

    await post('/account/calendar', resident, { intent: 'renew' });
    const second = await addressOf(resident);
    expect(second).not.toBe(first);
    expect((await get(first)).status).toBe(404);
    expect((await get(second)).status).toBe(200);
    for (const closed of [{ disabledAt: new Date() }, { deletionAskedAt: new Date() }]) {
      await em.nativeUpdate(User, { id: resident.id }, closed);
      expect((await get(second)).status).toBe(404);
      await em.nativeUpdate(User, { id: resident.id }, { disabledAt: null, deletionAskedAt: null });
    }
    expect((await get(second)).status).toBe(200);
    await post('/account/calendar', resident, { intent: 'remove' });
    expect((await get(second)).status).toBe(404);
    expect(await (await get('/account/calendar', resident)).text()).toContain(
      'Create my calendar link',
    );
    expect((await get('/calendar/none.ics')).status).toBe(404);
  });

  it('is empty for somebody who waits, and while the doors of a community are closed', async () => {
    const em = app.em();
    const { community, resident, neighbour } = await makeNeighbourhood(em);
    const when = new Date(Date.now() + day);
    makeActivity(em, neighbour, community, { when });
    await em.flush();
    await post('/account/calendar', resident, { intent: 'make' });
    const path = await addressOf(resident);
    expect((await read(path)).events).toHaveLength(1);
    await em.nativeUpdate(Community, { id: community.id }, { openedAt: null });
    expect((await read(path)).events).toEqual([]);
    await em.nativeUpdate(Community, { id: community.id }, { openedAt: new Date() });
    await em.nativeUpdate(UserCommunity, { user: resident.id }, { state: 'WAITING' });
    expect((await read(path)).events).toEqual([]);
  });
});
