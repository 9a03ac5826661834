import { beforeAll, describe, expect, it } from 'vitest';
import { Activity, CityEvent, CondoNotice, Listing } from '#db/entities/index.ts';
import {
  makeActivity,
  makeAttendee,
  makeEvent,
  makeListing,
  makeNewsletterIssue,
  makeNotice,
  makeUser,
} from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
const minute = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * minute);
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

/** A list of more than two pages, whose things are numbered in its order: `Chair 1.`. */
interface List {
  thing: string;
  path: string;
  count: number;
  size: number;
  previous: string;
  next: string;
  as?: string;
}

let lists: List[];

beforeAll(async () => {
  const em = app.em();
  const { community, resident, neighbour, board } = await makeNeighbourhood(em);
  const walk = makeActivity(em, neighbour, community, { title: 'Bridge club', when: ago(400) });
  for (const n of numbers(27)) {
    makeListing(em, resident, community, { title: `Chair ${n}.`, createdAt: ago(n) });
    makeNewsletterIssue(em, community, { title: `Bulletin ${n}.`, publishedAt: ago(n) });
    makeEvent(em, { title: `Parade ${n}.`, startDate: ago(-n), endDate: null });
    const when = n > 20 ? null : ago(-n - 1);
    const id = `00000000-0000-4000-8000-0000000000${String(n + 10)}`;
    makeActivity(em, neighbour, community, { id, title: `Walk ${n}.`, when });
  }
  for (const n of numbers(43)) {
    const status = 'PENDING';
    makeListing(em, resident, community, { title: `Lamp ${n}.`, status, createdAt: ago(n) });
    makeNotice(em, board, community, {
      title: `Notice ${n}.`,
      pinned: n > 25,
      // What is pinned without a day is in effect, and apart from the others.
      happensOn: '2020-01-05',
      publishedAt: ago(n),
    });
  }
  for (const n of numbers(125)) {
    const user = makeUser(em, { name: `Person ${n}.` });
    makeAttendee(em, walk, user, { createdAt: ago(200 - n) });
  }
  await em.flush();
  const as = await app.signIn(resident);
  const hub = `/communities/${community.slug}`;
  const newest = (thing: string, words: string) => ({
    thing,
    previous: `Newer ${words}`,
    next: `Older ${words}`,
    as,
  });
  const soonest = (thing: string, words: string) => ({
    thing,
    previous: `Previous ${words}`,
    next: `Next ${words}`,
    as,
  });
  lists = [
    { ...newest('Notice', 'notices'), path: `${hub}/notices`, count: 43, size: 20 },
    { ...newest('Chair', 'listings'), path: `${hub}?tab=buy-sell`, count: 27, size: 12 },
    { ...soonest('Walk', 'activities'), path: `${hub}?tab=activities`, count: 27, size: 12 },
    { ...newest('Bulletin', 'issues'), path: `${hub}?tab=newsletters`, count: 27, size: 12 },
    { ...soonest('Parade', 'events'), path: '/events', count: 27, size: 12 },
    { ...newest('Chair', 'listings'), path: `/users/${resident.id}`, count: 27, size: 12 },
    { ...newest('Lamp', 'posts'), path: `/users/${resident.id}`, count: 43, size: 10 },
    {
      ...newest('Lamp', 'submissions'),
      path: '/moderation?show=listings',
      count: 43,
      size: 6,
      as: await app.signIn(board),
    },
    {
      thing: 'Person',
      path: `/activities/${walk.id}`,
      count: 125,
      size: 60,
      previous: 'Previous names',
      next: 'Next names',
      as,
    },
  ];
});

const linkIn = (html: string, label: string) =>
  new RegExp(`href="([^"]+)"[^>]*>${label}<`).exec(html)?.[1]?.replaceAll('&amp;', '&');

/** The numbers of a page's things, in its order, and where its links lead. */
async function read(list: List, path = list.path) {
  const before = app.queryCount();
  const response = await app.send(path.replace(/#.*/, ''), { as: list.as });
  const queries = app.queryCount() - before;
  expect(response.status, path).toBe(200);
  const html = await response.text();
  const shown = [...html.matchAll(new RegExp(`>${list.thing} (\\d+)\\.<`, 'g'))];
  return {
    items: [...new Set(shown.map(([, n]) => Number(n)))],
    start: linkIn(html, 'Back to the start of the list'),
    previous: linkIn(html, list.previous),
    next: linkIn(html, list.next),
    queries,
  };
}

const listOf = (thing: string) => lists.find((list) => list.thing === thing) as List;

describe('a list that comes a page at a time', () => {
  it('leads on page by page, and back over the same pages, with no more queries', async () => {
    for (const list of lists) {
      const { path, count, size } = list;
      const all = numbers(count);
      const first = await read(list);
      const second = await read(list, first.next);
      const third = await read(list, second.next);
      expect(first, path).toMatchObject({ items: all.slice(0, size), previous: undefined });
      expect(second.items, path).toEqual(all.slice(size, 2 * size));
      expect(third.items, path).toEqual(all.slice(2 * size, 3 * size));
      if (count <= 3 * size) expect(third.next, path).toBeUndefined();
      const back = await read(list, third.previous);
      expect(back.items, path).toEqual(second.items);
      expect(back.next, path).toBe(second.next);
      expect(back.start, path).toBe(second.start);
      const again = await read(list, back.previous);
      expect({ ...again, queries: 0 }, path).toEqual({ ...first, queries: 0 });
      for (const { queries } of [second, third, back]) {
        expect(queries, path).toBeLessThanOrEqual(first.queries);
      }
    }
  });

  it('keeps the rest of the address', async () => {
    const { path, as } = listOf('Person');
    const html = await (await app.send(`${path}?from=%2Fmoderation`, { as })).text();
    expect(linkIn(html, 'Next names')).toMatch(/\?from=%2Fmoderation&after=[^#]+#attendees$/);
  });

  it('shows the whole first page where less than that comes before', async () => {
    const list = listOf('Walk');
    const second = await read(list, (await read(list)).next);
    const place = new URL(second.next ?? '', 'http://x').searchParams.get('after') ?? '';
    const upper = place.replace(/_.*/, (id) => id.toUpperCase());
    for (const before of [upper, '2001-01-01T00:00:00Z_00000000-0000-4000-8000-000000000000']) {
      const page = await read(list, `${list.path}&before=${before}`);
      const isFirst = before !== upper;
      expect(page.items).toEqual(numbers(24).slice(isFirst ? 0 : 11, isFirst ? 12 : 23));
      expect(page.start === undefined && page.previous === undefined).toBe(isFirst);
    }
  });

  it('holds its pages when the row of a link is gone, and knows when nothing is before it', async () => {
    const titles = (from: number, to: number, thing: string) =>
      numbers(to)
        .slice(from - 1)
        .map((n) => `${thing} ${n}.`);
    const rows = {
      Notice: (title: { $in: string[] }) => app.em().nativeDelete(CondoNotice, { title }),
      Chair: (title: { $in: string[] }) => app.em().nativeDelete(Listing, { title }),
      Walk: (title: { $in: string[] }) => app.em().nativeDelete(Activity, { title }),
      Parade: (title: { $in: string[] }) => app.em().nativeDelete(CityEvent, { title }),
    };
    for (const [thing, removeRows] of Object.entries(rows)) {
      const list = listOf(thing);
      const { size } = list;
      const remove = (from: number, to: number) => removeRows({ $in: titles(from, to, thing) });
      const { next = '' } = await read(list);
      const second = await read(list, next);
      const { previous = '' } = await read(list, second.next);
      await remove(size, size);
      await remove(2 * size + 1, 2 * size + 1);
      expect(await read(list, next), thing).toMatchObject({
        ...second,
        queries: expect.anything(),
      });
      const back = await read(list, previous);
      expect(back, thing).toMatchObject({ ...second, queries: expect.anything() });
      await remove(1, size);
      expect((await read(list, next)).previous, thing).toBeUndefined();
      await remove(2 * size + 1, list.count);
      expect((await read(list, previous)).next, thing).toBeUndefined();
    }
  });
});
