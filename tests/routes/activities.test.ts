import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  Activity,
  MailChoice,
  MailLetter,
  ModerationEvent,
  type User,
} from '#db/entities/index.ts';
import { makeActivity, makeAttendee, makeEvent, makeUser } from '#db/factories/index.ts';
import { activitiesThisMonth } from '#app/features/posts/activities/queries.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

const valid = { title: 'Evening walk', description: 'An easy hour along the river.' };
const day = 24 * 60 * 60 * 1000;
const fromNow = (ms: number) => new Date(Date.now() + ms);

const post = async (form: Record<string, string>) => {
  const em = app.em();
  const { community, resident } = await makeNeighbourhood(em);
  const as = await app.signIn(resident);
  const response = await app.send(`/communities/${community.slug}/activities/new`, { as, form });
  const id = response.headers.get('Location')?.split('/').pop();
  return { response, id, as };
};

describe('the page of an activity', () => {
  it('says where it is, or that this is not decided, but not once it is over', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const [there, open, over] = [
      makeActivity(em, resident, community, { when: fromNow(day), place: 'Lobby' }),
      makeActivity(em, resident, community, { when: fromNow(day) }),
      makeActivity(em, resident, community, { when: fromNow(-day) }),
    ];
    await em.flush();
    const as = await app.signIn(resident);
    const pageOf = async ({ id }: Activity) => (await app.send(`/activities/${id}`, { as })).text();
    expect(await pageOf(there)).toContain('>Lobby</bdi>');
    expect(await pageOf(open)).toContain('Location to be decided');
    expect(await pageOf(over)).not.toContain('Location to be decided');
  });
});

describe('posting an activity', () => {
  it('is refused to a visitor, an outsider and a moderator who does not live there', async () => {
    const em = app.em();
    const { community, outsider, otherBoard, admin } = await makeNeighbourhood(em);
    const body = { ...valid, communityId: community.id };
    const path = `/communities/${community.slug}/activities/new`;
    expect((await app.send('/api/activities', { json: body })).status).toBe(401);
    expect((await app.send(path, { form: valid })).status).toBe(401);
    expect((await app.send(path)).status).toBe(401);
    for (const person of [outsider, otherBoard, admin]) {
      const as = await app.signIn(person);
      expect((await app.send('/api/activities', { json: body, as })).status).toBe(403);
      expect((await app.send(path, { form: valid, as })).status).toBe(403);
      expect((await app.send(path, { as })).status).toBe(403);
    }
    expect(await app.em().count(Activity, { community: community.id })).toBe(0);
  });

  it('ignores an author, status, slug or attendee that is sent along', async () => {
    const em = app.em();
    const { community, resident, neighbour } = await makeNeighbourhood(em);
    const response = await app.send('/api/activities', {
      as: await app.signIn(resident),
      json: {
        ...valid,
        communityId: community.id,
        authorId: neighbour.id,
        status: 'PUBLISHED',
        slug: 'mine',
        version: 9,
        attendeeIds: [neighbour.id],
        attendeeCount: 40,
      },
    });
    expect(response.status).toBe(201);
    const json = (await response.json()) as { id: string };
    expect(json).toMatchObject({
      authorId: resident.id,
      status: 'PENDING',
      version: 1,
      when: null,
      tags: [],
      images: [],
      attendeeIds: [],
      attendeeCount: 0,
      slug: expect.stringMatching(/^evening-walk-[0-9a-f]{8}$/) as string,
    });
    const [event] = await app.em().find(ModerationEvent, { subjectId: json.id });
    expect(event).toMatchObject({ subjectType: 'ACTIVITY', action: 'SUBMIT', toStatus: 'PENDING' });
  });

  it('publishes at once where the community does not moderate', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em, { requireModeration: false });
    const response = await app.send('/api/activities', {
      as: await app.signIn(resident),
      json: { ...valid, communityId: community.id },
    });
    expect(await response.json()).toMatchObject({ status: 'PUBLISHED' });
  });

  it('reads the time as Ottawa time, and splits tags at commas', async () => {
    const year = new Date().getUTCFullYear() + 1;
    const { response, id } = await post({
      ...valid,
      when: `${year}-07-01T09:15`,
      tags: ' outdoors, ,Families,outdoors ,',
    });
    expect(response.status).toBe(303);
    const activity = await app.em().findOneOrFail(Activity, { id: id ?? '' });
    expect(activity.when).toEqual(new Date(`${year}-07-01T13:15:00Z`));
    expect(activity.tags).toEqual(['outdoors', 'Families']);
  });

  it('refuses a start in the past', async () => {
    const { response } = await post({ ...valid, when: cityTimeText(fromNow(-61_000)) });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Choose a time in the future');
  });

  it('keeps what was typed and names what is wrong', async () => {
    const { response } = await post({
      title: '',
      description: 'Kept words',
      when: '2027-03-14T02:30',
      tags: `${'x'.repeat(31)}, a, b, c, d, e, f, g, h, i, j`,
      contactEmail: 'nowhere',
    });
    expect(response.status).toBe(400);
    const html = await response.text();
    for (const message of [
      'Validation Error',
      'Please fill in all required fields.',
      'Enter a title',
      'The clocks go forward that night, so this time doesn’t exist.',
      'Use up to 10 tags',
      'Keep each tag to 30 characters',
      'Invalid email address',
      'Kept words',
      'value="2027-03-14T02:30"',
    ]) {
      expect(html).toContain(message);
    }
  });

  it.each([
    [{ when: '2099-05-01T10:00:00' }, 'when'],
    [{ when: '2020-05-01T10:00:00Z' }, 'when'],
    [{ when: 4102444800000 }, 'when'],
    [{ tags: 'a,b' }, 'tags'],
    [{ tags: [1] }, 'tags[0]'],
    [{ tags: Array.from({ length: 11 }, (_, n) => `t${n}`) }, 'tags'],
    [{ title: ' ' }, 'title'],
    [{ communityId: 'here' }, 'communityId'],
  ])('refuses %j as JSON', async (given, field) => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const response = await app.send('/api/activities', {
      as: await app.signIn(resident),
      json: { ...valid, communityId: community.id, ...given },
    });
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
  });

  it('takes ISO 8601 with any zone, and an activity without a date', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const as = await app.signIn(resident);
    for (const [when, moment] of [
      ['2099-05-01T10:00:00-04:00', '2099-05-01T14:00:00.000Z'],
      ['2099-05-01T10:00:00.250Z', '2099-05-01T10:00:00.250Z'],
      ['2099-05-01T10:00+02:00', '2099-05-01T08:00:00.000Z'],
      [null, null],
    ]) {
      const json = { ...valid, communityId: community.id, when, tags: ['a', ' ', 'b,c'] };
      const response = await app.send('/api/activities', { as, json });
      expect(await response.json()).toMatchObject({ when: moment, tags: ['a', 'b', 'c'] });
    }
  });

  it('is prefilled from a city event', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const event = makeEvent(em, { title: 'Lantern “parade”', startDate: fromNow(3 * day) });
    const begun = makeEvent(em, { title: 'Long fair', startDate: fromNow(-day) });
    await em.flush();
    const as = await app.signIn(resident);
    const path = `/communities/${community.slug}/activities/new`;
    const html = await (await app.send(`${path}?event=${event.slug}`, { as })).text();
    expect(html).toContain('value="Attend: Lantern “parade”"');
    expect(html).toContain('Stalls, soup and a fire to stand around.');
    expect(html).toContain(`value="${cityTimeText(event.startDate)}"`);
    const late = await (await app.send(`${path}?event=${begun.slug}`, { as })).text();
    expect(late).toContain('value="Attend: Long fair"');
    expect(late).not.toContain(`value="${cityTimeText(begun.startDate)}"`);
    expect((await app.send(`${path}?event=no-such-event`, { as })).status).toBe(200);
  });
});

describe('seeing an activity', () => {
  it('hides a pending, rejected, withdrawn or removed one from everyone but its author and moderators', async () => {
    const em = app.em();
    const people = await makeNeighbourhood(em);
    for (const status of ['PENDING', 'REJECTED', 'WITHDRAWN', 'REMOVED'] as const) {
      const activity = makeActivity(em, people.resident, people.community, { status });
      await em.flush();
      for (const path of [`/activities/${activity.id}`, `/api/activities/${activity.id}`]) {
        expect((await app.send(path)).status).toBe(404);
        for (const hidden of [people.neighbour, people.outsider, people.otherBoard]) {
          expect((await app.send(path, { as: await app.signIn(hidden) })).status).toBe(404);
        }
        for (const shown of [people.resident, people.board, people.manager, people.admin]) {
          expect((await app.send(path, { as: await app.signIn(shown) })).status).toBe(200);
        }
      }
    }
  });

  it('shows everyone how many are coming, and only the community who they are', async () => {
    const em = app.em();
    const people = await makeNeighbourhood(em);
    const activity = makeActivity(em, people.resident, people.community);
    makeAttendee(em, activity, people.neighbour);
    people.neighbour.showsEmail = true;
    await em.flush();
    const path = `/activities/${activity.id}`;
    const { email, id, name } = people.neighbour;
    for (const blind of [null, people.outsider, people.otherBoard]) {
      const as = blind ? await app.signIn(blind) : undefined;
      const html = await (await app.send(path, { as })).text();
      expect(html).toContain('1 neighbour going');
      expect(html).not.toContain(email);
      expect(html).not.toContain(name);
      for (const call of [`/api${path}`, `/api/activities?communityId=${people.community.id}`]) {
        const json = JSON.stringify(await (await app.send(call, { as })).json());
        expect(json).toContain('"attendeeIds":[],"attendeeCount":1');
        expect(json).not.toContain(id);
      }
      const list = await app.send(`/api${path}/attendees`, { as });
      expect(list.status).toBe(blind ? 403 : 401);
    }
    for (const seeing of [people.resident, people.board, people.admin]) {
      const as = await app.signIn(seeing);
      // The address is for those who are going, of whom the organizer is one.
      const shown = seeing === people.resident ? email : null;
      const html = await (await app.send(path, { as })).text();
      expect(html).toContain(name);
      expect(html.includes(email)).toBe(shown !== null);
      expect(html).toContain('Organizer');
      const json = await (await app.send(`/api${path}`, { as })).json();
      expect(json).toMatchObject({ attendeeIds: [id], attendeeCount: 1 });
      const list = await app.send(`/api${path}/attendees`, { as });
      expect(await list.json()).toEqual([{ id, name, email: shown }]);
    }
  });

  it('needs at most three queries after the one for the session, for its author too', async () => {
    const em = app.em();
    const { community, resident, neighbour, board, admin } = await makeNeighbourhood(em);
    const images = [`/photos/${randomUUID()}/800.webp`];
    const open = makeActivity(em, resident, community, { images });
    const rejected = makeActivity(em, resident, community, { status: 'REJECTED', images });
    makeAttendee(em, open, neighbour);
    makeAttendee(em, rejected, neighbour);
    await em.flush();
    const queriesFor = async (activity: { id: string }, person: { id: string }) => {
      const as = await app.signIn(person);
      const before = app.queryCount();
      await app.send(`/activities/${activity.id}`, { as });
      return app.queryCount() - before;
    };
    expect(await queriesFor(open, neighbour)).toBeLessThanOrEqual(4);
    // With what the board said, the appeal against it, the history and the sizes of its photos.
    for (const post of [rejected, open]) {
      for (const person of [resident, board, admin]) {
        expect(await queriesFor(post, person), post.status).toBeLessThanOrEqual(4);
      }
    }
  });

  it.each(['not-an-id', '7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa'])(
    'answers 404 for %s',
    async (id) => {
      const em = app.em();
      const { resident } = await makeNeighbourhood(em);
      const as = await app.signIn(resident);
      const page = await app.send(`/activities/${id}`);
      expect(page.status).toBe(404);
      expect(await page.text()).toContain('Activity not found');
      expect((await app.send(`/api/activities/${id}`)).status).toBe(404);
      expect((await app.send(`/api/activities/${id}/attendees`, { as })).status).toBe(404);
      for (const call of ['join', 'leave']) {
        const path = `/api/activities/${id}/${call}`;
        expect((await app.send(path, { method: 'POST', as })).status).toBe(404);
        expect((await app.send(path, { as })).status).toBe(405);
      }
      const json = { status: 'PUBLISHED' };
      const patch = await app.send(`/api/activities/${id}`, { method: 'PATCH', json, as });
      expect(patch.status).toBe(404);
    },
  );

  it('refuses a malformed cursor for its attendees', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const activity = makeActivity(em, resident, community);
    await em.flush();
    const as = await app.signIn(resident);
    expect((await app.send(`/activities/${activity.id}?after=x`, { as })).status).toBe(400);
  });
});

describe('joining and leaving', () => {
  it('is refused to visitors, outsiders, other moderators and the organizer', async () => {
    const em = app.em();
    const people = await makeNeighbourhood(em);
    const activity = makeActivity(em, people.resident, people.community);
    await em.flush();
    for (const attendance of ['join', 'leave']) {
      const call = `/api/activities/${activity.id}/${attendance}`;
      const page = `/activities/${activity.id}`;
      expect((await app.send(call, { method: 'POST' })).status).toBe(401);
      expect((await app.send(page, { form: { attendance } })).status).toBe(401);
      for (const other of [people.resident, people.outsider, people.otherBoard, people.admin]) {
        const as = await app.signIn(other);
        expect((await app.send(call, { method: 'POST', as })).status).toBe(403);
        const response = await app.send(page, { form: { attendance }, as });
        expect(response.status).toBe(403);
        expect(await response.text()).toContain(
          `Failed to ${attendance} activity. Please try again.`,
        );
      }
    }
    const json = await (await app.send(`/api/activities/${activity.id}`)).json();
    expect(json).toMatchObject({ attendeeCount: 0 });
  });

  it('changes nothing when it is repeated', async () => {
    const em = app.em();
    const { community, resident, neighbour } = await makeNeighbourhood(em);
    const activity = makeActivity(em, resident, community);
    await em.flush();
    const as = await app.signIn(neighbour);
    for (const [attendance, attendeeIds] of [
      ['leave', []],
      ['join', [neighbour.id]],
      ['join', [neighbour.id]],
      ['leave', []],
      ['leave', []],
    ] as const) {
      const path = `/api/activities/${activity.id}/${attendance}`;
      const response = await app.send(path, { method: 'POST', as });
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({
        id: activity.id,
        attendeeIds,
        attendeeCount: attendeeIds.length,
        version: 1,
      });
    }
  });

  it('loses nobody when many join at once', async () => {
    const em = app.em();
    const people = await makeNeighbourhood(em);
    const activity = makeActivity(em, people.resident, people.community);
    await em.flush();
    const joining = [people.neighbour, people.board, people.manager];
    const cookies = await Promise.all(joining.map((person) => app.signIn(person)));
    const path = `/api/activities/${activity.id}/join`;
    const answers = await Promise.all(
      [...cookies, ...cookies].map((as) => app.send(path, { method: 'POST', as })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const as = await app.signIn(people.resident);
    const json = await (await app.send(`/api/activities/${activity.id}`, { as })).json();
    const { attendeeIds } = json as { attendeeIds: string[] };
    expect([...attendeeIds].sort()).toEqual(joining.map(({ id }) => id).sort());
  });

  it.each(['CANCELLED', 'REMOVED'] as const)(
    'can be left twice while it is %s, by members only',
    async (status) => {
      const em = app.em();
      const { community, resident, neighbour, outsider } = await makeNeighbourhood(em);
      const when = fromNow(60 * 60_000);
      const activity = makeActivity(em, resident, community, { status, when });
      makeAttendee(em, activity, neighbour);
      await em.flush();
      const as = await app.signIn(neighbour);
      const page = `/activities/${activity.id}`;
      const leave = () => app.send(page, { form: { attendance: 'leave' }, as });
      expect([(await leave()).status, (await leave()).status]).toEqual([303, 303]);
      const call = `/api/activities/${activity.id}/leave`;
      const again = await app.send(call, { method: 'POST', as });
      expect(again.status).toBe(200);
      expect((await again.json()) as object).toMatchObject(
        status === 'REMOVED' ? { title: '', when: null, images: [] } : { title: activity.title },
      );
      const stranger = await app.send(call, { method: 'POST', as: await app.signIn(outsider) });
      expect(stranger.status).toBe(status === 'REMOVED' ? 404 : 403);
    },
  );

  it('answers 409 once it is over or cancelled, and says which', async () => {
    const em = app.em();
    const { community, resident, neighbour } = await makeNeighbourhood(em);
    const over = makeActivity(em, resident, community, { when: fromNow(-4 * 60 * 60_000) });
    const cancelled = makeActivity(em, resident, community, { status: 'CANCELLED' });
    makeAttendee(em, over, neighbour);
    await em.flush();
    const as = await app.signIn(neighbour);
    for (const [activity, message] of [
      [over, 'This activity is over.'],
      [cancelled, 'This activity has been cancelled.'],
    ] as const) {
      // Who is not on the list of a cancelled one has left already.
      for (const attendance of activity === over ? ['join', 'leave'] : ['join']) {
        const path = `/api/activities/${activity.id}/${attendance}`;
        const response = await app.send(path, { method: 'POST', as });
        expect(response.status).toBe(409);
        expect(await response.json()).toEqual({ message });
        const page = await app.send(`/activities/${activity.id}`, { form: { attendance }, as });
        expect(page.status).toBe(409);
      }
      const html = await (await app.send(`/activities/${activity.id}`, { as })).text();
      expect(html).toContain(message);
      expect(html).not.toContain('name="attendance"');
    }
    const left = await (await app.send(`/api/activities/${over.id}`)).json();
    expect(left).toMatchObject({ attendeeCount: 1 });
  });

  it('works with a plain form post, and says so on the next page', async () => {
    const em = app.em();
    const { community, resident, neighbour } = await makeNeighbourhood(em);
    const activity = makeActivity(em, resident, community, { when: null });
    await em.flush();
    const as = await app.signIn(neighbour);
    const page = `/activities/${activity.id}`;
    for (const [attendance, title, next] of [
      ['join', 'Joined activity', 'value="leave"'],
      ['leave', 'Left activity', 'value="join"'],
    ] as const) {
      const response = await app.send(page, { form: { attendance }, as });
      expect(response.status).toBe(303);
      const toast = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const html = await (await app.send(page, { as: `${as}; ${toast}` })).text();
      expect(html).toContain(title);
      expect(html).toContain(next);
      expect(html.includes('You’ve lit a window.')).toBe(attendance === 'join');
    }
  });
});

describe('editing an activity', () => {
  it('is only for its author', async () => {
    const em = app.em();
    const people = await makeNeighbourhood(em);
    const activity = makeActivity(em, people.resident, people.community);
    await em.flush();
    const path = `/activities/${activity.id}/edit`;
    expect((await app.send(path)).status).toBe(401);
    for (const other of [people.neighbour, people.board, people.admin]) {
      const as = await app.signIn(other);
      expect((await app.send(path, { as })).status).toBe(403);
      expect((await app.send(path, { as, form: valid })).status).toBe(403);
    }
    const after = await app.em().findOneOrFail(Activity, { id: activity.id });
    expect(after.title).toBe(activity.title);
  });

  it('keeps its pictures and attendees while the board looks at it, and after', async () => {
    const em = app.em();
    const { community, resident, neighbour, board } = await makeNeighbourhood(em);
    const images = ['/images/activities/walk.svg'];
    const activity = makeActivity(em, resident, community, { images });
    const { title } = activity;
    makeAttendee(em, activity, neighbour);
    await em.flush();
    const as = await app.signIn(resident);
    const response = await app.send(`/activities/${activity.id}/edit`, {
      as,
      form: { ...valid, title: 'Longer walk', tags: '', when: '', version: '1' },
    });
    expect(response.status).toBe(303);
    const path = `/api/activities/${activity.id}`;
    const kept = { images, attendeeIds: [neighbour.id], status: 'PUBLISHED' };
    const now = await (await app.send(path, { as })).json();
    expect(now).toMatchObject({ ...kept, title, version: 2, tags: ['outdoors'] });
    const approved = await app.send(path, {
      method: 'PATCH',
      json: { status: 'PUBLISHED', version: 2 },
      as: await app.signIn(board),
    });
    expect(await approved.json()).toMatchObject({
      ...kept,
      title: 'Longer walk',
      version: 3,
      when: null,
      tags: [],
    });
  });

  it('keeps an unchanged start in the past to the second, and refuses any other', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    // The second pass of the hour that comes twice in November, with seconds that the form does not show.
    const when = new Date('2025-11-02T06:30:15.250Z');
    const activity = makeActivity(em, resident, community, { when });
    await em.flush();
    const as = await app.signIn(resident);
    const path = `/activities/${activity.id}/edit`;
    expect(await (await app.send(path, { as })).text()).toContain('value="2025-11-02T01:30"');
    const moved = await app.send(path, { as, form: { ...valid, when: '2025-11-02T01:31' } });
    expect(moved.status).toBe(400);
    expect(await moved.text()).toContain('Choose a time in the future');
    const kept = await app.send(path, { as, form: { ...valid, when: '2025-11-02T01:30' } });
    expect(kept.status).toBe(303);
    expect((await app.em().findOneOrFail(Activity, { id: activity.id })).when).toEqual(when);
  });

  it('answers 409 and keeps the text when it changed in the meantime or is closed', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const activity = makeActivity(em, resident, community, { version: 4 });
    const cancelled = makeActivity(em, resident, community, { status: 'CANCELLED' });
    await em.flush();
    const as = await app.signIn(resident);
    const form = { ...valid, title: 'My second thoughts', version: '3' };
    const response = await app.send(`/activities/${activity.id}/edit`, { as, form });
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('My second thoughts');
    expect((await app.send(`/activities/${cancelled.id}/edit`, { as })).status).toBe(409);
  });
});

describe('cancelling and deciding', () => {
  it('says before how many people are emailed about it, and emails as many', async () => {
    const em = app.em();
    const { community, resident, neighbour, board } = await makeNeighbourhood(em);
    const people = ['UNCONFIRMED', 'NEVER', 'WEEKLY', 'WAITS'].map((name) =>
      makeUser(em, { name }),
    );
    const [unconfirmed, never, weekly, waits] = people as [User, User, User, User];
    for (const one of [neighbour, board, never, weekly, waits]) one.isAuthenticated = true;
    em.create(MailChoice, { user: never, topic: 'ATTENDING', frequency: 'NEVER' });
    em.create(MailChoice, { user: weekly, topic: 'ATTENDING', frequency: 'WEEKLY' });
    const activity = makeActivity(em, resident, community, { when: fromNow(day) });
    const lonely = makeActivity(em, resident, community, { when: fromNow(day) });
    for (const one of [neighbour, board, unconfirmed, never, weekly])
      makeAttendee(em, activity, one);
    makeAttendee(em, activity, waits, { ticket: 1 });
    await em.flush();
    const own = await app.signIn(resident);
    const pageOf = async ({ id }: Activity, as: string) =>
      (await app.send(`/activities/${id}`, { as })).text();
    const html = await pageOf(activity, own);
    // Both Withdraw and Cancel say so.
    expect(html.split('4 people on its list will be emailed.</p>')).toHaveLength(3);
    expect(await pageOf(lonely, own)).toContain('No one will be emailed.');
    // The way back from each.
    expect(html.split(`<a href="/activities/${activity.id}"`).length).toBeGreaterThan(2);
    expect(html.split('>Keep it as it is</a>')).toHaveLength(3);
    // The moderator who removes it isn’t told of it.
    const forBoard = await pageOf(activity, await app.signIn(board));
    expect(forBoard).toContain('3 people on its list will be emailed.');
    const form = { subjectType: 'ACTIVITY', id: activity.id, status: 'CANCELLED', version: '1' };
    expect((await app.send(`/activities/${activity.id}`, { as: own, form })).status).toBe(303);
    expect(await app.em().count(MailLetter, { kind: 'ACTIVITY_OFF' })).toBe(4);
    // Whose email waits for the end of its hour is told of neither.
    const waiting = { user: neighbour.id, kind: 'ACTIVITY_OFF' };
    await app.em().nativeUpdate(MailLetter, waiting, { nextTryAt: fromNow(60_000) });
    expect(await pageOf(activity, own)).toContain('>Bring the activity back and email 3 people<');
    await app.em().nativeUpdate(MailLetter, { kind: 'ACTIVITY_OFF' }, { state: 'SENT' });
    const again = '>Bring the activity back and email 4 people</button>';
    expect(await pageOf(activity, own)).toContain(again);
    await app.em().nativeUpdate(Activity, { id: lonely.id }, { status: 'CANCELLED' });
    expect(await pageOf(lonely, own)).toContain('>Bring the post back</button>');
    const back = { ...form, status: 'PUBLISHED', version: '2' };
    expect((await app.send(`/activities/${activity.id}`, { as: own, form: back })).status).toBe(
      303,
    );
    // Who was in line has a spot now, and reads of both in one email.
    const kinds = ['ACTIVITY_BACK', 'ACTIVITY_PLACE_FREE'];
    expect(await app.em().count(MailLetter, { kind: { $in: kinds } })).toBe(4);
  });

  it('no longer tells anybody on the list of a cancelled one that they are going', async () => {
    const em = app.em();
    const { community, resident, neighbour } = await makeNeighbourhood(em);
    const activity = makeActivity(em, resident, community, { when: fromNow(day) });
    makeAttendee(em, activity, neighbour);
    await em.flush();
    const as = await app.signIn(neighbour);
    const page = async () => (await app.send(`/activities/${activity.id}`, { as })).text();
    expect(await page()).toContain('You’re going');
    activity.status = 'CANCELLED';
    await em.flush();
    const html = await page();
    expect(html).not.toContain('You’re going');
    expect(html).not.toContain('>Leave<');
    expect(html).toContain('You joined it, and stay on its list in case it takes place after all.');
    expect(html).toContain('Take me off the list');
    const form = { attendance: 'leave' };
    expect((await app.send(`/activities/${activity.id}`, { as, form })).status).toBe(303);
    expect(await page()).not.toContain('Take me off the list');
  });

  it('lets only the author cancel it and bring it back', async () => {
    const em = app.em();
    const { community, resident, neighbour, board } = await makeNeighbourhood(em);
    const activity = makeActivity(em, resident, community);
    await em.flush();
    const path = `/api/activities/${activity.id}`;
    const patch = async (person: { id: string }, status: string) =>
      app.send(path, { method: 'PATCH', json: { status }, as: await app.signIn(person) });
    for (const other of [neighbour, board]) {
      expect((await patch(other, 'CANCELLED')).status).toBe(403);
    }
    expect((await patch(resident, 'SOLD')).status).toBe(403);
    for (const status of ['CANCELLED', 'PUBLISHED']) {
      const response = await patch(resident, status);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ status });
    }
    const removed = await patch(board, 'REMOVED');
    expect(await removed.json()).toMatchObject({ status: 'REMOVED', version: 4 });
  });

  it('works from its page with a plain form post', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const activity = makeActivity(em, resident, community);
    await em.flush();
    const as = await app.signIn(resident);
    const form = { subjectType: 'ACTIVITY', id: activity.id, status: 'CANCELLED', version: '1' };
    const response = await app.send(`/activities/${activity.id}`, { as, form });
    expect(response.status).toBe(303);
    const html = await (await app.send(`/activities/${activity.id}`)).text();
    expect(html).toContain('This activity has been cancelled.');
    const again = await app.send(`/activities/${activity.id}`, { as, form: { status: 'GREAT' } });
    expect(again.status).toBe(400);
  });
});

describe('the figure for the present month', () => {
  it('counts published activities in the present month in Ottawa, for one community or for all', async () => {
    const em = app.em();
    const { community, elsewhere, resident, outsider } = await makeNeighbourhood(em);
    const noon = (monthsOn: number) => {
      const [year = 0, month = 1] = cityTimeText(new Date()).split('-').map(Number);
      return new Date(Date.UTC(year, month - 1 + monthsOn, 15, 17));
    };
    makeActivity(em, resident, community, { when: noon(0) });
    makeActivity(em, resident, community, { when: noon(0), status: 'PENDING' });
    makeActivity(em, resident, community, { when: noon(1) });
    makeActivity(em, resident, community, { when: noon(-1) });
    makeActivity(em, resident, community, { when: null });
    const count = async (communityId?: string) => {
      const query = activitiesThisMonth(kysely(app.em()));
      const found = communityId ? query.where('community', '=', communityId) : query;
      return (await found.executeTakeFirstOrThrow()).count;
    };
    const before = await count();
    makeActivity(em, outsider, elsewhere, { when: noon(0) });
    await em.flush();
    expect(await count(community.id)).toBe(1);
    expect(await count()).toBe(before + 2);
  });
});
