import { describe, expect, it } from 'vitest';
import { Activity, ActivityAttendee, MailLetter, type User } from '#db/entities/index.ts';
import type { MailState, PostStatus } from '#db/enums.ts';
import { makeActivity, makeAttendee, makeMembership, makeUser } from '#db/factories/index.ts';
import { withAttendees } from '#app/features/posts/places/with-attendees.server.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { written } from '#tests/setup/letters.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

/** An activity of the resident’s in a building that moderates nothing, with guests who go. */
async function setUp(guests = 0) {
  const em = app.em();
  const hood = await makeNeighbourhood(em, { requireModeration: false });
  hood.resident.isAuthenticated = true;
  const people = Array.from({ length: 3 }, (_, n) => {
    const guest = makeUser(em, { name: `Guest ${n + 1}`, isAuthenticated: true });
    makeMembership(em, guest, hood.community);
    return guest;
  });
  const activity = makeActivity(em, hood.resident, hood.community, {
    title: 'Soup night',
    place: 'Party room',
  });
  for (const guest of people.slice(0, guests)) makeAttendee(em, activity, guest);
  await em.flush();
  const cookies = new Map<User, string>();
  const attend = async (person: User, attendance: 'join' | 'leave') => {
    const as = cookies.get(person) ?? (await app.signIn(person));
    cookies.set(person, as);
    return app.send(`/activities/${activity.id}`, { as, form: { attendance } });
  };
  return { ...hood, people: people as [User, User, User], activity, attend };
}

const lettersTo = ({ id }: { id: string }) =>
  app.em().find(MailLetter, { user: id }, { orderBy: { nextTryAt: 'asc' } });
const statesHere = new Map<MailState, string>([
  ['QUEUED', 'WAITS'],
  ['HELD', 'HELD'],
]);
/** Those that left are FAILED here, where no mail server is set. */
const statesOf = async (person: { id: string }) =>
  (await lettersTo(person)).map(({ kind, state }) => `${kind} ${statesHere.get(state) ?? 'LEFT'}`);
/** The hour after an email is over. */
const hourLater = async () => {
  await app
    .em()
    .execute(`update mail_letters set next_try_at = next_try_at - interval '61 minutes'`);
  await app.runDueJobs('send-due-mail');
};

describe('emails to an organizer (rules 27.4)', () => {
  it('that wait for their hour are not sent once the activity is cancelled', async () => {
    const { resident, people, activity, attend } = await setUp();
    const [first, second] = people;
    await attend(first, 'join');
    await app.runDueJobs();
    await attend(second, 'join');
    expect(await statesOf(resident)).toEqual(['ACTIVITY_PEOPLE LEFT', 'ACTIVITY_PEOPLE WAITS']);
    const as = await app.signIn(resident);
    const json = { status: 'CANCELLED' };
    const cancel = await app.send(`/api/activities/${activity.id}`, { method: 'PATCH', json, as });
    expect(cancel.status).toBe(200);
    await hourLater();
    expect(await statesOf(resident)).toEqual(['ACTIVITY_PEOPLE LEFT']);
  });

  it('are two when somebody joins and leaves in turn for an hour', async () => {
    const { resident, people, attend } = await setUp();
    const [first, second] = people;
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await attend(first, 'join')).status).toBe(303);
      await app.runDueJobs();
      expect((await attend(first, 'leave')).status).toBe(303);
      await app.runDueJobs('send-due-mail');
    }
    await attend(second, 'join');
    await app.runDueJobs();
    expect(await statesOf(resident)).toEqual(['ACTIVITY_PEOPLE LEFT', 'ACTIVITY_PEOPLE WAITS']);
    const [sent, waiting] = await lettersTo(resident);
    expect(written(sent).subject).toBe('Guest 1 joined “Soup night”');
    expect(waiting?.nextTryAt.getTime()).toBe((sent?.nextTryAt.getTime() ?? 0) + 60 * 60_000);
    const { subject, text } = written(waiting);
    expect(subject).toBe('The list of people coming to “Soup night” has changed');
    expect(text.match(/Guest 1 left/g)).toHaveLength(1);
    expect(text.match(/Guest 2 joined/g)).toHaveLength(1);
    expect(text).toMatch(/People going: 1$/m);
    await hourLater();
    expect(await statesOf(resident)).toEqual(['ACTIVITY_PEOPLE LEFT', 'ACTIVITY_PEOPLE LEFT']);
  });

  it('say what is true when they leave: who waited has a place by then, or left the line', async () => {
    const { resident, people, activity, attend } = await setUp();
    const [first, second, third] = people;
    await app.em().nativeUpdate(Activity, { id: activity.id }, { capacity: 1 });
    await attend(first, 'join');
    await app.runDueJobs();
    await attend(second, 'join');
    await attend(third, 'join');
    const waiting = async () => written((await lettersTo(resident)).at(-1)).text;
    expect(await waiting()).toMatch(
      /Guest 2 is on the waiting list.*Guest 3 is on the waiting list/s,
    );
    await attend(third, 'leave');
    expect(await waiting()).not.toContain('Guest 3');
    await attend(first, 'leave');
    const text = await waiting();
    expect(text).not.toContain('Guest 2 is on the waiting list');
    expect(text).toMatch(/Guest 1 left.*Guest 2 now has a spot/s);
    expect(text).toContain('1 of 1');
    // A place that the organizer adds makes an email true that waits, and tells nobody else.
    await attend(third, 'join');
    expect(await waiting()).toContain('Guest 3 is on the waiting list');
    await app
      .em()
      .transactional((tx) =>
        withAttendees(tx, { type: 'ACTIVITY', id: activity.id, by: resident }, () =>
          tx.nativeUpdate(Activity, { id: activity.id }, { capacity: 2 }),
        ),
      );
    expect(await waiting()).toMatch(/Guest 3 now has a spot.*2 of 2/s);
    expect(await statesOf(resident)).toEqual(['ACTIVITY_PEOPLE LEFT', 'ACTIVITY_PEOPLE WAITS']);
    // Where nobody is left to name, there is nothing to send.
    await app.em().nativeDelete(MailLetter, { user: resident.id });
    const late = await app.signIn(third);
    await app.send(`/activities/${activity.id}`, { as: late, form: { attendance: 'leave' } });
    await attend(first, 'join');
    await app.em().nativeDelete(MailLetter, { user: resident.id });
    await attend(third, 'join');
    expect(await waiting()).toContain('Guest 3 is on the waiting list');
    await attend(third, 'leave');
    expect(await statesOf(resident)).toEqual([]);
  });

  it('are one where they wait for a digest, and none of another activity', async () => {
    const { resident, community, people, attend } = await setUp();
    const as = await app.signIn(resident);
    await app.send('/account/notifications', { as, form: { OWN_ACTIVITIES: 'DAILY' } });
    for (const guest of people) await attend(guest, 'join');
    expect(await statesOf(resident)).toEqual(['ACTIVITY_PEOPLE HELD']);
    const em = app.em();
    const other = makeActivity(em, resident, community, { title: 'Yoga' });
    await em.flush();
    await app.send(`/activities/${other.id}`, {
      as: await app.signIn(people[0]),
      form: { attendance: 'join' },
    });
    expect(await statesOf(resident)).toEqual(['ACTIVITY_PEOPLE HELD', 'ACTIVITY_PEOPLE HELD']);
  });

  it('names twenty people at most, and counts the others', async () => {
    const { resident, people, attend } = await setUp();
    await attend(people[0], 'join');
    const [letter] = await lettersTo(resident);
    if (!letter) throw new Error('there is no letter');
    letter.params = {
      ...letter.params,
      others: Array.from({ length: 30 }, (_, n) => ({
        ...{ person: `p${n}`, name: `Person ${n}`, what: 'JOINED' },
      })),
    };
    const { text } = written(letter);
    expect(text.match(/ joined your activity$/gm)).toHaveLength(20);
    expect(text).toContain('31 people');
    expect(text).toContain('and 11 more people');
  });
});

describe('emails to those who go (rules 27.4)', () => {
  it('are two when the place changes thirty times in an hour: the first, and what holds then', async () => {
    const { resident, people, activity } = await setUp(2);
    const as = await app.signIn(resident);
    const edit = (place: string, version: number) =>
      app.send(`/activities/${activity.id}/edit`, {
        as,
        form: {
          ...{ title: activity.title, description: activity.description, contactEmail: '' },
          ...{ when: activity.when ? cityTimeText(activity.when) : '', tags: '', language: 'en' },
          ...{ place, version: String(version) },
        },
      });
    for (let version = 1; version <= 30; version += 1) {
      expect((await edit(`Room ${version}`, version)).status).toBe(303);
      await app.runDueJobs();
    }
    for (const guest of people.slice(0, 2)) {
      expect(await statesOf(guest)).toEqual(['ACTIVITY_CHANGED LEFT', 'ACTIVITY_CHANGED WAITS']);
      const [sent, waiting] = await lettersTo(guest);
      expect(written(sent).text).toMatch(/Room 1$/m);
      expect(written(waiting).text).toMatch(/Where: Room 30$/m);
      expect(written(waiting).text).toMatch(/Previous location: Room 1$/m);
    }
    // Undone within the hour: there is nothing to tell.
    expect((await edit('Room 1', 31)).status).toBe(303);
    expect(await statesOf(people[0])).toEqual(['ACTIVITY_CHANGED LEFT']);
  });

  it('end with what holds, when an activity is hidden and shown again in turn', async () => {
    const { people, activity } = await setUp(1);
    const [guest] = people;
    const set = async (status: Exclude<PostStatus, 'SOLD'>) => {
      await app
        .em()
        .transactional((tx) =>
          withAttendees(tx, { type: 'ACTIVITY', id: activity.id, by: null }, () =>
            tx.nativeUpdate(Activity, { id: activity.id }, { status, version: ++activity.version }),
          ),
        );
      await app.runDueJobs();
    };
    for (let turn = 0; turn < 5; turn += 1) {
      await set('WITHDRAWN');
      await set('PUBLISHED');
    }
    // Told that it is off and on again; the rest undid itself.
    expect(await statesOf(guest)).toEqual(['ACTIVITY_OFF LEFT', 'ACTIVITY_BACK LEFT']);
    await set('WITHDRAWN');
    await hourLater();
    expect(await statesOf(guest)).toEqual([
      'ACTIVITY_OFF LEFT',
      'ACTIVITY_BACK LEFT',
      'ACTIVITY_OFF LEFT',
    ]);
  });
});

describe('leaving activities (rules 5.4)', () => {
  it('has a limit, also in JSON, and loses nobody their place', async () => {
    const { people, activity, attend } = await setUp(1);
    const [guest] = people;
    for (let turn = 0; turn < 60; turn += 1) {
      if (turn > 0) {
        const em = app.em();
        em.create(ActivityAttendee, {
          activity: activity.id,
          user: guest.id,
          createdAt: new Date(),
        });
        await em.flush();
      }
      expect((await attend(guest, 'leave')).status).toBe(303);
    }
    // Leaving again changes nothing, and is no try.
    expect((await attend(guest, 'leave')).status).toBe(303);
    expect((await attend(guest, 'join')).status).toBe(303);
    const refused = await attend(guest, 'leave');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
    const html = await refused.text();
    expect(html).toContain('Please wait a moment');
    expect(html).toContain('You’ve left a lot of activities in the last hour.');
    const call = await app.send(`/api/activities/${activity.id}/leave`, {
      as: await app.signIn(guest),
      method: 'POST',
      json: {},
    });
    expect(call.status).toBe(429);
    expect(await app.em().count(ActivityAttendee, { activity: activity.id })).toBe(1);
  });
});
