import { createHash } from 'node:crypto';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  CondoNotice,
  MailChoice,
  MailLetter,
  ModerationEvent,
  NoticeDelivery,
  Unit,
  User,
  UserCommunity,
  Community,
} from '#db/entities/index.ts';
import type { DeliveryState, MailState } from '#db/enums.ts';
import { makeMailLetter, makeMembership, makeNotice, makeUser } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';
import { pdfTexts } from '#tests/setup/pdf-texts.ts';

const app = testApp();

const pdfText = async (response: Response): Promise<string> =>
  pdfTexts(Buffer.from(await response.arrayBuffer()))
    .map(({ text }) => text)
    .join('\n');

/** The units of a CSV file that has been sent, with what stands in a column. */
const csvRows = (text: string): string[][] =>
  text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.slice(1, -1).split('","'));

const publish = (desk: string, as: string, fields: Record<string, string> = {}) =>
  app.send(`${desk}/new`, {
    as,
    form: {
      'en.title': 'Annual general meeting',
      'en.content': 'The meeting is on the 12th at seven.',
      'fr.title': 'Assemblée générale annuelle',
      'fr.content': 'L’assemblée a lieu le 12 à 19 h.',
      kind: 'STATUTORY',
      audience: 'EVERYONE',
      intent: 'publish',
      ...fields,
    },
  });

const idIn = (response: Response): string =>
  response.headers.get('Location')?.split('/').at(-1) ?? '';

/** What a letter by mail to a person came to, as the job that sends letters leaves it. */
const letter = (
  em: ReturnType<typeof app.em>,
  notice: { id: string },
  user: User,
  state: MailState = 'SENT',
) => makeMailLetter(em, user, { event: `notice:${notice.id}`, kind: 'NOTICE', state });

async function addUnits(community: Community, labels: string[]): Promise<void> {
  const rows = labels.map((label, index) => ({
    id: randomUUID(),
    community: community.id,
    label,
    key: label,
    floor: Math.floor(Number(label) / 100),
    position: index + 1,
    createdAt: new Date(),
  }));
  await app.em().insertMany(Unit, rows);
}

/** What happened in each unit of the building below, by its number from 0 to 199. */
function fateOf(index: number): DeliveryState {
  if (index >= 130) return 'NO_ACCOUNT';
  if (index >= 125) return 'OPTED_OUT';
  if (index >= 120) return 'UNCONFIRMED';
  return index % 24 === 0 ? 'BOUNCED' : 'SENT';
}

/**
 * Ten floors of twenty units: 120 have an address that letters go to, of which 5 bounce; 5 never confirmed
 * theirs, 5 want no notices by mail, and 70 have no account.
 */
async function makeTower() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const { community, board } = people;
  await em.nativeDelete(UserCommunity, { community: community.id, user: { $ne: board.id } });
  await em.nativeUpdate(
    UserCommunity,
    { user: board.id },
    { condoUnit: 'Board', canModerate: true },
  );
  const labels = Array.from({ length: 200 }, (_, index) =>
    String((Math.floor(index / 20) + 1) * 100 + (index % 20) + 1),
  );
  await addUnits(community, labels);
  const residents = new Map<string, User>();
  labels.forEach((label, index) => {
    const fate = fateOf(index);
    if (fate === 'NO_ACCOUNT') return;
    const user = makeUser(em, { isAuthenticated: fate !== 'UNCONFIRMED' });
    makeMembership(em, user, community, { condoUnit: label });
    if (fate === 'OPTED_OUT') {
      em.create(MailChoice, { user, topic: 'NOTICES', frequency: 'NEVER' });
    }
    residents.set(label, user);
  });
  await em.flush();
  const as = await app.signIn(board);
  const desk = `/manage/${community.slug}/notices`;
  const id = idIn(await publish(desk, as));
  expect(await em.count(MailLetter, { event: `notice:${id}` }), 'one for each address').toBe(120);
  for (const state of ['SENT', 'BOUNCED'] as const) {
    const those = labels.filter((_, index) => fateOf(index) === state);
    const ids = those.flatMap((label) => residents.get(label)?.id ?? []);
    await em.nativeUpdate(
      MailLetter,
      { event: `notice:${id}`, user: { $in: ids } },
      { state, settledAt: new Date() },
    );
  }
  return { ...people, labels, residents, as, desk, id, page: `${desk}/${id}` };
}

const statesOf = async (noticeId: string): Promise<Map<string, DeliveryState>> =>
  new Map(
    (await app.em().find(NoticeDelivery, { notice: noticeId })).map(({ unitLabel, state }) => [
      unitLabel,
      state,
    ]),
  );

const figureOf = (html: string, label: string): number =>
  Number(new RegExp(`>${label}</a></dt><dd[^>]*>(\\d+)<`).exec(html)?.[1]);

describe('a building of 200 units with 120 addresses, 5 of them bouncing (rules 26)', () => {
  let tower: Awaited<ReturnType<typeof makeTower>>;
  beforeAll(async () => {
    tower = await makeTower();
  });

  it('has a delivery page with the right counts and the right units', async () => {
    const { page, as, labels, id } = tower;
    const before = app.queryCount();
    const html = await (await app.send(`${page}/delivery`, { as })).text();
    // One is what all pages of a process share.
    expect(app.queryCount() - before).toBeLessThanOrEqual(4);
    expect(figureOf(html, 'All units')).toBe(200);
    expect(figureOf(html, 'Reached by email')).toBe(115);
    expect(figureOf(html, 'Reached on paper')).toBe(0);
    expect(figureOf(html, 'Email on its way')).toBe(0);
    expect(figureOf(html, 'Not reached')).toBe(85);
    // The page says how they stand before it is written down, and writes nothing itself.
    expect([...(await statesOf(id)).values()]).not.toContain('BOUNCED');
    await app.runDueJobs('keep-deliveries');
    const states = await statesOf(id);
    expect(states.size).toBe(200);
    labels.forEach((label, index) => expect(states.get(label), label).toBe(fateOf(index)));

    // A hundred units a page; the second one has the others.
    const next = /href="([^"]*after=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const second = await (await app.send(next, { as })).text();
    const listed = [html, second].flatMap((one) =>
      [...one.matchAll(/<bdi>Unit (\d+)<\/bdi>/g)].map(([, unit]) => unit),
    );
    expect(listed).toEqual(labels);
    const bounced = await (await app.send(`${page}/delivery?show=none`, { as })).text();
    expect(bounced.match(/The email came back/g)).toHaveLength(5);
    expect(bounced.match(/Email address not confirmed/g)).toHaveLength(5);
    expect(bounced.match(/Notices by email are turned off/g)).toHaveLength(5);
    expect(bounced.match(/Nobody has an account/g)).toHaveLength(70);
    for (const { email } of tower.residents.values()) expect(html).not.toContain(email);
  });

  it('has slips for exactly the units that nothing reached, to print and to tick off', async () => {
    const { page, as, labels, id } = tower;
    const unreached = labels.filter((_, index) => fateOf(index) !== 'SENT');
    const html = await (await app.send(`${page}/slips`, { as })).text();
    const boxes = new Map(
      [...html.matchAll(/aria-label="Select Unit (\d+)" value="([0-9a-f-]{36})"/g)].map(
        ([, unit = '', value = '']) => [unit, value],
      ),
    );
    expect([...boxes.keys()]).toEqual(unreached);
    const pdf = await app.send(`${page}/slips.pdf`, { as });
    expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
    const text = await pdfText(pdf);
    const headed = [...text.matchAll(/^Unit (\d+) · /gm)].map(([, unit]) => unit);
    expect(headed).toEqual(unreached);
    expect(text.match(/^Annual general meeting$/gm)).toHaveLength(1 + unreached.length);
    expect(text).toContain('Assemblée générale annuelle');

    const tick = (units: string[], intent = 'tick') =>
      app.send(`${page}/slips`, {
        as,
        form: new URLSearchParams([
          ['intent', intent],
          ...units.map((unit) => ['units', boxes.get(unit) ?? '']),
        ]),
      });
    const nothing = await tick([]);
    expect(nothing.status).toBe(400);
    expect(await nothing.text()).toContain('Select at least one unit');
    const left = unreached.slice(0, 12);
    expect((await tick(left)).status).toBe(303);
    expect((await tick(left.slice(0, 2))).status, 'a second time changes nothing').toBe(303);
    const [undone = ''] = left;
    expect((await tick([undone], 'undo')).status).toBe(303);
    const after = await (await app.send(`${page}/delivery`, { as })).text();
    expect(figureOf(after, 'Reached on paper')).toBe(11);
    expect(figureOf(after, 'Not reached')).toBe(74);
    const events = await app
      .em()
      .find(ModerationEvent, { subjectId: id, action: 'CHANGE' }, { orderBy: { createdAt: 1 } });
    expect(events.map(({ snapshot }) => snapshot)).toMatchObject([
      { slipsLeft: left },
      { slipsUndone: [undone] },
    ]);
    const log = await (await app.send('/moderation/log?subject=NOTICE', { as })).text();
    expect(log).toContain(`Units that got a slip: ${left.join(', ')}`);
  });

  it('has a proof that names every unit, as a PDF and as a CSV', async () => {
    const { page, as, labels, board } = tower;
    const rows = csvRows(await (await app.send(`${page}/delivery.csv`, { as })).text());
    expect(rows.map(([unit]) => unit)).toEqual(labels.map((label) => `Unit ${label}`));
    const reached = rows.filter(([, is]) => is === 'yes').map(([unit]) => unit);
    expect(reached).toHaveLength(115 + 11);
    expect(rows.filter((row) => row[5] === board.name)).toHaveLength(11);
    expect(rows.filter((row) => row[2] === 'The email came back')).toHaveLength(5);
    const text = await pdfText(await app.send(`${page}/delivery.pdf`, { as }));
    for (const fact of ['Annual general meeting / ', board.name, 'Legal notice', 'For everyone']) {
      expect(text, fact).toContain(fact);
    }
    expect([...text.matchAll(/^Unit (\d+)$/gm)].map(([, unit]) => unit)).toEqual(labels);
    expect(text.match(/^By email$/gm)).toHaveLength(115);
    expect(text.match(/^By slip, delivered by /gm)).toHaveLength(11);
    expect(text).toContain('L’assemblée a lieu le 12');
  });

  it('stays as it is when people leave, letters are cleared and a letter was sent before', async () => {
    const { page, as, id, community, residents } = tower;
    const em = app.em();
    const first = residents.get('102');
    const second = residents.get('103');
    await em.nativeDelete(MailLetter, { event: `notice:${id}`, user: { $ne: second?.id } });
    await em.nativeUpdate(
      UserCommunity,
      { community: community.id, user: first?.id },
      { state: 'ENDED', endedAt: new Date() },
    );
    await em.nativeDelete(Unit, { community: community.id, label: '104' });
    await app.runDueJobs('keep-deliveries');
    const html = await (await app.send(`${page}/delivery`, { as })).text();
    expect(figureOf(html, 'Reached by email')).toBe(115);
    expect(figureOf(html, 'All units')).toBe(200);
    // A letter that is still known comes back later.
    await em.nativeUpdate(MailLetter, { user: second?.id }, { state: 'BOUNCED' });
    await app.runDueJobs('keep-deliveries');
    expect((await statesOf(id)).get('103')).toBe('BOUNCED');
    // After a month it is closed, and names nobody's account.
    await em.nativeUpdate(
      NoticeDelivery,
      { notice: id },
      { createdAt: new Date(Date.now() - 31 * 86_400_000) },
    );
    await app.runDueJobs('keep-deliveries');
    const closed = await app.em().find(NoticeDelivery, { notice: id });
    expect(closed.every(({ personIds, closedAt }) => personIds.length === 0 && closedAt)).toBe(
      true,
    );
    expect(closed.filter(({ state }) => state === 'SENT')).toHaveLength(114);
  });
});

describe('what a notice becomes beyond the hub (rules 26)', () => {
  const setUp = async () => {
    const em = app.em();
    const people = await makeNeighbourhood(em);
    const { community, board } = people;
    const notice = makeNotice(em, board, community, {
      title: 'Water off',
      content: 'Close the taps:\n- kitchen\n- bath',
      translation: { title: 'Eau coupée', content: 'Fermez les robinets.' },
    });
    await em.flush();
    const as = {
      visitor: undefined,
      board: await app.signIn(board),
      resident: await app.signIn(people.resident),
      otherBoard: await app.signIn(people.otherBoard),
    };
    const desk = `/manage/${community.slug}/notices`;
    return { em, ...people, notice, as, desk, page: `${desk}/${notice.id}` };
  };

  it('is for moderators of the community alone', async () => {
    const { as, page, desk, notice } = await setUp();
    const pages = ['delivery', 'slips', 'poster'].map((one) => `${page}/${one}`);
    const files = ['delivery.pdf', 'delivery.csv', 'slips.pdf', 'poster.pdf'];
    const units = [randomUUID()];
    for (const who of ['visitor', 'resident', 'otherBoard'] as const) {
      const status = who === 'visitor' ? 401 : 403;
      for (const path of [...pages, `${desk}/screen`]) {
        expect((await app.send(path, { as: as[who] })).status, `${who} ${path}`).toBe(status);
      }
      for (const file of files) {
        const answer = await app.send(`${page}/${file}`, { as: as[who] });
        expect(answer.status, `${who} ${file}`).toBe(who === 'visitor' ? 302 : 403);
      }
      for (const path of [`${page}/slips`, `${desk}/screen`]) {
        const form = new URLSearchParams([
          ['intent', path.endsWith('slips') ? 'tick' : 'make'],
          ...units.map((unit) => ['units', unit]),
        ]);
        expect((await app.send(path, { as: as[who], form })).status, path).toBe(status);
      }
    }
    expect(await app.em().count(NoticeDelivery, { notice: notice.id })).toBe(0);
    const foreign = new URLSearchParams([
      ['intent', 'tick'],
      ['units', randomUUID()],
    ]);
    expect((await app.send(`${page}/slips`, { as: as.board, form: foreign })).status).toBe(404);
  });

  it('is begun by a look at it, a press or the clock, and says why a unit was not reached', async () => {
    const { em, as, page, notice, resident, neighbour, board } = await setUp();
    await em.nativeUpdate(
      User,
      { id: { $in: [resident.id, board.id] } },
      { isAuthenticated: true },
    );
    letter(em, notice, resident, 'HELD');
    await em.flush();
    const html = await (await app.send(`${page}/delivery`, { as: as.board })).text();
    expect(html).toContain('In the next email summary');
    expect(html).toContain('Only the author of the notice has an account');
    expect(html).toContain('Email address not confirmed');
    expect(figureOf(html, 'Email on its way')).toBe(1);
    await em.nativeUpdate(
      MailLetter,
      { user: resident.id },
      { state: 'SENT', settledAt: new Date() },
    );
    letter(em, notice, neighbour, 'SUPPRESSED');
    await em.flush();
    await app.runDueJobs('keep-deliveries');
    const states = await statesOf(notice.id);
    expect(states.get('305')).toBe('SENT');
    expect(states.get('611')).toBe('SUPPRESSED');
    const desk = await (await app.send(page, { as: as.board })).text();
    for (const name of ['delivery', 'slips', 'poster']) expect(desk).toContain(`${page}/${name}"`);
  });

  it('says of units whose people are no recorded owners that no owner has an account', async () => {
    const { em, as, desk, community, resident, neighbour } = await setUp();
    await addUnits(community, ['101']);
    const there = (user: User) => ({ community: community.id, user: user.id });
    await em.nativeUpdate(UserCommunity, there(resident), { tenure: 'TENANT' });
    await em.nativeUpdate(UserCommunity, there(neighbour), { tenure: 'OWNER' });
    await em.nativeUpdate(
      User,
      { id: { $in: [resident.id, neighbour.id] } },
      { isAuthenticated: true },
    );
    const page = `${desk}/${idIn(await publish(desk, as.board, { audience: 'OWNERS' }))}`;
    const html = await (await app.send(`${page}/delivery`, { as: as.board })).text();
    const wordsOf = (unit: string) =>
      new RegExp(`>Unit ${unit}</bdi>.*?</li>`).exec(html)?.[0].replace(/<[^>]*>/g, ' ') ?? '';
    expect(wordsOf('305')).toContain('No owner on record has an account');
    expect(wordsOf('305')).not.toContain('since');
    expect(wordsOf('101')).toContain('Nobody has an account');
    expect(wordsOf('611')).toContain('Email on its way');
    const slips = await (await app.send(`${page}/slips`, { as: as.board })).text();
    expect(slips).toContain('No owner on record has an account');
    const rows = csvRows(await (await app.send(`${page}/delivery.csv`, { as: as.board })).text());
    const row = rows.find(([unit]) => unit === 'Unit 305');
    expect([row?.[2], row?.[6]]).toEqual(['No owner on record has an account', '']);
  });

  it('says since when residents could read it: not before the doors opened', async () => {
    const { em, as, page, community, notice } = await setUp();
    await em.nativeUpdate(
      CondoNotice,
      { id: notice.id },
      { publishedAt: new Date('2026-11-02T14:00:00Z') },
    );
    const openedAt = new Date('2026-11-05T17:30:00Z');
    await em.nativeUpdate(Community, { id: community.id }, { openedAt });
    const open = await (await app.send(`${page}/delivery`, { as: as.board })).text();
    expect(open).toContain('In the hub since');
    expect(open).toContain(`dateTime="${openedAt.toISOString().slice(0, 19)}Z"`);
    expect(open).not.toContain('dateTime="2026-11-02');
    await em.nativeUpdate(Community, { id: community.id }, { openedAt: null });
    const closed = await (await app.send(`${page}/delivery`, { as: as.board })).text();
    expect(closed).not.toMatch(/In the hub since|No account/);
  });

  it('takes the units that a correction brings, and the clock begins what was scheduled', async () => {
    const { as, desk, community, em } = await setUp();
    await addUnits(community, ['301', '302', '401']);
    const floors = { audience: 'FLOORS', audienceFloors: '3' };
    const id = idIn(await publish(desk, as.board, floors));
    expect([...(await statesOf(id)).keys()].sort()).toEqual(['301', '302', '305']);
    const correction = { ...floors, audienceFloors: '3, 4', version: '1' };
    const send = { ...Object.fromEntries(await formOf(id)), ...correction, intent: 'publish' };
    expect((await app.send(`${desk}/${id}`, { as: as.board, form: send })).status).toBe(303);
    expect([...(await statesOf(id)).keys()].sort()).toEqual(['301', '302', '305', '401']);

    const later = idIn(await publish(desk, as.board, { publishedAt: '2099-01-05T09:00' }));
    expect((await statesOf(later)).size).toBe(0);
    await em.nativeUpdate(CondoNotice, { id: later }, { publishedAt: new Date() });
    await app.runDueJobs('keep-deliveries');
    expect((await statesOf(later)).size).toBeGreaterThan(3);
  });

  const formOf = async (id: string): Promise<[string, string][]> => {
    const { title, content, kind } = await app.em().findOneOrFail(CondoNotice, { id });
    return [
      ['en.title', title],
      ['en.content', content],
      ['kind', kind],
    ];
  };

  it('is a poster in both languages, whose long text is cut', async () => {
    const { em, as, page, notice } = await setUp();
    const html = await (await app.send(`${page}/poster`, { as: as.board })).text();
    for (const words of [
      'Water off',
      'Eau coupée',
      'Fermez les robinets.',
      'Point your phone’s camera at the square',
    ]) {
      expect(html, words).toContain(words);
    }
    expect(html).toContain('<svg viewBox="-3 -3 ');
    const paper = async () => pdfText(await app.send(`${page}/poster.pdf`, { as: as.board }));
    expect((await paper()).replace(/\s+/g, ' ')).toContain('Fermez les robinets.');
    const long = Array.from({ length: 300 }, (_, index) => `Sentence number ${index} of many.`);
    await em.nativeUpdate(CondoNotice, { id: notice.id }, { content: long.join(' ') });
    const cut = await (await app.send(`${page}/poster`, { as: as.board })).text();
    expect(cut).toContain('For the full text, point');
    expect(cut).not.toContain('Sentence number 299');
    const text = await paper();
    expect(text).toContain('For the full text, point');
    expect(text).not.toContain('number 299');
    expect(text).toContain('Fermez les robinets.');
  });

  it('is on the screen of the building, for everyone and without anything personal', async () => {
    const { em, as, desk, community, board } = await setUp();
    makeNotice(em, board, community, { title: 'Zz for owners', audience: 'OWNERS' });
    makeNotice(em, board, community, { title: 'Zz draft', status: 'DRAFT', publishedAt: null });
    makeNotice(em, board, community, { title: 'Zz over', expiresAt: new Date(Date.now() - 1000) });
    makeNotice(em, board, community, {
      title: 'Gas leak',
      kind: 'EMERGENCY',
      publishedAt: new Date(Date.now() - 60_000),
    });
    await em.flush();
    const press = (intent: string) =>
      app.send(`${desk}/screen`, { as: as.board, form: { intent } });
    const address = async () =>
      /\/screen\/[a-z0-9]{16}/.exec(
        await (await app.send(`${desk}/screen`, { as: as.board })).text(),
      )?.[0] ?? '';
    expect(await address()).toBe('');
    expect((await press('make')).status).toBe(303);
    const first = await address();
    const answer = await app.send(first);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    const html = await answer.text();
    expect(html).toContain('Gas leak');
    expect(html).toContain(`<meta http-equiv="refresh" content="20;url=${first}?n=1"/>`);
    expect(html).not.toMatch(/<form|Water off|Zz/);
    // Every class of the page has its rule in a style sheet that the page links.
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
      ([, href = '']) => readFileSync(`build/client${href}`, 'utf8'),
    );
    const [, of = ''] = /<body class="([^"]+)"/.exec(html) ?? [];
    const qr = /<svg[^>]* class="([^"]+)"/.exec(html)?.[1] ?? '';
    for (const name of [...of.split(' '), ...qr.split(' ')]) {
      expect(
        sheets.some((sheet) => sheet.includes(`.${name}{`)),
        name,
      ).toBe(true);
    }
    // One script, which the policy names: it goes on to the next page, and waits while there is no network.
    const [script = '', ...others] = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(
      ([, text = '']) => text,
    );
    expect(others).toEqual([]);
    expect(answer.headers.get('Content-Security-Policy')).toContain(
      `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    expect(html).toContain(`data-next="${first}?n=1" data-seconds="20"`);
    const second = await (await app.send(`${first}?n=1`)).text();
    expect(second).toContain('Water off');
    expect(second).toContain('Eau coupée');
    expect(second, 'an emergency stands above the others').toContain('Gas leak');
    expect(second).toContain(`url=${first}?n=0`);
    expect(second).not.toContain(board.name);
    for (const n of ['7', '-1', 'x', '99999999999']) {
      expect((await app.send(`${first}?n=${n}`)).status, n).toBe(200);
    }
    expect((await press('make')).status).toBe(303);
    expect((await app.send(first)).status).toBe(404);
    const renewed = await address();
    expect(renewed).not.toBe(first);
    expect((await app.send(renewed)).status).toBe(200);
    expect((await press('off')).status).toBe(303);
    expect((await app.send(renewed)).status).toBe(404);
    expect((await app.send('/screen/nobody-had-this')).status).toBe(404);
  });
});
