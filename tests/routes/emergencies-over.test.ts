import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CondoNotice,
  MailLetter,
  ModerationEvent,
  type Community,
  type User,
} from '#db/entities/index.ts';
import { makeMembership, makeNotice, makeUser } from '#db/factories/index.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { lettersTo, written } from '#tests/setup/letters.ts';
import { startMailServer, type MailServer } from '#tests/setup/mail-server.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const settings: { smtpUrl?: string } = {};
let post: MailServer;
beforeAll(async () => {
  post = await startMailServer();
  settings.smtpUrl = post.url;
});
afterAll(() => post.close());
const app = testApp(settings);
const hour = 3_600_000;

const plain = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const read = async (path: string, who: User, language = 'en') => {
  const headers = { 'Accept-Language': language };
  const response = await app.send(path, { as: await app.signIn(who), headers });
  expect(response.status, path).toBe(200);
  return (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
};

/** The page that a press leads to, with its toast. */
const follow = async (response: Response, who: User) => {
  expect(response.status).toBe(303);
  const toast = response.headers
    .getSetCookie()
    .find((cookie) => cookie.includes('toast='))
    ?.split(';')[0];
  const as = `${await app.signIn(who)}; ${toast}`;
  return plain(await (await app.send(response.headers.get('Location') ?? '', { as })).text());
};

const noticeOf = (id: string) => app.em().findOneOrFail(CondoNotice, id);

const overLetters = (id: string) =>
  app.em().find(MailLetter, { event: { $like: `notice-over:${id}:%` } });

const bandIn = (html: string, label: 'Current emergencies' | 'Emergencies that are over') =>
  new RegExp(`<section aria-label="${label}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? '';

/** A building with an emergency that was published at the desk, so that its members were emailed. */
async function makeEmergency(form: Record<string, string> = {}) {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const { community, board, resident, neighbour } = people;
  const members = [board, resident, neighbour, people.manager];
  for (const person of members) person.isAuthenticated = true;
  neighbour.language = 'fr';
  const unconfirmed = makeUser(em, { isAuthenticated: false });
  makeMembership(em, unconfirmed, community, { condoUnit: '701' });
  await em.flush();
  const desk = `/manage/${community.slug}/notices`;
  const as = await app.signIn(board);
  const sent = await app.send(`${desk}/new`, {
    as,
    form: {
      ...{ 'en.title': 'No water', 'en.content': 'Fill a kettle.', kind: 'EMERGENCY' },
      ...{ 'fr.title': 'Pas d’eau', 'fr.content': 'Remplissez une bouilloire.' },
      ...{ audience: 'EVERYONE', intent: 'publish', ...form },
    },
  });
  expect(sent.status).toBe(303);
  const { id } = await newest(community);
  const page = `${desk}/${id}`;
  const hub = `/communities/${community.slug}`;
  return { em, ...people, members, unconfirmed, as, desk, hub, id, page, over: `${page}/over` };
}

const newest = ({ id }: Community) =>
  app.em().findOneOrFail(CondoNotice, { community: id }, { orderBy: { createdAt: 'desc' } });

const usual = {
  'words.en': 'The water is back.',
  'words.fr': 'L’eau est revenue.',
};

describe('the end of an emergency (rules 19.6)', () => {
  it('is for moderators of the community alone', async () => {
    const { id, over, resident, outsider, otherBoard, unconfirmed } = await makeEmergency();
    const denied: [User | null, number][] = [
      [null, 401],
      [outsider, 403],
      [otherBoard, 403],
      [resident, 403],
      [unconfirmed, 403],
    ];
    for (const [who, status] of denied) {
      const as = who ? await app.signIn(who) : undefined;
      expect((await app.send(over, { as })).status, who?.name).toBe(status);
      expect((await app.send(over, { as, form: usual })).status, who?.name).toBe(status);
    }
    expect(await noticeOf(id)).toMatchObject({ overAt: null, overWords: null, pinned: true });
    expect(await overLetters(id)).toEqual([]);
  });

  it('is no question of a correction, whose preview says who is emailed again', async () => {
    const { as, desk, community } = await makeEmergency();
    const text = { first: 'en', 'en.title': 'Pool', 'en.content': 'Closed.', audience: 'EVERYONE' };
    const water = { ...text, kind: 'INFORMATION', placing: 'AUTO' };
    const send = async (path: string, form: Record<string, string>) =>
      (await app.send(path, { as, form })).text();
    await send(`${desk}/new`, { ...water, intent: 'publish' });
    const { id, version } = await newest(community);
    const form = { ...water, intent: 'preview', version: String(version) };
    expect(await send(`${desk}/${id}`, form)).toContain('It won’t be emailed again to anyone');
    const told = await send(`${desk}/${id}`, { ...form, tellAgain: 'on' });
    expect(told).toContain('If the text has changed, it will be emailed again.');
  });

  it('is for an emergency that residents see, and for nothing else', async () => {
    const { em, as, board, community, desk } = await makeEmergency();
    const make = (given: Parameters<typeof makeNotice>[3]) =>
      makeNotice(em, board, community, { kind: 'EMERGENCY', pinned: true, ...given });
    const wrong = [
      make({ kind: 'MAINTENANCE' }),
      make({ status: 'DRAFT', publishedAt: null }),
      make({ status: 'TAKEN_DOWN' }),
      make({ publishedAt: new Date(Date.now() + hour) }),
      make({
        publishedAt: new Date(Date.now() - 2 * hour),
        expiresAt: new Date(Date.now() - hour),
      }),
    ];
    await em.flush();
    for (const { id } of wrong) {
      const shown = await app.send(`${desk}/${id}/over`, { as });
      expect([shown.status, shown.headers.get('Location')]).toEqual([302, `${desk}/${id}`]);
      expect((await app.send(`${desk}/${id}/over`, { as, form: usual })).status).toBe(409);
      expect((await noticeOf(id)).overAt).toBeNull();
    }
    expect((await app.send(`${desk}/${community.id}/over`, { as, form: usual })).status).toBe(404);
  });

  it('has a sentence in each language of the notice, and names how many people get it', async () => {
    const { as, over, board, desk, community } = await makeEmergency();
    const page = await read(over, board);
    expect(fieldValue(page, 'words.en')).toBe('“No water” is over. Thank you for your patience.');
    expect(fieldValue(page, 'words.fr')).toBe(
      '«\u00a0Pas d’eau\u00a0»\u00a0: c’est terminé. Merci de votre patience.',
    );
    expect(plain(page)).toContain('Tell 4 people it’s over');
    expect(plain(await read(over, board, 'fr'))).toContain('Annoncer la fin à 4 personnes');
    const em = app.em();
    const quiet = makeNotice(em, board, community, {
      ...{ kind: 'EMERGENCY', title: 'Smoke', pinned: true, publishedAt: new Date() },
    });
    await em.flush();
    const own = await read(`${desk}/${quiet.id}/over`, board);
    expect(own).not.toContain('name="words.fr"');
    expect(plain(own)).toContain('Say that it’s over');
    const long = { 'words.en': 'x'.repeat(301), 'words.fr': '\u200b' };
    const refused = await app.send(over, { as, form: long });
    expect(refused.status).toBe(400);
    const said = plain(await refused.text());
    expect(said).toContain('Keep the sentence to 300 characters; it has 301 now');
    expect(said).toContain('Enter the sentence in French');
  });

  it('counts the people who were emailed it, corrections included, and emails exactly those', async () => {
    const { em, as, id, page, over, board, members, community } = await makeEmergency();
    // Joined since: only the correction went to them.
    const newcomer = makeUser(em, { isAuthenticated: true });
    makeMembership(em, newcomer, community, { condoUnit: '808' });
    await em.flush();
    await app.runDueJobs();
    const html = await read(page, board);
    const corrected = {
      ...{ 'en.title': 'No water', 'en.content': 'Fill two kettles.', kind: 'EMERGENCY' },
      ...{ 'fr.title': 'Pas d’eau', 'fr.content': 'Remplissez deux bouilloires.' },
      ...{ audience: 'EVERYONE', intent: 'publish', placing: 'PINNED' },
      version: fieldValue(html, 'version'),
    };
    expect((await app.send(page, { as, form: corrected })).status).toBe(303);
    // Joined after all emails, so was told nothing.
    const later = makeUser(em, { isAuthenticated: true });
    makeMembership(em, later, community, { condoUnit: '809' });
    // An email that came back reached nobody.
    const failed = makeUser(em, { isAuthenticated: true });
    makeMembership(em, failed, community, { condoUnit: '810' });
    await em.flush();
    const [first] = await em.find(MailLetter, { event: `notice:${id}`, user: newcomer.id });
    expect(first).toMatchObject({ kind: 'NOTICE' });
    em.create(MailLetter, {
      ...{ kind: 'NOTICE', topic: 'NOTICES', user: failed, address: failed.email, community },
      ...{ params: {}, event: `notice:${id}`, state: 'BOUNCED', nextTryAt: new Date() },
    });
    await em.flush();
    expect(plain(await read(over, board))).toContain('Tell 5 people it’s over');
    expect((await app.send(over, { as, form: usual })).status).toBe(303);
    const told = await overLetters(id);
    expect(told.map(({ user }) => user?.id).sort()).toEqual(
      [...members, newcomer].map((person) => person.id).sort(),
    );
    expect(new Set(told.map(({ kind, state }) => `${kind} ${state}`))).toEqual(
      new Set(['NOTICE_OVER QUEUED']),
    );
  });

  it('says it by email in the language of each reader', async () => {
    const { as, over, resident, neighbour, hub, id } = await makeEmergency();
    await app.send(over, { as, form: usual });
    const last = async (who: User) => written((await lettersTo(app.em(), who)).at(-1));
    const english = await last(resident);
    expect(english.subject).toMatch(/^It’s over at .+: No water$/);
    expect(english.text).toContain('The water is back.');
    expect(english.text).toContain(`${hub}/notices/${id}`);
    expect(english.text).not.toContain('/unsubscribe/');
    const french = await last(neighbour);
    expect(french.subject).toMatch(/^C’est terminé .+ : Pas d’eau$/);
    expect(french.text).toContain('L’eau est revenue.');
  });

  it('unpins it, takes it off the hub after a day, and logs it, once', async () => {
    const { as, over, page, board, id, members } = await makeEmergency();
    const before = Date.now();
    const said = await app.send(over, { as, form: usual });
    expect(await follow(said, board)).toContain('It’s over No water 4 people get an email.');
    const ended = await noticeOf(id);
    expect(ended).toMatchObject({
      ...{ pinned: false, version: 2 },
      overWords: { en: 'The water is back.', fr: 'L’eau est revenue.' },
    });
    const overAt = ended.overAt?.getTime() ?? 0;
    expect(overAt).toBeGreaterThanOrEqual(before);
    expect(ended.expiresAt?.getTime()).toBe(overAt + 24 * hour);
    const again = { 'words.en': 'Really.', 'words.fr': 'Vraiment.' };
    const second = await app.send(over, { as, form: again });
    expect(await follow(second, board)).toContain('Someone said so already.');
    expect(await noticeOf(id)).toMatchObject({ version: 2, overWords: ended.overWords });
    expect(await overLetters(id)).toHaveLength(members.length);
    const lines = await app.em().find(ModerationEvent, { subjectId: id, action: 'END' });
    expect(lines).toHaveLength(1);
    expect(plain(await read('/moderation/log', board))).toContain('Emergency over');
    expect(plain(await read('/moderation/log', board, 'fr'))).toContain('Fin de l’urgence');
    const gone = await app.send(over, { as });
    expect(gone.headers.get('Location')).toBe(page);
    expect(plain(await read(page, board))).toMatch(/Over since \d+:\d\d [AP]M/);
  });

  it('keeps an end that is sooner', async () => {
    const soon = cityTimeText(new Date(Date.now() + 3 * hour));
    const { as, over, id } = await makeEmergency({ expiresAt: soon });
    const { expiresAt } = await noticeOf(id);
    await app.send(over, { as, form: usual });
    expect((await noticeOf(id)).expiresAt).toEqual(expiresAt);
  });

  it('is said once by two moderators at the same time, and not about words they did not see', async () => {
    const { as, over, id, manager, members, page, board } = await makeEmergency();
    const version = fieldValue(await read(over, board), 'version');
    const form = { ...usual, version };
    const unseen = await app.send(over, { as, form: { ...form, version: '7' } });
    expect(unseen.status).toBe(409);
    const back = await unseen.text();
    expect(plain(back)).toContain('Someone else changed this notice');
    expect(fieldValue(back, 'words.en')).toBe('The water is back.');
    expect(fieldValue(back, 'version')).toBe(version);
    const other = await app.signIn(manager);
    const answers = await Promise.all([
      app.send(over, { as, form }),
      app.send(over, { as: other, form }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await overLetters(id)).toHaveLength(members.length);
    expect(await app.em().count(ModerationEvent, { subjectId: id, action: 'END' })).toBe(1);
    expect((await app.send(page, { as })).status).toBe(200);
  });
});

describe('an emergency that is over (rules 19.6)', () => {
  it('stays above every page for a day, calmly, and then is gone', async () => {
    const { em, as, over, id, resident, board, hub } = await makeEmergency();
    const pages = ['/', '/help', hub, `${hub}?tab=activities`, `${hub}/notices`];
    const before = await read('/', resident);
    expect(bandIn(before, 'Current emergencies')).toContain('Fill a kettle.');
    expect(before).not.toContain(over);
    expect(bandIn(await read('/', board), 'Current emergencies')).toContain(`href="${over}"`);
    await app.send(over, { as, form: usual });
    for (const path of pages) {
      const html = await read(path, resident);
      expect(bandIn(html, 'Current emergencies'), path).toBe('');
      const band = bandIn(html, 'Emergencies that are over');
      expect(plain(band), path).toMatch(/It’s over .*Over since \d+:\d\d [AP]M .*No water/);
      expect(band, path).toContain('The water is back.');
      expect(band, path).not.toContain('Fill a kettle.');
      expect(band, path).not.toContain('tel:');
    }
    expect(bandIn(await read('/', board), 'Emergencies that are over')).not.toContain(over);
    expect(plain(await read('/', resident, 'fr'))).toMatch(
      /C’est terminé .*Terminé depuis \d+ h .*L’eau est revenue\./,
    );
    await em.nativeUpdate(
      CondoNotice,
      { id },
      { overAt: new Date(Date.now() - 24 * hour), expiresAt: null },
    );
    for (const path of pages) {
      expect(bandIn(await read(path, resident), 'Emergencies that are over'), path).toBe('');
    }
  });

  it('is not shown to people whom the emergency was not for', async () => {
    const { as, over, resident, neighbour } = await makeEmergency({
      ...{ audience: 'FLOORS', audienceFloors: '6' },
    });
    await app.send(over, { as, form: usual });
    expect(await read('/', neighbour)).toContain('L’eau est revenue.');
    expect(await read('/', resident)).not.toContain('The water is back.');
    expect((await lettersTo(app.em(), resident)).map(({ kind }) => kind)).toEqual([]);
  });

  it('is above the page only, and not a second time among the notices of hub and home', async () => {
    const { em, as, over, community, board, resident, admin, hub } = await makeEmergency();
    makeNotice(em, board, community, { title: 'Pinned', pinned: true });
    await em.flush();
    const count = (html: string) => html.split('No water').length - 1;
    for (const state of ['up', 'over']) {
      if (state === 'over') await app.send(over, { as, form: usual });
      const html = await read(hub, resident);
      expect(count(html), state).toBe(1);
      expect(plain(html), state).toContain('Important Notices 1 pinned');
      expect(count(await read('/', resident)), state).toBe(1);
      // An administrator from elsewhere has no band of this building.
      expect(bandIn(await read(hub, admin), 'Current emergencies'), state).toBe('');
      expect(count(await read(hub, admin)), state).toBe(1);
    }
    const api = `/api/communities/${community.slug}/notices`;
    const listed = await app.send(api, { as: await app.signIn(resident) });
    const items = (await listed.json()) as { title: string; pinned: boolean }[];
    expect(items.map(({ title, pinned }) => [title, pinned])).toEqual([
      ['Pinned', true],
      ['No water', false],
    ]);
  });

  it('keeps a fourth emergency among the notices of the hub, because the band has three', async () => {
    const { em, community, board, resident, hub } = await makeEmergency();
    for (const number of [1, 2, 3]) {
      makeNotice(em, board, community, {
        ...{ kind: 'EMERGENCY', pinned: true, title: `Smoke ${number}` },
        publishedAt: new Date(Date.now() - number * hour),
      });
    }
    await em.flush();
    const html = await read(hub, resident);
    const band = bandIn(html, 'Current emergencies');
    expect(band).toContain('Smoke 2');
    expect(band).not.toContain('Smoke 3');
    expect(html.replace(band, '')).toContain('Smoke 3');
    expect(html.replace(band, '')).not.toContain('Smoke 2');
    expect(plain(html)).toContain('Important Notices 1 pinned');
  });

  it('says since when in the archive and on its page, also after it has left the hub', async () => {
    const { em, as, over, id, resident, board, hub, desk } = await makeEmergency();
    const own = `${hub}/notices/${id}`;
    expect(await read(own, board)).toContain(`href="${over}"`);
    expect(await read(own, resident)).not.toContain(over);
    await app.send(over, { as, form: usual });
    expect(plain(await read(own, resident))).toMatch(/Over since \d+:\d\d [AP]M/);
    const list = plain(await read(`${desk}?show=live`, board));
    expect(list).toMatch(/Over since \d+:\d\d [AP]M/);
    await em.nativeUpdate(
      CondoNotice,
      { id },
      {
        ...{
          publishedAt: new Date('2026-03-02T15:00:00Z'),
          overAt: new Date('2026-03-03T00:50:00Z'),
        },
        expiresAt: new Date('2026-03-04T00:50:00Z'),
      },
    );
    for (const path of [`${hub}/notices`, own]) {
      const words = plain(await read(path, resident));
      expect(words, path).toMatch(/Over since Mar.2(, 2026)?, 7:50.PM/);
      expect(words, path).not.toContain('Expired');
    }
    const page = plain(await read(own, resident));
    expect(page).toContain('The water is back.');
    expect(page).toContain('Fill a kettle.');
    expect(page).not.toContain('In the hub until');
  });

  it('has its way to the end as the main button of its page at the desk', async () => {
    const { as, over, page, board } = await makeEmergency();
    const html = await read(page, board);
    expect(html).toContain(`href="${over}"`);
    expect(html).not.toContain(`action="${page}/unpin"`);
    expect(html).not.toContain(`action="${page}/expire"`);
    await app.send(over, { as, form: usual });
    const ended = await read(page, board);
    expect(ended).not.toContain(`href="${over}"`);
    expect(ended).toContain(`action="${page}/pin"`);
    expect(ended).not.toContain('name="tellAgain"');
  });

  it('goes on when it is pinned again, without the end of that day and without unsent emails', async () => {
    const { as, over, page, id, resident } = await makeEmergency();
    await app.send(over, { as, form: usual });
    expect((await app.send(`${page}/pin`, { as, form: {} })).status).toBe(303);
    expect(await noticeOf(id)).toMatchObject({
      ...{ overAt: null, overWords: null, pinned: true, expiresAt: null },
    });
    expect(await overLetters(id)).toEqual([]);
    expect(bandIn(await read('/', resident), 'Current emergencies')).toContain('Fill a kettle.');
    await app.send(over, { as, form: usual });
    expect((await noticeOf(id)).overAt).not.toBeNull();
  });

  it('goes on when it is corrected into one that is pinned, and stays over otherwise', async () => {
    const { as, over, page, id, board, members } = await makeEmergency();
    await app.send(over, { as, form: usual });
    const form = async (more: Record<string, string>) => {
      const html = await read(page, board);
      return {
        ...{ 'en.title': 'No water', 'en.content': 'It was a pipe.', kind: 'EMERGENCY' },
        ...{ 'fr.title': 'Pas d’eau', 'fr.content': 'C’était un tuyau.' },
        ...{ audience: 'EVERYONE', intent: 'publish' },
        ...{ version: fieldValue(html, 'version'), expiresAt: fieldValue(html, 'expiresAt') },
        ...more,
      };
    };
    const emailed = () =>
      app.em().count(MailLetter, { kind: 'NOTICE', event: { $like: `notice:${id}%` } });
    const stays = await form({ placing: 'BY_DATE', tellAgain: 'on' });
    expect((await app.send(page, { as, form: stays })).status).toBe(303);
    const corrected = await noticeOf(id);
    expect(corrected.overAt).not.toBeNull();
    expect(corrected.correctedAt).not.toBeNull();
    expect(await emailed()).toBe(members.length);
    const goesOn = await form({ placing: 'PINNED' });
    expect((await app.send(page, { as, form: goesOn })).status).toBe(303);
    expect(await noticeOf(id)).toMatchObject({ overAt: null, pinned: true, expiresAt: null });
    await app.send(over, { as, form: usual });
    const other = await form({ kind: 'MAINTENANCE', placing: 'BY_DATE' });
    expect((await app.send(page, { as, form: other })).status).toBe(303);
    expect(await noticeOf(id)).toMatchObject({ overAt: null, overWords: null, pinned: false });
  });

  it('is not brought back by a correction that was begun before it was over', async () => {
    const { as, over, page, id, board } = await makeEmergency();
    const version = fieldValue(await read(page, board), 'version');
    await app.send(over, { as, form: usual });
    const form = {
      ...{ 'en.title': 'No water', 'en.content': 'It was a pipe.', kind: 'EMERGENCY' },
      ...{ audience: 'EVERYONE', intent: 'publish', placing: 'PINNED', version },
    };
    const answer = await app.send(page, { as, form });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toMatch(/<option[^>]*value="BY_DATE"[^>]*selected/);
    const again = { ...form, placing: 'BY_DATE', version: fieldValue(html, 'version') };
    expect((await app.send(page, { as, form: again })).status).toBe(303);
    const corrected = await noticeOf(id);
    const { overAt, expiresAt } = corrected;
    expect(corrected).toMatchObject({ content: 'It was a pipe.', pinned: false });
    expect((expiresAt?.getTime() ?? 0) - (overAt?.getTime() ?? 0)).toBe(24 * hour);
  });

  it('goes on when it is published again from the archive, but not after it was taken down', async () => {
    const { em, as, over, page, id } = await makeEmergency();
    await app.send(over, { as, form: usual });
    await app.send(`${page}/take-down`, { as, form: {} });
    await app.send(`${page}/restore`, { as, form: {} });
    expect(await noticeOf(id)).toMatchObject({ status: 'PUBLISHED', pinned: false });
    expect((await noticeOf(id)).overAt).not.toBeNull();
    await em.nativeUpdate(CondoNotice, { id }, { expiresAt: new Date(Date.now() - hour) });
    await app.send(`${page}/restore`, { as, form: {} });
    expect(await noticeOf(id)).toMatchObject({ overAt: null, pinned: true, expiresAt: null });
  });

  it('is no alarm on the screen in the lobby any longer', async () => {
    const { as, over, desk } = await makeEmergency();
    await app.send(`${desk}/screen`, { as, form: { intent: 'make' } });
    const shown = await (await app.send(`${desk}/screen`, { as })).text();
    const [path = ''] = /\/screen\/[a-z0-9]{16}/.exec(shown) ?? [];
    expect(path).not.toBe('');
    const screen = async () => plain(await (await app.send(path)).text());
    expect(await screen()).toContain('Emergency');
    await app.send(over, { as, form: usual });
    const calm = await screen();
    expect(calm).toMatch(/Over since \d+:\d\d [AP]M/);
    expect(calm).toContain('The water is back.');
    expect(calm).not.toContain('Emergency');
    expect(calm).not.toContain('Fill a kettle.');
  });

  it('is said on the first page of the desk while it is up', async () => {
    const { as, over, community, board } = await makeEmergency();
    const desk = `/manage/${community.slug}`;
    const html = await read(desk, board);
    expect(plain(html)).toMatch(/Emergency No water Up since \d+:\d\d [AP]M It’s over/);
    expect(html.indexOf(`href="${over}"`)).toBeGreaterThan(0);
    await app.send(over, { as, form: usual });
    expect(await read(desk, board)).not.toContain(over);
  });
});
