import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Unit, UnitCode, UserCommunity, type Community } from '#db/entities/index.ts';
import { makeMembership, makeUser } from '#db/factories/index.ts';
import { floorOf, unitKey } from '#app/features/communities/communities/unit.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

async function addUnits(community: Community, labels: string[]): Promise<Map<string, string>> {
  const rows = labels.map((label, index) => ({
    id: randomUUID(),
    community: community.id,
    label,
    key: unitKey(label),
    floor: floorOf(label),
    position: index + 1,
    createdAt: new Date(),
  }));
  await app.em().insertMany(Unit, rows);
  return new Map(rows.map(({ label, id }) => [label, id]));
}

/** A register with a unit that stands in each way: lived in, waited for, invited and free. */
async function setUp() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const { community } = people;
  const units = await addUnits(community, ['101', '102', '103', '305']);
  makeMembership(em, makeUser(em), community, { condoUnit: '101', state: 'WAITING' });
  em.create(UserCommunity, {
    community,
    condoUnit: '102',
    state: 'INVITED',
    inviteeName: 'Ines Invited',
  });
  await em.flush();
  const as = await app.signIn(people.board);
  const desk = `/manage/${community.slug}`;
  const textAt = async (path: string) => (await app.send(desk + path, { as })).text();
  return { ...people, units, as, desk, textAt };
}

const labelsOn = (html: string) =>
  [...html.matchAll(/\/units\/[0-9a-f-]{36}"[^>]*><bdi>([^<]*)</g)].map(([, label]) => label);

describe('the register of units (rules 17.3)', () => {
  it('tells units where nobody is yet apart from those whose invitation is not used', async () => {
    const { textAt } = await setUp();
    const [, options = ''] =
      /<select[^>]*name="show"[^>]*>(.*?)<\/select>/s.exec(await textAt('/units')) ?? [];
    expect([...options.matchAll(/>([^<]+)</g)].map(([, label]) => label)).toEqual([
      'All units',
      'With members',
      'With a request',
      'No members or requests',
      'Invitation or code not used yet',
      'No code or invitation yet',
    ]);
  });

  it('leads from a unit to the list that its people are in, and nowhere where it has none', async () => {
    const { units, textAt } = await setUp();
    const listsOf = async (label: string) =>
      [...(await textAt(`/units/${units.get(label)}`)).matchAll(/\/people\?([^"]*q=[^"]*)"/g)].map(
        ([, query = '']) => query.replaceAll('&amp;', '&'),
      );
    expect(await listsOf('101')).toEqual(['show=waiting&q=101']);
    expect(await listsOf('102')).toEqual(['show=invited&q=102']);
    expect(await listsOf('103')).toEqual([]);
    expect(await textAt(`/people?${(await listsOf('102'))[0]}`)).toContain('Ines Invited');
  });

  it('counts a unit as one with a code only while the code opens the door', async () => {
    const { units, textAt } = await setUp();
    const em = app.em();
    const code = em.create(UnitCode, {
      ...{ unit: units.get('103') ?? '', nonce: 'n', codeHash: crypto.randomUUID() },
      expiresAt: new Date(Date.now() + 86_400_000),
    });
    await em.flush();
    expect(labelsOn(await textAt('/units?show=unanswered'))).toEqual(['102', '103']);
    expect(labelsOn(await textAt('/units?show=free'))).toEqual([]);
    code.expiresAt = new Date(Date.now() - 1000);
    await em.flush();
    expect(labelsOn(await textAt('/units?show=unanswered'))).toEqual(['102']);
    expect(labelsOn(await textAt('/units?show=free'))).toEqual(['103']);
  });

  it('gives its order to the list of invitations', async () => {
    const { community, textAt } = await setUp();
    const em = app.em();
    // In another order than that of the register, as an import may make them.
    for (const [condoUnit, inviteeName] of [
      ['305', 'Dora Dell'],
      ['Penthouse', 'Eli Ames'],
      ['103', 'Cleo Carr'],
      ['101', 'Bea Bell'],
      ['101', 'Abe Bell'],
    ] as const) {
      em.create(UserCommunity, {
        community: community.id,
        condoUnit,
        state: 'INVITED',
        inviteeName,
      });
    }
    await em.flush();
    const page = await textAt('/invitations');
    const names = ['Abe Bell', 'Bea Bell', 'Ines Invited', 'Cleo Carr', 'Dora Dell', 'Eli Ames'];
    expect([...names].sort((a, b) => page.indexOf(a) - page.indexOf(b))).toEqual(names);
    expect(page.indexOf('Abe Bell')).toBeGreaterThan(0);
  });

  it('lists the units of each figure, which lead there, and is searched', async () => {
    const { textAt, resident } = await setUp();
    for (const [query, labels] of [
      ['', ['101', '102', '103', '305']],
      ['?show=occupied', ['305']],
      ['?show=waiting', ['101']],
      ['?show=unanswered', ['102']],
      ['?show=free', ['103']],
      ['?show=open', ['102', '103']],
      ['?q=Unit+0102', ['102']],
      [`?q=${encodeURIComponent(resident.name.slice(0, 4))}`, ['305']],
      ['?q=10&show=free', ['103']],
    ] as const) {
      expect(labelsOn(await textAt(`/units${query}`)), query).toEqual(labels);
    }
    expect(await textAt('/units?q=999')).toContain('No matches.');
    const people = await textAt('/people');
    for (const list of ['occupied', 'waiting', 'open']) {
      expect(people).toContain(`/units?show=${list}"`);
    }
  });

  it('is a CSV file for moderators only, which the form that adds units reads again', async () => {
    const { desk, as, otherBoard } = await setUp();
    const path = `${desk}/units.csv?show=free`;
    expect((await app.send(path)).status).not.toBe(200);
    expect((await app.send(path, { as: await app.signIn(otherBoard) })).status).toBe(403);
    const file = await app.send(path, { as });
    expect(file.headers.get('Content-Type')).toContain('text/csv');
    expect(file.headers.get('Cache-Control')).toBe('private, no-store');
    expect((await file.text()).split('\r\n')).toEqual([
      '"Unit","Building","Floor","What it is","Status","People","Requests","Invited","Code","Owners on record","Address for service","Notices by email","Date of consent","How consent was given"',
      '"103","","1","Home","No code or invitation yet","","0","0","no","","","","",""',
      '',
    ]);
    const whole = await (await app.send(`${desk}/units.csv`, { as })).text();
    const body = new FormData();
    body.set('step', 'preview');
    body.set('file', new Blob([whole.replace('"103"', '"104"')]), 'units.csv');
    const headers = { cookie: as, 'X-Client-Origin': 'http://localhost:3000' };
    const request = new Request(`http://localhost:3000${desk}/units/add`, {
      ...{ method: 'POST', headers, body },
    });
    expect(await (await app.handle(request)).text()).toContain('1 unit to add');
  });

  it('knows parking spaces and lockers by their label, and gives them no code, letter or place in an audience', async () => {
    const { as, desk, textAt, community, units } = await setUp();
    const post = (path: string, form: Record<string, string>) =>
      app.send(desk + path, { as, form: { ...form, idempotencyKey: randomUUID() } });
    const list = '104\nP1-01\nP1-02\nL-7\nCasier 8\nStall 3';
    const preview = await (await post('/units/add', { step: 'preview', list })).text();
    expect(preview).toContain('3 look like parking spaces: P1-01, P1-02, Stall 3');
    expect(preview).toContain('2 look like lockers: L-7, Casier 8');
    const checked = fieldValue(preview, 'checked');
    // The lockers of this building are homes.
    const added = { step: 'add', checked, 'as.PARKING': 'PARKING', 'as.LOCKER': 'HOME' };
    expect((await post('/units/add', added)).status).toBe(303);
    const kinds = async () =>
      (await app.em().find(Unit, { community: community.id }, { orderBy: { position: 'asc' } }))
        .filter(({ label }) => !units.has(label))
        .map(({ label, kind }) => [label, kind]);
    const locker = ['Casier 8', 'HOME'];
    const parking = ['P1-01', 'P1-02', 'Stall 3'].map((label) => [label, 'PARKING']);
    expect(await kinds()).toEqual([['104', 'HOME'], locker, ['L-7', 'HOME'], ...parking]);

    expect(labelsOn(await textAt('/units'))).toHaveLength(10);
    expect(labelsOn(await textAt('/units?show=free'))).toEqual(['103', '104', 'Casier 8', 'L-7']);
    expect(await textAt('/units')).toContain('Parking space');
    await post('/letters', { which: 'all' });
    const coded = await app
      .em()
      .find(UnitCode, { unit: { community: community.id } }, { populate: ['unit'] });
    expect(coded.map(({ unit }) => unit.unwrap().label).sort()).toEqual(
      ['101', '102', '103', '104', '305', 'Casier 8', 'L-7'].sort(),
    );
    const notice = {
      ...{ kind: 'INFORMATION', audience: 'UNITS', audienceUnits: 'P1-01', placing: 'AUTO' },
      ...{ intent: 'publish', 'en.title': 'Water', 'en.content': 'Off until noon.' },
    };
    expect((await post('/notices/new', notice)).status).toBe(400);

    const { id } = await app.em().findOneOrFail(Unit, { community: community.id, label: 'L-7' });
    const change = { change: 'save', label: 'L-7', kind: 'LOCKER' };
    expect((await post(`/units/${id}`, change)).status).toBe(303);
    expect(await kinds()).toContainEqual(['L-7', 'LOCKER']);
    const log = await (await app.send(`/moderation/log?community=${community.id}`, { as })).text();
    expect(log).toContain('What it is');
  });

  it('comes in pages, and has at most 5,000 units whichever way they come', async () => {
    const { community, board } = await makeNeighbourhood(app.em());
    const as = await app.signIn(board);
    const desk = `/manage/${community.slug}`;
    const labels = Array.from({ length: 4999 }, (_, index) => `H${index + 1}`);
    await addUnits(community, labels);
    const first = await (await app.send(`${desk}/units`, { as })).text();
    expect(labelsOn(first)).toEqual(labels.slice(0, 200));
    expect(first.length).toBeLessThan(150_000);
    const next = /units\?after=(\d+)/.exec(first)?.[1] ?? '';
    const second = await (await app.send(`${desk}/units?after=${next}`, { as })).text();
    expect(labelsOn(second)).toEqual(labels.slice(200, 400));
    expect(second).toContain('before=201');
    expect((await app.send(`${desk}/units?after=x`, { as })).status).toBe(400);

    const add = (checked: string) =>
      app.send(`${desk}/units/add`, {
        as,
        form: { step: 'add', checked, idempotencyKey: randomUUID() },
      });
    expect((await add('901\n902')).status).toBe(400);
    const upload = `${desk}/people/import`;
    const page = await (await app.send(upload, { as })).text();
    const list = await app.send(upload, {
      as,
      form: {
        idempotencyKey: fieldValue(page, 'idempotencyKey'),
        text: 'unit,name\n901,Ann Lee\n902,Bob Roy',
      },
    });
    const path = list.headers.get('Location') ?? '';
    const refused = await app.send(path, { as, form: { intent: 'save', addUnits: 'yes' } });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('A register can have up to');
    const rows = { community: community.id };
    expect(await app.em().count(UserCommunity, { ...rows, state: 'INVITED' })).toBe(0);
    expect(await app.em().count(Unit, rows)).toBe(4999);
    expect((await add('901')).status).toBe(303);
  });
});

describe('a unit somebody moved out of (rules 18.1)', () => {
  it('has a new code, and the desk asks for its letter until it is printed', async () => {
    const { as, desk, textAt, units, community, resident } = await setUp();
    const form = { which: 'these', units: '305, 102' };
    expect((await app.send(`${desk}/letters`, { as, form })).status).toBe(303);
    expect(await textAt('')).not.toContain('needs a new letter');
    const before = await app.em().findOneOrFail(UnitCode, { unit: units.get('305') ?? '' });
    const membership = { user: resident.id, community: community.id };
    const { id } = await app.em().findOneOrFail(UserCommunity, membership);
    const end = { change: 'set', when: 'now' };
    const page = await textAt(`/people/${id}/end`);
    const seen = { idempotencyKey: fieldValue(page, 'idempotencyKey') };
    const ended = await app.send(`${desk}/people/${id}/end`, { as, form: { ...end, ...seen } });
    expect(ended.status).toBe(303);
    const codes = { unit: units.get('305') ?? '', revokedAt: null };
    const [code, ...others] = await app.em().find(UnitCode, codes);
    expect(others).toEqual([]);
    expect(code?.codeHash).not.toBe(before.codeHash);
    const overview = await textAt('');
    expect(overview).toContain('1 unit needs a new letter');
    expect(overview).toContain(`href="${desk}/letters?units=305"`);
    expect(await textAt('/letters?units=305')).toContain('letters.pdf?units=305');

    await app.send(`${desk}/letters.pdf?units=102`, { as });
    expect(await textAt('')).toContain('1 unit needs a new letter');
    const outsider = await app.send(`${desk}/letters.pdf?units=305`);
    expect(outsider.status).not.toBe(200);
    expect(await textAt('')).toContain('1 unit needs a new letter');
    const letter = await app.send(`${desk}/letters.pdf?units=305`, { as });
    expect(letter.headers.get('Content-Type')).toBe('application/pdf');
    await letter.arrayBuffer();
    expect(await textAt('')).not.toContain('needs a new letter');
  });
});
