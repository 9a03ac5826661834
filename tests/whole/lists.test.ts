import { describe, expect, it } from 'vitest';
import { Bookmark, Community } from '#db/entities/index.ts';
import {
  makeArticle,
  makeCommunity,
  makeEvent,
  makeNewsletterIssue,
  makeNotice,
} from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

const nextOf = (response: Response) =>
  /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1] ?? null;

/** Every title of a list, page by page; `between` runs after the first page. */
async function readAll(path: string, as?: string, between?: () => Promise<void>) {
  const pages: string[][] = [];
  for (let next: string | null = path; next;) {
    const response = await app.send(next, { as });
    pages.push(((await response.json()) as { title: string }[]).map(({ title }) => title));
    next = nextOf(response);
    if (pages.length === 1) await between?.();
  }
  return pages;
}

const day = (n: number) => new Date(Date.UTC(2026, 0, n, 12));

describe('a list in pages', () => {
  it('has each notice once, pinned ones first, while others are added', async () => {
    const em = app.em();
    const { community, resident, board } = await makeNeighbourhood(em);
    const addNotice = (title: string, n: number, pinned = false) =>
      makeNotice(em, board, community, { title, pinned, publishedAt: day(n) });
    ['a', 'b', 'c'].forEach((title, n) => addNotice(title, n + 1, true));
    ['d', 'e', 'f', 'g'].forEach((title) => addNotice(title, 1));
    await em.flush();
    const path = `/api/communities/${community.slug}/notices?limit=2`;
    const pages = await readAll(path, await app.signIn(resident), async () => {
      addNotice('new', 9);
      addNotice('new and pinned', 9, true);
      await em.flush();
    });
    expect(pages[0]).toEqual(['c', 'b']);
    expect(pages[1]).toEqual(['a', 'new']);
    expect(pages.slice(2).flat().sort()).toEqual(['d', 'e', 'f', 'g']);
  });

  it('is complete for issues, articles and events with the same time', async () => {
    const em = app.em();
    const titles = Array.from({ length: 5 }, (_, n) => `Shared ${n} ${Date.now()}`);
    for (const title of titles) {
      makeArticle(em, { title, publishedAt: day(2) });
      makeNewsletterIssue(em, null, { title, publishedAt: day(2) });
      makeEvent(em, { title, startDate: day(2), endDate: null });
    }
    await em.flush();
    for (const call of ['editorial-articles', 'newsletter-issues', 'city-events']) {
      const all = (await readAll(`/api/${call}?limit=2`)).flat();
      expect(all.filter((title) => titles.includes(title)).sort(), call).toEqual(titles);
    }
  });

  it('shows the events of a page soonest first', async () => {
    const em = app.em();
    makeEvent(em, { title: 'Later', startDate: day(400), endDate: null });
    makeEvent(em, { title: 'Sooner', startDate: day(399), endDate: null });
    await em.flush();
    const [first] = await readAll('/api/city-events?limit=2');
    expect(first).toEqual(['Sooner', 'Later']);
  });

  it('refuses a malformed cursor or size', async () => {
    for (const call of ['editorial-articles', 'newsletter-issues', 'city-events']) {
      for (const query of ['after=pinned:x', 'limit=0', 'limit=201', 'limit=many', 'limit=1.5']) {
        const response = await app.send(`/api/${call}?${query}`);
        expect(response.status, `${call} ${query}`).toBe(400);
      }
    }
  });
});

describe('the list of communities in pages', () => {
  it('has each one once, bookmarked ones first and the rest by name', async () => {
    const em = app.em();
    const { resident, elsewhere } = await makeNeighbourhood(em);
    ['Zed Court', 'Abbot House', 'Abbot House'].forEach((name) => makeCommunity(em, { name }));
    em.create(Bookmark, { user: resident, community: elsewhere });
    await em.flush();
    const as = await app.signIn(resident);
    const read = async (path: string, all: { id: string; name: string }[] = []) => {
      const response = await app.send(path, { as });
      all.push(...((await response.json()) as typeof all));
      const next = nextOf(response);
      if (next) await read(next, all);
      return all;
    };
    const all = await read('/api/communities?limit=2');
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.length).toBe(await app.em().count(Community));
    expect(all[0]?.id).toBe(elsewhere.id);
    const names = all.slice(1).map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    em.create(Bookmark, { user: resident, community: all.at(-1)?.id ?? '' });
    em.create(Bookmark, { user: resident, community: all.at(-2)?.id ?? '' });
    await em.flush();
    const more = await read('/api/communities?limit=2');
    expect(new Set(more.map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)));
    const bookmarked = [elsewhere.id, all.at(-1)?.id, all.at(-2)?.id];
    expect(more.slice(0, 3).every(({ id }) => bookmarked.includes(id))).toBe(true);
    expect(more).toHaveLength(all.length);
    expect((await app.send('/api/communities?after=nobody')).status).toBe(400);
  });
});
