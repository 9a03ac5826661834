import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CondoNotice,
  MailChoice,
  MailLetter,
  ModerationEvent,
  NoticeService,
  OwnerConsent,
  Owner,
  ServiceHandover,
  Unit,
  type User,
} from '#db/entities/index.ts';
import { makeMembership, makeUser } from '#db/factories/index.ts';
import { makeOwner } from '#db/factories/owners.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { startMailServer, type MailServer } from '#tests/setup/mail-server.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';
import { pdfTexts } from '#tests/setup/pdf-texts.ts';

const settings: { smtpUrl?: string } = {};
let post: MailServer;
beforeAll(async () => {
  post = await startMailServer();
  settings.smtpUrl = post.url;
});
afterAll(() => post.close());
const app = testApp(settings);

const meeting = {
  kind: 'MEETING',
  title: 'Annual meeting',
  content: 'In the party room at seven.',
  mustBeServed: true,
};

/** A building with an owner for each way, one whose answer is not confirmed, and a unit without an owner. */
async function setUp() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const { community } = people;
  community.serviceRule = 'AGREEMENT';
  const owner = (
    label: string,
    name: string,
    given: { answer?: 'AGREED' | 'REFUSED'; address?: string; user?: User } = {},
  ) => {
    const { answer, address = null, user } = given;
    const unit = em.create(Unit, {
      community,
      label,
      key: label,
      floor: 1,
      position: Number(label),
    });
    const membership = user
      ? makeMembership(em, user, community, { condoUnit: label, unit, tenure: 'OWNER' })
      : null;
    const record = makeOwner(em, unit, { name, address, membership });
    if (answer) {
      em.create(OwnerConsent, { owner: record, answer, givenOn: '2026-01-05', way: 'FORM' });
    }
    return record;
  };
  const account = (name: string, isAuthenticated = true) =>
    makeUser(em, {
      name,
      isAuthenticated,
      email: `${name.split(' ')[0]?.toLowerCase()}.${crypto.randomUUID().slice(0, 8)}@mail.example`,
    });
  const [agnes, never, unsure] = [
    account('Agnes Agreed'),
    account('Neve Never'),
    account('Uma Unconfirmed', false),
  ];
  em.create(MailChoice, { user: never, topic: 'NOTICES', frequency: 'NEVER' });
  owner('101', 'Agnes Agreed', { answer: 'AGREED', user: agnes });
  owner('102', 'Neve Never', { answer: 'AGREED', user: never });
  owner('103', '陳麗珍', { address: '=88 Harbour Street\nToronto ON' });
  owner('104', 'Rufus Refused', { answer: 'REFUSED', address: '12 Elm Street\nKingston ON' });
  owner('105', 'Uma Unconfirmed', { answer: 'AGREED', user: unsure });
  em.create(Unit, { community, label: '106', key: '106', floor: 1, position: 106 });
  await em.flush();
  const as = await app.signIn(people.board);
  const desk = `/manage/${community.slug}/notices`;
  const api = `/api/communities/${community.slug}/notices`;
  const publish = async (given: object = {}) => {
    const response = await app.send(api, { as, json: { ...meeting, ...given } });
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: string };
    return { id, path: `${desk}/${id}/service` };
  };
  const rows = (id: string) =>
    app.em().find(NoticeService, { notice: id }, { orderBy: { position: 'asc' } });
  const textAt = async (path: string) => (await app.send(path, { as })).text();
  return { ...people, agnes, never, as, desk, api, publish, rows, textAt };
}

const wordsOf = (pdf: ArrayBuffer) =>
  pdfTexts(Buffer.from(pdf))
    .map(({ text }) => text)
    .join(' ');

/** What a figure of a report says. */
const pagesFigure = (html: string, label: string): number =>
  Number(new RegExp(`>${label}</a></dt><dd[^>]*>(\\d+)<`).exec(html)?.[1]);

const entry = (owners: string[], way: 'MAIL' | 'UNIT') =>
  new URLSearchParams([
    ['intent', 'handOver'],
    ['way', way],
    ...owners.map((id) => ['owners', id]),
    ['what', 'Envelopes, Canada Post'],
    ['handedOn', cityToday()],
    ['handedBy', 'Luc Bergeron'],
    ['count', String(owners.length)],
  ]);

describe('a notice that must be served (rules 37)', () => {
  it('shows nobody but the desk how, and lets nobody else write that down', async () => {
    const { publish, desk, rows, ...people } = await setUp();
    const { id, path } = await publish();
    const [first] = await rows(id);
    const files = [path, `${path}.csv`, `${path}.pdf`, `${desk}/${id}/labels.pdf`];
    for (const [user, status] of [
      [people.resident, 403],
      [people.agnes, 403],
      [people.outsider, 403],
      [people.otherBoard, 403],
    ] as const) {
      const as = await app.signIn(user);
      for (const file of files) expect((await app.send(file, { as })).status, file).toBe(status);
      const form = entry([first?.id ?? ''], 'UNIT');
      expect((await app.send(path, { as, form })).status).toBe(status);
    }
    expect((await app.send(path)).status).toBe(401);
    // A file leads to the login.
    for (const file of files.slice(1)) expect((await app.send(file)).status, file).toBe(302);
    // The notice of another community, at a desk of one's own.
    const atOther = `/manage/${people.elsewhere.slug}/notices/${id}/service`;
    const otherBoard = await app.signIn(people.otherBoard);
    expect((await app.send(atOther, { as: otherBoard })).status).toBe(404);
    expect(await app.em().count(ServiceHandover, { notice: id })).toBe(0);
  });

  it('is one of a meeting or of the law, for owners, and stays so once it is out', async () => {
    const { as, api, desk, publish } = await setUp();
    for (const [json, message] of [
      [{ kind: 'INFORMATION' }, 'Only a meeting notice or a legal notice can be served'],
      [{ audience: 'TENANTS' }, 'A notice that must be served can’t be for tenants only'],
    ] as const) {
      const response = await app.send(api, { as, json: { ...meeting, ...json } });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(message);
    }
    const { id } = await publish();
    const off = await app.send(`${api}/${id}`, {
      ...{ as, method: 'PATCH', json: { mustBeServed: false } },
    });
    expect(off.status).toBe(400);
    const form = {
      ...{ kind: 'EMERGENCY', 'en.title': 'Smoke', 'en.content': 'Leave.', first: 'en' },
      ...{ mustBeServed: 'on', intent: 'publish' },
    };
    const refused = await app.send(`${desk}/new`, { as, form });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain('Only a meeting notice or a legal notice can be served');
    expect(html).toMatch(/name="mustBeServed"[^>]*checked/);
  });

  it('is served by the lawful way for each owner, by email only once the mail server took it', async () => {
    const { publish, rows, textAt, agnes, never } = await setUp();
    const { id, path } = await publish();
    expect((await rows(id)).map(({ name, way }) => [name, way])).toEqual([
      ['Agnes Agreed', 'EMAIL'],
      ['Neve Never', 'EMAIL'],
      ['陳麗珍', 'MAIL'],
      ['Rufus Refused', 'MAIL'],
      ['Uma Unconfirmed', 'UNIT'],
      [null, 'UNIT'],
    ]);
    const served = async () => {
      const csv = await textAt(`${path}.csv`);
      return csv.match(/"Served"/g)?.length ?? 0;
    };
    // Queued, and not served.
    const letters = { user: { $in: [agnes.id, never.id] } };
    expect(await app.em().find(MailLetter, letters)).toMatchObject([
      { state: 'QUEUED' },
      { state: 'QUEUED' },
    ]);
    expect(await served()).toBe(0);
    expect(await textAt(path)).toContain('The email is on its way.');
    await app.runDueJobs();
    expect(post.to(agnes.email)).toHaveLength(1);
    expect(post.to(never.email)).toHaveLength(1);
    expect(await served()).toBe(2);
    // What became of it is kept when the email is forgotten, and an email that comes back serves nobody.
    await app.runDueJobs('keep-deliveries');
    await app.em().nativeDelete(MailLetter, { user: agnes.id });
    await app.em().nativeUpdate(MailLetter, { user: never.id }, { state: 'BOUNCED' });
    expect(await served()).toBe(1);
    const html = await textAt(path);
    expect(html).toContain(`By email to`);
    expect(html).toContain('The email came back, so this owner has to be served on paper.');
    expect((await rows(id))[0]).toMatchObject({ emailState: 'SENT', emailTo: agnes.email });
  });

  it('is served on paper by what was handed over, which can be taken back', async () => {
    const { as, publish, rows, textAt, community } = await setUp();
    const { id, path } = await publish();
    const ids = (await rows(id)).filter(({ way }) => way === 'MAIL').map((row) => row.id);
    // The page itself has a form for each way on paper, without a figure being chosen first.
    const first = await textAt(path);
    for (const title of ['Record what was mailed', 'Record what was delivered']) {
      expect(first).toContain(`>${title}</summary>`);
    }
    for (const owner of ids)
      expect(first).toMatch(new RegExp(`<input[^>]*name="owners"[^>]*value="${owner}"`));
    const wrong = await app.send(`${path}?show=mail`, {
      as,
      form: {
        intent: 'handOver',
        way: 'MAIL',
        what: 'Envelopes',
        count: 'x',
        handedOn: '2999-01-01',
      },
    });
    expect(wrong.status).toBe(400);
    const refused = await wrong.text();
    for (const message of [
      'Select at least one owner',
      'The date is in the future',
      'Enter who handed it over',
      'Enter how many there were',
    ]) {
      expect(refused).toContain(message);
    }
    expect(refused).toContain('value="Envelopes"');
    const other = await publish();
    const [foreign] = await rows(other.id);
    const mixed = entry([...ids, foreign?.id ?? ''], 'MAIL');
    expect((await app.send(path, { as, form: mixed })).status).toBe(404);
    expect((await app.send(path, { as, form: entry(ids, 'MAIL') })).status).toBe(303);
    expect(await textAt(`${path}?show=mail`)).toContain('handed over by');
    // Somebody else wrote it down first.
    expect((await app.send(path, { as, form: entry(ids, 'MAIL') })).status).toBe(409);
    const [handover] = await app.em().find(ServiceHandover, { notice: id });
    expect(handover).toMatchObject({ way: 'MAIL', count: 2, handedBy: 'Luc Bergeron' });
    const undo = { intent: 'undo', handover: handover?.id ?? '' };
    expect((await app.send(other.path, { as, form: undo })).status).toBe(404);
    expect((await app.send(path, { as, form: undo })).status).toBe(303);
    expect(await app.em().count(NoticeService, { notice: id, handover: { $ne: null } })).toBe(0);
    const log = await app
      .em()
      .find(
        ModerationEvent,
        { community, subjectType: 'NOTICE', subjectId: id, action: 'CHANGE' },
        { orderBy: { createdAt: 1 } },
      );
    expect(log.map(({ snapshot }) => snapshot)).toMatchObject([
      {
        handedOver: 'Envelopes, Canada Post',
        servedOwners: ['Unit 103, 陳麗珍', 'Unit 104, Rufus Refused'],
      },
      { handedUndone: 'Envelopes, Canada Post' },
    ]);
  });

  it('has one piece for each owner that is selected, unless somebody says how many', async () => {
    const { publish, rows, as, textAt } = await setUp();
    const { id, path } = await publish();
    const mailed = (await rows(id)).filter(({ way }) => way === 'MAIL').slice(0, 1);
    const form = entry(
      mailed.map((row) => row.id),
      'MAIL',
    );
    form.set('count', '');
    expect(await textAt(`${path}?show=mail`)).toMatch(/<input[^>]*name="count"[^>]*value=""/);
    expect((await app.send(path, { as, form })).status).toBe(303);
    const [handover] = await app.em().find(ServiceHandover, { notice: id });
    expect(handover?.count).toBe(1);
  });

  it('has pages to write down more owners than fit on one', async () => {
    const { publish, community, textAt } = await setUp();
    const em = app.em();
    for (let n = 1; n <= 101; n++) {
      const label = String(1000 + n);
      em.create(Unit, { community: community.id, label, key: label, floor: 10, position: n });
    }
    await em.flush();
    const { path } = await publish();
    const page = await textAt(path);
    expect(page).toMatch(/<a[^>]*href="[^"]*\?show=unit#owners"[^>]*>Record what was delivered</);
    expect(page).not.toContain('>Record what was delivered</summary>');
    expect(await textAt(`${path}?show=unit`)).toContain('Next');
  });

  it('counts as having reached the units where it was served, in the other report too', async () => {
    const { as, desk, publish, rows, textAt } = await setUp();
    const { id, path } = await publish();
    const report = `${desk}/${id}/delivery`;
    const before = pagesFigure(await textAt(report), 'Not reached');
    const paper = (await rows(id)).filter(({ way }) => way !== 'EMAIL');
    for (const way of ['MAIL', 'UNIT'] as const) {
      const ids = paper.filter((row) => row.way === way).map((row) => row.id);
      expect((await app.send(path, { as, form: entry(ids, way) })).status).toBe(303);
    }
    const served = new Set(paper.map(({ unitKey }) => unitKey));
    const html = await textAt(report);
    expect(pagesFigure(html, 'Reached on paper')).toBe(served.size);
    expect(pagesFigure(html, 'Not reached')).toBe(before - served.size);
    expect(await textAt(`${report}?show=paper`)).toContain('Served on paper');
    const csv = await textAt(`${report}.csv`);
    for (const key of served)
      expect(csv).toMatch(new RegExp(`"Unit ${key}","yes",.*"${cityToday()}"`));
    expect(await textAt(`${desk}/${id}/slips`)).not.toContain(`Select Unit ${[...served][0]}`);
  });

  it('has labels, a list and a proof that say the same, in every script', async () => {
    const { as, publish, rows, desk, textAt } = await setUp();
    const { id, path } = await publish();
    await app.runDueJobs();
    const refused = (await rows(id)).find(({ name }) => name === 'Rufus Refused');
    await app.send(path, { as, form: entry([refused?.id ?? ''], 'MAIL') });
    const pdf = async (file: string) => {
      const response = await app.send(file, { as });
      expect(response.headers.get('Content-Type')).toBe('application/pdf');
      return wordsOf(await response.arrayBuffer());
    };
    const labels = await pdf(`${desk}/${id}/labels.pdf`);
    expect(labels).toContain('陳麗珍');
    expect(labels).toContain('=88 Harbour Street');
    expect(labels).not.toContain('Rufus');
    const atUnits = await pdf(`${desk}/${id}/labels.pdf?way=unit`);
    expect(atUnits).toContain('To the owner');
    expect(atUnits).toContain('Unit 106');
    for (const file of [`${path}.pdf`, `${desk}/${id}/delivery.pdf`]) {
      const text = await pdf(file);
      for (const words of [
        '陳麗珍',
        'Rufus Refused',
        'handed over by',
        'Not served yet',
        'By email to',
      ]) {
        expect(text.replace(/\s+/g, ' '), `${words} in ${file}`).toContain(words);
      }
    }
    const proof = await pdf(`${desk}/${id}/delivery.pdf`);
    expect(proof).toContain('Owners: 6. Served: 3. Not served yet: 3.');
    const csv = await textAt(`${path}.csv`);
    expect(csv).toContain(`"'=88 Harbour Street`);
    expect(csv).not.toMatch(/(^|[",;\n])=/);
    // A notice that need not be served has none of it, and its proof says so.
    const plain = await publish({ mustBeServed: false });
    for (const file of ['service.csv', 'service.pdf', 'labels.pdf']) {
      expect((await app.send(`${desk}/${plain.id}/${file}`, { as })).status, file).toBe(404);
    }
    expect(await pdf(`${desk}/${plain.id}/delivery.pdf`)).toContain('not of service');
  });

  it('follows the record of owners until they are served, and never after', async () => {
    const { as, publish, rows, community } = await setUp();
    const { id, path } = await publish();
    await app.runDueJobs();
    const em = app.em();
    await em.nativeUpdate(
      Owner,
      { community: community.id, name: { $in: ['Agnes Agreed', 'Rufus Refused'] } },
      { name: 'Renamed', address: 'A new address' },
    );
    const unit = await em.findOneOrFail(Unit, { community: community.id, label: '106' });
    makeOwner(em, unit, { name: 'Nora New', address: 'Far away' });
    await em.flush();
    const press = () => app.send(path, { as, form: { intent: 'refresh' } });
    expect((await press()).status).toBe(303);
    expect((await rows(id)).map(({ name, way }) => [name, way])).toEqual([
      ['Agnes Agreed', 'EMAIL'],
      ['Neve Never', 'EMAIL'],
      ['陳麗珍', 'MAIL'],
      ['Renamed', 'MAIL'],
      ['Uma Unconfirmed', 'UNIT'],
      ['Nora New', 'MAIL'],
    ]);
    const ids = (await rows(id)).map((row) => row.id);
    expect((await press()).status).toBe(303);
    expect((await rows(id)).map((row) => row.id)).toEqual(ids);
  });

  it('is listed when its time comes, and marks whom an earlier text was served on', async () => {
    const { as, api, publish, rows, textAt, agnes } = await setUp();
    const soon = new Date(Date.now() + 60 * 60 * 1000).toISOString();
    const { id, path } = await publish({ publishedAt: soon });
    expect(await rows(id)).toEqual([]);
    expect(await textAt(path)).toContain('The notice isn’t published yet');
    const past = new Date(Date.now() - 1000);
    await app.em().nativeUpdate(CondoNotice, { id }, { publishedAt: past, lettersDueAt: past });
    await app.runDueJobs('tell-due-notices');
    await app.runDueJobs();
    expect(await rows(id)).toHaveLength(6);
    expect(post.to(agnes.email)).toHaveLength(1);
    const correct = { content: 'In the party room at eight.' };
    const patched = await app.send(`${api}/${id}`, { as, method: 'PATCH', json: correct });
    expect(patched.status).toBe(200);
    expect(await textAt(path)).toContain('Served before the notice was corrected.');
  });

  it('is served again on paper with a correction, and keeps how it was served before', async () => {
    const { as, api, desk, publish, rows, textAt, community } = await setUp();
    const { id, path } = await publish();
    const mail = (await rows(id)).filter(({ way }) => way === 'MAIL').map((row) => row.id);
    const lastWeek = cityToday(new Date(Date.now() - 7 * 24 * 60 * 60 * 1000));
    const early = entry(mail, 'MAIL');
    early.set('handedOn', lastWeek);
    expect((await app.send(path, { as, form: early })).status).toBe(303);
    const correct = { content: 'In the party room at eight.' };
    await app.send(`${api}/${id}`, { as, method: 'PATCH', json: correct });
    const [first = '', second = ''] = mail;
    const page = await textAt(`${path}?show=mail`);
    expect(page).toContain('Serve all 2 owners again');
    expect(page).toContain('aria-label="Serve again: Unit 103, 陳麗珍"');
    // One of them.
    const again = (owner: string) => app.send(path, { as, form: { intent: 'again', owner } });
    expect((await again(first)).status).toBe(303);
    expect((await again(first)).status).toBe(409);
    expect((await again(crypto.randomUUID())).status).toBe(404);
    const open = await textAt(`${path}?show=mail`);
    expect(open).toContain('Serve 1 owner again');
    expect(open).toContain('Served with the text before the correction of');
    // Paper from before the correction does not have it.
    const refused = await app.send(`${path}?show=mail`, { as, form: early });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('when the notice was corrected, or a later date');
    expect((await app.send(path, { as, form: entry([first], 'MAIL') })).status).toBe(303);
    // All who are left.
    expect((await app.send(path, { as, form: { intent: 'again' } })).status).toBe(303);
    expect((await app.send(path, { as, form: entry([second], 'MAIL') })).status).toBe(303);
    expect(await textAt(path)).not.toContain('Serve again');
    const response = await app.send(`${desk}/${id}/delivery.pdf`, { as });
    const proof = wordsOf(await response.arrayBuffer()).replace(/\s+/g, ' ');
    expect(proof.match(/with the text before the correction/g)).toHaveLength(2);
    expect(proof).toContain('Owners: 6. Served: 2.');
    expect(await textAt(`${path}.csv`)).toContain('with the text before the correction of');
    const log = await app.em().find(ModerationEvent, { community, subjectId: id });
    const logged = log.filter(({ snapshot }) => snapshot && 'servedAgain' in snapshot);
    expect(logged).toHaveLength(2);
    expect(await textAt('/moderation/log')).toContain('Served again with the correction of');
  });
});
