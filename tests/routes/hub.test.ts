import { describe, expect, it } from 'vitest';
import {
  makeActivity,
  makeCommunity,
  makeListing,
  makeMembership,
  makeNotice,
  makeNewsletterIssue,
} from '#db/factories/index.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

describe('the hub', () => {
  it('is restricted: 401 for a visitor, 403 for an outsider, 404 for an unknown community', async () => {
    const em = app.em();
    const { community, outsider, otherBoard } = await makeNeighbourhood(em);
    const path = `/communities/${community.slug}`;
    const visitor = await app.send(path);
    expect(visitor.status).toBe(401);
    const html = await visitor.text();
    expect(html).toContain('Access Restricted');
    expect(html).toContain(
      'You need to be registered with this community to access it. Please log in or register to continue.',
    );
    expect(html).toContain(`/login?redirectTo=${encodeURIComponent(path)}`);
    for (const stranger of [outsider, otherBoard]) {
      const response = await app.send(path, { as: await app.signIn(stranger) });
      expect(response.status).toBe(403);
      expect(await response.text()).toContain('Access Restricted');
    }
    const pages = ['', '/rules', '/emergency', '/listings/new', '/activities/new'];
    for (const as of [undefined, await app.signIn(outsider)]) {
      for (const page of pages) {
        const missing = await app.send(`/communities/no-such-place${page}`, { as });
        expect(missing.status).toBe(404);
        const notFound = await missing.text();
        expect(notFound).toContain('Community not found');
        expect(notFound).not.toContain('href="/communities/no-such-place/emergency"');
      }
      for (const page of ['/listings/new', '/activities/new', '/bookmark']) {
        const form = { title: 'Lamp' };
        const posted = await app.send(`/communities/no-such-place${page}`, { as, form });
        expect(posted.status, page).toBe(404);
      }
    }
  });

  it('says whose it is over its own skyline, and what to do next', async () => {
    const em = app.em();
    const { community, outsider } = await makeNeighbourhood(em);
    const closed = makeCommunity(em, { name: 'Cedar Hall', openedAt: null });
    await em.flush();
    const picture = `/communities/${community.slug}/skyline.svg`;
    for (const as of [undefined, await app.signIn(outsider)]) {
      for (const page of ['', '/documents', '/notices', '/search']) {
        const refused = await app.send(`/communities/${community.slug}${page}`, { as });
        const html = await refused.text();
        expect(html).toContain('<h1>Access Restricted</h1>');
        expect(html, page).toContain(`This page is for residents of ${community.name}</strong>`);
        expect(html).toContain(`src="${picture}?theme=dark"`);
        expect(html).not.toContain('/images/dark-house.svg');
        const ways = as
          ? [`/communities/${community.slug}/door`, '/account/settings', '/join', '/contact']
          : ['/join', '/contact'];
        for (const way of ways) expect(html, page).toContain(`href="${way}"`);
      }
    }
    const drawn = await app.send(picture);
    expect(drawn.headers.get('Content-Type')).toBe('image/svg+xml');
    const [dark, light] = [
      await drawn.text(),
      await (await app.send(`${picture}?theme=light`)).text(),
    ];
    expect(dark).toMatch(/^<svg [^>]*width="625" height="280"/);
    expect(dark).toContain('#10252e');
    expect(light).toContain('#cfe3e2');
    for (const slug of [closed.slug, 'no-such-place']) {
      expect((await app.send(`/communities/${slug}/skyline.svg`)).status).toBe(404);
    }
    expect(await (await app.send('/nowhere')).text()).toContain('src="/images/dark-house.svg"');
  });

  it.each(['my-condo', 'buy-sell', 'activities', 'newsletters', 'nonsense'])(
    'opens its tab %s within four queries',
    async (tab) => {
      const em = app.em();
      const { community, resident, board } = await makeNeighbourhood(em);
      makeNotice(em, board, community);
      makeListing(em, resident, community);
      await em.flush();
      const as = await app.signIn(resident);
      const before = app.queryCount();
      const response = await app.send(`/communities/${community.slug}?tab=${tab}`, { as });
      expect(response.status).toBe(200);
      await response.text();
      expect(app.queryCount() - before).toBeLessThanOrEqual(4);
    },
  );

  it('shows only what is published, and says so when there is nothing', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const as = await app.signIn(resident);
    const path = `/communities/${community.slug}`;
    const texts = {
      'buy-sell': 'No listings yet.',
      activities: 'No activities yet.',
      newsletters: 'No newsletters available yet.',
    };
    for (const [tab, text] of Object.entries(texts)) {
      expect(await (await app.send(`${path}?tab=${tab}`, { as })).text()).toContain(text);
    }
    for (const status of ['PENDING', 'REJECTED', 'WITHDRAWN', 'SOLD', 'REMOVED'] as const) {
      makeListing(em, resident, community, { status, title: `A ${status} thing` });
    }
    makeListing(em, resident, community, { title: 'The open thing' });
    await em.flush();
    const html = await (await app.send(`${path}?tab=buy-sell`, { as })).text();
    expect(html).toContain('The open thing');
    expect(html).not.toMatch(/A (PENDING|REJECTED|WITHDRAWN|SOLD|REMOVED) thing/);
  });

  it('shows what is next and what is new for sale on its first tab, two of each', async () => {
    const em = app.em();
    const { community, elsewhere, resident, neighbour } = await makeNeighbourhood(em);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    for (const day of [4, 1, 3, 2])
      makeActivity(em, resident, community, {
        title: `Day ${day} walk`,
        when: inDays(day),
        place: 'Lobby',
      });
    makeActivity(em, resident, community, { title: 'A past walk', when: inDays(-1) });
    makeActivity(em, resident, elsewhere, { title: 'A walk elsewhere', when: inDays(1) });
    for (const age of [4, 1, 3, 2])
      makeListing(em, neighbour, community, {
        title: `Thing ${age}`,
        price: 4500,
        language: 'fr',
        createdAt: inDays(-age),
      });
    makeListing(em, neighbour, community, { title: 'An unseen thing', status: 'PENDING' });
    await em.flush();
    const as = await app.signIn(resident);
    const html = await (await app.send(`/communities/${community.slug}`, { as })).text();
    const shown = (pattern: RegExp) => [...html.matchAll(pattern)].map(([title]) => title);
    expect(shown(/(?<=>)Day \d walk(?=<)/g)).toEqual(['Day 1 walk', 'Day 2 walk']);
    expect(shown(/(?<=>)Thing \d(?=<)/g)).toEqual(['Thing 1', 'Thing 2']);
    expect(html).toContain('>$45 · In French<');
    expect(html).toMatch(/>[^<]*M · Lobby<.*Day 2/s);
    expect(html).not.toMatch(/A past walk|A walk elsewhere|An unseen thing/);
  });

  it('lights a window for every post, join and sign-up of the week', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    makeListing(em, resident, community, { createdAt: new Date(Date.now() - 8 * 86_400_000) });
    makeListing(em, resident, community);
    await em.flush();
    const html = await (
      await app.send(`/communities/${community.slug}`, { as: await app.signIn(resident) })
    ).text();
    // Four people joined this week (resident, neighbour, board, manager), and one post was made.
    const lit = [...html.matchAll(/class="l" d="([^"]+)"/g)].map(([, path]) => path).join('');
    expect(lit.match(/M/g)).toHaveLength(5);
  });
});

describe('a newsletter PDF', () => {
  it('leads a visitor to log in, and tells an outsider whose it is', async () => {
    const em = app.em();
    const { community, outsider } = await makeNeighbourhood(em);
    const issue = makeNewsletterIssue(em, community);
    await em.flush();
    const path = `/newsletter-issues/${issue.id}/pdf`;
    const visitor = await app.send(path);
    expect([visitor.status, visitor.headers.get('Location')]).toEqual([
      302,
      `/login?redirectTo=${encodeURIComponent(path)}`,
    ]);
    const refused = await app.send(path, { as: await app.signIn(outsider) });
    expect(refused.status).toBe(403);
    expect(await refused.text()).toBe(`This newsletter is for members of ${community.name}.`);
  });

  it('has the error page in a browser', async () => {
    const em = app.em();
    const { community, outsider, resident } = await makeNeighbourhood(em);
    const issue = makeNewsletterIssue(em, community);
    await em.flush();
    const headers = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const open = async (path: string, as: string) => {
      const response = await app.send(path, { as, headers });
      const to = response.headers.get('Location');
      return { to, page: await app.send(to ?? path, { as, headers }) };
    };
    const path = `/newsletter-issues/${issue.id}/pdf`;
    const refused = await open(path, await app.signIn(outsider));
    expect(refused.page.status).toBe(403);
    const html = await refused.page.text();
    expect(html).toContain(`This newsletter is for members of ${community.name}.`);
    expect(html).toContain('Back to Home');
    // The file of this issue was never made.
    const missing = await open(path, await app.signIn(resident));
    expect(missing.page.status).toBe(404);
    expect(await missing.page.text()).toContain('Newsletter not found');
    const nowhere = await open('/communities/nowhere/emergency.pdf', await app.signIn(resident));
    expect([nowhere.to, nowhere.page.status]).toEqual(['/communities/nowhere/emergency', 404]);
  });

  it('is why somebody has to log in, and both tabs say so', async () => {
    const file = '/newsletter-issues/7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa/pdf';
    const why = 'to open this file. Only members of the file’s community can open it.';
    for (const tab of ['login', 'register']) {
      const pageFor = async (to: string) =>
        (await app.send(`/${tab}?redirectTo=${encodeURIComponent(to)}`)).text();
      expect(await pageFor(file)).toContain(why);
      expect(await pageFor('/events')).not.toContain(why);
    }
    const form = { email: 'nobody@mail.example', password: 'not the one', redirectTo: file };
    expect(await (await app.send('/login', { form })).text()).toContain(why);
  });

  it('opens as a file after logging in, not as a page of the router', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const issue = makeNewsletterIssue(em, community);
    resident.password = await hashPassword('local-link-demo');
    await em.flush();
    const redirectTo = `/newsletter-issues/${issue.id}/pdf`;
    const form = { email: resident.email, password: 'local-link-demo', redirectTo };
    const loggedIn = await app.send('/login', { form });
    expect(loggedIn.headers.get('Location')).toBe(redirectTo);
    expect(loggedIn.headers.get('X-Remix-Reload-Document')).toBe('true');
  });
});

describe('the notices of a hub (rules 6.3, 19.1)', () => {
  it('are five at most, pinned ones first and counted in all, and the way to all of them', async () => {
    const em = app.em();
    const { community, resident, board } = await makeNeighbourhood(em);
    for (let n = 0; n < 9; n++) {
      const publishedAt = new Date(Date.now() - n * 60_000);
      const content = `Beginning ${n}.\n\n${'More of it. '.repeat(60)}The end.`;
      const pinned = n % 4 === 0;
      makeNotice(em, board, community, { title: `Notice ${n}.`, content, pinned, publishedAt });
    }
    await em.flush();
    const as = await app.signIn(resident);
    const hub = `/communities/${community.slug}`;
    const html = await (await app.send(hub, { as })).text();
    const shown = [...html.matchAll(/>Notice (\d)\.</g)].map(([, n]) => Number(n));
    expect(shown).toEqual([0, 4, 8, 1, 2]);
    expect(html).toContain('3 pinned');
    expect([...html.matchAll(/>Beginning (\d)\./g)].map(([, n]) => Number(n))).toEqual([0, 4, 8]);
    expect(html).not.toContain('The end.');
    expect(html).toContain(`href="${hub}/notices"`);
    const all = await (await app.send(`${hub}/notices`, { as })).text();
    expect([...all.matchAll(/>Notice (\d)\.</g)]).toHaveLength(9);
  });

  it('have the places that members use most at the foot, of the building whose page they are on', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const other = makeCommunity(em);
    makeMembership(em, resident, other, { isPrimary: false });
    makeMembership(em, resident, makeCommunity(em), { isPrimary: false, state: 'WAITING' });
    await em.flush();
    const as = await app.signIn(resident);
    const barOf = async (path: string, who?: string) => {
      const html = await (await app.send(path, { as: who })).text();
      const [bar = ''] = /<nav aria-label="Shortcuts"[\s\S]*?<\/nav>/.exec(html) ?? [];
      return [...bar.matchAll(/<a ([^>]*)>/g)].map(([, tag = '']) => ({
        to: /href="([^"]*)"/.exec(tag)?.[1],
        isCurrent: tag.includes('aria-current="true"'),
      }));
    };
    const places = (slug: string, current: number) =>
      ['', '?tab=buy-sell', '?tab=activities', '/search'].map((path, index) => ({
        to: `/communities/${slug}${path}`,
        isCurrent: index === current,
      }));
    expect(await barOf('/help', as)).toEqual(places(community.slug, -1));
    expect(await barOf(`/communities/${other.slug}`, as)).toEqual(places(other.slug, 0));
    const tab = `/communities/${other.slug}?tab=activities`;
    expect(await barOf(tab, as)).toEqual(places(other.slug, 2));
    // Each page belongs to one of them.
    const pages = [
      ['/search?q=lamp', 3],
      ['/listings/new', 1],
      ['/notices', 0],
      ['?tab=newsletters', 0],
    ] as const;
    for (const [page, current] of pages) {
      const bar = await barOf(`/communities/${other.slug}${page}`, as);
      expect(bar, page).toEqual(places(other.slug, current));
    }
    expect(await barOf('/help')).toEqual([]);
  });

  it('count those that are pinned beyond the five', async () => {
    const em = app.em();
    const { community, resident, board } = await makeNeighbourhood(em);
    for (let n = 0; n < 7; n++) makeNotice(em, board, community, { pinned: true });
    makeNotice(em, board, community, { pinned: true, audience: 'FLOORS', audienceFloors: [99] });
    await em.flush();
    const as = await app.signIn(resident);
    const html = await (await app.send(`/communities/${community.slug}`, { as })).text();
    expect(html).toContain('7 pinned');
  });
});
