import { describe, expect, it } from 'vitest';
import { Listing, ModerationEvent } from '#db/entities/index.ts';
import { makeActivity, makeListing, makeMembership, makeUser } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

type Person = { id: string } | null;

const get = async (path: string, person: Person, headers: Record<string, string> = {}) =>
  app.send(path, { headers, as: person ? await app.signIn(person) : undefined });

const words = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

const read = async (path: string, person: Person, headers = {}) =>
  words(await (await get(path, person, headers)).text());

const decide = async (id: string, person: { id: string }, json: object, kind = 'listings') =>
  app.send(`/api/${kind}/${id}`, { method: 'PATCH', json, as: await app.signIn(person) });

const lastEvent = async (subjectId: string) =>
  app.em().findOneOrFail(ModerationEvent, { subjectId }, { orderBy: { createdAt: 'desc' } });

describe('the reason of a decision (rules 3.7)', () => {
  it('is an entry or words by choice, and of a call without either the first entry', async () => {
    const em = app.em();
    const { community, resident, board } = await makeNeighbourhood(em);
    const make = () => makeListing(em, resident, community, { status: 'PENDING' });
    const [plain, chosen, own, both, form, worded] = [
      make(),
      make(),
      make(),
      make(),
      make(),
      make(),
    ];
    const live = makeListing(em, resident, community);
    await em.flush();
    const saved = async (id: string, json: object) => {
      expect((await decide(id, board, json)).status).toBe(200);
      const { reasonCode, publicReason } = await lastEvent(id);
      return [reasonCode, publicReason];
    };
    expect(await saved(plain.id, { status: 'REJECTED' })).toEqual(['UNCLEAR', null]);
    expect(await saved(chosen.id, { status: 'REJECTED', reasonCode: 'DUPLICATE' })).toEqual([
      'DUPLICATE',
      null,
    ]);
    expect(await saved(own.id, { status: 'REJECTED', reason: 'Too dark' })).toEqual([
      'OTHER',
      'Too dark',
    ]);
    const unkind = { status: 'REJECTED', reasonCode: 'UNKIND', reason: 'The last line.' };
    expect(await saved(both.id, unkind)).toEqual(['UNKIND', 'The last line.']);
    expect(await saved(live.id, { status: 'REMOVED' })).toEqual(['NOT_HERE', null]);
    // It goes with no other decision.
    expect(await saved(live.id, { status: 'PUBLISHED', reasonCode: 'RULES', reason: 'x' })).toEqual(
      [null, null],
    );
    for (const json of [
      { status: 'REJECTED', reasonCode: 'NONSENSE' },
      { status: 'REJECTED', reasonCode: 'OTHER' },
    ]) {
      expect((await decide(form.id, board, json)).status).toBe(400);
    }
    const page = await (await get('/moderation', board)).text();
    expect(page).toMatch(
      /<select[^>]*name="code\.[^"]*"[^>]*>\s*<option value="NONE"[^>]*>Choose a reason<\/option><option value="UNCLEAR"/,
    );
    const press = { subjectType: 'LISTING', id: form.id, version: '1', status: 'REJECTED' };
    const as = await app.signIn(board);
    const unchosen = { ...press, reasonCode: 'NONE' };
    for (const path of ['/moderation', `/listings/${form.id}`]) {
      const without = await app.send(path, { as, form: unchosen });
      expect(without.status).toBe(400);
      expect(await without.text()).toContain('Choose a reason from the list, or enter your own');
    }
    const unnamed = { ...unchosen, id: worded.id, reason: 'Too dark' };
    expect((await app.send('/moderation', { as, form: unnamed })).status).toBe(303);
    expect((await lastEvent(worded.id)).reasonCode).toBe('OTHER');
    const refused = await app.send('/moderation', { as, form: { ...press, reasonCode: 'OTHER' } });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('Enter the reason in your own words');
    const sent = await app.send('/moderation', { as, form: { ...press, reasonCode: 'PERSONAL' } });
    expect(sent.status).toBe(303);
    expect((await lastEvent(form.id)).reasonCode).toBe('PERSONAL');
  });

  it('is read by the author in their language, with the history and no name', async () => {
    const em = app.em();
    const { community, resident, board, neighbour } = await makeNeighbourhood(em);
    const listing = makeListing(em, resident, community, { status: 'PENDING' });
    await em.flush();
    const note = 'Third time this week';
    await decide(listing.id, board, { status: 'REJECTED', reasonCode: 'COMMERCIAL', note });
    const page = `/listings/${listing.id}`;
    const own = await read(page, resident);
    expect(own).toMatch(/Rejected just now \. Reason: This post advertises a business/);
    expect(own).toContain('rejected by the board');
    expect(own).not.toMatch(/Bo Board|Third time/);
    expect(await read(page, resident, { 'Accept-Language': 'fr-CA' })).toMatch(
      /Motif : Cette publication fait la publicité d’une entreprise/,
    );
    const moderators = await read(page, board);
    expect(moderators).toMatch(/rejected by you.*Third time this week/);
    expect(await read(`/users/${resident.id}`, resident)).toContain(
      'This post advertises a business',
    );
    expect(await read(`/users/${resident.id}`, neighbour)).not.toContain('This post advertises');
    expect(await read('/moderation', board)).toMatch(
      /Bo Board rejected Oak side table.*Advertising by a business/,
    );
  });
});

describe('approving many (rules 6.7)', () => {
  it('says for each what became of it, with the versions that were shown', async () => {
    const em = app.em();
    const { community, elsewhere, resident, board, manager, otherBoard, outsider } =
      await makeNeighbourhood(em);
    const pending = (title: string, author = resident) =>
      makeListing(em, author, community, { status: 'PENDING', title });
    const [fine, done, changed, own] = [
      pending('Fine lamp'),
      pending('Done lamp'),
      pending('Changed lamp'),
      pending('Own lamp', board),
    ];
    const over = makeActivity(em, resident, community, {
      status: 'PENDING',
      title: 'Old walk',
      when: new Date(Date.now() - 24 * 60 * 60 * 1000),
    });
    const foreign = makeListing(em, outsider, elsewhere, { status: 'PENDING', title: 'Foreign' });
    await em.flush();
    const queue = await (await get('/moderation', board)).text();
    const picks = [...queue.matchAll(/<input[^>]*name="pick"[^>]*>/g)];
    expect(picks.length).toBe(3);
    expect(queue).not.toContain(`LISTING:${own.id}:`);
    await decide(done.id, manager, { status: 'PUBLISHED' });
    await em.nativeUpdate(Listing, { id: changed.id }, { version: 2 });
    const form = new URLSearchParams(
      [fine, done, changed, own, foreign]
        .map(({ id }) => ['pick', `LISTING:${id}:1`])
        .concat([
          ['pick', `ACTIVITY:${over.id}:1`],
          ['from', '/moderation?show=listings'],
        ]),
    );
    const send = async (person: Person, fields: URLSearchParams) =>
      app.send('/moderation/approve', {
        as: person ? await app.signIn(person) : undefined,
        form: fields,
      });
    for (const [person, status] of [
      [null, 401],
      [resident, 403],
    ] as const) {
      expect((await send(person, form)).status).toBe(status);
    }
    const results = await send(board, form);
    expect(results.status).toBe(200);
    const html = await results.text();
    expect(html).toContain('href="/moderation?show=listings#queue"');
    const text = words(html);
    expect(text).toContain('Posts approved: 2 of 6.');
    expect(text).toMatch(/Approved Fine lamp The post is in the hub now\./);
    expect(text).toMatch(/Approved Done lamp Mona Manager already approved “Done lamp” just now\./);
    expect(text).toMatch(/Couldn’t be approved Changed lamp/);
    expect(text).toMatch(
      /Couldn’t be approved Own lamp Another moderator has to review your listing/,
    );
    expect(text).toMatch(/Couldn’t be approved Old walk “Old walk” is over/);
    expect(text).toContain('Listing not found');
    expect(text).not.toContain('Foreign');
    expect((await send(otherBoard, new URLSearchParams())).status).toBe(400);
    expect((await send(board, new URLSearchParams({ pick: 'LISTING:x:1' }))).status).toBe(400);
    const now = await app.em().find(Listing, { id: { $in: [own.id, foreign.id, changed.id] } });
    expect(now.map(({ status }) => status)).toEqual(Array(3).fill('PENDING'));
  });
});

describe('the log (rules 3.10)', () => {
  it('is for moderators, each with the lines of their communities', async () => {
    const em = app.em();
    const { community, elsewhere, resident, board, otherBoard, admin } =
      await makeNeighbourhood(em);
    const listing = makeListing(em, resident, community, { status: 'PENDING', title: 'My lamp' });
    await em.flush();
    await decide(listing.id, board, { status: 'REJECTED' });
    for (const path of ['/moderation/log', '/moderation/log.csv']) {
      expect((await get(path, null)).status).toBe(path.endsWith('csv') ? 302 : 401);
      expect((await get(path, resident)).status).toBe(403);
      for (const query of ['', `?community=${community.id}`, `?post=LISTING:${listing.id}`]) {
        expect(await (await get(path + query, otherBoard)).text()).not.toContain('My lamp');
        expect(await (await get(path + query, board)).text()).toContain('My lamp');
        expect(await (await get(path + query, admin)).text()).toContain('My lamp');
      }
    }
    em.create(ModerationEvent, {
      subjectType: 'ROLE',
      subjectId: resident.id,
      community: null,
      actor: null,
      actorRole: null,
      action: 'GRANT',
      toStatus: 'ADMIN',
      snapshot: { title: 'Somebody new' },
    });
    await em.flush();
    expect(await read('/moderation/log?subject=ROLE', admin)).toMatch(
      /Somebody new.*The Local Link/,
    );
    expect(await read('/moderation/log?subject=ROLE', board)).not.toContain('Somebody new');
    expect(elsewhere.id).not.toBe(community.id);
  });

  it('finds last month’s decision by its period, its kind, a name, and by leafing', async () => {
    const em = app.em();
    const { community, resident, board, manager } = await makeNeighbourhood(em);
    const line = (n: number, given: object = {}) =>
      em.create(ModerationEvent, {
        subjectType: 'LISTING',
        subjectId: crypto.randomUUID(),
        community,
        actor: n % 2 ? board : manager,
        actorRole: n % 2 ? 'BOARD' : 'MANAGER',
        action: 'APPROVE',
        toStatus: 'PUBLISHED',
        snapshot: { title: `Thing ${n}.`, description: `Text ${n}`, language: 'en' },
        // Noon in Ottawa, a day apart, back from October 31.
        createdAt: new Date(Date.UTC(2026, 9, 31, 16) - n * 24 * 60 * 60 * 1000),
        ...given,
      });
    for (let n = 0; n < 40; n++) line(n);
    line(40, {
      action: 'REMOVE',
      reasonCode: 'PERSONAL',
      publicReason: 'A face.',
      internalNote: '=HYPERLINK("x")',
      actor: resident,
      snapshot: { title: 'Late at night', noOtherModerator: true },
      // Still September 30 in Ottawa.
      createdAt: new Date('2026-10-01T03:30:00Z'),
    });
    await em.flush();
    const october = '/moderation/log?from=2026-10-01&to=2026-10-31';
    const html = await (await get(october, board)).text();
    const first = words(html);
    expect(first).toContain('Thing 0.');
    expect(first).toContain('Thing 24.');
    expect(first).not.toContain('Thing 25.');
    expect(first).toContain('Text 0');
    expect(first).toMatch(/Bo Board \( ?board member ?\)/);
    expect(first).toMatch(/Last month/);
    expect(first).toContain('31 entries, October 2026');
    expect(html).not.toMatch(/aria-current="true"[^>]*>This month/);
    const refused = await read(`${october}&what=refusals`, board);
    expect(refused).toContain('0 entries, October 2026, Posts rejected or removed');
    const reversed = await get('/moderation/log?from=2026-10-31&to=2026-10-01&q=lamp', board);
    expect(reversed.status).toBe(400);
    const said = await reversed.text();
    expect(said).toContain('The dates are in the wrong order');
    for (const typed of ['value="2026-10-31"', 'value="2026-10-01"', 'value="lamp"']) {
      expect(said).toContain(typed);
    }
    expect(said).toMatch(/<details open/);
    expect((await get('/moderation/log.csv?from=2026-10-31&to=2026-10-01', board)).status).toBe(
      400,
    );
    const older = /href="([^"]*after=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const laterHtml = await (await get(older, board)).text();
    expect(words(laterHtml)).toContain('Thing 30.');
    expect(words(laterHtml)).not.toMatch(/Thing 31\.|Late at night/);
    const newer = /href="([^"]*before=[^"]*)"/.exec(laterHtml)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(await read(newer, board)).toContain('Thing 0.');

    const found = await read('/moderation/log?what=decisions&q=late+at&subject=LISTING', board);
    expect(found).toMatch(
      /Removed Late at night.*Reason: Shows personal information “ ?A face\. ?”/,
    );
    expect(found).toContain('the community has no other moderator');
    expect(found).not.toContain('Thing');
    expect(await read('/moderation/log?q=mona', board)).not.toMatch(/Bo Board \( /);
    expect(await read('/moderation/log?what=authors', board)).toContain('No matches in the log');
    // What no form of ours sends is no filter.
    expect(await read('/moderation/log?subject=X&from=never&post=1', board)).toContain('Thing 0.');
    const beforeAll = await read('/moderation/log?from=0000-01-01&to=0000-12-31', board);
    expect(beforeAll).toContain('Thing 0.');

    const file = await get('/moderation/log.csv?to=2026-09-30', board);
    expect(file.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const csv = Buffer.from(await file.arrayBuffer()).toString('utf8');
    expect(csv.startsWith('\uFEFF"Date and time (Ottawa)","Community",')).toBe(true);
    expect(csv).toContain('"2026-09-30 23:30:00",');
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv).not.toContain('Thing 0.');
  });

  it('says how somebody came in whom nobody decided about, and marks the month that is chosen', async () => {
    const em = app.em();
    const { community, board } = await makeNeighbourhood(em);
    const join = (title: string, snapshot: object) =>
      em.create(ModerationEvent, {
        subjectType: 'MEMBER',
        subjectId: crypto.randomUUID(),
        community,
        actor: null,
        actorRole: null,
        action: 'CONFIRM',
        toStatus: 'CONFIRMED',
        snapshot: { title, unit: '101', ...snapshot },
      });
    join('Ivan Open', { joined: true, way: 'OPEN_DOOR' });
    join('Cora Code', { joined: true, way: 'CODE' });
    join('Ina Invited', { invitation: crypto.randomUUID() });
    join('Dee Decided', {});
    await em.flush();
    const html = await (await get('/moderation/log', board)).text();
    const lines = words(html);
    expect(lines).toMatch(/Joined \(anyone can join\) Ivan Open/);
    expect(lines).toMatch(/Joined with the code for unit 101 ?Cora Code/);
    expect(lines).toMatch(/Joined with an invitation Ina Invited/);
    expect(lines).toMatch(/Approved Dee Decided/);
    const decisions = await read('/moderation/log?what=decisions', board);
    expect(decisions).toContain('Dee Decided');
    expect(decisions).not.toMatch(/Ivan Open|Cora Code|Ina Invited/);
    expect(await read('/moderation/log?what=authors', board)).toContain('Ivan Open');
    expect(html).not.toMatch(/<details open/);
    const month = /href="([^"]*from=[^"]*)"[^>]*>This month/.exec(html)?.[1] ?? '';
    const chosen = await (await get(month.replaceAll('&amp;', '&'), board)).text();
    expect(chosen).toMatch(/aria-current="true"[^>]*>This month/);
    expect(chosen).not.toMatch(/<details open/);
  });

  it('is found by any part of a title or name, and of somebody who goes only by their name of today', async () => {
    const em = app.em();
    const { community, admin, neighbour } = await makeNeighbourhood(em);
    const gone = makeUser(em, { name: 'Quiet Person', deletionAskedAt: new Date() });
    const place = makeMembership(em, gone, community, { state: 'ENDED' });
    await em.flush();
    const line = (
      about: Pick<ModerationEvent, 'subjectType' | 'subjectId' | 'action'>,
      title: string,
      snapshot = {},
    ) =>
      em.create(ModerationEvent, {
        ...about,
        community,
        actor: null,
        toStatus: 'X',
        snapshot: { title, ...snapshot },
      });
    const id = crypto.randomUUID();
    line(
      { subjectType: 'LISTING', subjectId: id, action: 'SUBMIT' },
      'A 100% wool rug, Oxbow Lane',
    );
    line({ subjectType: 'MEMBER', subjectId: place.id, action: 'END' }, 'Zelda Before');
    line({ subjectType: 'ROLE', subjectId: gone.id, action: 'CHANGE' }, 'Zelda Before');
    const about = { about: 'USER', aboutId: neighbour.id };
    line({ subjectType: 'REPORT', subjectId: id, action: 'REPORT' }, 'Nora Then', about);
    await em.flush();
    const count = async (q: string) => {
      const shown = await read(`/moderation/log?q=${encodeURIComponent(q)}`, admin);
      return Number(/(\d+) entr(?:y|ies),/.exec(shown)?.[1] ?? 0);
    };
    const found: Record<string, number> = {};
    for (const q of [
      'xbow la',
      '100% w',
      '100%%',
      'zelda',
      'iet pers',
      'q',
      'nora then',
      'nadia neigh',
    ]) {
      found[q] = await count(q);
    }
    expect(found).toEqual({
      'xbow la': 1,
      '100% w': 1,
      '100%%': 0,
      zelda: 0,
      'iet pers': 2,
      q: 2,
      'nora then': 0,
      'nadia neigh': 1,
    });
  });
});
