import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Community,
  CondoNotice,
  DigestRun,
  MailChoice,
  MailLetter,
  ModerationEvent,
  NewsletterIssue,
  type User,
  UserCommunity,
} from '#db/entities/index.ts';
import type { MailFrequency, MailTopic } from '#db/enums.ts';
import {
  makeActivity,
  makeCommunity,
  makeListing,
  makeMembership,
  makeNewsletterIssue,
  makeNotice,
  makePlacement,
  makeUser,
} from '#db/factories/index.ts';
import { queueDigests } from '#app/features/site/digests/queue-digests.server.ts';
import { letterKinds } from '#app/jobs/email-kinds.server.ts';
import { requestAtDeskLetter } from '#app/features/building/requests/emails/request-emails.server.ts';
import { noticeLetter } from '#app/features/noticeboard/notices/emails/notice.server.ts';
import { notifyNotice } from '#app/features/noticeboard/notices/emails/notify-of-notice.server.ts';
import { testApp, type Em } from '#tests/setup/app.ts';
import { startMailServer, type MailServer } from '#tests/setup/mail-server.ts';

const settings: { smtpUrl?: string } = {};
let post: MailServer;
beforeAll(async () => {
  post = await startMailServer();
  settings.smtpUrl = post.url;
});
afterAll(() => post.close());
const app = testApp(settings);

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** The last Monday, at a minute past seven in winter's Ottawa: everything of it is in the past. */
const monday = (() => {
  const at = new Date();
  at.setUTCHours(12, 1, 0, 0);
  while (at.getUTCDay() !== 1 || at.getTime() > Date.now()) at.setTime(at.getTime() - day);
  return at;
})();
const after = (days: number, hours = 0) => new Date(monday.getTime() + days * day + hours * hour);

const run = (at: Date, signal = new AbortController().signal) =>
  queueDigests(app.em(), letterKinds, signal, at);

// Every run looks at all of the database: each test begins without what others left.
beforeEach(async () => {
  await app.em().nativeDelete(DigestRun, {});
  await app.em().nativeDelete(MailLetter, {});
  await app.em().nativeDelete(ModerationEvent, {});
  await app.em().nativeDelete(NewsletterIssue, {});
  await app.em().nativeDelete(CondoNotice, {});
});

/** A person with a confirmed address in buildings, and what they chose. */
function live(
  em: Em,
  communities: Community[],
  chosen: Partial<Record<MailTopic, MailFrequency>> = {},
  given: Partial<Pick<User, 'language' | 'isAuthenticated'>> = {},
): User {
  const user = makeUser(em, { isAuthenticated: true, ...given });
  communities.forEach((community, index) =>
    makeMembership(em, user, community, { isPrimary: index === 0, tenure: 'OWNER' }),
  );
  for (const [topic, frequency] of Object.entries(chosen)) {
    em.create(MailChoice, { user, topic: topic as MailTopic, frequency });
  }
  return user;
}

/** What the log says when a post is published. */
const publish = (
  em: Em,
  { id, community }: { id: string; community: { id: string } },
  type: 'LISTING' | 'ACTIVITY',
  at: Date,
) =>
  em.create(ModerationEvent, {
    subjectType: type,
    subjectId: id,
    community: community.id,
    action: 'APPROVE',
    fromStatus: 'PENDING',
    toStatus: 'PUBLISHED',
    snapshot: {},
    createdAt: at,
  });

const digestsOf = (user: { id: string }) =>
  app.em().find(MailLetter, { user: user.id, kind: 'DIGEST' }, { orderBy: { createdAt: 'asc' } });

const arrived = ({ email }: User) => post.to(email);

describe('the digest of a building (rules 25.3)', () => {
  it('tells what is new, per building, in the language of its reader, and never of one’s own', async () => {
    const em = app.em();
    const maple = makeCommunity(em, { name: 'Maple Court' });
    const elm = makeCommunity(em, { name: 'Elm Terrace' });
    const reader = live(em, [maple, elm]);
    const french = live(em, [maple], {}, { language: 'fr' });
    const author = live(em, [maple]);
    const other = live(em, [elm]);
    const table = makeListing(em, author, maple, { title: 'Oak table', price: 4500 });
    publish(em, table, 'LISTING', after(0, -2));
    publish(em, makeActivity(em, other, elm, { title: 'Choir' }), 'ACTIVITY', after(-1));
    makeNewsletterIssue(em, maple, {
      title: 'The lobby board',
      translation: { title: 'Le babillard' },
      publishedAt: after(-2),
    });
    makePlacement(em, { html: '<p>Boots resoled while you wait.</p>' });
    // None of these is new: published before, taken back, over, of the city, not there yet.
    publish(em, makeListing(em, author, maple, { title: 'Old lamp' }), 'LISTING', after(-8));
    const sold = makeListing(em, author, maple, { title: 'Sold sofa', status: 'SOLD' });
    publish(em, sold, 'LISTING', after(-1));
    const over = makeActivity(em, other, elm, { title: 'Over', when: new Date(Date.now() - day) });
    publish(em, over, 'ACTIVITY', after(-3));
    makeNewsletterIssue(em, null, { title: 'City paper', publishedAt: after(-1) });
    publish(em, makeListing(em, author, maple, { title: 'Too late' }), 'LISTING', after(0, 1));
    // Sold and put up again: known already.
    const again = makeListing(em, author, maple, { title: 'Back again' });
    publish(em, again, 'LISTING', after(-20));
    publish(em, again, 'LISTING', after(-1));
    await em.flush();
    await run(monday);
    await app.runDueJobs();

    const [letter, ...more] = arrived(reader);
    expect(more).toEqual([]);
    expect(letter?.subject).toBe('New in your buildings');
    const text = letter?.text ?? '';
    for (const words of [
      'Maple Court',
      'Oak table',
      '$45',
      'The lobby board',
      'Elm Terrace',
      'Choir',
    ])
      expect(text).toContain(words);
    expect(text).toContain(`http://localhost:3000/listings/${table.id}`);
    expect(text).not.toMatch(/Old lamp|Sold sofa|Over|City paper|Too late|Back again|Boots/);
    expect(letter?.raw).toMatch(/^List-Unsubscribe: .*\/unsubscribe\/.*DIGEST/m);
    const [lettre] = arrived(french);
    expect(lettre?.subject).toBe('Du nouveau à Maple Court');
    expect(lettre?.text).toContain('Le babillard');
    expect(lettre?.text).not.toContain('Choir');
    expect(arrived(author)[0]?.text).not.toContain('Oak table');
    expect(arrived(author)[0]?.text).toContain('The lobby board');
  });

  it('is none when nothing is new, and for who wants none or has no confirmed address', async () => {
    const em = app.em();
    const community = makeCommunity(em);
    const quiet = makeCommunity(em);
    const author = live(em, [community]);
    const people = [
      author,
      live(em, [quiet]),
      live(em, [community], { DIGEST: 'NEVER' }),
      live(em, [community], {}, { isAuthenticated: false }),
    ];
    const former = live(em, []);
    makeMembership(em, former, community, { state: 'ENDED' });
    publish(em, makeListing(em, author, community), 'LISTING', after(-1));
    await em.flush();
    await run(monday);
    for (const person of [...people, former]) expect(await digestsOf(person)).toEqual([]);
    expect(await app.em().count(DigestRun, { doneAt: { $ne: null } })).toBe(1);
  });

  it('comes every morning to who wants it daily, and each thing once', async () => {
    const em = app.em();
    const community = makeCommunity(em);
    const author = live(em, []);
    const daily = live(em, [community], { DIGEST: 'DAILY' });
    const weekly = live(em, [community]);
    const post = (title: string, at: Date) =>
      publish(em, makeListing(em, author, community, { title }), 'LISTING', at);
    post('Monday thing', after(0, -1));
    post('Tuesday thing', after(0, 5));
    post('Sunday thing', after(5, 23));
    await em.flush();
    for (const days of [0, 1, 2, 6, 7]) await run(after(days));
    const titles = async (user: User) =>
      (await digestsOf(user)).map(({ params }) =>
        JSON.stringify(params)
          .match(/\w+ thing/g)
          ?.join(),
      );
    expect(await titles(daily)).toEqual(['Monday thing', 'Tuesday thing', 'Sunday thing']);
    expect(await titles(weekly)).toEqual(['Monday thing', 'Sunday thing,Tuesday thing']);
  });

  it('says on what day the matter of a notice happens', async () => {
    const em = app.em();
    const community = makeCommunity(em);
    const reader = live(em, [community], { NOTICES: 'NEVER' });
    makeNotice(em, live(em, []), community, {
      ...{ title: 'Hoses checked', happensOn: '2031-05-01', publishedAt: after(-1) },
    });
    await em.flush();
    await run(monday);
    const [digest] = await digestsOf(reader);
    const params = JSON.stringify(digest?.params);
    expect(params).toContain('Hoses checked');
    expect(params).toContain('"note":"Thursday, May\u00a01, 2031"');
  });

  it('tells of notices that did not come by mail, to whom they are for', async () => {
    const em = app.em();
    const community = makeCommunity(em);
    const board = live(em, [community]);
    const opted = live(em, [community], { NOTICES: 'NEVER' });
    const mailed = live(em, [community]);
    const notice = makeNotice(em, board, community, { title: 'Mailed', publishedAt: after(-1) });
    makeNotice(em, board, community, {
      ...{ title: 'For tenants', audience: 'TENANTS' },
      publishedAt: after(-1),
    });
    await em.flush();
    await em.transactional((tx) => notifyNotice(tx, notice));
    await run(monday);
    const [digest, ...more] = await digestsOf(opted);
    expect(more).toEqual([]);
    expect(JSON.stringify(digest?.params)).toContain('Mailed');
    expect(JSON.stringify(digest?.params)).not.toContain('For tenants');
    expect(await digestsOf(mailed)).toEqual([]);
    expect(await digestsOf(board)).toEqual([]);
  });
});

describe('letters that are held back (rules 25.4)', () => {
  async function makeHeld(chosen: MailFrequency) {
    const em = app.em();
    const community = makeCommunity(em, { name: 'Larch Heights' });
    const reader = live(em, [community], { NOTICES: chosen, DIGEST: 'NEVER' });
    const notice = makeNotice(em, live(em, []), community, { publishedAt: after(-1) });
    await em.flush();
    await em.transactional((tx) => notifyNotice(tx, notice));
    await app.em().nativeUpdate(MailLetter, { state: 'HELD' }, { createdAt: after(-1) });
    const held = () => app.em().findOne(MailLetter, { event: `notice:${notice.id}` });
    return { reader, community, held };
  }

  it('go with the digest and stand as it does: on their way, sent, come back', async () => {
    const { reader, held } = await makeHeld('DAILY');
    await run(after(1));
    const [digest] = await digestsOf(reader);
    expect(await held()).toMatchObject({ state: 'HELD', digest: { id: digest?.id } });
    await app.runDueJobs();
    expect(await held()).toMatchObject({ state: 'SENT' });
    expect((await held())?.settledAt).not.toBeNull();
    const [letter, ...more] = arrived(reader);
    expect(more).toEqual([]);
    expect(letter?.text).toContain('Larch Heights: Elevator B is out until noon');
    expect(letter?.text).toContain('The door motor is being replaced.');
    expect(letter?.text).toMatch(/http:\S+\/notices\//);

    const refused = await makeHeld('DAILY');
    post.refuse(refused.reader.email, 550, 'no such user');
    await run(after(2));
    await app.runDueJobs();
    expect(await refused.held()).toMatchObject({ state: 'BOUNCED' });
  });

  it('wait for Monday when they were chosen weekly, and leave with one letter of that morning', async () => {
    const { reader, held, community } = await makeHeld('WEEKLY');
    await run(after(-3));
    expect(await held()).toMatchObject({ state: 'HELD', digest: null });
    const em = app.em();
    publish(em, makeListing(em, live(em, []), community), 'LISTING', after(-1));
    em.create(MailChoice, { user: live(em, [community]), topic: 'NOTICES', frequency: 'NOW' });
    await em.flush();
    await run(monday);
    expect(await digestsOf(reader)).toHaveLength(1);
    expect((await held())?.digest).not.toBeNull();
  });

  it('and what is new leave a digest that was not sent when their notice is taken down', async () => {
    const em = app.em();
    const community = makeCommunity(em, { name: 'Larch Heights' });
    const author = live(em, []);
    const holder = live(em, [community], { NOTICES: 'DAILY', DIGEST: 'NEVER' });
    const reader = live(em, [community], { NOTICES: 'NEVER', DIGEST: 'DAILY' });
    const notice = makeNotice(em, author, community, { publishedAt: after(-1) });
    const both = live(em, [community], { NOTICES: 'NEVER', DIGEST: 'DAILY' });
    await em.flush();
    await em.transactional((tx) => notifyNotice(tx, notice));
    await app.em().nativeUpdate(MailLetter, { state: 'HELD' }, { createdAt: after(-1) });
    await run(after(-1, 23));
    for (const person of [holder, reader, both]) expect(await digestsOf(person)).toHaveLength(1);
    const [kept] = await digestsOf(both);
    const more = { sort: 'LISTING', entries: [], more: 2 };
    const params = structuredClone(kept?.params) as { buildings: { lists: object[] }[] };
    params.buildings[0]?.lists.push(more);
    await app.em().nativeUpdate(MailLetter, { id: kept?.id ?? '' }, { params });
    // The mail server does not take them for now.
    const later = new Date(Date.now() + hour);
    await app.em().nativeUpdate(MailLetter, { kind: 'DIGEST' }, { nextTryAt: later });
    notice.status = 'TAKEN_DOWN';
    await em.flush();
    await em.transactional((tx) => notifyNotice(tx, notice));
    await app.runDueJobs();
    for (const person of [holder, reader]) expect(await digestsOf(person)).toEqual([]);
    expect(await app.em().count(MailLetter, { user: holder.id })).toBe(0);
    const [rest] = await digestsOf(both);
    expect(rest?.params).toMatchObject({ held: [], buildings: [{ lists: [more] }] });
    expect(JSON.stringify(rest?.params)).not.toContain(notice.id);
  });

  it('are dropped for who chose to hear nothing since, or has left the building', async () => {
    const { reader, held } = await makeHeld('DAILY');
    await app
      .em()
      .nativeUpdate(MailChoice, { user: reader.id, topic: 'NOTICES' }, { frequency: 'NEVER' });
    await run(after(1));
    expect(await held()).toBeNull();
    expect(await digestsOf(reader)).toEqual([]);
  });

  it('for the desk are dropped for who no longer works there', async () => {
    const em = app.em();
    const community = makeCommunity(em, { name: 'Larch Heights' });
    const moderate = (role: User['role']) => {
      const user = makeUser(em, { isAuthenticated: true, role });
      makeMembership(em, user, community, { canModerate: true });
      return user;
    };
    const [stays, leaves] = [moderate('BOARD'), moderate('BOARD')];
    const admin = makeUser(em, { isAuthenticated: true, role: 'ADMIN' });
    const params = requestAtDeskLetter.params.parse({
      ...{ community: community.name, slug: community.slug, ref: 'LH-1', category: 'OTHER' },
      ...{ where: { en: 'unit 305', fr: 'appartement 305' }, what: 'MESSAGE', name: 'Rita' },
      words: { text: 'The neighbour of 306 is away until Friday.', language: 'en' },
    });
    for (const { id, email } of [stays, leaves, admin]) {
      em.create(MailLetter, {
        ...{ user: id, community: community.id, address: email, language: 'en' },
        ...{ kind: 'REQUEST_AT_DESK', topic: 'REQUESTS', event: 'request-desk:1' },
        ...{ state: 'HELD', params, nextTryAt: monday, createdAt: after(0, -1) },
      });
    }
    await em.flush();
    await em.nativeUpdate(UserCommunity, { user: leaves.id }, { canModerate: false });
    await run(monday);
    expect(await digestsOf(leaves)).toEqual([]);
    expect(await app.em().count(MailLetter, { user: leaves.id })).toBe(0);
    expect(await digestsOf(stays)).toHaveLength(1);
    expect(await digestsOf(admin)).toHaveLength(1);
  });

  it('that find no room go with the next one', async () => {
    const { reader, community } = await makeHeld('DAILY');
    const em = app.em();
    const params = noticeLetter.params.parse({
      ...{ id: randomUUID(), slug: community.slug, community: community.name, kind: 'MEETING' },
      ...{ title: 'Assemblée générale '.repeat(7), text: 'À lire. '.repeat(60), language: 'fr' },
      ...{ audience: 'EVERYONE', publisher: 'Bo', publishedAt: after(-1).toISOString() },
      ...{ expiresAt: null, files: [], isCorrection: false },
    });
    for (let index = 0; index < 40; index += 1) {
      em.create(MailLetter, {
        ...{ kind: 'NOTICE', topic: 'NOTICES', user: reader.id, address: reader.email },
        ...{ community, language: 'fr', params, event: randomUUID(), state: 'HELD' },
        ...{ nextTryAt: after(-1), createdAt: after(-1) },
      });
    }
    await em.flush();
    await run(after(1));
    await app.runDueJobs();
    const [first] = arrived(reader);
    expect(first?.bytes).toBeLessThan(40_000);
    const left = () => app.em().count(MailLetter, { user: reader.id, state: 'HELD' });
    expect(await left()).toBeGreaterThan(5);
    for (let days = 2; (await left()) > 0 && days < 9; days += 1) {
      await run(after(days));
      await app.runDueJobs();
    }
    expect(await left()).toBe(0);
    expect(await app.em().count(MailLetter, { user: reader.id, state: 'SENT' })).toBeGreaterThan(
      41,
    );
  });
});

describe('a run of digests (rules 25.3)', () => {
  it('makes one letter for each person, also when it runs twice, at once, or was cut short', async () => {
    const em = app.em();
    const community = makeCommunity(em);
    const author = live(em, []);
    for (let index = 0; index < 600; index += 1) live(em, [community]);
    publish(em, makeListing(em, author, community), 'LISTING', after(-1));
    await em.flush();
    const count = () => app.em().count(MailLetter, { kind: 'DIGEST' });
    // The first part is queued, and then the process is told to stop.
    const stop = new AbortController();
    const cut = run(monday, stop.signal);
    const watch = setInterval(() => void count().then((made) => made > 0 && stop.abort()), 5);
    await expect(cut).rejects.toThrow();
    clearInterval(watch);
    const made = await count();
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThan(600);
    await Promise.all([run(after(0, 1)), run(after(0, 1))]);
    expect(await count()).toBe(600);
    await run(after(0, 2));
    expect(await count()).toBe(600);
    const runs = await app.em().find(DigestRun, {});
    expect(runs).toHaveLength(1);
    expect(runs[0]?.doneAt).not.toBeNull();
  });

  it('is a job that the clock begins', async () => {
    await app.runDueJobs('queue-digests');
    expect(await app.em().count(DigestRun, { doneAt: { $ne: null } })).toBe(1);
  });
});
