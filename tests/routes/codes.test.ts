import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  FurtherUnit,
  ModerationEvent,
  Unit,
  UnitCode,
  User,
  UserCommunity,
  type Community,
} from '#db/entities/index.ts';
import { makeMembership, makeUser } from '#db/factories/index.ts';
import { floorOf, unitKey } from '#app/features/communities/communities/unit.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';
import { lockTable } from '#tests/setup/table-lock.ts';

const app = testApp();
const dayMs = 24 * 60 * 60 * 1000;
const labels = ['101', '102', '103', '201', '202'];

/** A community where the board confirms, with five units, and everybody’s cookies. */
async function setUp(given: Partial<Community> = {}) {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const { community, elsewhere } = people;
  Object.assign(community, { joinPolicy: 'APPROVAL', ...given });
  for (const place of [community, elsewhere]) {
    labels.forEach((label, position) =>
      em.create(Unit, {
        id: randomUUID(),
        community: place,
        label,
        key: unitKey(label),
        floor: floorOf(label),
        position,
      }),
    );
  }
  const waiting = makeUser(em, { name: 'Wanda Waiting' });
  makeMembership(em, waiting, community, { state: 'WAITING', condoUnit: '102' });
  const newcomer = makeUser(em, { name: 'Nora Newcomer' });
  await em.flush();
  const units = await em.find(Unit, { community: community.id }, { orderBy: { position: 'asc' } });
  return {
    ...people,
    waiting,
    newcomer,
    units,
    desk: `/manage/${community.slug}/letters`,
    as: {
      board: await app.signIn(people.board),
      otherBoard: await app.signIn(people.otherBoard),
      resident: await app.signIn(people.resident),
      outsider: await app.signIn(people.outsider),
      waiting: await app.signIn(waiting),
      newcomer: await app.signIn(newcomer),
    },
  };
}

type Setting = Awaited<ReturnType<typeof setUp>>;

/** Makes codes, and reads that of a unit off its page. */
async function codeFor({ desk, as, units }: Setting, label: string): Promise<string> {
  await app.send(desk, { as: as.board, form: { which: 'missing' } });
  const unit = units.find((one) => one.label === label);
  const page = await app.send(`${desk}/${unit?.id}`, { as: as.board });
  expect(page.headers.get('Cache-Control')).toBe('private, no-store');
  const [code] =
    /[ACDEFHJKMNPRTWXY3479]{5}-[ACDEFHJKMNPRTWXY3479]{5}/.exec(await page.text()) ?? [];
  return code ?? '';
}

/** The page that a press leads to, with its toast. */
const follow = (response: Response, as: string) => {
  const toast = response.headers
    .getSetCookie()
    .find((cookie) => cookie.includes('toast='))
    ?.split(';')[0];
  return app.send(response.headers.get('Location') ?? '', { as: `${as}; ${toast}` });
};

const stateOf = async (user: { id: string }, community: { id: string }) =>
  (await app.em().findOne(UserCommunity, { user: user.id, community: community.id }))?.state;

const codesOf = (community: { id: string }) =>
  app.em().find(UnitCode, { unit: { community: community.id } });

describe('codes and letters (rules 16.4)', () => {
  it('a first code was created, and only a further one has replaced another', async () => {
    const { desk, as, units } = await setUp();
    const press = async (intent: string) =>
      (
        await follow(
          await app.send(`${desk}/${units[0]?.id}`, { as: as.board, form: { intent } }),
          as.board,
        )
      ).text();
    const first = await press('renew');
    expect(first).toContain('Code created');
    expect(first).not.toContain('The old code no longer works.');
    expect(await press('renew')).toContain('The old code no longer works.');
    await press('revoke');
    expect(await press('renew')).not.toContain('The old code no longer works.');
  });

  it('are for the moderators of the community alone', async () => {
    const setting = await setUp();
    const { desk, as, units, elsewhere } = setting;
    const paths = [desk, `${desk}.pdf?units=all`, `${desk}/${units[0]?.id}`];
    for (const [who, status] of [
      [as.resident, 403],
      [as.waiting, 403],
      [as.otherBoard, 403],
    ] as const) {
      for (const path of paths) expect((await app.send(path, { as: who })).status).toBe(status);
      expect((await app.send(desk, { as: who, form: { which: 'all' } })).status).toBe(status);
      const one = await app.send(`${desk}/${units[0]?.id}`, {
        as: who,
        form: { intent: 'renew' },
      });
      expect(one.status).toBe(status);
    }
    expect((await app.send(desk)).status).toBe(401);
    expect((await app.send(desk, { form: { which: 'all' } })).status).toBe(401);
    expect((await app.send(`${desk}.pdf?units=all`)).status).toBe(302);
    const [foreign] = await app.em().find(Unit, { community: elsewhere.id });
    expect((await app.send(`${desk}/${foreign?.id}`, { as: as.board })).status).toBe(404);
    const renewed = await app.send(`${desk}/${foreign?.id}`, {
      as: as.board,
      form: { intent: 'renew' },
    });
    expect(renewed.status).toBe(404);
    expect(await codesOf(setting.community)).toEqual([]);
  });

  it('are made for the units that are named, once for each press, with one line in the log', async () => {
    const { desk, as, community } = await setUp();
    const refused = await app.send(desk, { as: as.board, form: { which: 'these', units: '999' } });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('Enter at least one unit from the register');
    const form = { which: 'these', units: '101-103', idempotencyKey: randomUUID() };
    const made = await app.send(desk, { as: as.board, form });
    expect(made.status).toBe(303);
    expect(made.headers.get('Location')).toContain('/letters?units=101');
    await app.send(desk, { as: as.board, form });
    const first = await codesOf(community);
    expect(first).toHaveLength(3);
    // Two at once, and again: whoever has a valid code keeps it.
    await Promise.all(
      [1, 2].map(() => app.send(desk, { as: as.board, form: { which: 'missing' } })),
    );
    expect(await codesOf(community)).toHaveLength(5);
    await app.send(desk, { as: as.board, form: { which: 'all', renew: 'yes', agreed: '5' } });
    const all = await codesOf(community);
    expect(all).toHaveLength(10);
    expect(all.filter(({ revokedAt }) => !revokedAt)).toHaveLength(5);
    const lines = await app.em().find(ModerationEvent, { community: community.id });
    expect(lines.map(({ action }) => action)).toEqual(['RENEW_CODE', 'RENEW_CODE', 'RENEW_CODE']);
    expect(lines.map(({ toStatus }) => toStatus)).toEqual(['CREATED', 'CREATED', 'VALID']);
    const log = await (await app.send('/moderation/log', { as: as.board })).text();
    expect(log.match(/Code created/g)).toHaveLength(2);
    expect(log.match(/Code replaced/g)).toHaveLength(1);
    expect(lines[0]?.snapshot).toMatchObject({ title: '101, 102, 103', units: 3 });
    const stored = JSON.stringify(all);
    const page = await (await app.send(`${desk}/${all[9]?.unit.id}`, { as: as.board })).text();
    const [code = 'none'] = /[A-Z3479]{5}-[A-Z3479]{5}/.exec(page) ?? [];
    expect(stored).not.toContain(code.replace('-', ''));
  });

  it('are not replaced by many at once before a press has named their number', async () => {
    const { desk, as, community } = await setUp();
    const send = (form: Record<string, string>) => app.send(desk, { as: as.board, form });
    await send({ which: 'missing' });
    const before = (await codesOf(community)).map(({ id }) => id);
    const all = { which: 'all', renew: 'yes' };
    for (const form of [all, { ...all, agreed: '4' }, { ...all, agreed: 'yes' }]) {
      const asked = await send(form);
      expect([400, 409]).toContain(asked.status);
      expect((await codesOf(community)).map(({ id }) => id)).toEqual(before);
    }
    const page = await (await send(all)).text();
    expect(page).toContain('Replace 5 codes; 5 letters stop working');
    expect(page).toContain('name="agreed" value="5"');
    expect(page).toMatch(/value="all"[^>]*checked|checked[^>]*value="all"/);
    const french = await app.send(desk, { as: `${as.board}; lang=fr`, form: all });
    expect(french.status).toBe(409);
    expect((await send({ which: 'these', units: '101', renew: 'yes' })).status).toBe(303);
    expect(await codesOf(community)).toHaveLength(6);
    expect((await send({ ...all, agreed: '5' })).status).toBe(303);
    expect(await codesOf(community)).toHaveLength(11);
  });

  it('are not made for all units where some were typed, until it is said which was meant', async () => {
    const { desk, as, community } = await setUp();
    const send = (form: Record<string, string>) => app.send(desk, { as: as.board, form });
    const typed = { which: 'all', units: '102', renew: 'yes' };
    const asked = await send(typed);
    expect(asked.status).toBe(400);
    expect(await codesOf(community)).toEqual([]);
    const html = await asked.text();
    expect(html).toContain('You wrote “102” under “Units” but chose “All units”. Which is it?');
    expect(fieldValue(html, 'units')).toBe('102');
    const picks = [
      ...html.matchAll(/<button[^>]*name="__pick__"[^>]*value="([^"]*)"[^>]*>([^<]*)/g),
    ];
    const pick = (label: string) =>
      picks.find(([, , text]) => text === label)?.[1]?.replaceAll('&amp;', '&') ?? 'none';
    // The first button is what Enter presses: it answers nothing.
    expect((await send({ ...typed, __pick__: picks[0]?.[1] ?? 'none' })).status).toBe(400);
    expect(await codesOf(community)).toEqual([]);
    const some = await send({ ...typed, __pick__: pick('Choose “Specific units”') });
    expect(some.headers.get('Location')).toContain('units=102');
    expect(await codesOf(community)).toHaveLength(1);
    const all = pick('Keep “All units” and clear “Units”');
    expect((await send({ ...typed, renew: '', __pick__: all })).status).toBe(303);
    expect(await codesOf(community)).toHaveLength(5);
    // A box that another choice ignores is asked about too; what the address filled in is not.
    const box = await (await send({ which: 'missing', renew: 'yes' })).text();
    expect(box).toContain('You selected “Replace valid codes too” but chose');
    const filled = { which: 'missing', units: '102', __shown__units: '102' };
    expect((await send(filled)).status).toBe(303);
  });

  it('are made for what is selected in the list, which is never dropped for another choice', async () => {
    const { desk, as, community, units } = await setUp();
    const send = (form: Record<string, string>) => app.send(desk, { as: as.board, form });
    const coded = async () => {
      const ids = (await codesOf(community)).map(({ unit }) => unit.id);
      return units.filter(({ id }) => ids.includes(id)).map(({ label }) => label);
    };
    const all = await send({ which: 'all', ticked: '202', renew: 'yes' });
    expect(all.status).toBe(400);
    expect(await coded()).toEqual([]);
    const html = await all.text();
    expect(html).toContain('You selected “Units in the list” but chose “All units”. Which is it?');
    expect(/<input[^>]*name="ticked"[^>]*value="202"[^>]*>/.exec(html)?.[0]).toContain('checked');
    const made = await send({ which: 'these', units: '101', ticked: '202' });
    expect(made.headers.get('Location')).toContain('units=101%2C+202#print');
    expect(await coded()).toEqual(['101', '202']);
    // Of what the page was opened with, what was cleared since does not count.
    const cleared = await send({
      which: 'these',
      units: '101, 102, 201',
      ticked: '102',
      __shown__ticked: '201',
    });
    expect(cleared.headers.get('Location')).toContain('units=101%2C+102#print');
    expect(await coded()).toEqual(['101', '102', '202']);
    // The button of the list names units and makes nothing.
    const use = { which: 'missing', ticked: '103', __pick__: 'which=these&intent=use' };
    expect((await send(use)).headers.get('Location')).toMatch(/\/letters\?units=103#make$/);
    const none = await send({ ...use, ticked: '' });
    expect(none.headers.get('Location')).toMatch(/\/letters#make$/);
    expect(await coded()).toHaveLength(3);
    // A form that comes back still knows what was selected when it was opened.
    const opened = { units: '101', ticked: '101', __shown__units: '101', __shown__ticked: '101' };
    const renewAll = { ...opened, which: 'all', renew: 'yes' };
    const asked = await app.send(`${desk}?units=101`, { as: as.board, form: renewAll });
    expect(asked.status).toBe(409);
    const shown = [...(await asked.text()).matchAll(/<input[^>]*name="__shown__ticked"[^>]*>/g)];
    expect(shown.map(([input]) => /value="([^"]*)"/.exec(input)?.[1])).toEqual(['101']);
  });

  it('lists fifty units a page, finds one, keeps ticks, and makes codes for all of them', async () => {
    const { desk, as, community } = await setUp();
    const em = app.em();
    for (let n = 1; n <= 120; n++) {
      const label = String(1000 + n);
      em.create(Unit, { community: community.id, label, key: unitKey(label), position: 100 + n });
    }
    await em.flush();
    const read = async (path: string) => {
      const html = await (await app.send(path.replace(/#.*/, ''), { as: as.board })).text();
      const link = (label: string) =>
        new RegExp(`href="([^"]+)"[^>]*>${label}<`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
      const ticks = [...html.matchAll(/<input type="checkbox" name="ticked"[^>]*value="([^"]+)"/g)];
      return {
        html,
        units: ticks.map(([, label]) => label),
        ticked: ticks.flatMap(([tag, label]) => (tag.includes('checked') ? [label] : [])),
        next: link('Next units'),
        previous: link('Previous units'),
      };
    };
    const first = await read(`${desk}?units=1002&units=1060`);
    expect([first.units.length, first.units[0], first.previous]).toEqual([50, '101', '']);
    expect(first.ticked).toEqual(['1002']);
    expect(fieldValue(first.html, 'units')).toBe('1002, 1060');
    expect(first.html).toContain('Units without a valid code (125)');
    const second = await read(first.next);
    expect([second.units.length, second.units[0], second.ticked]).toEqual([50, '1046', ['1060']]);
    expect(fieldValue(second.html, 'units')).toBe('1002, 1060');
    const third = await read(second.next);
    expect([third.units.length, third.units.at(-1), third.next]).toEqual([25, '1120', '']);
    expect((await read(third.previous)).units).toEqual(second.units);

    const found = await read(`${desk}?q=112&units=1060`);
    expect(found.units).toEqual(['1112', '1120']);
    expect(found.html).toContain('Units without a valid code (125)');
    expect((await read(`${desk}?q=unit+0101`)).units).toEqual(['101']);
    expect((await read(`${desk}?q=9999`)).html).toContain('No matches for “9999”.');
    expect((await app.send(`${desk}?after=nonsense`, { as: as.board })).status).toBe(400);
    const made = await app.send(`${desk}?q=112`, { as: as.board, form: { which: 'missing' } });
    expect(made.status).toBe(303);
    expect(await codesOf(community)).toHaveLength(125);
    const range = { which: 'these', units: '1001-1100', renew: 'yes', agreed: '100' };
    const some = await app.send(desk, { as: as.board, form: range });
    expect(some.headers.get('Location')).toContain('units=1001+-+1100#print');
  });

  it('print one page a unit for valid codes, and make none', async () => {
    const setting = await setUp({
      name: `Résidence ${'de l’Île-aux-Cœurs '.repeat(6)}`,
      language: 'fr',
      managerPhone: null,
    });
    const { desk, as, community } = setting;
    const none = await app.send(`${desk}.pdf?units=all`, { as: as.board });
    expect(none.status).toBe(404);
    expect(await codesOf(community)).toEqual([]);
    await app.send(desk, { as: as.board, form: { which: 'these', units: '101, 202' } });
    const pdf = await app.send(`${desk}.pdf?units=all`, { as: as.board });
    expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
    expect(pdf.headers.get('Cache-Control')).toBe('private, no-store');
    const bytes = Buffer.from(await pdf.arrayBuffer());
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
    const one = await app.send(`${desk}.pdf?units=202`, { as: as.board });
    const single = Buffer.from(await one.arrayBuffer()).toString('latin1');
    expect(single.match(/\/Type \/Page\b/g)).toHaveLength(1);
    const list = await (await app.send(desk, { as: as.board })).text();
    expect(list).toContain('Open 2 letters (PDF)');
    expect(list).toContain('Valid until');
  });

  it('say that they have to be renewed once the server’s secret is another one', async () => {
    const setting = await setUp();
    const { desk, as, units } = setting;
    await codeFor(setting, '101');
    const [unit] = units;
    await app.em().nativeUpdate(UnitCode, { unit: unit?.id }, { codeHash: `other-${unit?.id}` });
    const page = await (await app.send(desk, { as: as.board })).text();
    expect(page).toContain('The code for 1 unit can no longer be printed');
    const own = await (await app.send(`${desk}/${unit?.id}`, { as: as.board })).text();
    expect(own).toContain('This code can no longer be shown');
    await app.send(desk, { as: as.board, form: { which: 'missing' } });
    expect(await codeFor(setting, '101')).toMatch(/-/);
  });
});

describe('joining with a code (rules 16.4)', () => {
  it('shows what a code is for, and joins only at the press of whoever is logged in', async () => {
    const setting = await setUp();
    const { as, community, newcomer, waiting, resident } = setting;
    const code = await codeFor(setting, '101');
    const typed = code.toLowerCase().replace('-', ' ');
    const page = await app.send(`/join?code=${encodeURIComponent(typed)}`);
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
    const html = await page.text();
    expect(html).toContain(community.name);
    expect(html).toContain('40 Maple Lane');
    expect(html).toContain('Unit 101');
    expect((await app.send('/join', { form: { code } })).status).toBe(401);
    expect(await stateOf(newcomer, community)).toBeUndefined();
    const joined = await Promise.all(
      [1, 2].map(() => app.send('/join', { as: as.newcomer, form: { code } })),
    );
    expect(joined.map(({ status }) => status)).toEqual([303, 303]);
    expect(joined[0]?.headers.get('Location')).toBe(`/communities/${community.slug}`);
    expect(await stateOf(newcomer, community)).toBe('CONFIRMED');
    const hub = await app.send(`/communities/${community.slug}`, { as: as.newcomer });
    expect(hub.status).toBe(200);
    const [row] = await app
      .em()
      .find(UnitCode, { unit: { community: community.id, label: '101' } });
    expect(row?.uses).toBe(1);

    await app.send('/join', { as: as.waiting, form: { code } });
    expect(await stateOf(waiting, community)).toBe('CONFIRMED');
    await app.send('/join', { as: as.resident, form: { code } });
    await app.send('/join', { as: as.resident, form: { code } });
    const further = await app.em().find(FurtherUnit, { membership: { user: resident.id } });
    expect(further.map(({ condoUnit, state }) => [condoUnit, state])).toEqual([
      ['101', 'CONFIRMED'],
    ]);
    // Nobody decided that: the log says how it came.
    const log = await (await app.send('/moderation/log', { as: as.board })).text();
    const words = log.replaceAll(/<!--.*?-->|<[^>]+>/g, '');
    expect(words.match(/Joined with the code for unit 101/g)).toHaveLength(3);
  });

  it('needs no letter any more once its page was asked for, not its size', async () => {
    const setting = await setUp();
    await codeFor(setting, '101');
    const code = { unit: setting.units[0]?.id ?? '' };
    await app.em().nativeUpdate(UnitCode, code, { letterDue: true });
    const isDue = async () => (await app.em().findOneOrFail(UnitCode, code)).letterDue;
    const letter = (method: string) =>
      app.send(`${setting.desk}.pdf?units=101`, { as: setting.as.board, method });
    expect((await letter('HEAD')).status).toBe(200);
    expect(await isDue()).toBe(true);
    const printed = await letter('GET');
    expect(printed.status).toBe(200);
    await printed.arrayBuffer();
    expect(await isDue()).toBe(false);
  });

  it('does not bring back a further unit that the desk took away', async () => {
    const setting = await setUp();
    const { as, community, resident, units } = setting;
    const code = await codeFor(setting, '101');
    await app.send('/join', { as: as.resident, form: { code } });
    const rowOf = () =>
      app.em().findOneOrFail(FurtherUnit, { membership: { user: resident.id } }, { refresh: true });
    const further = await rowOf();
    expect(further.state).toBe('CONFIRMED');
    const person = `/manage/${community.slug}/people/${further.membership.id}`;
    const form = { intent: 'further', further: further.id, decision: 'end' };
    expect((await app.send(person, { as: as.board, form })).status).toBe(303);
    const again = await app.send('/join', { as: as.resident, form: { code } });
    expect(again.status).toBe(400);
    expect((await rowOf()).state).toBe('ENDED');
    const codes = await app.em().find(UnitCode, { unit: units[0]?.id });
    expect(codes.filter(({ revokedAt }) => revokedAt === null)).toHaveLength(1);
    expect(await codeFor(setting, '101')).not.toBe(code);
  });

  it('refuses a wrong, a revoked and an expired code, and limits tries', async () => {
    const setting = await setUp();
    const { as, community, newcomer, desk, units } = setting;
    const code = await codeFor(setting, '101');
    const second = await codeFor(setting, '102');
    await app
      .em()
      .nativeUpdate(UnitCode, { unit: units[1]?.id }, { expiresAt: new Date(Date.now() - dayMs) });
    const tryAs = (typed: string) => app.send('/join', { as: as.newcomer, form: { code: typed } });
    expect(await (await tryAs(second)).text()).toContain('This code has expired');
    await app.send(`${desk}/${units[0]?.id}`, { as: as.board, form: { intent: 'revoke' } });
    for (const wrong of [code, 'AAAAA-AAAAA', 'nonsense', '']) {
      const answer = await tryAs(wrong);
      expect(answer.status).toBe(400);
      expect(await answer.text()).toMatch(/This code isn’t right|Enter the code from your letter/);
    }
    const page = await app.send('/join?code=AAAAA-AAAAA', { as: as.newcomer });
    expect(page.status, 'an address that was only opened is no try').toBe(400);
    for (let n = 0; n < 7; n++) await tryAs('AAAAA-AAAAA');
    const limited = await tryAs(code);
    expect(limited.status).toBe(429);
    expect(limited.headers.get('Retry-After')).toBeTruthy();
    expect(await stateOf(newcomer, community)).toBeUndefined();
  });

  it('counts the codes that somebody sends, and not those in addresses that a page had them open', async () => {
    const setting = await setUp();
    const code = await codeFor(setting, '101');
    const headers = { 'X-Forwarded-For': '203.0.113.44' };
    const open = (typed: string) => app.send(`/join?code=${typed}`, { headers });
    const statuses: number[] = [];
    for (let n = 0; n < 30; n++) statuses.push((await open('AAAAA-AAAAA')).status);
    expect(new Set(statuses)).toEqual(new Set([400]));
    const unread = await open(code);
    const html = await unread.text();
    expect([unread.status, fieldValue(html, 'code')], 'it is not read').toEqual([200, code]);
    expect(html).not.toContain(setting.community.name);
    const register = await app.send(`/register?code=${code}`, { headers });
    expect(await register.text(), 'the form reads it when it is sent').toContain(`value="${code}"`);

    const check = (typed: string) =>
      app.send('/join', { form: { intent: 'check', code: typed }, headers });
    const typed = await check(code);
    expect(typed.status).toBe(200);
    expect(typed.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await typed.text()).toContain(setting.community.name);
    const wrong = await check('AAAAA-AAAAA');
    expect(wrong.status).toBe(400);
    expect(fieldValue(await wrong.text(), 'code'), 'what was typed').toBe('AAAAA-AAAAA');
    for (let n = 1; n < 30; n++) await check('AAAAA-AAAAA');
    const limited = await check(code);
    expect(limited.status).toBe(429);
    expect(limited.headers.get('Retry-After')).toBeTruthy();
  });

  it('keeps a full unit and whoever was sent away waiting for the board', async () => {
    const setting = await setUp({ peoplePerUnit: 1 });
    const { as, community, newcomer, outsider, board, admin } = setting;
    const em = app.em();
    const row = { isPrimary: false, createdAt: new Date() };
    await em.insert(UserCommunity, {
      ...row,
      id: randomUUID(),
      user: outsider.id,
      community: community.id,
      condoUnit: '102',
      state: 'ENDED',
      endedAt: new Date(),
      decidedBy: board.id,
      decisionReason: 'Not on the register.',
    });
    await em.insert(UserCommunity, {
      ...row,
      id: randomUUID(),
      user: admin.id,
      community: community.id,
      condoUnit: '101',
    });
    const full = await app.send('/join', {
      as: as.newcomer,
      form: { code: await codeFor(setting, '101') },
    });
    expect(full.headers.get('Location')).toBe(`/communities/${community.slug}/door`);
    expect(await stateOf(newcomer, community)).toBe('WAITING');
    const door = `/communities/${community.slug}/door`;
    const why = 'already has';
    expect(await (await follow(full, as.newcomer)).text()).toContain(why);
    const asked = await app.em().findOneOrFail(UserCommunity, { user: newcomer.id });
    const form = { intent: 'code', code: await codeFor(setting, '101') };
    const again = await app.send(door, { as: as.newcomer, form });
    expect(await (await follow(again, as.newcomer)).text()).toContain(why);
    const since = await app.em().findOneOrFail(UserCommunity, { user: newcomer.id });
    expect(since.createdAt, 'the place in the queue').toEqual(asked.createdAt);
    const desk = await app.send(`/manage/${community.slug}/people`, { as: as.board });
    expect(await desk.text()).not.toContain('earlier request');
    const refused = await (await app.send(door, { as: as.outsider })).text();
    expect(refused).toContain('Not on the register.');
    await app.send(door, { as: as.outsider, form: { intent: 'ask' } });
    const code = await codeFor(setting, '102');
    await app.send(door, { as: as.outsider, form: { intent: 'code', code } });
    expect(await stateOf(outsider, community)).toBe('WAITING');
    await app.send(door, { as: as.outsider, form: { intent: 'withdraw' } });
    expect(await stateOf(outsider, community)).toBe('ENDED');
    await app.send(door, { as: as.outsider, form: { intent: 'code', code } });
    expect(await stateOf(outsider, community), 'after taking the request back').toBe('WAITING');
  });
});

describe('two who come at once (rules 16.4)', () => {
  it('do not both get the last place of a unit', async () => {
    const setting = await setUp({ peoplePerUnit: 1 });
    const { as, community, newcomer, waiting, outsider } = setting;
    const code = await codeFor(setting, '201');
    // Lets none of them end before all have looked how many live there.
    const lock = app.databaseUrl()
      ? await lockTable(app.databaseUrl(), 'moderation_events')
      : undefined;
    const sent = [as.newcomer, as.waiting, as.outsider].map((who) =>
      app.send('/join', { as: who, form: { code } }),
    );
    await lock?.waiting(3);
    await lock?.release();
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([303, 303, 303]);
    const states = await Promise.all(
      [newcomer, waiting, outsider].map((person) => stateOf(person, community)),
    );
    expect(states.sort()).toEqual(['CONFIRMED', 'WAITING', 'WAITING']);
  });

  it('and who moves into a full unit waits, with a code too, and is asked before', async () => {
    const setting = await setUp({ peoplePerUnit: 1 });
    const { as, community, resident, newcomer } = setting;
    const code = await codeFor(setting, '201');
    await app.send('/join', { as: as.newcomer, form: { code } });
    expect(await stateOf(newcomer, community)).toBe('CONFIRMED');
    const form = {
      name: resident.name,
      email: resident.email,
      'communities[0].communityId': community.id,
      'communities[0].condoUnit': '201',
      'communities[0].code': code,
    };
    const asked = await app.send('/account/settings', { as: as.resident, form });
    expect(asked.status).toBe(409);
    expect(await asked.text()).toContain('The board has to approve your new unit (201) first');
    expect(await stateOf(resident, community)).toBe('CONFIRMED');
    await app.send('/account/settings', {
      as: as.resident,
      form: { ...form, confirmLeaving: community.id },
    });
    expect(await stateOf(resident, community)).toBe('WAITING');
    expect(
      (await codesOf(community))
        .map(({ uses }) => uses)
        .sort()
        .at(-1),
    ).toBe(1);
  });
});

describe('a code in a registration (rules 16.4)', () => {
  const registration = (communityId: string, given: Record<string, string> = {}) => ({
    name: 'Nina New',
    email: `nina.${randomUUID().slice(0, 8)}@mail.example`,
    password: 'quiet river 9',
    'communities[0].communityId': communityId,
    'communities[0].condoUnit': '101',
    ...given,
  });

  it('lets the person in at once, fills the unit, and claims a tenure', async () => {
    const setting = await setUp();
    const { community } = setting;
    const code = await codeFor(setting, '101');
    const page = await (await app.send(`/register?code=${code}`)).text();
    expect(fieldValue(page, 'communities\\[0\\]\\.condoUnit')).toBe('101');
    expect(fieldValue(page, 'communities\\[0\\]\\.code')).toBe(code);
    const form = registration('', {
      'communities[0].condoUnit': '',
      'communities[0].code': code,
      'communities[0].tenure': 'TENANT',
    });
    const reply = await app.send(`/register?code=${code}`, { form });
    expect(reply.status).toBe(303);
    expect(reply.headers.get('Location')).toBe(`/communities/${community.slug}`);
    const row = await app
      .em()
      .findOneOrFail(UserCommunity, { user: { email: form.email } }, { populate: ['user'] });
    expect(row).toMatchObject({ state: 'CONFIRMED', condoUnit: '101', claimedTenure: 'TENANT' });
    expect(row.tenure).toBeNull();
  });

  it('decides the unit, whatever is typed beside it that is no other home', async () => {
    const setting = await setUp();
    const code = await codeFor(setting, '101');
    const given = { 'communities[0].code': code, 'communities[0].condoUnit': 'Tower 1, 1O1' };
    const form = registration(setting.community.id, given);
    expect((await app.send('/register', { form })).status).toBe(303);
    const joined = await app.em().findOneOrFail(UserCommunity, { user: { email: form.email } });
    expect(joined).toMatchObject({ condoUnit: '101', state: 'CONFIRMED' });
  });

  it('is a field error where it is wrong or of another place, and nothing is created', async () => {
    const setting = await setUp();
    const { community, elsewhere, as } = setting;
    const code = await codeFor(setting, '101');
    for (const [given, field, words] of [
      [{ 'communities[0].code': 'AAAAA-AAAAA' }, 'code', 'This code isn’t right'],
      [
        { 'communities[0].code': code, 'communities[0].communityId': elsewhere.id },
        'code',
        'This code is for another community. Check your letter.',
      ],
      [
        { 'communities[0].code': code, 'communities[0].condoUnit': '102' },
        'condoUnit',
        'This code is for another unit (101). Check your letter.',
      ],
      [
        { 'communities[0].code': 'AAAAA-AAAAA', password: '1' },
        'code',
        'Password must be at least 6 characters',
      ],
    ] as const) {
      const form = registration(community.id, given);
      const reply = await app.send('/register', { form });
      expect(reply.status).toBe(400);
      const html = await reply.text();
      expect(html).toContain(words);
      expect(html).toContain(`register-communities-0-${field}-error`);
      expect(fieldValue(html, 'name')).toBe('Nina New');
      expect(html).not.toContain('quiet river 9');
      expect(await app.em().count(User, { email: form.email })).toBe(0);
    }
    const json = (body: object) =>
      app.send('/api/auth/register', {
        json: {
          name: 'Jo Son',
          email: `jo.${randomUUID().slice(0, 8)}@mail.example`,
          password: 'quiet river 9',
          communities: [{ communityId: community.id, condoUnit: '101', ...body }],
        },
      });
    const refused = await json({ code: 'AAAAA-AAAAA' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      errors: { 'communities[0].code': expect.any(Array) },
    });
    const waits = (await (await json({})).json()) as { communities: { state: string }[] };
    expect(waits.communities[0]?.state).toBe('WAITING');
    const joined = (await (await json({ code })).json()) as { communities: { state: string }[] };
    expect(joined.communities[0]?.state).toBe('CONFIRMED');

    const patched = await app.send('/api/users/me', {
      as: as.newcomer,
      method: 'PATCH',
      json: {
        name: setting.newcomer.name,
        email: setting.newcomer.email,
        communities: [{ communityId: community.id, condoUnit: '101', code, tenure: 'OWNER' }],
      },
    });
    expect(patched.status).toBe(200);
    expect(await stateOf(setting.newcomer, community)).toBe('CONFIRMED');
  });

  it('is asked for, and told of, where Account Settings change a unit', async () => {
    const setting = await setUp();
    const { community, resident, as } = setting;
    const page = await (await app.send('/account/settings', { as: as.resident })).text();
    expect(page).toContain('If you change your unit, the board has to approve the new one.');
    const form = {
      name: resident.name,
      email: resident.email,
      'communities[0].communityId': community.id,
      'communities[0].condoUnit': '202',
    };
    const asked = await app.send('/account/settings', { as: as.resident, form });
    expect(asked.status).toBe(409);
    const html = await asked.text();
    expect(html).toContain('The board has to approve your new unit (202) first');
    expect(await stateOf(resident, community)).toBe('CONFIRMED');
    const agreed = { ...form, confirmLeaving: community.id };
    expect((await app.send('/account/settings', { as: as.resident, form: agreed })).status).toBe(
      303,
    );
    expect(await stateOf(resident, community)).toBe('WAITING');
    const code = await codeFor(setting, '202');
    const withCode = { ...form, 'communities[0].code': code };
    await app.send('/account/settings', { as: as.resident, form: withCode });
    expect(await stateOf(resident, community)).toBe('CONFIRMED');
  });

  it('is asked for by JSON with words of its own, and a flag of its own', async () => {
    const { community, resident, as } = await setUp();
    const patch = (body: object) =>
      app.send('/api/users/me', {
        method: 'PATCH',
        as: as.resident,
        json: {
          name: resident.name,
          email: resident.email,
          communities: [{ communityId: community.id, condoUnit: '202' }],
          ...body,
        },
      });
    for (const body of [{}, { confirmMoving: false }, { confirmLeaving: true }]) {
      const asked = await patch(body);
      expect(asked.status).toBe(409);
      const { message } = (await asked.json()) as { message: string };
      expect(message).toContain('send confirmMoving with the value true');
      expect(message).not.toContain('withdraws');
    }
    expect((await patch({ confirmMoving: 'yes' })).status).toBe(400);
    expect(await stateOf(resident, community)).toBe('CONFIRMED');
    expect((await patch({ confirmMoving: true })).status).toBe(200);
    expect(await stateOf(resident, community)).toBe('WAITING');
  });
});
