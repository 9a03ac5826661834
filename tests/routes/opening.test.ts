import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  Community,
  ModerationEvent,
  OneTimeLink,
  RecordFolder,
  Session,
  Unit,
  User,
  UserCommunity,
} from '#db/entities/index.ts';
import { seedFolders } from '#db/record-folders.ts';
import { makeListing, makeMembership, makeNotice, makeUser } from '#db/factories/index.ts';
import { createAdmin } from '#app/features/accounts/login/create-admin.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood, type Neighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
vi.spyOn(console, 'log').mockImplementation(() => undefined);

const settings = {
  name: 'Cedar Row',
  address: '12 Cedar Row, Ottawa',
  language: 'en',
  description: 'Forty homes by the canal.',
  officeHours: 'Monday to Friday, 9 to 5',
  managerPhone: '613-555-0188',
  joinPolicy: 'APPROVAL',
  postReaders: 'MEMBERS',
  requireModeration: 'on',
};
const password = 'gr8-lantern-77';
const pathOf = (url: string) => new URL(url).pathname;
const eventsOf = (communityId: string) =>
  app.em().find(ModerationEvent, { community: communityId }, { orderBy: { createdAt: 'asc' } });
const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

describe('the first administrator (rules 17.1)', () => {
  it('chooses a password at a link that works once, and is led to the first community', async () => {
    expect((await app.send('/welcome/nobody-had-this')).status).toBe(404);
    const first = await createAdmin(app.em(), { email: 'Ada@Building.example', name: undefined });
    expect(first).toMatchObject({ email: 'ada@building.example', before: 'nobody' });
    const { url, before } = await createAdmin(app.em(), {
      email: 'ada@building.example',
      name: 'Ada',
    });
    expect(before).toBe('admin');
    const replaced = await app.send(pathOf(first.url));
    expect(replaced.status, 'a newer link voids the older one').toBe(410);
    expect(await replaced.text()).toContain('ask the person who runs the site for a new link');

    const path = pathOf(url);
    const [row] = await app
      .em()
      .find(OneTimeLink, { usedAt: null, expiresAt: { $gt: new Date() } });
    expect(row?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(path.split('/').at(-1));
    for (const visit of [1, 2]) {
      const page = await app.send(path);
      expect(page.status, `visit ${visit} uses nothing up`).toBe(200);
      expect(page.headers.get('Referrer-Policy')).toBe('same-origin');
      expect(page.headers.get('Cache-Control')).toBe('no-store');
      expect(await page.text()).toContain('ada@building.example');
    }
    const own = await app.send(path, { form: { newPassword: 'Ada@building.example' } });
    expect(own.status).toBe(400);
    expect(await own.text()).toContain('your own email address');
    const short = await app.send(path, { form: { newPassword: '123' } });
    expect(short.status).toBe(400);
    expect(await short.text()).not.toContain('123"');

    expect(await app.em().count(Community)).toBe(0);
    const chosen = await app.send(path, { form: { newPassword: password } });
    expect([chosen.status, chosen.headers.get('Location')]).toEqual([303, '/manage/new']);
    const as = (chosen.headers.getSetCookie()[0] ?? '').split(';')[0];
    expect((await app.send('/manage/new', { as })).status).toBe(200);
    const again = await app.send(path, { form: { newPassword: 'other-lantern-78' } });
    expect(again.status).toBe(410);
    expect((await app.send(path)).status).toBe(410);
    const login = { email: 'ada@building.example', password };
    expect((await app.send('/api/auth/login', { json: login })).status).toBe(200);
  });

  it('may have an account already: it becomes an administrator’s, and old sessions end with the new password', async () => {
    const { resident, community } = await makeNeighbourhood(app.em());
    await app.em().nativeUpdate(User, { id: resident.id }, { isAuthenticated: true });
    const as = await app.signIn(resident);
    const made = await createAdmin(app.em(), { email: resident.email, name: 'Not used' });
    expect(made.before).toBe('account');
    const user = await app.em().findOneOrFail(User, { id: resident.id });
    expect([user.role, user.name]).toEqual(['ADMIN', resident.name]);
    expect((await app.send('/manage', { as })).status, 'still logged in').toBe(200);
    const chosen = await app.send(pathOf(made.url), { form: { newPassword: password } });
    expect(chosen.headers.get('Location'), 'there are communities').toBe('/manage');
    expect((await app.send('/manage', { as })).status).toBe(401);
    expect(await app.em().count(Session, { user: resident.id })).toBe(1);
    expect(community.slug).toBeTruthy();
    await expect(createAdmin(app.em(), { email: 'nobody', name: '' })).rejects.toMatchObject({
      code: 'invalid',
    });
    const typed = { email: 'new@building.example', name: 'Ada <ada@building.example>' };
    await expect(createAdmin(app.em(), typed)).rejects.toMatchObject({ code: 'invalid' });
    await app.em().nativeUpdate(User, { id: resident.id }, { disabledAt: new Date() });
    await expect(createAdmin(app.em(), { email: resident.email, name: '' })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('has a confirmed address by choosing the password, unless it has changed by then', async () => {
    const isConfirmed = async (id: string) =>
      (await app.em().findOneOrFail(User, { id })).isAuthenticated;
    const choose = (url: string) => app.send(pathOf(url), { form: { newPassword: password } });
    const email = 'first@building.example';
    const { url } = await createAdmin(app.em(), { email, name: 'First' });
    const { id } = await app.em().findOneOrFail(User, { email });
    await app.send(pathOf(url));
    expect(await isConfirmed(id), 'only opened').toBe(false);
    expect((await choose(url)).status).toBe(303);
    expect(await isConfirmed(id)).toBe(true);

    const changed = await createAdmin(app.em(), { email: 'second@building.example', name: 'Two' });
    const other = 'other@building.example';
    await app.em().nativeUpdate(User, { email: 'second@building.example' }, { email: other });
    expect((await choose(changed.url)).status).toBe(303);
    expect((await app.em().findOneOrFail(User, { email: other })).isAuthenticated).toBe(false);
  });

  it('is nobody who only changed to the address and never confirmed it', async () => {
    const em = app.em();
    const [wished, held] = ['chair@building.example', 'robin.earlier@mail.example'];
    const stranger = makeUser(em, { email: wished, emailBefore: held });
    await em.flush();
    expect((await createAdmin(app.em(), { email: wished, name: 'Chair' })).before).toBe('nobody');
    const row = await app.em().findOneOrFail(User, { id: stranger.id });
    expect([row.role, row.email]).toEqual(['RESIDENT', held]);
  });

  it('is let in by the link only, where somebody else may have made the account or changed its address', async () => {
    const em = app.em();
    const [held, wished] = ['operator@building.example', 'mallory@evil.example'];
    const before = { email: wished, emailBefore: held };
    const accounts = [makeUser(em, before), makeUser(em, { email: 'manager@building.example' })];
    await em.flush();
    for (const { id, emailBefore, email } of accounts) {
      const as = await app.signIn({ id });
      const address = emailBefore ?? email;
      const passwordOf = () => app.em().findOneOrFail(User, { id }, { fields: ['password'] });
      const { password: old } = await passwordOf();
      await createAdmin(app.em(), { email: address, name: 'Operator' });
      const row = await app.em().findOneOrFail(User, { id });
      expect([row.role, row.email, row.emailBefore]).toEqual(['ADMIN', address, null]);
      expect((await passwordOf()).password).not.toBe(old);
      expect((await app.send('/manage', { as })).status).toBe(401);
    }
  });

  it('is told when the link ran out, and after too many wrong ones', async () => {
    const { url } = await createAdmin(app.em(), { email: 'late@building.example', name: 'Late' });
    const ended = { expiresAt: new Date(Date.now() - 1000) };
    await app.em().nativeUpdate(OneTimeLink, { usedAt: null }, ended);
    const late = await app.send(pathOf(url), { form: { newPassword: password } });
    expect(late.status).toBe(410);
    const headers = { 'X-Forwarded-For': '203.0.113.9' };
    const statuses = new Set<number>();
    for (let n = 0; n < 32; n++) {
      statuses.add((await app.send(`/welcome/wrong-${n}`, { headers })).status);
    }
    expect([...statuses]).toEqual([404, 429]);
  });
});

describe('a community’s desk', () => {
  let people: Neighbourhood;
  let desk: string;
  let closed: Community;
  beforeAll(async () => {
    const em = app.em();
    people = await makeNeighbourhood(em);
    desk = `/manage/${people.community.slug}`;
    closed = em.create(Community, {
      name: 'Cedar Hall',
      slug: `cedar-hall-${randomUUID().slice(0, 6)}`,
    });
    await em.flush();
  });

  it('is for its moderators only, page and form (rules 17.2, 17.3, 17.4)', async () => {
    const { community, resident, outsider, otherBoard, board } = people;
    const em = app.em();
    const unit = em.create(Unit, { community, label: '901', key: '901', floor: 9 });
    const waiting = makeUser(em);
    makeMembership(em, waiting, em.getReference(Community, community.id), { state: 'WAITING' });
    await em.flush();
    const sections = ['', '/units', '/units/add', `/units/${unit.id}`, '/settings', '/opening'];
    const pages = [...sections, '/opening/board'].map((section) => desk + section);
    const form = { change: 'remove', step: 'UNITS', press: 'open', ...settings };
    const forms = pages.filter((path) => path !== desk && !path.endsWith('/units'));
    for (const path of [...pages, '/manage', '/manage/new']) {
      expect((await app.send(path)).status, path).toBe(401);
    }
    for (const path of [...forms, '/manage/new']) {
      expect((await app.send(path, { form })).status, path).toBe(401);
    }
    for (const person of [resident, outsider, otherBoard, waiting]) {
      const as = await app.signIn(person);
      for (const path of [...pages, '/manage/new']) {
        expect((await app.send(path, { as })).status, `${person.name} ${path}`).toBe(403);
      }
      for (const path of [...forms, '/manage/new']) {
        expect((await app.send(path, { as, form })).status, `${person.name} ${path}`).toBe(403);
      }
    }
    const as = await app.signIn(board);
    expect((await app.send('/manage/new', { as, form })).status, 'only ADMINs add').toBe(403);
    const elsewhere = `/manage/${closed.slug}/units/${unit.id}`;
    const admin = await app.signIn(people.admin);
    expect((await app.send(elsewhere, { as: admin })).status, 'unit of another desk').toBe(404);
    expect((await app.send(elsewhere, { as: admin, form: { change: 'remove' } })).status).toBe(404);
    expect(await app.em().count(Unit, { id: unit.id })).toBe(1);
    expect(await app.em().count(Community, { name: settings.name })).toBe(0);
    await app.em().nativeDelete(Unit, { id: unit.id });
  });

  it('shows what needs doing, each with the way to it, and lists the communities with it', async () => {
    const { board, resident, manager, community } = people;
    const em = app.em();
    makeListing(em, resident, community, { status: 'PENDING' });
    const later = new Date(Date.now() + 86_400_000);
    makeNotice(em, board, community, { title: 'Window washing', publishedAt: later });
    await em.flush();
    const as = await app.signIn(board);
    const page = await (await app.send(desk, { as })).text();
    for (const words of [
      'Request to join',
      'Post to review',
      'There’s no register of units yet',
      'Window washing',
    ]) {
      expect(page).toContain(words);
    }
    const list = await (await app.send('/manage', { as: await app.signIn(manager) })).text();
    expect(list).toContain('>1 request to join</a>');
    expect(list).toContain('>1 post to review</a>');
    expect(list).not.toContain('/manage/new');
    expect(await (await app.send('/moderation', { as })).text()).toContain('href="/manage"');
    const admin = await app.signIn(people.admin);
    const all = await (await app.send('/manage', { as: admin })).text();
    expect(all).toContain('/manage/new');
    const opening = await (await app.send(`/manage/${closed.slug}`, { as: admin })).text();
    expect(opening).toContain(`/manage/${closed.slug}/opening`);
    expect(opening).toContain('4 steps left');
  });

  it('saves all settings with what changed in the log, and keeps what was typed when another save came first', async () => {
    const { board, community } = people;
    const as = await app.signIn(board);
    const path = `${desk}/settings`;
    const page = await (await app.send(path, { as })).text();
    const seen = hidden(page, 'seen');
    const side = { 'translation.description': 'Quarante logements.' };
    const half = await app.send(path, { as, form: { ...settings, ...side, seen } });
    expect(half.status, 'a side lacks the office hours').toBe(400);
    expect(await half.text()).toContain(
      'Translate “Office hours” too, or clear all the text in the other language',
    );
    const wrong = {
      ...{ ...settings, managerEmail: 'nobody', peoplePerUnit: '0', name: '', seen },
      emergencyPhone: 'call Bob',
    };
    const refused = await (await app.send(path, { as, form: wrong })).text();
    expect(refused).toContain('Invalid email address');
    expect(refused).toContain(
      'For “Maximum people per unit”, enter a number from 1 to 99, or leave the field empty',
    );
    expect(refused).toContain('Enter the name of the community');
    expect(refused).toContain('Enter a phone number with digits');
    expect(refused).toContain('value="12 Cedar Row, Ottawa"');

    const whole = { ...side, 'translation.officeHours': 'Du lundi au vendredi, de 9 h à 17 h' };
    const emergencyPhone = '613-555-0188 ext. 2';
    const form = { ...settings, ...whole, peoplePerUnit: '4', emergencyPhone, seen };
    expect((await app.send(path, { as, form })).status).toBe(303);
    const saved = await app.em().findOneOrFail(Community, { id: community.id });
    expect(saved).toMatchObject({
      slug: community.slug,
      name: 'Cedar Row',
      joinPolicy: 'APPROVAL',
      peoplePerUnit: 4,
      managerEmail: null,
      translation: { description: 'Quarante logements.' },
    });
    const logged = (await eventsOf(community.id)).at(-1);
    expect(logged).toMatchObject({ action: 'CHANGE', subjectType: 'COMMUNITY' });
    expect(logged?.snapshot).toMatchObject({ title: 'Cedar Row' });
    expect(JSON.stringify(logged?.snapshot)).toContain('"field":"joinPolicy"');

    const stale = { ...settings, name: 'Cedar Walk', seen };
    const late = await app.send(path, { as, form: stale });
    expect(late.status).toBe(409);
    const answer = await late.text();
    expect(answer).toContain('value="Cedar Walk"');
    expect(answer).toContain('Someone else saved these settings');
    expect(answer).toMatch(/<li>Name(<!-- -->)?: <bdi>Cedar Row<\/bdi>/);
    expect((await app.em().findOneOrFail(Community, { id: community.id })).name).toBe('Cedar Row');
    const now = { ...stale, seen: hidden(answer, 'seen') };
    expect((await app.send(path, { as, form: now })).status).toBe(303);
    expect((await app.em().findOneOrFail(Community, { id: community.id })).name).toBe('Cedar Walk');
  });

  it('adds units after a preview, ties people to them, corrects them and takes empty ones out', async () => {
    const { board, resident, community } = people;
    const as = await app.signIn(board);
    const add = `${desk}/units/add`;
    const preview = async (form: Record<string, string>) =>
      app.send(add, { as, form: { step: 'preview', ...form } });
    expect((await preview({})).status).toBe(400);
    expect((await preview({ ranges: '1-6000' })).status).toBe(400);
    const shown = await preview({ ranges: '301-306, 112-101', list: 'PH1, 20\n0305' });
    expect(shown.status).toBe(200);
    const html = await shown.text();
    expect(html).toContain('7 units to add');
    expect(html).toContain('112-101');
    expect(html).toContain('value="301-306, 112-101"');
    expect(await app.em().count(Unit, { community: community.id }), 'nothing saved').toBe(0);
    const checked = hidden(html, 'checked').replaceAll('&#x27;', "'");
    const form = { step: 'add', checked, idempotencyKey: randomUUID() };
    for (const time of [1, 2]) {
      expect((await app.send(add, { as, form })).status, `press ${time}`).toBe(303);
    }
    const units = await app
      .em()
      .find(Unit, { community: community.id }, { orderBy: { position: 'asc' } });
    expect(units.map(({ label }) => label)).toEqual([
      ...['301', '302', '303', '304', '305', '306'],
      'PH1',
    ]);
    const membership = { user: resident.id, community: community.id };
    const home = units.find(({ label }) => label === '305');
    const tied = await app.em().findOneOrFail(UserCommunity, membership);
    expect(tied.unit?.id).toBe(home?.id);
    expect(await (await preview({ ranges: '301, 401' })).text()).toContain(
      'This unit is already in the register and won’t change: 301',
    );

    const register = await (await app.send(`${desk}/units`, { as })).text();
    expect(register.replace(/<[^>]+>/g, '')).toContain('Floor 3 1 of 6 with members');
    expect(register).toContain(resident.name);
    const unanswered = await (await app.send(`${desk}/units?show=open`, { as })).text();
    expect(unanswered).not.toContain(resident.name);

    const one = `${desk}/units/${home?.id}`;
    const livedIn = await app.send(one, { as, form: { change: 'remove' } });
    expect(livedIn.status).toBe(409);
    expect(await livedIn.text()).toContain(resident.name);
    const taken = await app.send(one, { as, form: { change: 'save', label: '306', floor: '3' } });
    expect(taken.status).toBe(409);
    const correct = { change: 'save', label: '305A', floor: '4' };
    expect((await app.send(one, { as, form: correct })).status).toBe(303);
    expect(await app.em().findOneOrFail(UserCommunity, membership)).toMatchObject({
      condoUnit: '305A',
    });
    const empty = `${desk}/units/${units[0]?.id}`;
    expect((await app.send(empty, { as, form: { change: 'remove' } })).status).toBe(303);
    expect((await app.send(empty, { as })).status).toBe(404);
    const actions = (await eventsOf(community.id)).map(({ action }) => action);
    expect(actions.slice(-3)).toEqual(['IMPORT', 'CHANGE', 'DELETE']);
  });

  it('leads back to the opening after adding units, until the doors are open', async () => {
    const as = await app.signIn(people.admin);
    const form = { step: 'add', checked: '101', idempotencyKey: randomUUID() };
    const added = await app.send(`/manage/${closed.slug}/units/add`, { as, form });
    expect(added.headers.get('Location')).toBe(`/manage/${closed.slug}/opening`);
    await app.em().nativeDelete(Unit, { community: closed.id });
  });

  it('reads a CSV file that Excel saved, and keeps its lines in the form', async () => {
    const { board } = people;
    const as = await app.signIn(board);
    const csv = '\uFEFF"Nom";"Logement";"Étage"\r\n"Rés, Idée";"501";"5"\r\n;"TH 2";"0"\r\n';
    const body = new FormData();
    body.set('step', 'preview');
    body.set('file', new Blob([csv], { type: 'text/csv' }), 'units.csv');
    const cookie = { cookie: as, 'X-Client-Origin': 'http://localhost:3000' };
    const request = new Request(`http://localhost:3000${desk}/units/add`, {
      method: 'POST',
      headers: cookie,
      body,
    });
    const answer = await app.handle(request);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('2 units to add');
    expect(html).toMatch(/<textarea[^>]*>501, 5\nTH 2, 0<\/textarea>/);
  });
});

describe('opening a community (rules 17.2)', () => {
  it('gives its shelf the folders that every shelf has, with the same readers', async () => {
    const { admin, elsewhere } = await makeNeighbourhood(app.em());
    const as = await app.signIn(admin);
    const name = `Linden Court ${randomUUID().slice(0, 6)}`;
    const form = { ...settings, name, idempotencyKey: randomUUID() };
    const place = (await app.send('/manage/new', { as, form })).headers.get('Location') ?? '';
    const { id, slug } = await app.em().findOneOrFail(Community, { name });
    expect(place).toBe(`/manage/${slug}/opening`);
    await seedFolders(app.em(), elsewhere.id);
    const foldersOf = async (community: string) =>
      (await app.em().find(RecordFolder, { community }, { orderBy: { position: 'asc' } })).map(
        ({ kind, access }) => [kind, access],
      );
    expect(await foldersOf(id)).toHaveLength(14);
    expect(await foldersOf(id)).toEqual(await foldersOf(elsewhere.id));
    const shelf = await (await app.send(`/manage/${slug}/documents`, { as })).text();
    expect(shelf).toContain('Reserve fund');
  });

  it('takes no name whose address is a page of the desk, and keeps what was typed', async () => {
    const { admin } = await makeNeighbourhood(app.em());
    const as = await app.signIn(admin);
    const pages = readdirSync('app/routes').flatMap((file) => {
      const word = /^manage\.([a-z-]+)\./.exec(file)?.[1];
      return word ? [word] : [];
    });
    expect(pages).toContain('editor');
    for (const word of new Set(pages)) {
      const form = { ...settings, name: word.toUpperCase(), idempotencyKey: randomUUID() };
      const refused = await app.send('/manage/new', { as, form });
      expect(refused.status, word).toBe(400);
      const html = await refused.text();
      expect(html).toContain(`“${word}” is reserved, so it can’t be a web address.`);
      expect(html).toContain('Forty homes by the canal.');
      expect(await app.em().count(Community, { slug: word })).toBe(0);
    }
  });

  it('leads through five steps that can be passed over, and opens the doors when asked twice', async () => {
    const { admin, resident } = await makeNeighbourhood(app.em());
    const as = await app.signIn(admin);
    const name = `Birch Lane ${randomUUID().slice(0, 6)}`;
    const typed = { ...settings, name, joinPolicy: 'CODE', idempotencyKey: randomUUID() };
    const twice = [
      await app.send('/manage/new', { as, form: typed }),
      await app.send('/manage/new', { as, form: typed }),
    ];
    const place = twice.map((answer) => answer.headers.get('Location'));
    expect(place[1]).toBe(place[0]);
    const path = place[0] ?? '';
    const same = { ...typed, idempotencyKey: randomUUID() };
    expect((await app.send('/manage/new', { as, form: same })).status).toBe(409);
    const community = await app.em().findOneOrFail(Community, { name });
    expect(community.openedAt).toBeNull();
    expect(await (await app.send('/api/communities')).text()).not.toContain(name);

    const stepsIn = async () => {
      const html = await (await app.send(path, { as })).text();
      return [...html.matchAll(/<span class="[^"]*">(Done|Later|To do)<\/span>/g)].map(
        ([, s]) => s,
      );
    };
    expect(await stepsIn()).toEqual(['Done', 'To do', 'To do', 'To do', 'To do']);
    const press = (form: Record<string, string>) => app.send(path, { as, form });
    await press({ press: 'later', step: 'NOTICE' });
    expect(await stepsIn()).toEqual(['Done', 'To do', 'To do', 'Later', 'To do']);
    await press({ press: 'again', step: 'NOTICE' });
    expect((await press({ press: 'later', step: 'PARTY' })).status).toBe(400);
    const withoutUnits = await press({ press: 'open', accept: 'UNITS,BOARD,NOTICE,LETTERS' });
    expect(withoutUnits.status, 'only codes open the door').toBe(400);

    const units = `/manage/${community.slug}/units/add`;
    await app.send(units, { as, form: { step: 'add', checked: '101, 1\n102, 1' } });
    const board = `${path}/board`;
    const person = { name: 'Mona', email: 'mona@mail.example', role: 'BOARD' };
    expect((await app.send(board, { as, form: { ...person, role: 'ADMIN' } })).status).toBe(400);
    const form = { ...person, condoUnit: '0101', idempotencyKey: randomUUID() };
    const invited = await (await app.send(board, { as, form })).text();
    expect(invited).toMatch(/http:\/\/localhost:3000\/invitation\/[\w-]{20,}/);
    expect(invited).toContain('mailto:mona%40mail.example?subject=');
    const secondPress = await app.send(board, { as, form });
    expect(secondPress.status, 'the link is shown once').toBe(303);
    const rows = await app.em().find(UserCommunity, { community: community.id });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ state: 'INVITED', inviteeName: 'Mona', invitedRole: 'BOARD' });
    expect(await stepsIn()).toEqual(['Done', 'Done', 'Done', 'To do', 'To do']);

    const unasked = await press({ press: 'open' });
    expect(unasked.status).toBe(400);
    expect(await unasked.text()).toContain('Steps not done yet: The first notice, The letters');
    expect((await press({ press: 'open', accept: 'NOTICE' })).status).toBe(400);
    expect((await app.em().findOneOrFail(Community, { name })).openedAt).toBeNull();
    expect((await press({ press: 'open', accept: 'NOTICE,LETTERS' })).status).toBe(303);
    expect((await press({ press: 'open' })).status, 'they stay open').toBe(303);
    expect((await app.em().findOneOrFail(Community, { name })).openedAt).not.toBeNull();
    const opened = (await eventsOf(community.id)).filter(({ action }) => action === 'OPEN');
    expect(opened).toHaveLength(1);
    expect(opened[0]).toMatchObject({ fromStatus: 'CLOSED', toStatus: 'OPEN' });
    expect(await (await app.send('/api/communities')).text()).toContain(name);
    const hub = `/communities/${community.slug}`;
    expect((await app.send(hub, { as: await app.signIn(resident) })).status).toBe(403);
  });
});
