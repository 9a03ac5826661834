import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  CondoNotice,
  FurtherUnit,
  ModerationEvent,
  StoredFile,
  Unit,
  UserCommunity,
} from '#db/entities/index.ts';
import { makeMembership, makeNotice, makeUser } from '#db/factories/index.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { multipart } from '#tests/setup/multipart.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

async function makeBuilding() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const { community } = people;
  const loft = em.create(Unit, { community, label: 'Loft', key: 'loft', floor: 3 });
  const owner = makeUser(em, { name: 'Ona Owner' });
  makeMembership(em, owner, community, {
    condoUnit: 'Loft',
    unit: loft,
    tenure: 'OWNER_ELSEWHERE',
  });
  const tenant = makeUser(em, { name: 'Theo Tenant' });
  makeMembership(em, tenant, community, { condoUnit: '702', tenure: 'TENANT' });
  const waiting = makeUser(em, { name: 'Wes Waiting' });
  makeMembership(em, waiting, community, { condoUnit: '305', state: 'WAITING' });
  await em.flush();
  const as = {
    visitor: undefined,
    resident: await app.signIn(people.resident),
    owner: await app.signIn(owner),
    tenant: await app.signIn(tenant),
    waiting: await app.signIn(waiting),
    outsider: await app.signIn(people.outsider),
    otherBoard: await app.signIn(people.otherBoard),
    board: await app.signIn(people.board),
  };
  const hub = `/communities/${community.slug}`;
  return { em, ...people, as, hub, desk: `/manage/${community.slug}/notices` };
}

/** The page that a press leads to, with its toast. */
const follow = (response: Response, as: string) => {
  const toast = response.headers
    .getSetCookie()
    .find((cookie) => cookie.includes('toast='))
    ?.split(';')[0];
  return app.send(response.headers.get('Location') ?? '', { as: `${as}; ${toast}` });
};

const water = {
  'en.title': 'Water off',
  'en.content': 'Close the taps:\n- kitchen\n- bath\n\nSee https://ottawa.ca/water.',
  kind: 'MAINTENANCE',
  audience: 'EVERYONE',
};

const wordsOf = (html: string) => html.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');

const pdf = (name = 'plan.pdf') => new File(['%PDF-1.4\n1 0 obj\n'], name);

const eventsOf = async (id: string) =>
  (
    await app
      .em()
      .find(ModerationEvent, { subjectId: id }, { orderBy: { createdAt: 'asc', id: 'asc' } })
  ).map(({ action }) => action);

const newest = async (community: { id: string }) =>
  app
    .em()
    .findOneOrFail(CondoNotice, { community: community.id }, { orderBy: { createdAt: 'desc' } });

describe('notices at the desk (rules 19)', () => {
  it('are for moderators of the community alone', async () => {
    const { em, as, desk, community, board } = await makeBuilding();
    const { id } = makeNotice(em, board, community);
    await em.flush();
    const form = { ...water, intent: 'publish' };
    const api = `/api/communities/${community.slug}/notices`;
    const json = { title: 'Water off', content: 'Until noon.' };
    const denied: [keyof typeof as, number][] = [
      ['visitor', 401],
      ['waiting', 403],
      ['outsider', 403],
      ['resident', 403],
      ['otherBoard', 403],
    ];
    for (const [who, status] of denied) {
      const by = { as: as[who] };
      for (const path of [desk, `${desk}/new`, `${desk}/${id}`, `${desk}/${id}/take-down`]) {
        expect((await app.send(path, by)).status, `${who} ${path}`).toBe(status);
      }
      for (const path of [`${desk}/new`, `${desk}/${id}`]) {
        expect((await app.send(path, { ...by, form })).status, `${who} ${path}`).toBe(status);
      }
      for (const change of ['pin', 'unpin', 'expire', 'restore', 'take-down', 'delete']) {
        const press = { ...by, form: { reason: '' } };
        expect((await app.send(`${desk}/${id}/${change}`, press)).status, change).toBe(status);
      }
      expect((await app.send(api, { ...by, json })).status, who).toBe(status);
      const patch = { ...by, method: 'PATCH', json: { title: 'X' } };
      expect((await app.send(`${api}/${id}`, patch)).status, who).toBe(status);
    }
    expect(await app.em().count(CondoNotice, { community: community.id })).toBe(1);
    expect(await eventsOf(id)).toEqual([]);
  });

  it('are saved by nothing but a press: Back from a preview leads to a form that publishes', async () => {
    const { as, desk, community } = await makeBuilding();
    const send = (path: string, form: Record<string, string>) =>
      app.send(path, { as: as.board, form });
    expect((await send(`${desk}/new`, { ...water, intent: 'draft' })).status).toBe(303);
    const { id } = await newest(community);
    const html = await (await app.send(`${desk}/${id}`, { as: as.board })).text();
    const version = fieldValue(html, 'version') ?? '';
    const idempotencyKey = fieldValue(html, 'idempotencyKey') ?? '';
    expect([version, idempotencyKey]).toEqual(['1', expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    const form = { ...water, version, idempotencyKey };
    expect((await send(`${desk}/${id}`, { ...form, intent: 'preview' })).status).toBe(200);
    expect(await newest(community)).toMatchObject({ status: 'DRAFT', version: 1 });
    const changed = { ...form, 'en.title': 'Water off early', intent: 'publish' };
    expect((await send(`${desk}/${id}`, changed)).status).toBe(303);
    expect(await newest(community)).toMatchObject({
      title: 'Water off early',
      status: 'PUBLISHED',
    });
  });

  it('go to nobody while floors or units are typed and others are chosen', async () => {
    const { as, desk, community } = await makeBuilding();
    const send = (form: Record<string, string>) =>
      app.send(`${desk}/new`, { as: as.board, form: { ...water, ...form } });
    for (const intent of ['publish', 'draft', 'preview']) {
      for (const field of ['audienceFloors', 'audienceUnits']) {
        for (const audience of ['EVERYONE', 'OWNERS', 'TENANTS']) {
          const refused = await send({ [field]: '12', audience, intent });
          expect(refused.status, `${intent} ${field} ${audience}`).toBe(400);
        }
      }
    }
    expect(
      (await send({ audience: 'FLOORS', audienceUnits: '12', intent: 'publish' })).status,
    ).toBe(400);
    expect(await app.em().count(CondoNotice, { community: community.id })).toBe(0);
    const form = { audienceFloors: '3', intent: 'publish' };
    const html = (await (await send(form)).text()).replaceAll('&amp;', '&');
    expect(html).toContain('You wrote “3” under “Floors” but chose “Everyone in the building”.');
    const pick = 'intent=publish&audience=FLOORS';
    expect(html).toContain(`value="${pick}"`);
    expect((await send({ ...form, intent: '', __pick__: pick })).status).toBe(303);
    expect(await newest(community)).toMatchObject({ audience: 'FLOORS', audienceFloors: [3] });
  });

  it('that say until further notice do not just disappear on a day', async () => {
    const { as, desk, community } = await makeBuilding();
    const text = 'The east elevator is out until further notice.';
    const stays = {
      'en.title': 'East elevator',
      'en.content': text,
      expiresAt: '2030-01-05T12:00',
    };
    const send = (form: Record<string, string>) =>
      app.send(`${desk}/new`, { as: as.board, form: { ...water, ...stays, ...form } });
    const asked = await send({ intent: 'publish' });
    expect(asked.status).toBe(400);
    const html = (await asked.text()).replaceAll('&amp;', '&');
    expect(html).toMatch(/but it will leave the hub by itself on Saturday,\sJanuary\s5,\s2030/);
    const pick = 'intent=publish&expiresAt=';
    expect(html).toContain(`value="${pick}"`);
    const anyway = /value="(intent=publish&endsAnyway=[\w-]+)"/.exec(html)?.[1] ?? '';
    expect(await app.em().count(CondoNotice, { community: community.id })).toBe(0);
    expect((await send({ intent: '', __pick__: pick })).status).toBe(303);
    expect(await newest(community)).toMatchObject({ status: 'PUBLISHED', expiresAt: null });
    expect((await send({ intent: '', __pick__: anyway })).status).toBe(303);
    expect((await newest(community)).expiresAt).not.toBeNull();
  });

  it('that say until further notice are not asked about again once it was answered', async () => {
    const { as, desk, community } = await makeBuilding();
    const form = {
      ...water,
      'en.title': '',
      'en.content': 'The east elevator is out until further notice.',
      expiresAt: '2030-01-05T12:00',
    };
    const send = async (more: Record<string, string>) => {
      const reply = await app.send(`${desk}/new`, { as: as.board, form: { ...form, ...more } });
      return { status: reply.status, html: (await reply.text()).replaceAll('&amp;', '&') };
    };
    const question = 'but it will leave the hub by itself';
    const both = await send({ intent: 'publish' });
    expect(both.html).toContain(question);
    expect(both.html).toContain('Enter a title for the notice');
    const anyway = /value="(intent=publish&endsAnyway=[\w-]+)"/.exec(both.html)?.[1] ?? '';
    const answered = await send({ intent: '', __pick__: anyway });
    expect(answered.status).toBe(400);
    expect(answered.html).toContain('Enter a title for the notice');
    expect(answered.html).not.toContain(question);
    const kept = {
      'en.title': 'East elevator',
      endsAnyway: fieldValue(answered.html, 'endsAnyway') ?? '',
      intent: 'publish',
    };
    // Another day and other words are another question.
    for (const [field, text] of [
      ['expiresAt', '2030-02-05T12:00'],
      ['en.content', 'Until further notice.'],
    ] as const) {
      expect((await send({ ...kept, [field]: text })).html).toContain(question);
    }
    expect(await app.em().count(CondoNotice, { community: community.id })).toBe(0);
    expect((await send(kept)).status).toBe(303);
    expect((await newest(community)).expiresAt).not.toBeNull();
  });

  it('are previewed as a correction once they are out', async () => {
    const { as, desk, community } = await makeBuilding();
    const send = async (path: string, form: Record<string, string>) =>
      (await app.send(path, { as: as.board, form })).text();
    await send(`${desk}/new`, { ...water, intent: 'publish' });
    const { id, version } = await newest(community);
    const form = { ...water, intent: 'preview', version: String(version) };
    const quiet = await send(`${desk}/${id}`, form);
    expect(quiet).toContain('once you save, 6 people in 6 units will see it as below');
    expect(quiet).toContain('Nobody gets it by email: this site can’t send email yet.');
    expect(quiet).not.toContain('Once the notice is published');
  });

  it('are previewed, kept as a draft, published, corrected, taken down and published again', async () => {
    const { as, hub, desk, community } = await makeBuilding();
    const send = (path: string, form: Record<string, string>) =>
      app.send(path, { as: as.board, form });
    const preview = await send(`${desk}/new`, { ...water, intent: 'preview' });
    expect(preview.status).toBe(200);
    const previewed = await preview.text();
    expect(previewed).toContain('6 people in 6 units');
    expect(previewed).toContain('<ul><li>kitchen</li><li>bath</li></ul>');
    expect(previewed).toContain('<a href="https://ottawa.ca/water" rel="noopener">');
    expect(fieldValue(previewed, 'en.title')).toBe('Water off');
    expect(await app.em().count(CondoNotice, { community: community.id })).toBe(0);

    const empty = await send(`${desk}/new`, { ...water, 'en.title': '', intent: 'publish' });
    expect(empty.status).toBe(400);
    expect(await empty.text()).toContain('Enter a title for the notice');

    // Preview asks for the same, and says everything in one round.
    const wrong = { ...water, 'en.title': '', 'en.content': '', kind: 'EMERGENCY' };
    for (const intent of ['preview', 'publish']) {
      const both = await send(`${desk}/new`, { ...wrong, intent, expiresAt: '2020-01-01T10:00' });
      expect(both.status).toBe(400);
      const said = await both.text();
      expect(said).toContain('Enter a title for the notice');
      expect(said).toContain('Enter the text of the notice');
      expect(said).toContain('The time in “Remove from the hub at” is in the past');
      expect(said).toContain('New emergency notice');
      expect(said).toMatch(
        /<details open[^>]*><summary[^>]*><strong>Who it’s for, dates and files/,
      );
      expect(said).toMatch(/until Jan\s1, 2020/);
    }
    const unreadable = await send(`${desk}/new`, {
      ...wrong,
      expiresAt: 'soon',
      intent: 'publish',
    });
    const saidTogether = await unreadable.text();
    expect(saidTogether).toContain('For “Remove from the hub at”, enter the date and time');
    expect(saidTogether).toContain('Enter a title for the notice');
    expect(previewed).toMatch(/<button[^>]*form="notice"[^>]*value="publish"/);
    expect(previewed).toContain('Nobody gets it by email: this site can’t send email yet.');

    const fresh = await app.send(`${desk}/new?kind=EMERGENCY`, { as: as.board });
    const form = await fresh.text();
    expect(wordsOf(form)).toContain('To everyone, now, as an emergency notice.');
    expect(form).toContain('<strong>Who it’s for, dates and files</strong></summary>');
    // What is decided about a notice comes after all that is said of it.
    expect(form.indexOf('value="publish"')).toBeGreaterThan(
      form.indexOf('Who it’s for, dates and files'),
    );
    expect(/<button[^>]*name="intent"[^>]*>/.exec(form)?.[0]).toContain('value="draft"');

    expect((await send(`${desk}/new`, { ...water, intent: 'draft' })).status).toBe(303);
    const { id } = await newest(community);
    expect(await (await app.send(hub, { as: as.board })).text()).not.toContain('Water off');
    const drafts = await (await app.send(`${desk}?show=draft`, { as: as.board })).text();
    expect(drafts).toContain('Drafts (1)');
    expect(drafts).toContain(', last changed ');

    const page = `${desk}/${id}`;
    const published = await send(page, { ...water, version: '1', intent: 'publish' });
    expect(published.headers.get('Location')).toBe(page);
    expect(await (await app.send(hub, { as: as.resident })).text()).toContain('Water off');
    const posted = new Date(Date.now() - 60_000);
    const unchanged = { publishedAt: posted, updatedAt: posted };
    await app.em().nativeUpdate(CondoNotice, { id }, unchanged);
    for (const path of [desk, page]) {
      const shown = await (await app.send(path, { as: as.board })).text();
      expect(shown, path).not.toContain(', last changed ');
    }

    const stale = await send(page, {
      ...water,
      'en.title': 'Mine',
      version: '1',
      intent: 'publish',
    });
    expect(stale.status).toBe(409);
    const compared = await stale.text();
    expect(compared).toContain('Saved version');
    // The form of a notice that is out has no time of its own.
    expect(compared).not.toContain('Publish at');
    expect(fieldValue(compared, 'version')).toBe('2');
    expect(fieldValue(compared, 'en.title')).toBe('Mine');

    const corrected = { ...water, 'en.title': 'Water off tomorrow', version: '2' };
    expect((await send(page, { ...corrected, intent: 'publish' })).status).toBe(303);
    const read = await app.send(`${hub}/notices/${id}`, { as: as.resident });
    expect(await read.text()).toContain('Corrected ');
    expect((await send(page, { ...corrected, version: '3', intent: 'draft' })).status).toBe(409);

    expect((await send(`${page}/pin`, {})).status).toBe(303);
    expect((await send(`${page}/pin`, {})).status).toBe(303);
    const long = await send(`${page}/take-down`, { reason: 'x'.repeat(501) });
    expect(long.status).toBe(400);
    expect((await send(`${page}/take-down`, { reason: 'Wrong day' })).status).toBe(303);
    expect((await app.send(`${hub}/notices/${id}`, { as: as.resident })).status).toBe(404);
    expect(await (await app.send(page, { as: as.board })).text()).toContain('Wrong day');
    expect((await send(`${page}/restore`, {})).status).toBe(303);
    expect((await app.send(`${hub}/notices/${id}`, { as: as.resident })).status).toBe(200);
    expect((await send(`${page}/delete`, {})).status).toBe(409);
    expect((await eventsOf(id)).sort()).toEqual(
      ['PUBLISH', 'CORRECT', 'PIN', 'TAKE_DOWN', 'REOPEN'].sort(),
    );
    const [line] = await app.em().find(ModerationEvent, { subjectId: id, action: 'CORRECT' });
    expect(line?.snapshot).toMatchObject({
      title: 'Water off tomorrow',
      before: { title: 'Water off' },
    });
  });

  it('say before the button what will happen, and on it to how many people (rules 19.1)', async () => {
    const { em, as, desk, community, board } = await makeBuilding();
    const read = async (path: string, language = 'en') => {
      const headers = { 'Accept-Language': language };
      return (await app.send(path, { as: as.board, headers })).text();
    };
    const button = (html: string) => /value="publish"[^>]*>([^<]*)</.exec(html)?.[1];
    const fresh = await read(`${desk}/new`);
    const [line = ''] = /<p[^>]*><a href="#audience".*?<\/p>/.exec(fresh) ?? [];
    expect(wordsOf(line)).toBe('To everyone, now, as an information notice.');
    expect([...line.matchAll(/href="#(\w+)"/g)].map(([, id]) => id)).toEqual([
      ...['audience', 'publishedAt', 'kind'],
    ]);
    for (const id of ['audience', 'publishedAt', 'kind']) expect(fresh).toContain(` id="${id}"`);
    expect(fresh.indexOf(line)).toBeLessThan(fresh.indexOf('>Publish to 6 people<'));
    expect(button(fresh)).toBe('Publish to 6 people');
    const french = await read(`${desk}/new?kind=EMERGENCY`, 'fr');
    expect(wordsOf(french)).toContain('À tout l’immeuble, maintenant, comme avis d’urgence.');
    expect(button(french)).toBe('Publier pour 6 personnes');

    const draft = makeNotice(em, board, community, {
      ...{ status: 'DRAFT', audience: 'FLOORS', audienceFloors: [3], kind: 'MAINTENANCE' },
      publishedAt: new Date('2099-01-05T14:00Z'),
    });
    const live = makeNotice(em, board, community, { audience: 'OWNERS' });
    await em.flush();
    const saved = await read(`${desk}/${draft.id}`);
    const sentence = 'To floor 3, on Jan 5, 2099 at 9:00 AM, as a maintenance notice.';
    expect(wordsOf(saved)).toContain(sentence);
    expect(button(saved)).toBe('Schedule for 2 people');
    const out = await read(`${desk}/${live.id}`);
    expect(wordsOf(out)).toContain('To owners, as an information notice.');
    expect(out).not.toContain('href="#publishedAt"');
    expect(button(out)).toBe('Save changes');
    expect(
      (await app.send(`${desk}/${live.id}/take-down`, { as: as.board, form: {} })).status,
    ).toBe(303);
    expect(button(await read(`${desk}/${live.id}`))).toBe('Publish again to 1 person');

    // What was sent counts, but nobody has counted floors that were refused.
    const refused = { ...water, 'en.title': '', audience: 'FLOORS', audienceFloors: '3' };
    const send = async (fields: object) =>
      (await app.send(`${desk}/new`, { as: as.board, form: { ...refused, ...fields } })).text();
    expect(button(await send({ intent: 'publish' }))).toBe('Publish');
    const previewed = await send({ 'en.title': 'Water off', intent: 'preview' });
    expect(button(previewed)).toBe('Publish to 2 people');
  });

  it('wait for their time and leave the hub when they expire', async () => {
    const { em, as, hub, desk, community, board } = await makeBuilding();
    const scheduled = { ...water, publishedAt: '2099-01-05T09:00', expiresAt: '2099-01-04T09:00' };
    const tooEarly = await app.send(`${desk}/new`, {
      as: as.board,
      form: { ...scheduled, intent: 'publish' },
    });
    expect(tooEarly.status).toBe(400);
    const inTime = { ...scheduled, expiresAt: '2099-01-06T09:00', intent: 'publish' };
    expect((await app.send(`${desk}/new`, { as: as.board, form: inTime })).status).toBe(303);
    const notice = await newest(community);
    expect(notice.publishedAt?.toISOString()).toBe('2099-01-05T14:00:00.000Z');
    expect(await eventsOf(notice.id)).toEqual(['SCHEDULE']);
    expect((await app.send(`${hub}/notices/${notice.id}`, { as: as.resident })).status).toBe(404);
    expect((await app.send(`${hub}/notices/${notice.id}`, { as: as.board })).status).toBe(200);

    const past = { ...water, publishedAt: '2020-01-05T09:00', intent: 'publish' };
    const refused = await app.send(`${desk}/new`, { as: as.board, form: past });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain('The time in “Publish at” is in the past.');
    expect(html).toContain('value="2020-01-05T09:00"');
    const call = `/api/communities/${community.slug}/notices`;
    const json = { title: 'Late', content: 'Late.', publishedAt: '2020-01-05T09:00:00Z' };
    expect((await app.send(call, { as: as.board, json })).status).toBe(400);

    const yesterday = new Date(Date.now() - 86_400_000);
    makeNotice(em, board, community, {
      title: 'Old fire test',
      pinned: true,
      publishedAt: yesterday,
      expiresAt: yesterday,
    });
    const live = makeNotice(em, board, community, {
      title: 'Mats are down',
      publishedAt: yesterday,
    });
    await em.flush();
    await app.send(`${desk}/${live.id}/expire`, { as: as.board, form: {} });
    const onHub = await (await app.send(hub, { as: as.resident })).text();
    expect(onHub).not.toContain('Old fire test');
    expect(onHub).not.toContain('Mats are down');
    const archive = await (await app.send(`${hub}/notices`, { as: as.resident })).text();
    expect(archive).toContain('Old fire test');
    expect(archive).toContain('Expired');
    expect(archive, 'what has left the hub').not.toContain('>Pinned<');
    expect(archive).not.toContain('Water off');
    const year = yesterday.getUTCFullYear();
    const searched = await app.send(`${hub}/notices?q=FIRE&year=${year}`, { as: as.resident });
    const found = await searched.text();
    expect(found).toContain('Old fire test');
    expect(found).not.toContain('Mats are down');
    expect((await app.send(`${hub}/notices?year=1999`, { as: as.resident })).status).toBe(200);
  });

  it('say when they happen, on their pages and in calls, and refuse what is no time', async () => {
    const { as, hub, desk, community } = await makeBuilding();
    const happens = { happensOn: '2027-03-14', happensFrom: '09:00', happensUntil: '15:30' };
    const save = (fields: Record<string, string>, path = `${desk}/new`) =>
      app.send(path, { as: as.board, form: { ...water, intent: 'publish', ...fields } });
    for (const [fields, words] of [
      [{ happensFrom: '09:00' }, 'Choose the day too'],
      [{ happensOn: '2027-02-30' }, 'enter a date like'],
      [{ happensOn: '1999-01-01' }, 'choose a day in the last year'],
      [{ happensOn: '2099-01-01' }, 'choose a day in the last year'],
      [{ ...happens, happensFrom: '' }, 'Enter a start time too'],
      [{ ...happens, happensFrom: '9 am' }, 'Enter the start time like this: 18:30'],
      [{ ...happens, happensUntil: '09:00' }, '“End time” has to be after “Start time”'],
      [{ ...happens, happensFrom: '02:30' }, 'The clocks go forward that night'],
    ] as const) {
      for (const intent of ['preview', 'publish']) {
        const refused = await save({ ...fields, intent });
        expect(refused.status, words).toBe(400);
        expect(await refused.text()).toContain(words);
      }
    }
    expect(await (await save({ ...happens, intent: 'preview' })).text()).toContain(
      'Sunday, March\u00a014, 2027, 9:00\u00a0AM to 3:30\u00a0PM',
    );
    expect((await save(happens)).status).toBe(303);
    const { id } = await newest(community);
    const open = async (path: string) =>
      (await app.send(path, { as: as.resident, headers: { 'Accept-Language': 'en' } })).text();
    expect(await open(hub)).toContain('dateTime="2027-03-14T13:00:00Z"');
    expect(await open(`${hub}/notices`)).toContain('dateTime="2027-03-14T13:00:00Z"');
    expect(await open(`${hub}/notices`)).toMatch(/, 9:00\u00a0AM to 3:30\u00a0PM<\/time>/);
    const page = await open(`${hub}/notices/${id}`);
    expect(page).toContain('Sunday, March\u00a014, 2027, 9:00\u00a0AM to 3:30\u00a0PM');
    expect(page).not.toContain('Corrected');

    // Another day is a correction, which the log can tell.
    const edited = await (await app.send(`${desk}/${id}`, { as: as.board })).text();
    expect(fieldValue(edited, 'happensUntil')).toBe('15:30');
    const moved = { ...happens, happensOn: '2027-03-15', version: '1' };
    expect((await save(moved, `${desk}/${id}`)).status).toBe(303);
    expect(await open(`${hub}/notices/${id}`)).toContain('Corrected');
    const [line] = await app.em().find(ModerationEvent, { subjectId: id, action: 'CORRECT' });
    expect(line?.snapshot).toMatchObject({
      happensOn: '2027-03-15',
      before: { happensOn: '2027-03-14' },
    });

    const api = `/api/communities/${community.slug}/notices`;
    const patch = (json: object) =>
      app.send(`${api}/${id}`, { as: as.board, method: 'PATCH', json });
    expect((await patch({ happensUntil: '08:00' })).status).toBe(400);
    expect(await (await patch({ happensUntil: null })).json()).toMatchObject({
      happensOn: '2027-03-15',
      happensFrom: '09:00',
      happensUntil: null,
    });
    const json = { title: 'A', content: 'B', happensOn: '2027-03-16' };
    expect(await (await app.send(api, { as: as.board, json })).json()).toMatchObject({
      happensOn: '2027-03-16',
      happensFrom: null,
    });
  });

  it('are signed on their page with who wrote them, and as what', async () => {
    const { as, hub, desk, community } = await makeBuilding();
    const form = { ...water, intent: 'publish' };
    expect((await app.send(`${desk}/new`, { as: as.board, form })).status).toBe(303);
    const { id } = await newest(community);
    const page = await (await app.send(`${hub}/notices/${id}`, { as: as.resident })).text();
    expect(page.replace(/<[^>]+>/g, '')).toMatch(/Posted [^,]+, \d{4} by .+, board member/);
  });

  it('puts a pinned emergency above all others', async () => {
    const { em, as, hub, desk, community, board } = await makeBuilding();
    makeNotice(em, board, community, { title: 'Pinned first', pinned: true });
    await em.flush();
    const form = await app.send(`${desk}/new?kind=EMERGENCY`, { as: as.board });
    expect(await form.text()).toContain('comes first in the hub');
    const gas = { 'en.title': 'Gas leak', 'en.content': 'Leave now.', kind: 'EMERGENCY' };
    await app.send(`${desk}/new`, { as: as.board, form: { ...gas, intent: 'publish' } });
    makeNotice(em, board, community, { title: 'Pinned later', pinned: true });
    await em.flush();
    const html = await (await app.send(hub, { as: as.resident })).text();
    const places = ['Gas leak', 'Pinned later', 'Pinned first'].map((title) => html.indexOf(title));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });
});

describe('who a notice is for (rules 19.3)', () => {
  it('finds it everywhere, and nobody else finds it anywhere', async () => {
    const { em, as, hub, community, board, resident, desk } = await makeBuilding();
    const make = (title: string, given: Parameters<typeof makeNotice>[3]) =>
      makeNotice(em, board, community, { title, ...given });
    const notices = {
      owners: make('For owners only', { audience: 'OWNERS' }),
      tenants: make('For tenants only', { audience: 'TENANTS' }),
      third: make('For floor three', { audience: 'FLOORS', audienceFloors: [3] }),
      unit: make('For unit seven', {
        audience: 'UNITS',
        audienceUnits: '702',
        audienceUnitKeys: ['702'],
      }),
    };
    await em.flush();
    const read: [keyof typeof as, (keyof typeof notices)[]][] = [
      ['resident', ['third']],
      ['owner', ['owners', 'third']],
      ['tenant', ['tenants', 'unit']],
      ['board', ['owners', 'tenants', 'third', 'unit']],
    ];
    for (const [who, own] of read) {
      const by = { as: as[who] };
      const lists = await Promise.all(
        [hub, `${hub}/notices`, `/api/communities/${community.slug}/notices`].map(async (path) =>
          (await app.send(path, by)).text(),
        ),
      );
      for (const [key, { id, title }] of Object.entries(notices)) {
        const isOwn = own.some((one) => one === key);
        for (const list of lists) expect(list.includes(title), `${who} ${title}`).toBe(isOwn);
        const page = await app.send(`${hub}/notices/${id}`, by);
        expect(page.status, `${who} ${title}`).toBe(isOwn ? 200 : 404);
      }
      expect(lists[0]?.includes('For floor 3'), who).toBe(who === 'board');
    }
    for (const who of ['visitor', 'waiting', 'outsider', 'otherBoard'] as const) {
      const status = who === 'visitor' ? 401 : 403;
      for (const path of [`${hub}/notices`, `${hub}/notices/${notices.third.id}`]) {
        expect((await app.send(path, { as: as[who] })).status, who).toBe(status);
      }
    }
    const typed = { ...water, audience: 'UNITS', audienceUnits: '999', intent: 'publish' };
    const unknown = await app.send(`${desk}/new`, { as: as.board, form: typed });
    expect(unknown.status).toBe(400);
    expect(await unknown.text()).toContain('We couldn’t find 999 in the register.');
    const membership = await em.findOneOrFail(UserCommunity, { community, user: resident });
    em.create(FurtherUnit, { membership, condoUnit: 'PH9', state: 'CONFIRMED' });
    await em.flush();
    const outside = { ...typed, audienceUnits: 'PH9', intent: 'preview' };
    expect((await app.send(`${desk}/new`, { as: as.board, form: outside })).status).toBe(200);
    const floor = { ...water, audience: 'FLOORS', audienceFloors: '3', intent: 'preview' };
    const counted = await app.send(`${desk}/new`, { as: as.board, form: floor });
    expect(await counted.text()).toContain('2 people in 2 units');
  });

  it('says how many only say that they belong to it, and counts no office as a unit', async () => {
    const em = app.em();
    const { community, board } = await makeNeighbourhood(em);
    await em.nativeDelete(UserCommunity, { community: community.id, user: { $ne: board.id } });
    const moderator = { user: board.id, community: community.id };
    await em.nativeUpdate(UserCommunity, moderator, { condoUnit: 'Management office' });
    makeMembership(em, makeUser(em), community, { condoUnit: '401', claimedTenure: 'TENANT' });
    makeMembership(em, makeUser(em), community, { condoUnit: '402', claimedTenure: 'OWNER' });
    await em.flush();
    const as = await app.signIn(board);
    const preview = async (audience: string) => {
      const form = { ...water, audience, intent: 'preview' };
      return (await app.send(`/manage/${community.slug}/notices/new`, { as, form })).text();
    };
    const tenants = await preview('TENANTS');
    expect(tenants).toContain('0 people in 0 units');
    expect(tenants).toContain('1 other member says they belong to this group');
    const everyone = await preview('EVERYONE');
    expect(everyone).toContain('3 people in 2 units');
    expect(everyone).not.toContain('belong to this group');
  });
});

describe('the floors and homes of a notice (rules 19.3, 25.1)', () => {
  const setUpRegister = async () => {
    const setting = await makeBuilding();
    const { em, community } = setting;
    ['301', '305', '401', '611', '702', '1204'].forEach((label, position) =>
      em.create(Unit, {
        ...{ id: randomUUID(), community, label, key: label, position },
        floor: Math.floor(Number(label) / 100),
      }),
    );
    await em.flush();
    return setting;
  };

  it('are refused where the building has no such floor', async () => {
    const { desk, as, community } = await setUpRegister();
    const publish = (audienceFloors: string) =>
      app.send(`${desk}/new`, {
        as: as.board,
        form: { ...water, intent: 'publish', audience: 'FLOORS', audienceFloors },
      });
    for (const floors of ['19', '3, 19', '1-3', '9']) {
      const refused = await publish(floors);
      expect(refused.status, floors).toBe(400);
      expect(await refused.text(), floors).toContain('among the floors in the register');
    }
    expect((await publish('3-7')).status, 'over a floor that is not there').toBe(303);
    const json = { title: 'A', content: 'B', audience: 'FLOORS', floors: [19] };
    const call = await app.send(`/api/communities/${community.slug}/notices`, {
      as: as.board,
      json: { ...json, status: 'PUBLISHED' },
    });
    expect(call.status).toBe(400);
  });

  it('are counted with who sees it at home, in an office, and nowhere', async () => {
    const { em, desk, as, manager } = await setUpRegister();
    await em.nativeUpdate(UserCommunity, { user: manager.id }, { condoUnit: 'Management office' });
    const send = (intent: string) =>
      app.send(`${desk}/new`, { as: as.board, form: { ...water, intent } });
    const words = async (response: Response) =>
      (await response.text()).replace(/<!-- -->/g, '').replace(/\s+/g, ' ');
    const said =
      /\d people in 5 units .*?(?:will see it|can see this notice) in the hub\. 1 of these people has no unit \(board or manager\)\..*?In 2 units, nobody can see this notice online\. Leave a slip at each one\./;
    expect(await words(await send('preview'))).toMatch(said);
    const published = await send('publish');
    const after = await follow(published, as.board);
    expect(await words(after)).toMatch(said);
  });
});

describe.each(['en', 'fr'] as const)('the units of a notice (rules 17.3, %s)', (locale) => {
  const homes = ['301', '302', '303', '301-302', '1-101', '1-102', 'A-301', 'A-302', 'A-303'];

  const setUpTowers = async () => {
    const setting = await makeBuilding();
    const { em, community, as, desk } = setting;
    for (const [position, label] of [...homes, 'P-12', 'L-7'].entries()) {
      const kind = { 'P-12': 'PARKING', 'L-7': 'LOCKER' } as const;
      em.create(Unit, {
        ...{ id: randomUUID(), community, label, key: unitKey(label), position, floor: null },
        kind: label === 'P-12' || label === 'L-7' ? kind[label] : 'HOME',
      });
    }
    await em.flush();
    const send = (audienceUnits: string, intent: string) =>
      app.send(`${desk}/new`, {
        as: as.board,
        headers: { 'Accept-Language': locale },
        form: { ...water, intent, audience: audienceUnits ? 'UNITS' : 'EVERYONE', audienceUnits },
      });
    return { ...setting, send };
  };

  it.each([
    ['301-302', ['301-302']],
    ['301-303', ['301', '302', '303']],
    ['1-101 to 1-104', ['1-101', '1-102']],
    ['1-101 au 1-102', ['1-101', '1-102']],
    ['A-301-A-303', ['a301', 'a302', 'a303']],
  ])('“%s” are those that the register has', async (typed, keys) => {
    const { send, community } = await setUpTowers();
    // The end of a range that the register lacks is asked about.
    const text = typed.replace('1-104', '1-102');
    if (text !== typed) expect((await send(typed, 'publish')).status).toBe(400);
    expect((await send(text, 'publish')).status).toBe(303);
    expect((await newest(community)).audienceUnitKeys.toSorted()).toEqual(keys.toSorted());
  });

  it('never counts parking among those where nobody can see it', async () => {
    const { send } = await setUpTowers();
    const page = (await (await send('', 'preview')).text()).replace(/<!-- -->/g, '');
    // The homes of the register where nobody lives, and not the parking space and the locker.
    expect(page).toContain(
      locale === 'en'
        ? `In ${homes.length} units, nobody can see this notice online.`
        : `Dans ${homes.length} unités, personne ne peut voir l’avis en ligne.`,
    );
  });
});

describe('the files of a notice (rules 19.4)', () => {
  it('are kept while a form is corrected, guarded like the notice, and deleted with it', async () => {
    const { em, as, hub, desk, community } = await makeBuilding();
    const send = (path: string, fields: Record<string, string>, files: File[]) =>
      app.handle(
        multipart(path, {
          as: as.board,
          fields: [
            ...Object.entries(fields),
            ...files.map((file): [string, File] => ['upload', file]),
          ],
        }),
      );
    const owners = { ...water, audience: 'OWNERS' };
    const script = new File(['MZ\0\0'], 'run.pdf');
    const wrong = await send(`${desk}/new`, { ...owners, intent: 'publish' }, [pdf(), script]);
    expect(wrong.status).toBe(400);
    const again = await wrong.text();
    expect(again).toContain('“run.pdf” isn’t a PDF');
    const kept = {
      'files[0].id': fieldValue(again, 'files\\[0\\].id'),
      'files[0].name': 'plan.pdf',
    };
    const saved = await send(`${desk}/new`, { ...owners, ...kept, intent: 'publish' }, [
      new File(['unit;name\n305;Rita'], 'Liste été.csv'),
    ]);
    expect(saved.status).toBe(303);
    const { id } = await newest(community);
    const page = `${hub}/notices/${id}`;
    const html = await (await app.send(page, { as: as.owner })).text();
    const links = [...html.matchAll(/href="([^"]*\/files\/[^"]*)"/g)].map(([, to]) => to ?? '');
    expect(links).toHaveLength(2);
    const [first = '', second = ''] = links;
    const file = await app.send(first, { as: as.owner });
    expect(file.headers.get('Content-Type')).toBe('application/pdf');
    expect(file.headers.get('Content-Disposition')).toContain('inline; filename="plan.pdf"');
    expect(file.headers.get('Cache-Control')).toBe('private, no-store');
    expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(await file.text()).toContain('%PDF');
    const csv = await app.send(second, { as: as.owner });
    expect(csv.headers.get('Content-Disposition')).toContain(
      'attachment; filename="Liste ete.csv"',
    );
    for (const who of ['resident', 'tenant'] as const) {
      expect((await app.send(first, { as: as[who] })).status, who).toBe(404);
    }
    expect((await app.send(first, { as: as.outsider })).status).toBe(403);
    expect((await app.send(first)).status).toBe(302);

    const taken = await send(`${desk}/new`, { ...water, ...kept, intent: 'publish' }, []);
    expect(taken.status).toBe(400);
    const removal = JSON.stringify({ type: 'remove', payload: { name: 'files', index: 0 } });
    const without = await send(`${desk}/${id}`, { ...owners, ...kept, __intent__: removal }, []);
    expect(without.status).toBe(200);
    expect(await without.text()).not.toContain('Remove plan.pdf');
    const six = await send(`${desk}/new`, { ...water, intent: 'preview' }, Array(6).fill(pdf()));
    expect(six.status).toBe(400);

    expect(
      (await send(`${desk}/${id}`, { ...owners, version: '1', intent: 'publish' }, [])).status,
    ).toBe(303);
    expect((await app.send(first, { as: as.owner })).status).toBe(404);
    await app.runDueJobs();
    await em.nativeUpdate(
      StoredFile,
      { community: community.id },
      { waitingSince: new Date(Date.now() - 2 * 86_400_000) },
    );
    await app.runDueJobs('sweep-stored-files');
    expect(await app.em().count(StoredFile, { community: community.id })).toBe(0);
  });
});

describe('notices by JSON (rules 19.5)', () => {
  it('are written once for each key, changed and taken down', async () => {
    const { as, community } = await makeBuilding();
    const api = `/api/communities/${community.slug}/notices`;
    const json = {
      title: 'Water off',
      content: 'Until noon.',
      audience: 'FLOORS',
      audienceFloors: [3],
      translation: { title: 'Coupure d’eau', content: 'Jusqu’à midi.' },
    };
    const post = () =>
      app.send(api, { as: as.board, json, headers: { 'Idempotency-Key': 'water-1' } });
    const first = (await (await post()).json()) as { id: string; version: number };
    expect(await (await post()).json()).toEqual(first);
    expect(await app.em().count(CondoNotice, { community: community.id })).toBe(1);
    const patch = (body: object) =>
      app.send(`${api}/${first.id}`, { as: as.board, method: 'PATCH', json: body });
    const changed = await patch({ content: 'Until two.', version: first.version });
    expect(await changed.json()).toMatchObject({ content: 'Until two.', audienceFloors: [3] });
    expect((await patch({ content: 'Lost', version: first.version })).status).toBe(409);
    const listed = (await (await app.send(api, { as: as.owner })).json()) as object[];
    expect(listed).toMatchObject([
      {
        title: 'Water off',
        kind: 'INFORMATION',
        audience: 'FLOORS',
        audienceFloors: null,
        files: [],
      },
    ]);
    expect((await patch({ status: 'TAKEN_DOWN', reason: 'Wrong day' })).status).toBe(200);
    expect(await (await app.send(api, { as: as.owner })).json()).toEqual([]);
    const bad = await app.send(api, {
      as: as.board,
      json: { title: 'X', content: 'Y', audience: 'UNITS' },
    });
    expect(bad.status).toBe(400);
    expect((await eventsOf(first.id)).sort()).toEqual(['CORRECT', 'PUBLISH', 'TAKE_DOWN']);
  });
});
