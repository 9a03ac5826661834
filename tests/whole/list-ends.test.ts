import { beforeAll, describe, expect, it } from 'vitest';
import { makeActivity, makeAttendee, makeListing } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood, type Neighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

/** Before everything, so that nothing comes after it where the newest is first. */
const longAgo = '2001-01-01T00:00:00.000Z_00000000-0000-4000-8000-000000000000';
/** After everything, for lists in the order of time. */
const farOff = '2999-01-01T00:00:00.000Z_00000000-0000-4000-8000-000000000000';
const lastId = 'ffffffff-ffff-4fff-bfff-ffffffffffff';

let people: Neighbourhood;
let activity: { id: string };

beforeAll(async () => {
  const em = app.em();
  people = await makeNeighbourhood(em);
  const { resident, neighbour, community } = people;
  activity = makeActivity(em, neighbour, community);
  makeAttendee(em, activity as never, resident);
  makeListing(em, resident, community, { status: 'PENDING' });
  await em.flush();
});

const emptyTexts =
  /No listings yet|No activities yet|No newsletters available yet|No items pending|has nothing for sale|have nothing for sale|Post First/;

describe('a link to a later page that has nothing on it', () => {
  it('says that this is the end, and leads to the start of the list', async () => {
    const { resident, board, community } = people;
    const hub = `/communities/${community.slug}`;
    const as = await app.signIn(resident);
    const asBoard = await app.signIn(board);
    for (const [path, start, who] of [
      [`${hub}/notices?after=${longAgo}`, `${hub}/notices`, as],
      [`${hub}?tab=buy-sell&after=${longAgo}`, `${hub}?tab=buy-sell#buy-sell`, as],
      [`${hub}?tab=activities&after=${farOff}`, `${hub}?tab=activities#activities`, as],
      [`${hub}?tab=activities&after=open_${lastId}`, `${hub}?tab=activities#activities`, as],
      [`${hub}?tab=newsletters&after=${longAgo}`, `${hub}?tab=newsletters#issues`, as],
      [`/moderation?after=${longAgo}`, '/moderation#queue', asBoard],
      [`/moderation?show=listings&after=${longAgo}`, '/moderation?show=listings#queue', asBoard],
      [`/users/${resident.id}?after=${longAgo}`, `/users/${resident.id}#listings`, as],
      [`/users/${resident.id}?posts=${longAgo}`, `/users/${resident.id}#other-posts`, as],
      [`/activities/${activity.id}?after=${farOff}`, `/activities/${activity.id}#attendees`, as],
    ] as const) {
      const response = await app.send(path, { as: who });
      const html = await response.text();
      expect(response.status, path).toBe(200);
      expect(html, path).toContain('End of the list.');
      expect(html, path).not.toMatch(path.includes('posts=') ? /Post First/ : emptyTexts);
      const back = /href="([^"]+)"[^>]*>Back to the start of the list/.exec(html)?.[1];
      expect(back?.replace(/&amp;/g, '&'), path).toBe(start);
    }
  });

  it('is not what the first page of an empty list says', async () => {
    const { resident, community } = people;
    const path = `/communities/${community.slug}?tab=newsletters&after=`;
    const html = await (await app.send(path, { as: await app.signIn(resident) })).text();
    expect(html).toContain('No newsletters available yet.');
    expect(html).not.toContain('the list');
  });
});

describe('a link to a later page that was cut off', () => {
  it('is 400, and leads to the start of that list', async () => {
    const { resident, board, community } = people;
    const hub = `/communities/${community.slug}`;
    const as = await app.signIn(resident);
    const asBoard = await app.signIn(board);
    for (const [path, start, who] of [
      [`${hub}/notices?after=${longAgo.slice(0, -3)}`, `${hub}/notices`, as],
      [`${hub}?tab=buy-sell&after=${longAgo.slice(0, 24)}`, `${hub}?tab=buy-sell`, as],
      [`${hub}?tab=activities&after=x`, `${hub}?tab=activities`, as],
      [`${hub}?tab=newsletters&after=${longAgo.slice(0, -1)}`, `${hub}?tab=newsletters`, as],
      ['/events?after=2001-01', '/events', as],
      [`/moderation?show=listings&after=${longAgo}x`, '/moderation?show=listings', asBoard],
      [`/users/${resident.id}?after=x`, `/users/${resident.id}`, as],
      [`/users/${resident.id}?after=${longAgo}&posts=x`, `/users/${resident.id}`, as],
      [`/activities/${activity.id}?after=x`, `/activities/${activity.id}`, as],
      [`${hub}/notices?before=${longAgo}x`, `${hub}/notices`, as],
      [`${hub}?tab=buy-sell&before=${longAgo.slice(0, 24)}`, `${hub}?tab=buy-sell`, as],
      [`${hub}?tab=activities&before=x`, `${hub}?tab=activities`, as],
      [`${hub}?tab=newsletters&before=${longAgo}x`, `${hub}?tab=newsletters`, as],
      ['/events?before=2001-01', '/events', as],
      [`/moderation?show=listings&before=x`, '/moderation?show=listings', asBoard],
      [`/users/${resident.id}?before=x`, `/users/${resident.id}`, as],
      [`/users/${resident.id}?postsBefore=x`, `/users/${resident.id}`, as],
      [`/activities/${activity.id}?before=x`, `/activities/${activity.id}`, as],
    ] as const) {
      const response = await app.send(path, { as: who });
      const html = await response.text();
      expect(response.status, path).toBe(400);
      expect(html, path).toContain('This page of the list doesn’t exist.');
      const back = /href="([^"]+)"[^>]*>Back to the start of the list/.exec(html)?.[1];
      expect(back?.replace(/&amp;/g, '&'), path).toBe(start);
    }
  });
});
