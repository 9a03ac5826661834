import { describe, expect, it } from 'vitest';
import { CityEvent, EditorialArticle, type Community, type User } from '#db/entities/index.ts';
import {
  makeActivity,
  makeAttendee,
  makeListing,
  makeNewsletterIssue,
  makeNotice,
  makeUser,
} from '#db/factories/index.ts';
import { testApp, type Em } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

interface ListPage {
  ids: string[];
  /** The address of the next page. */
  next: string | undefined;
}

async function pageAt(path: string, as?: string): Promise<ListPage> {
  const response = await app.send(path, { as });
  expect(response.status, path).toBe(200);
  const items = (await response.json()) as { id: string }[];
  const link = response.headers.get('Link');
  const next = link === null ? undefined : /^<(\/api\/[^>]+)>; rel="next"$/.exec(link)?.[1];
  expect(next === undefined, link ?? '').toBe(link === null);
  return { ids: items.map(({ id }) => id), next };
}

/** The ids of a whole list; `between` runs after each page but the last. */
async function allFrom(
  path: string,
  as?: string,
  between?: () => Promise<void>,
): Promise<string[]> {
  const seen: string[] = [];
  for (let at: string | undefined = path; at;) {
    const { ids, next } = await pageAt(at, as);
    seen.push(...ids);
    at = next;
    if (at) await between?.();
  }
  return seen;
}

const lists = [
  [
    'listings',
    (em: Em, author: User, home: Community, createdAt: Date) =>
      makeListing(em, author, home, { createdAt }).id,
  ],
  [
    'activities',
    (em: Em, author: User, home: Community, createdAt: Date) =>
      makeActivity(em, author, home, { createdAt }).id,
  ],
] as const;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe.each(lists)('GET /api/%s', (name, make) => {
  it('comes in pages, newest first, with nothing repeated or left out', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const ids = [1, 2, 3, 4, 5].map((n) => make(em, resident, community, minutesAgo(n)));
    const sameMoment = new Date('2026-01-05T12:00:00.123Z');
    const together = [1, 2, 3, 4].map(() => make(em, resident, community, sameMoment));
    await em.flush();
    const path = `/api/${name}?communityId=${community.id}`;
    const expected = [...ids, ...together.sort().reverse()];
    for (const limit of [1, 3, 9, 10, 200]) {
      expect(await allFrom(`${path}&limit=${limit}`)).toEqual(expected);
    }
  });

  it('stays the same for somebody who reads on while more is posted', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const ids = [1, 2, 3, 4, 5, 6, 7].map((n) => make(em, resident, community, minutesAgo(n)));
    await em.flush();
    const added: string[] = [];
    const path = `/api/${name}?communityId=${community.id}&limit=2`;
    const seen = await allFrom(path, undefined, async () => {
      added.push(make(em, resident, community, new Date()));
      await em.flush();
    });
    expect(seen).toEqual(ids);
    expect(added).toHaveLength(3);
    expect(await allFrom(path)).toEqual(expect.arrayContaining([...added, ...ids]));
  });

  it('answers with at most 200 rows, and links to the next page', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    for (let n = 0; n < 203; n++) make(em, resident, community, minutesAgo(n));
    await em.flush();
    const first = await pageAt(`/api/${name}?communityId=${community.id}&status=PUBLISHED`);
    expect(first.ids).toHaveLength(200);
    const query = new URL(first.next ?? '', 'http://x').searchParams;
    expect([query.get('communityId'), query.get('status')]).toEqual([community.id, 'PUBLISHED']);
    const last = await pageAt(first.next ?? '');
    expect([last.ids.length, last.next]).toEqual([3, undefined]);
    expect(new Set([...first.ids, ...last.ids]).size).toBe(203);
  });

  it('refuses an unknown filter, and says which one', async () => {
    const id = '7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa';
    for (const [query, field] of [
      ['status=SECRET', 'status'],
      ['status=published', 'status'],
      ['status=PENDING&status=SECRET', 'status'],
      ['communityId=1', 'communityId'],
      ['limit=0', 'limit'],
      ['limit=201', 'limit'],
      ['limit=1.5', 'limit'],
      ['limit=-1', 'limit'],
      ['limit=many', 'limit'],
      [`after=${'x'.repeat(101)}`, 'after'],
      ['after=x', null],
      [`after=${id}`, null],
      [`after=0000-01-01T00:00:00Z_${id}`, null],
      [`after=2026-01-01T00:00:00Z_${id}_`, null],
      [`after=_${id}`, null],
    ]) {
      const response = await app.send(`/api/${name}?${query}`);
      expect(response.status, query ?? '').toBe(400);
      const { message, errors } = (await response.json()) as { message: string; errors?: object };
      expect(message).not.toBe('');
      expect(Object.keys(errors ?? {}), query ?? '').toEqual(field ? [field] : []);
    }
  });

  it('treats an empty filter as none, and accepts an id in capitals', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const id = make(em, resident, community, new Date());
    await em.flush();
    const capitals = community.id.toUpperCase();
    const path = `/api/${name}?communityId=${capitals}&status=&limit=&after=&other=x`;
    expect(await allFrom(path)).toEqual([id]);
  });
});

describe('a post that waits for the board', () => {
  it('is only in the lists of its author and its moderators, with any filter', async () => {
    const em = app.em();
    const people = await makeNeighbourhood(em);
    const { community, elsewhere, resident, outsider } = people;
    for (const [name, make] of [
      ['listings', makeListing],
      ['activities', makeActivity],
    ] as const) {
      const shown = make(em, resident, community).id;
      const pending = make(em, resident, community, { status: 'PENDING' }).id;
      const rejected = make(em, resident, community, { status: 'REJECTED' }).id;
      const other = make(em, outsider, elsewhere, { status: 'PENDING' }).id;
      await em.flush();
      const seenBy = async (who: keyof typeof people | null, filter: string) => {
        const as = who ? await app.signIn(people[who]) : undefined;
        const ids = await allFrom(`/api/${name}?${filter}`, as);
        return [shown, pending, rejected, other].map((id) => (ids.includes(id) ? 1 : 0)).join('');
      };
      for (const [who, all, ofPending, ofCommunity] of [
        [null, '1000', '0000', '1000'],
        ['neighbour', '1000', '0000', '1000'],
        ['resident', '1110', '0100', '1110'],
        ['outsider', '1001', '0001', '1000'],
        ['otherBoard', '1001', '0001', '1000'],
        ['board', '1110', '0100', '1110'],
        ['manager', '1110', '0100', '1110'],
        ['admin', '1111', '0101', '1110'],
      ] as const) {
        expect(await seenBy(who, ''), `${name} ${who}`).toBe(all);
        expect(await seenBy(who, 'status=PENDING'), `${name} ${who}`).toBe(ofPending);
        expect(await seenBy(who, `communityId=${community.id}`)).toBe(ofCommunity);
      }
    }
  });
});

describe('GET /api/activities/{id}/attendees', () => {
  it('comes in pages, first to join first, even while others join and leave', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const activity = makeActivity(em, resident, community);
    const createdAt = new Date('2026-01-05T12:00:00.123Z');
    const comers = [1, 2, 3, 4, 5].map(() => makeUser(em));
    for (const user of comers) makeAttendee(em, activity, user, { createdAt });
    await em.flush();
    const as = await app.signIn(resident);
    const path = `/api/activities/${activity.id}/attendees?limit=2`;
    const late: string[] = [];
    const seen = await allFrom(path, as, async () => {
      if (late.length === 2) return;
      const user = makeUser(em);
      makeAttendee(em, activity, user);
      late.push(user.id);
      await em.flush();
    });
    expect(seen).toEqual([...comers.map(({ id }) => id).sort(), ...late]);
    for (const query of ['limit=0', 'limit=201', 'after=x']) {
      const response = await app.send(`/api/activities/${activity.id}/attendees?${query}`, { as });
      expect(response.status, query).toBe(400);
    }
  });
});

describe('Rules 30.5: lists of calls are searched by words', () => {
  it('finds what has all words in either language, the last one begun, of what the caller may see', async () => {
    const em = app.em();
    const { community, resident, neighbour, board, outsider } = await makeNeighbourhood(em);
    const text = { title: 'Porch swing', description: 'Hung near the elevator.' };
    const listing = makeListing(em, neighbour, community, text);
    makeListing(em, neighbour, community, { ...text, status: 'PENDING' });
    makeListing(em, neighbour, community, { title: 'Porch lamp' });
    const activity = makeActivity(em, neighbour, community, { title: 'Elevator pitch, porch' });
    const notice = makeNotice(em, board, community, {
      title: 'Porch painting',
      content: 'The elevator stops.',
    });
    makeNotice(em, board, community, {
      title: 'Porch elevator of floor 6',
      audience: 'FLOORS',
      audienceFloors: [6],
    });
    const issue = makeNewsletterIssue(em, community, { title: 'Porch and elevator bulletin' });
    const article = em.create(EditorialArticle, {
      section: 'LIFESTYLE',
      title: 'Porches of the city',
      slug: 'porches',
      content: 'An elevator is not a porch.',
      translation: { title: 'Les perrons', content: 'Un ascenseur n’est pas un perron.' },
    });
    const event = em.create(CityEvent, {
      title: 'Porch fest',
      slug: 'porch-fest',
      description: 'By the elevator',
      startDate: new Date(),
      status: 'PUBLISHED',
    });
    article.status = 'PUBLISHED';
    await em.flush();
    const as = await app.signIn(resident);
    const found = (path: string, q: string, who?: string) =>
      allFrom(`/api/${path}?limit=1&q=${encodeURIComponent(q)}`, who);
    const notices = `communities/${community.slug}/notices`;
    expect(await found('listings', 'porch elevato')).toEqual([listing.id]);
    expect(await found('activities', 'PORCH elevato')).toEqual([activity.id]);
    expect(await found(notices, 'porch elevato', as)).toEqual([notice.id]);
    expect(await found('newsletter-issues', 'porch elevato', as)).toEqual([issue.id]);
    expect(await found('newsletter-issues', 'porch elevato')).toEqual([]);
    expect(await found('editorial-articles', 'porch elevato')).toEqual([article.id]);
    expect(await found('editorial-articles', 'perrons')).toEqual([article.id]);
    expect(await found('city-events', 'porch elevato')).toEqual([event.id]);
    for (const path of ['listings', 'activities', 'editorial-articles', 'city-events']) {
      expect(await found(path, 'porch zeppelin')).toEqual([]);
      expect(await found(path, '&|!(')).toEqual([]);
      expect((await app.send(`/api/${path}?q=${'x'.repeat(101)}`)).status).toBe(400);
    }
    const elsewhere = await app.send(`/api/${notices}?q=porch`, { as: await app.signIn(outsider) });
    expect(elsewhere.status).toBe(403);
  });
});
