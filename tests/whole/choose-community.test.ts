import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { Community, UserCommunity } from '#db/entities/index.ts';
import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { communitySearches } from '#app/features/communities/communities/chooser/search.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood, type Neighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
const count = 10_000;
let people: Neighbourhood;
let last: { id: string; name: string };
let sizes: Record<string, number>;

const publicPages = ['/', '/register', '/communities'];

async function weigh(): Promise<Record<string, number>> {
  const as = await app.signIn(people.resident);
  const all = [...publicPages.map((path) => [path]), ['/account/settings', as]];
  const entries: [string, number][] = [];
  for (const [path = '', who] of all) {
    const response = await app.send(path, { as: who });
    entries.push([path, (await response.text()).length]);
  }
  return Object.fromEntries(entries);
}

beforeAll(async () => {
  const em = app.em();
  people = await makeNeighbourhood(em);
  for (let n = 0; n < 10; n++) makeCommunity(em, { name: `Elm Row ${n}` });
  await em.flush();
  sizes = await weigh();
  await em.execute(
    `insert into communities (id, slug, name, address, opened_at, created_at, join_policy)
     select gen_random_uuid(), 'made-' || n, 'Résidence Érable ' || n,
       n || ' Rue de l’Église, Ottawa K1P ' || n % 9 || 'M' || n % 10, now(), now(), 'APPROVAL'
     from generate_series(1, ${count}) as n`,
  );
  await em.execute('vacuum analyze communities');
  last = await em.findOneOrFail(Community, { slug: `made-${count}` });
});

type Choice = { id: string; name: string; slug: string };

async function suggested(query: string, as?: string): Promise<Choice[]> {
  const response = await app.send(`/api/communities?${query}`, { as });
  expect(response.status, query).toBe(200);
  return (await response.json()) as Choice[];
}

const radiosIn = (html: string) =>
  [...html.matchAll(/<input[^>]*type="radio"[^>]*value="([^"]*)"[^>]*>/g)].map(
    ([tag, id = '']) => ({ id, isChosen: tag.includes('checked') }),
  );

const findAt = (row: number) =>
  JSON.stringify({ type: 'update', payload: { name: `communities[${row}].find` } });

describe('Rules 33: who finds which community', () => {
  it('nobody finds one whose doors are closed, by its name or by its id', async () => {
    const closed = makeCommunity(app.em(), { name: 'Secret Harbour', openedAt: null });
    const em = app.em();
    em.persist(closed);
    await em.flush();
    expect(await suggested('q=secret')).toEqual([]);
    expect(await suggested('q=secret', await app.signIn(people.resident))).toEqual([]);
    const page = await app.send('/communities?q=secret');
    expect(await page.text()).not.toContain('Secret Harbour');
    const form = { 'communities[0].communityId': closed.id, name: 'Ada' };
    const refused = await app.send('/register', { form });
    expect(refused.status).toBe(400);
    expect(await refused.text()).not.toContain('Secret Harbour');
  });

  it('only who moderates asks for those they moderate, and gets no others', async () => {
    expect((await app.send('/api/communities?of=moderated')).status).toBe(401);
    const resident = await app.signIn(people.resident);
    expect((await app.send('/api/communities?of=moderated', { as: resident })).status).toBe(403);
    const board = await app.signIn(people.board);
    const own = await suggested('of=moderated', board);
    expect(own.map(({ id }) => id)).toEqual([people.community.id]);
    expect(await suggested('of=moderated&q=erable', board)).toEqual([]);
    expect((await app.send('/api/communities?of=others', { as: board })).status).toBe(400);
  });

  it('finds by the beginning of any word of name or address, without accents and case', async () => {
    for (const q of ['residence erable 10000', 'ÉRABLE 10000', '10000 eglise', 'era 10000 k1p']) {
      const [first] = await suggested(new URLSearchParams({ q }).toString());
      expect(first?.id, q).toBe(last.id);
    }
    for (const q of ['rable', '…', '%', "'", 'erable & !ottawa:*']) {
      await suggested(new URLSearchParams({ q }).toString());
    }
    expect(await suggested('q=rable')).toEqual([]);
    expect((await app.send(`/api/communities?q=${'x'.repeat(101)}`)).status).toBe(400);
  });

  it('shows those whose name begins with it first, and a page of the rest by key', async () => {
    const em = app.em();
    const named = makeCommunity(em, { name: 'Église Court', address: '1 Bank Street' });
    await em.flush();
    const first = await app.send('/api/communities?q=eglise&limit=3');
    const rows = (await first.json()) as Choice[];
    expect(rows[0]?.id).toBe(named.id);
    const [, next = ''] = /<([^>]+)>/.exec(first.headers.get('Link') ?? '') ?? [];
    const others = (await (await app.send(next)).json()) as Choice[];
    expect(others.length).toBe(3);
    expect(new Set([...rows, ...others].map(({ id }) => id)).size).toBe(6);
  });

  it('is served by the index of words', async () => {
    const { rows } = await sql`explain select id from communities
      where words @@ to_tsquery('simple', ${'erable:* & 9999:*'})`.execute(kysely(app.em()));
    expect(JSON.stringify(rows)).toContain('communities_words_index');
  });

  it('refuses too many searches from one address, and says so in a form', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.77' };
    const request = new Request('http://own.example', {
      headers: { 'X-Client-Address': '203.0.113.77' },
    });
    for (let n = 0; n < 600; n++) await communitySearches.countTry({ request });
    const call = await app.send('/api/communities?q=erable', { headers });
    expect(call.status).toBe(429);
    expect(Number(call.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await app.send('/api/communities', { headers })).status).toBe(200);
    const page = await app.send('/communities?q=erable', { headers });
    expect(await page.text()).toContain('Too many searches in a short time.');
  });
});

describe('Rules 33: choosing among ten thousand without scripts', () => {
  const typed = { name: 'Ada Byron', phone: '613 555 0101', 'communities[0].condoUnit': '305' };

  it('comes back with what was typed and what was found, and a second search works', async () => {
    const first = await app.send('/register', {
      form: { ...typed, 'communities[0].find': 'erable', __intent__: findAt(0) },
    });
    expect(first.status).toBe(200);
    const html = await first.text();
    expect(html).toContain('Here are the first 10 communities. Type more letters to find others.');
    expect(radiosIn(html).length).toBe(10);
    for (const value of Object.values(typed)) expect(html).toContain(`value="${value}"`);
    expect(html).not.toContain('role="alert"');

    const chosen = radiosIn(html)[0]?.id ?? '';
    const second = await app.send('/register', {
      form: {
        ...typed,
        'communities[0].communityId': chosen,
        'communities[0].find': 'ERABLE 10000',
        'communities[0].searched': 'erable',
        __intent__: findAt(0),
      },
    });
    // The one chosen before stays chosen until another one is.
    expect(radiosIn(await second.text())).toEqual([
      { id: chosen, isChosen: true },
      { id: last.id, isChosen: false },
    ]);
  });

  it('says in plain words that nothing was found, or too little was typed', async () => {
    const search = async (find: string) =>
      (
        await app.send('/register', {
          form: { ...typed, 'communities[0].find': find, __intent__: findAt(0) },
        })
      ).text();
    expect(await search('<b>nowhere')).toContain('No matches for “&lt;b&gt;nowhere”');
    expect(await search('x')).toContain('Type at least two letters to search.');
    expect(await search('')).toContain('Type at least two letters to search.');
  });

  it('registers with the ten-thousandth', async () => {
    const email = `ada.${randomUUID()}@mail.example`;
    const response = await app.send('/register', {
      form: {
        ...typed,
        email,
        password: 'gr8-lantern-77',
        'communities[0].communityId': last.id,
        'communities[0].find': 'erable 10000',
        'communities[0].searched': 'erable 10000',
      },
    });
    expect(response.status).toBe(303);
    const membership = await app.em().findOneOrFail(UserCommunity, { user: { email } });
    expect(membership.community.id).toBe(last.id);
  });

  it('never saves the choice before where something else was typed since', async () => {
    const em = app.em();
    const resident = makeUser(em);
    makeMembership(em, resident, people.community, { condoUnit: '204' });
    await em.flush();
    const as = await app.signIn(resident);
    const page = await (await app.send('/account/settings', { as })).text();
    expect(radiosIn(page)).toEqual([{ id: people.community.id, isChosen: true }]);
    const form = {
      name: resident.name,
      email: resident.email,
      'communities[0].communityId': people.community.id,
      'communities[0].condoUnit': '204',
      'communities[0].searched': people.community.name,
    };
    const refused = await app.send('/account/settings', {
      as,
      form: { ...form, 'communities[0].find': 'erable 10000' },
    });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain('Please select a community');
    expect(radiosIn(html)).toEqual([{ id: last.id, isChosen: false }]);
    const kept = await app.send('/account/settings', {
      as,
      form: { ...form, 'communities[0].find': people.community.name },
    });
    expect(kept.status).toBe(303);
  });

  it('says at its row that a chosen community is not there', async () => {
    const response = await app.send('/register', {
      form: { ...typed, 'communities[0].communityId': randomUUID() },
    });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain('Please select a community');
    expect(html).toContain('That community is no longer on the list.');
  });

  it('gives a right to moderate any of them, and keeps what is ticked through a search', async () => {
    const as = await app.signIn(people.admin);
    const path = `/admin/people/${people.board.id}`;
    expect((await app.send(path, { as: await app.signIn(people.board) })).status).toBe(403);
    const page = await (await app.send(path, { as })).text();
    expect(page.match(/name="moderates"/g)?.length).toBe(1);
    const ticked = new URLSearchParams({ role: 'BOARD', moderates: people.community.id });
    ticked.set('seen', people.community.id);
    ticked.set('find', 'erable 10000');
    // Typed and not looked for yet: it is looked for before anything is saved.
    const found = await app.send(path, { as, form: Object.fromEntries(ticked) });
    expect(found.status).toBe(200);
    const html = await found.text();
    expect(html).toContain(last.id);
    const boxes = html.match(/<input[^>]*name="moderates"[^>]*>/g) ?? [];
    expect(boxes.find((box) => box.includes(people.community.id))).toContain('checked');
  });

  it('filters the log by one that is searched for, and never by one of others', async () => {
    const as = await app.signIn(people.admin);
    const html = await (
      await app.send('/moderation/log?find=erable+10000&looking=yes', { as })
    ).text();
    expect(radiosIn(html)).toEqual([
      { id: '', isChosen: true },
      { id: last.id, isChosen: false },
    ]);
    const chosen = await app.send(`/moderation/log?find=erable&community=${last.id}`, { as });
    expect(radiosIn(await chosen.text())).toContainEqual({ id: last.id, isChosen: true });
    const board = await app.signIn(people.board);
    const own = await app.send('/moderation/log?find=erable+10000&looking=yes', { as: board });
    expect(await own.text()).not.toContain(last.id);
  });

  it('leads from the dashboard and the desks to any of them', async () => {
    const as = await app.signIn(people.admin);
    const dashboard = await (await app.send('/moderation', { as })).text();
    expect(dashboard).toMatch(/<form[^>]*action="\/manage"/);
    const found = await (await app.send('/manage?to=queue&q=erable+10000', { as })).text();
    expect(found).toContain(`href="/moderation?community=made-${count}#queue"`);
    for (const path of ['/manage', '/manage/editor/communities']) {
      const first = await (await app.send(path, { as })).text();
      expect(first).toContain('Next communities');
      const [, after = ''] = /href="([^"]*after=[^"]*)"/.exec(first) ?? [];
      expect(await (await app.send(after, { as })).text()).toContain('Previous communities');
      const one = await (await app.send(`${path}?q=erable+10000`, { as })).text();
      expect(one).toContain(`href="/manage/made-${count}"`);
    }
    const board = await app.signIn(people.board);
    const own = await (await app.send('/manage?q=erable', { as: board })).text();
    expect(own).not.toContain('made-');
  });
});

it('Rules 33: pages weigh the same with a dozen communities and with ten thousand', async () => {
  const now = await weigh();
  for (const [path, size] of Object.entries(sizes)) {
    expect((now[path] ?? 0) - size, path).toBeLessThan(700);
  }
});
