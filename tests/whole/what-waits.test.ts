import { describe, expect, it } from 'vitest';
import {
  Appeal,
  Listing,
  ModerationEvent,
  Report,
  Unit,
  UnitCode,
  UserCommunity,
  type Community,
  type User,
} from '#db/entities/index.ts';
import {
  makeActivity,
  makeCommunity,
  makeListing,
  makeMembership,
  makeNotice,
  makeUser,
} from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

const plain = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const read = async (path: string, who: User) => {
  const response = await app.send(path, { as: await app.signIn(who) });
  expect(response.status).toBe(200);
  return response.text();
};

const queriesOf = async (path: string, who: User) => {
  const as = await app.signIn(who);
  const before = app.queryCount();
  await (await app.send(path, { as })).text();
  return app.queryCount() - before;
};

const moveTo = (listing: Listing, status: 'SOLD' | 'PUBLISHED') =>
  app.em().nativeUpdate(Listing, { id: listing.id }, { status });

/** A community where two people and three posts wait. */
async function makeBusy() {
  const em = app.em();
  const hood = await makeNeighbourhood(em);
  const { community, resident, elsewhere, outsider } = hood;
  for (const condoUnit of ['101', '102']) {
    makeMembership(em, makeUser(em), community, { state: 'WAITING', condoUnit });
  }
  makeListing(em, resident, community, { status: 'PENDING', title: 'A pending lamp' });
  makeListing(em, resident, community, { status: 'PENDING' });
  makeActivity(em, resident, community, { status: 'PENDING' });
  makeListing(em, outsider, elsewhere, { status: 'PENDING', title: 'A lamp elsewhere' });
  await em.flush();
  return { ...hood, em, hub: `/communities/${community.slug}` };
}

const expectWays = (html: string, { slug }: Community) => {
  expect(html).toContain(`href="/manage/${slug}/people"`);
  expect(html).toContain(`href="/moderation?community=${slug}#queue"`);
  expect(html).toContain(`href="/manage/${slug}/notices/new?kind=EMERGENCY"`);
};

describe('what waits for a moderator (rules 6.2, 6.3)', () => {
  it('is on the home page and at the top of the hub, with the ways to it', async () => {
    const { community, board, hub } = await makeBusy();
    for (const path of ['/', hub]) {
      const html = await read(path, board);
      expect(plain(html), path).toMatch(/2 requests to join 3 posts to review/);
      expectWays(html, community);
    }
  });

  it('is not there for anybody else, nor for a moderator of another community', async () => {
    const { em, community, resident, otherBoard, hub } = await makeBusy();
    makeMembership(em, otherBoard, community, { isPrimary: false });
    await em.flush();
    for (const path of ['/', hub]) {
      const html = await read(path, resident);
      expect(html, path).not.toMatch(/requests? to join|posts? to review|emergency notice|Manage</);
    }
    expect(await read(hub, otherBoard)).not.toMatch(/requests? to join|posts? to review/);
    expect(plain(await read('/', otherBoard))).toMatch(/1 post to review/);
    expect(await (await app.send('/')).text()).not.toContain('emergency notice');
  });

  it('says so where nothing waits, and counts an edit beside a published post', async () => {
    const em = app.em();
    const { board, resident, community } = await makeNeighbourhood(em);
    const listing = makeListing(em, resident, community, { title: 'Oak desk' });
    await em.flush();
    expect(plain(await read('/', board))).toContain('You’re all caught up.');
    const as = await app.signIn(resident);
    const edit = await (await app.send(`/listings/${listing.id}/edit`, { as })).text();
    const version = /name="version"[^>]*value="(\d+)"/.exec(edit)?.[1] ?? '1';
    const form = { title: 'Walnut wardrobe', description: 'Another thing entirely.', version };
    const saved = await app.send(`/listings/${listing.id}/edit`, { as, form });
    expect(saved.status).toBe(303);
    const desk = `/manage/${community.slug}`;
    const waitsOnDesk = 'Post to review 1';
    expect(plain(await read('/', board))).toContain('1 post to review');
    expect(plain(await read(desk, board))).toContain(waitsOnDesk);
    await moveTo(listing, 'SOLD');
    expect(plain(await read('/', board))).toContain('You’re all caught up.');
    expect(plain(await read(desk, board))).not.toContain(waitsOnDesk);
    expect(await read('/moderation', board)).not.toContain('Walnut wardrobe');
    await moveTo(listing, 'PUBLISHED');
    expect(plain(await read('/', board))).toContain('1 post to review');
    expect(await read('/moderation', board)).toContain('Walnut wardrobe');
  });

  it('says so only where no report and no appeal waits either', async () => {
    const em = app.em();
    const { board, manager, neighbour, resident, community } = await makeNeighbourhood(em);
    const listing = makeListing(em, resident, community, { status: 'REJECTED' });
    await em.flush();
    const pages = ['/', `/communities/${community.slug}`, '/manage'];
    const expectOn = async (text: RegExp) => {
      for (const path of pages) {
        const html = plain(await read(path, board));
        expect(html, path).toMatch(text);
        expect(/\d (report|appeal)s? to review/.test(html), path).toBe(
          !/all caught up/i.test(html),
        );
      }
    };
    const report = (about: User, reporter: User) =>
      em.create(Report, {
        ...{ subjectType: 'USER', subjectId: about.id, community, about, reporter },
        ...{ reasonCode: 'SCAM', snapshot: {} },
      });
    // Whom a report is about never hears of it.
    report(board, neighbour);
    await em.flush();
    await expectOn(/all caught up/i);
    // Two reports about one person are decided together.
    report(resident, neighbour);
    report(resident, makeUser(em));
    await em.flush();
    await expectOn(/1 report to review/);
    expect(await read('/', board)).toContain('href="/moderation/reports"');
    const event = em.create(ModerationEvent, {
      ...{ subjectType: 'LISTING', subjectId: listing.id, community, actor: manager },
      ...{ actorRole: 'MANAGER', action: 'REJECT', fromStatus: 'PENDING', toStatus: 'REJECTED' },
      snapshot: { title: listing.title },
    });
    const postId = listing.id;
    em.create(Appeal, {
      ...{ postType: 'LISTING', postId, community, author: resident, event, words: 'Please' },
    });
    await em.flush();
    await expectOn(/1 report to review(?: ·)?\s*1 appeal to review/);
    expect(await read('/', board)).toContain('href="/moderation/appeals"');
    await em.nativeUpdate(Report, { about: resident.id }, { state: 'DISMISSED' });
    await expectOn(/1 appeal to review/);
    await em.nativeUpdate(Appeal, { postId }, { state: 'UPHELD' });
    await expectOn(/all caught up/i);
  });

  it('lists three communities at most, those with the most work first, for an ADMIN too', async () => {
    const em = app.em();
    const manager = makeUser(em, { role: 'MANAGER' });
    const author = makeUser(em);
    for (const [index, name] of ['Ash', 'Beech', 'Cherry', 'Dogwood', 'Elder'].entries()) {
      const community = makeCommunity(em, { name: `${name} Lofts` });
      makeMembership(em, manager, community, { canModerate: true, isPrimary: index === 0 });
      for (let count = 0; count < index; count += 1) {
        makeListing(em, author, community, { status: 'PENDING' });
      }
    }
    await em.flush();
    const html = plain(await read('/', manager));
    expect(html).toMatch(
      /Elder Lofts 4 posts to review.*Dogwood Lofts 3 posts.*Cherry Lofts 2 posts/,
    );
    expect(html).not.toMatch(/Beech Lofts 1 post/);
    expect(html).toContain('Manage all communities');
    const admin = makeUser(em, { role: 'ADMIN' });
    await em.flush();
    expect(plain(await read('/', admin))).toContain('Elder Lofts 4 posts to review');
  });

  it('costs no further query: four with the session, on both pages', async () => {
    const { board, resident, manager, admin, hub } = await makeBusy();
    for (const who of [board, resident, manager, admin]) {
      for (const path of ['/', hub, `${hub}?tab=buy-sell`]) {
        expect(await queriesOf(path, who), `${path} ${who.name}`).toBeLessThanOrEqual(4);
      }
    }
  });
});

describe('the queue of one community (rules 6.7)', () => {
  it('shows only its posts, and leads back to all of them', async () => {
    const { em, community, elsewhere, board } = await makeBusy();
    makeMembership(em, board, elsewhere, { canModerate: true, isPrimary: false });
    await em.flush();
    const all = await read('/moderation', board);
    expect(all).toContain('A lamp elsewhere');
    const one = await read(`/moderation?community=${community.slug}`, board);
    expect(one).toContain('A pending lamp');
    expect(one).not.toContain('A lamp elsewhere');
    expect(one).toContain('All communities');
    expect(one).toContain(`/moderation?show=listings&amp;community=${community.slug}`);
  });

  it('keeps to what somebody moderates, whatever the address asks for', async () => {
    const { community, otherBoard } = await makeBusy();
    for (const slug of [community.slug, 'nonsense', `${community.slug}'--`]) {
      const html = await read(`/moderation?community=${encodeURIComponent(slug)}`, otherBoard);
      expect(html).toContain('A lamp elsewhere');
      expect(html).not.toContain('A pending lamp');
    }
  });
});

describe('a current emergency (rules 19.1)', () => {
  it('stands above every page of its audience, with all it says, the hour and the number', async () => {
    const { em, community, resident, neighbour, board, outsider, hub } = await makeBusy();
    const gas = { kind: 'EMERGENCY' as const, title: 'Gas smell on floor 6', pinned: true };
    const notice = makeNotice(em, board, community, {
      ...gas,
      audience: 'FLOORS',
      audienceFloors: [6],
      content: 'Take the stairs.\n\n- Knock at doors\n\nMeet in the lobby.',
    });
    const listing = makeListing(em, resident, community);
    await em.flush();
    const { id } = notice;
    const pages = ['/', '/help', '/account/settings', `/listings/${listing.id}`];
    for (const path of [...pages, hub, `${hub}?tab=activities`, `${hub}/notices`]) {
      const html = await read(path, neighbour);
      expect(html, path).toContain(`href="${hub}/notices/${id}"`);
      expect(plain(html), path).toMatch(/today at \d{1,2}:\d\d [AP]M.*Gas smell on floor 6/s);
      const [alarm = ''] =
        /<section aria-label="Current emergencies"[\s\S]*?<main/.exec(html) ?? [];
      expect(alarm, path).toContain('<li>Knock at doors</li>');
      expect(alarm, path).toContain('Meet in the lobby.');
      expect(alarm, path).toMatch(
        /href="tel:6135550151"[^>]*>(?:<svg.*?<\/svg>)?Call 613-555-0151/,
      );
      expect(await read(path, resident), path).not.toContain('Gas smell');
    }
    expect(await read('/', outsider)).not.toContain('Gas smell');
    expect(await (await app.send('/')).text()).not.toContain('Gas smell');
    const html = await read(hub, neighbour);
    expect(html.indexOf('Gas smell')).toBeLessThan(html.indexOf('<h1'));
    const archive = plain(await read(`${hub}/notices`, neighbour));
    expect(archive).toMatch(/Posted today at \d{1,2}:\d\d [AP]M/);
    const [home, open] = [await queriesOf('/', neighbour), await queriesOf(hub, neighbour)];
    expect(Math.max(home, open)).toBeLessThanOrEqual(4);
  });

  it('is gone once it expires, is unpinned or taken down, and is no other kind of notice', async () => {
    const { em, community, resident, board } = await makeBusy();
    const hour = 3_600_000;
    const gas = { kind: 'EMERGENCY' as const, pinned: true };
    const past = new Date(Date.now() - hour);
    const before = new Date(Date.now() - 2 * hour);
    makeNotice(em, board, community, { ...gas, title: 'E1', publishedAt: before, expiresAt: past });
    makeNotice(em, board, community, { ...gas, title: 'E2', pinned: false });
    makeNotice(em, board, community, { ...gas, title: 'E3', status: 'TAKEN_DOWN' });
    makeNotice(em, board, community, { ...gas, title: 'E4', kind: 'MAINTENANCE' });
    makeNotice(em, board, community, {
      ...gas,
      title: 'E5',
      publishedAt: new Date(Date.now() + hour),
    });
    await em.flush();
    expect(await read('/', resident)).not.toContain('aria-label="Current emergencies"');
  });

  it('says its title in the language of the page', async () => {
    const { em, community, resident, board } = await makeBusy();
    makeNotice(em, board, community, {
      kind: 'EMERGENCY',
      pinned: true,
      publishedAt: new Date(),
      title: 'Water is off',
      translation: { title: 'L’eau est coupée', content: 'Jusqu’à 17 h.' },
    });
    await em.flush();
    const as = await app.signIn(resident);
    const french = { as, headers: { 'Accept-Language': 'fr-CA' } };
    const html = await (await app.send('/', french)).text();
    expect(html).toContain('L’eau est coupée');
    expect(plain(html)).toContain('aujourd’hui à');
  });
});

describe('the first page of a desk', () => {
  it('leads to the queue, the reports, the appeals and the log of that community', async () => {
    const { community, board } = await makeBusy();
    const html = await read(`/manage/${community.slug}`, board);
    expect(plain(html)).toContain('Posts to review 3');
    expect(html).toContain(`/moderation?community=${community.slug}#queue`);
    expect(html).toContain('Reports (0)');
    expect(html).toContain('Appeals (0)');
    expect(html).toContain('Past decisions');
    expect(html).toContain(`/moderation/log?community=${community.id}&amp;what=decisions`);
    const list = await read('/manage', board);
    expect(plain(list)).toContain('are on the Dashboard');
  });

  it('begins with the notices one writes, and counts only what there is', async () => {
    const em = app.em();
    const { community, board, resident } = await makeNeighbourhood(em);
    await em.nativeUpdate(UserCommunity, { community, state: 'WAITING' }, { state: 'CONFIRMED' });
    const desk = `/manage/${community.slug}`;
    const html = await read(desk, board);
    expect(html).toContain(`href="${desk}/notices/new"`);
    expect(html).toContain(`href="${desk}/notices/new?kind=EMERGENCY"`);
    expect(plain(html)).toContain('You’re all caught up.');
    expect(plain(html)).not.toMatch(/Requests? to join \d|Posts? to review|to review \d/);
    em.create(Report, {
      ...{ subjectType: 'USER', subjectId: resident.id, community, about: resident },
      ...{ reporter: makeUser(em), reasonCode: 'SCAM', snapshot: {} },
    });
    await em.flush();
    const reported = plain(await read(desk, board));
    expect(reported).toContain('Report to review 1');
    expect(reported).not.toContain('caught up');
  });

  it('counts the units that need a letter on the list of communities too', async () => {
    const em = app.em();
    const { community, board } = await makeNeighbourhood(em);
    expect(plain(await read('/manage', board))).toContain('All caught up');
    const unit = em.create(Unit, { community, label: '305', key: '305', position: 1 });
    em.create(UnitCode, {
      ...{ unit, nonce: 'n', codeHash: crypto.randomUUID(), letterDue: true },
      expiresAt: new Date(Date.now() + 86_400_000),
    });
    await em.flush();
    const list = plain(await read('/manage', board));
    expect(list).toContain('1 unit needs a new letter');
    expect(list).not.toContain('All caught up');
    expect(plain(await read(`/manage/${community.slug}`, board))).toContain(
      '1 unit needs a new letter',
    );
  });
});
