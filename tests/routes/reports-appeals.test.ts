import { describe, expect, it } from 'vitest';
import {
  Activity,
  Appeal,
  Listing,
  ModerationEvent,
  Report,
  User,
  UserCommunity,
} from '#db/entities/index.ts';
import { makeActivity, makeListing, makeMembership, makeUser } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

type Person = { id: string } | null;

const get = async (path: string, person: Person) =>
  app.send(path, { as: person ? await app.signIn(person) : undefined });

const post = async (path: string, person: Person, form: Record<string, string>) =>
  app.send(path, { as: person ? await app.signIn(person) : undefined, form });

const words = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

const read = async (path: string, person: Person) => words(await (await get(path, person)).text());

const decide = async (id: string, person: Person, json: object, kind = 'listings') =>
  app.send(`/api/${kind}/${id}`, {
    method: 'PATCH',
    json,
    as: person ? await app.signIn(person) : undefined,
  });

const valueOf = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

/** A neighbourhood with a second board member, and a person who waits at the door. */
async function makePlace() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const second = makeUser(em, { name: 'Bea Second', role: 'BOARD' });
  makeMembership(em, second, people.community, { condoUnit: '9', canModerate: true });
  const waiting = makeUser(em, { name: 'Wanda Waiting' });
  em.create(UserCommunity, {
    user: waiting,
    community: people.community,
    condoUnit: '3',
    state: 'WAITING',
    isPrimary: true,
    position: 0,
  });
  await em.flush();
  return { em, second, waiting, ...people };
}

describe('an appeal (rules 3.8)', () => {
  it('is for the author of a rejected or removed post, and for nobody else', async () => {
    const place = await makePlace();
    const { em, community, resident, neighbour, board, outsider, waiting } = place;
    const listing = makeListing(em, resident, community, { status: 'PENDING' });
    const live = makeListing(em, resident, community);
    await em.flush();
    await decide(listing.id, board, { status: 'REJECTED' });
    const path = `/listings/${listing.id}/appeal`;
    const refusals: [Person, number][] = [
      [null, 401],
      [neighbour, 404],
      [outsider, 404],
      [waiting, 404],
      [place.otherBoard, 404],
      [board, 403],
    ];
    for (const [person, status] of refusals) {
      expect((await get(path, person)).status).toBe(status);
      const sent = await post(path, person, { words: 'Please look again' });
      expect(sent.status).toBe(person ? status : 401);
    }
    expect((await get(`/listings/${live.id}/appeal`, resident)).status).toBe(409);
    expect(await em.fork().count(Appeal, { postId: listing.id })).toBe(0);
  });

  it('goes to another moderator, is answered once, and publishes through the state machine', async () => {
    const { em, community, resident, board, second } = await makePlace();
    const activity = makeActivity(em, resident, community, { status: 'PENDING', title: 'Choir' });
    await em.flush();
    await decide(
      activity.id,
      board,
      { status: 'REJECTED', reasonCode: 'COMMERCIAL' },
      'activities',
    );
    const page = `/activities/${activity.id}`;
    expect(await (await get(page, resident)).text()).toContain(`${page}/appeal`);
    const before = await read(`${page}/appeal`, resident);
    expect(before).toContain('This post advertises a business');
    const empty = await post(`${page}/appeal`, resident, { words: '  ' });
    expect(empty.status).toBe(400);
    const long = await post(`${page}/appeal`, resident, { words: 'x'.repeat(1001) });
    expect(long.status).toBe(400);
    expect(await long.text()).toContain('x'.repeat(1001));
    const sent = await post(`${page}/appeal`, resident, { words: 'The choir is free.' });
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, page]);
    expect(await read(page, resident)).toContain('You appealed this decision just now.');
    expect((await post(`${page}/appeal`, resident, { words: 'Again' })).status).toBe(409);
    expect(await read(page, board)).toContain('The author appealed this decision just now.');

    expect(await read('/moderation', second)).toContain('Appeals (1)');
    const { id } = await em.fork().findOneOrFail(Appeal, { postId: activity.id });
    const answer = { id, verdict: 'GRANT', version: '2', reason: 'Sorry, you are right.' };
    for (const [person, status] of [
      [null, 401],
      [resident, 403],
    ] as const) {
      expect((await get('/moderation/appeals', person)).status).toBe(status);
      expect((await post('/moderation/appeals', person, answer)).status).toBe(status);
    }
    expect(await read('/moderation/appeals', board)).toContain('another moderator has to answer');
    expect((await post('/moderation/appeals', board, answer)).status).toBe(403);

    const queue = await read('/moderation/appeals', second);
    expect(queue).toMatch(
      /Choir.*Post rejected by Bo Board.*This post advertises.*The choir is free\./,
    );
    const granted = await post('/moderation/appeals', second, answer);
    expect(granted.status).toBe(303);
    expect(await em.fork().findOneOrFail(Activity, { id: activity.id })).toMatchObject({
      status: 'PUBLISHED',
    });
    expect(await read(page, resident)).toMatch(
      /Your appeal was granted just now\. Your post is in the hub\. Sorry, you are right\./,
    );
    const late = await post('/moderation/appeals', second, answer);
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('Bea Second already answered this appeal just now.');
    const events = await em.fork().find(ModerationEvent, { subjectId: activity.id });
    expect(events.map(({ action }) => action).sort()).toEqual([
      'APPEAL',
      'APPROVE',
      'GRANT',
      'REJECT',
    ]);
  });

  it('is not answered by Enter in the field, which keeps what was typed', async () => {
    const { em, community, resident, board, second } = await makePlace();
    const listing = makeListing(em, resident, community, { status: 'PENDING', title: 'Lamp' });
    await em.flush();
    await decide(listing.id, board, { status: 'REJECTED' });
    await post(`/listings/${listing.id}/appeal`, resident, { words: 'Why?' });
    const { id } = await em.fork().findOneOrFail(Appeal, { postId: listing.id });
    const page = await (await get('/moderation/appeals', second)).text();
    const form = page.slice(page.indexOf(`value="${id}"`) - 600);
    // A browser sends the first button of a form along with Enter.
    const [button = ''] = /<button[^>]*>/.exec(form.slice(form.indexOf('<form'))) ?? [];
    const verdict = /name="verdict"[^>]*value="(\w+)"|value="(\w+)"[^>]*name="verdict"/.exec(
      button,
    );
    const sent = await post('/moderation/appeals', second, {
      id,
      version: '2',
      reason: 'Half an answer',
      ...(verdict && { verdict: verdict[1] ?? verdict[2] ?? '' }),
    });
    expect(sent.status).toBe(400);
    const back = await sent.text();
    expect(back).toContain('Nothing was decided. Select a button to answer the appeal.');
    expect(back).toContain('value="Half an answer"');
    const [, target = ''] = /href="#([^"]*verdict)"/.exec(back) ?? [];
    expect(back).toContain(`id="${target}"`);
    expect(await em.fork().findOneOrFail(Appeal, { id })).toMatchObject({ state: 'OPEN' });
  });

  it('is refused with words, is answered by the same moderator only where there is no other, and ends when sent again', async () => {
    const { em, community, resident, board, manager } = await makePlace();
    const [kept, changed] = ['Radio', 'Chair'].map((title) =>
      makeListing(em, resident, community, { status: 'PENDING', title }),
    );
    await em.flush();
    // Everybody else who moderates, of this community and of all.
    await em.execute(`update users set disabled_at = now() where id <> ? and role <> 'RESIDENT'`, [
      board.id,
    ]);
    for (const listing of [kept, changed]) {
      await decide(listing?.id ?? '', board, { status: 'REJECTED' });
      await post(`/listings/${listing?.id}/appeal`, resident, { words: 'Why?' });
    }
    expect(await read('/moderation/appeals', board)).toContain(
      'The community has no other moderator',
    );
    const { id } = await em.fork().findOneOrFail(Appeal, { postId: kept?.id ?? '' });
    const upheld = await post('/moderation/appeals', board, {
      id,
      verdict: 'UPHOLD',
      version: '2',
      reason: 'The photo is of something else.',
    });
    expect(upheld.status).toBe(303);
    expect(await read(`/listings/${kept?.id}`, resident)).toMatch(
      /Your appeal was answered just now\. The decision hasn’t changed\. The photo is of something else\./,
    );
    const line = await em.fork().findOneOrFail(ModerationEvent, {
      subjectId: kept?.id ?? '',
      action: 'UPHOLD',
    });
    expect(line.snapshot).toMatchObject({ sameModerator: true, title: 'Radio' });
    const edit = { title: 'Chair', description: 'Oak, from 1990.', category: 'furniture' };
    await post(`/listings/${changed?.id}/edit`, resident, edit);
    const closed = await em.fork().findOneOrFail(Appeal, { postId: changed?.id ?? '' });
    expect(closed.state).toBe('CLOSED');
    const late = { id: closed.id, verdict: 'GRANT', version: '3' };
    const reply = await post('/moderation/appeals', board, late);
    expect(reply.status).toBe(409);
    expect(await reply.text()).toContain('The author changed the post and sent it again');
    await em.execute(`update users set disabled_at = null where id <> ?`, [board.id]);
    expect(await em.fork().findOneOrFail(Listing, { id: changed?.id ?? '' })).toMatchObject({
      status: 'PENDING',
    });
    expect(manager.id).not.toBe(board.id);
  });

  it('of an author who moderates is left to the others, and theirs where there are none any more', async () => {
    const { em, community, board, second } = await makePlace();
    const listing = makeListing(em, board, community, { status: 'PENDING', title: 'A desk lamp' });
    await em.flush();
    await decide(listing.id, second, { status: 'REJECTED' });
    await post(`/listings/${listing.id}/appeal`, board, { words: 'It is a lamp for a desk.' });
    const { id } = await em.fork().findOneOrFail(Appeal, { postId: listing.id });
    const answer = () =>
      post('/moderation/appeals', board, { id, verdict: 'UPHOLD', version: '2' });
    expect(await read('/moderation/appeals', board)).toContain('For another moderator (1)');
    expect((await answer()).status).toBe(403);
    await em.execute(`update users set disabled_at = now() where id <> ? and role <> 'RESIDENT'`, [
      board.id,
    ]);
    expect(await read('/moderation/appeals', board)).not.toContain('For another moderator');
    expect((await answer()).status).toBe(303);
    const about = { subjectId: listing.id, action: 'UPHOLD' as const };
    const line = await em.fork().findOneOrFail(ModerationEvent, about);
    expect(line.snapshot).toMatchObject({ noOtherModerator: true });
    expect(line.snapshot).not.toHaveProperty('sameModerator');
    await em.execute(`update users set disabled_at = null where id <> ?`, [board.id]);
  });
});

describe('what is not published again (rules 3.2, 3.8)', () => {
  it('is what somebody posted who closed their account: it is neither offered nor done', async () => {
    const { em, community, resident, board, second } = await makePlace();
    const listing = makeListing(em, resident, community, { status: 'PENDING', title: 'Radio' });
    const removed = makeListing(em, resident, community, { title: 'Chair' });
    await em.flush();
    await decide(listing.id, board, { status: 'REJECTED' });
    await decide(removed.id, board, { status: 'REMOVED' });
    expect(await read('/moderation', second)).toMatch(/Radio.*Approve|Approve.*Radio/);
    await em.nativeUpdate(User, { id: resident.id }, { deletionAskedAt: new Date() });
    const recent = await read('/moderation', second);
    expect(recent).toContain('Radio');
    expect(recent).not.toMatch(/Approve(?!d)|Publish again/);
    for (const id of [listing.id, removed.id]) {
      expect(await read(`/listings/${id}`, second)).not.toMatch(/Approve(?!d)|Publish again/);
      const sent = await decide(id, second, { status: 'PUBLISHED' });
      expect(sent.status).toBe(409);
      expect(await sent.text()).toContain('has closed their account');
    }
  });

  it('is a decision that another moderator upheld, for who made it', async () => {
    const { em, community, resident, board, second } = await makePlace();
    const listing = makeListing(em, resident, community, { status: 'PENDING', title: 'Radio' });
    await em.flush();
    await decide(listing.id, board, { status: 'REJECTED' });
    await post(`/listings/${listing.id}/appeal`, resident, { words: 'Why?' });
    // It waits for who may answer it alone (rules 3.8).
    expect(await read('/moderation', board)).toContain('Appeals (0)');
    expect(await (await get('/', board)).text()).not.toContain('1 appeal to review');
    expect(await read('/moderation/appeals', board)).toContain('For another moderator (1)');
    expect(await read('/moderation', second)).toContain('Appeals (1)');
    expect(await read('/moderation/appeals', second)).not.toContain('For another moderator');
    expect(await (await get('/', second)).text()).toContain('1 appeal to review');
    const { id } = await em.fork().findOneOrFail(Appeal, { postId: listing.id });
    await post('/moderation/appeals', second, { id, verdict: 'UPHOLD', version: '2' });
    for (const path of ['/moderation', `/listings/${listing.id}`]) {
      expect(await read(path, board), path).not.toMatch(/Approve(?!d)/);
      expect(await read(path, second), path).toMatch(/Approve(?!d)/);
    }
    const own = await decide(listing.id, board, { status: 'PUBLISHED' });
    expect(own.status).toBe(403);
    expect(await own.text()).toContain('upheld your decision on appeal');
    expect((await decide(listing.id, second, { status: 'PUBLISHED' })).status).toBe(200);
  });
});

const bad = { reasonCode: 'MISLEADING', words: 'The pictures are from a shop.' };

describe('a report (rules 3.9)', () => {
  it('is for neighbours who do not moderate, about what others show', async () => {
    const place = await makePlace();
    const { em, community, resident, neighbour, board, outsider, waiting, admin } = place;
    const listing = makeListing(em, resident, community);
    const hidden = makeListing(em, resident, community, { status: 'PENDING' });
    await em.flush();
    const path = `/listings/${listing.id}/report`;
    const refusals: [Person, number][] = [
      [null, 401],
      [outsider, 403],
      [waiting, 403],
      [place.otherBoard, 403],
      [resident, 403],
      [board, 403],
      [admin, 403],
    ];
    for (const [person, status] of refusals) {
      expect((await get(path, person)).status).toBe(status);
      expect((await post(path, person, bad)).status).toBe(status);
    }
    expect((await post(`/listings/${hidden.id}/report`, neighbour, bad)).status).toBe(404);
    expect((await post(`/users/${outsider.id}/report`, neighbour, bad)).status).toBe(403);
    expect((await post(`/users/${neighbour.id}/report`, neighbour, bad)).status).toBe(403);
    expect(await em.fork().count(Report, { subjectId: listing.id })).toBe(0);
    for (const person of [null, outsider, resident, board]) {
      expect(await (await get(`/listings/${listing.id}`, person)).text()).not.toContain(path);
    }
    expect(await (await get(`/listings/${listing.id}`, neighbour)).text()).toContain(path);
    expect((await get('/account/reports', null)).status).toBe(401);
    for (const person of [resident, neighbour, outsider]) {
      expect((await get('/moderation/reports', person)).status).toBe(403);
      expect((await post('/moderation/reports', person, {})).status).toBe(403);
    }
  });

  it('never names who sent it, comes once, and ends with the removal of the post', async () => {
    const { em, community, resident, neighbour, board, second } = await makePlace();
    const other = makeUser(em, { name: 'Ursula Other' });
    makeMembership(em, other, community, { condoUnit: '77' });
    const listing = makeListing(em, resident, community, { title: 'Cheap watches' });
    await em.flush();
    const path = `/listings/${listing.id}/report`;
    const other1 = await post(path, neighbour, { reasonCode: 'OTHER' });
    expect(other1.status).toBe(400);
    expect(await other1.text()).toContain('Enter a few words about the problem');
    expect((await post(path, neighbour, bad)).headers.get('Location')).toBe('/account/reports');
    expect((await post(path, neighbour, bad)).status).toBe(409);
    expect((await post(path, other, { reasonCode: 'SCAM' })).status).toBe(303);
    expect(await read('/account/reports', neighbour)).toMatch(/Cheap watches Under review/);
    const linked = async () =>
      (await (await get('/account/reports', neighbour)).text()).includes(
        `href="/listings/${listing.id}"`,
      );
    expect(await linked()).toBe(true);
    await em.nativeUpdate(Listing, { id: listing.id }, { status: 'WITHDRAWN' });
    expect(await linked()).toBe(false);
    await em.nativeUpdate(Listing, { id: listing.id }, { status: 'PUBLISHED' });

    expect(await read('/moderation', board)).toContain('Reports (1)');
    const html = await (await get('/moderation/reports', board)).text();
    const queue = words(html);
    expect(queue).toMatch(/Cheap watches.*Rita Resident.*2 reports.*misleading.*from a shop/);
    expect(queue).toContain('It looks like a scam');
    const log = await (await get('/moderation/log', board)).text();
    for (const shown of [html, log, await (await get('/moderation/log.csv', board)).text()]) {
      expect(shown).not.toContain('Nadia Neighbour');
      expect(shown).not.toContain('Ursula Other');
      expect(shown).not.toContain(neighbour.id);
    }
    const form = {
      subjectType: 'LISTING',
      id: listing.id,
      communityId: community.id,
      version: valueOf(html, 'version'),
      shownUntil: valueOf(html, 'shownUntil'),
    };
    const long = { ...form, verdict: 'REMOVE', reason: 'x'.repeat(501) };
    const refused = await post('/moderation/reports', board, long);
    expect(refused.status).toBe(400);
    const back = await refused.text();
    const [, target = ''] = /href="#([^"]*reason)"/.exec(back) ?? [];
    expect(back).toContain(`id="${target}"`);
    const unexplained = await post('/moderation/reports', board, { ...form, verdict: 'REMOVE' });
    expect(unexplained.status).toBe(400);
    const besides = { ...form, verdict: 'DISMISS', reasonCode: 'NONE', reason: 'It is a shop.' };
    const asked = await post('/moderation/reports', board, besides);
    expect(asked.status).toBe(400);
    const question = await asked.text();
    expect(words(question)).toMatch(
      /You wrote “It is a shop\.” under “Your message to the author”/,
    );
    expect(fieldValue(question, 'reason')).toBe('It is a shop.');
    expect(await em.fork().count(Report, { subjectId: listing.id, state: 'OPEN' })).toBe(2);
    const removal = { ...form, verdict: 'REMOVE', reasonCode: 'COMMERCIAL', reason: 'A shop.' };
    expect((await post('/moderation/reports', board, removal)).status).toBe(303);
    const late = await post('/moderation/reports', second, { ...form, verdict: 'DISMISS' });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('Bo Board already reviewed this report just now.');
    expect(await read(`/listings/${listing.id}`, resident)).toMatch(
      /Removed just now \. Reason: This post advertises a business.* A shop\./,
    );
    expect(await read('/account/reports', neighbour)).toMatch(/Action taken.*took action on/);
    expect(await read('/account/reports', other)).toContain('Action taken');
    expect(await read('/account/reports', resident)).toContain('You haven’t reported anything.');
    // The author reads of no report.
    expect(await read(`/listings/${listing.id}`, resident)).not.toMatch(/report/i);
    const lines = await em
      .fork()
      .find(ModerationEvent, { subjectType: 'REPORT', subjectId: listing.id });
    expect(lines.map(({ action, actor }) => [action, actor?.id ?? null]).sort()).toEqual([
      ['REPORT', null],
      ['REPORT', null],
      ['UPHOLD', board.id],
    ]);
  });

  it('about a moderator goes to the others, who dismiss it with words', async () => {
    const { em, community, neighbour, board, second, otherBoard } = await makePlace();
    const listing = makeListing(em, board, community, { title: 'Board game' });
    await em.flush();
    expect(await read(`/users/${board.id}/report`, neighbour)).toMatch(
      /Your report is about Bo Board ?\./,
    );
    for (const path of [`/listings/${listing.id}/report`, `/users/${board.id}/report`]) {
      expect(await read(path, neighbour)).toContain(
        'so your report goes only to the other moderators',
      );
      expect((await post(path, neighbour, bad)).status).toBe(303);
    }
    expect(await read('/moderation/reports', board)).toContain('No reports to review.');
    expect(await read('/moderation/log', board)).not.toContain('Reported');
    expect(await read('/moderation/log?post=LISTING:' + listing.id, board)).not.toContain(
      'Board game',
    );
    expect(await read('/moderation/log', second)).toContain('Reported');
    const form = { subjectType: 'USER', id: board.id, communityId: community.id };
    const dismissal = { ...form, verdict: 'DISMISS', answer: 'It is a fine photo.' };
    expect((await post('/moderation/reports', board, dismissal)).status).toBe(404);
    expect((await post('/moderation/reports', otherBoard, dismissal)).status).toBe(404);
    const nothing = { ...dismissal, verdict: 'REMOVE' };
    expect((await post('/moderation/reports', second, nothing)).status).toBe(400);
    expect((await post('/moderation/reports', second, dismissal)).status).toBe(303);
    expect(await read('/account/reports', neighbour)).toMatch(
      /Bo Board No action taken.*didn’t change anything\. It is a fine photo\./,
    );
    // Once decided, it can be reported again.
    expect((await post(`/users/${board.id}/report`, neighbour, bad)).status).toBe(303);
  });

  it('goes to an administrator where nobody else moderates, and is limited to ten a day', async () => {
    const em = app.em();
    const { community, resident, neighbour, board, admin } = await makeNeighbourhood(em);
    await em.nativeUpdate(
      UserCommunity,
      { community, user: { role: 'MANAGER' } },
      { canModerate: false },
    );
    const listings = Array.from({ length: 11 }, (_, n) =>
      makeListing(em, n === 0 ? board : resident, community, { title: `Thing ${n}` }),
    );
    await em.flush();
    const [first] = listings;
    expect(await read(`/listings/${first?.id}/report`, neighbour)).toContain(
      'It goes to an administrator',
    );
    for (const [n, { id }] of listings.entries()) {
      const response = await post(`/listings/${id}/report`, neighbour, bad);
      expect(response.status).toBe(n < 10 ? 303 : 429);
      if (n === 10) expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(80_000);
    }
    expect(await read('/moderation/reports', board)).not.toContain('Thing 0');
    expect(await read('/moderation/reports', admin)).toContain('Thing 0');
  });
});
